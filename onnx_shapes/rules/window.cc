// SPDX-License-Identifier: Apache-2.0
#include "onnx_shapes/rules/window.h"

#include <algorithm>
#include <string>

#include "onnx_light/core/strings.h"
#include "onnx_shapes/rules/requirements.h"
#include "onnx_shapes/rules/sizes.h"

namespace ONNX_LIGHT_NAMESPACE::shapes {

using core::StrCat;

namespace {

std::string ListText(absl::Span<const int64_t> list) {
  // A hostile list is long; its beginning tells enough.
  constexpr size_t kShown = 8;
  const std::string shown = core::StrJoin(list.first(std::min(list.size(), kShown)), ", ");
  return StrCat("[", shown, list.size() > kShown ? ", ...]" : "]");
}

// Reads `auto_pad` and how it goes with `pads`; returns false after a fault.
bool ReadAutoPad(Context& ctx, Window* window) {
  if (ctx.schema().FindAttribute("auto_pad") == nullptr) return true;
  // window_c3
  if (!RequireOneOf(ctx, "window_c3", "auto_pad",
                    {"NOTSET", "VALID", "SAME_UPPER", "SAME_LOWER"})) {
    return false;
  }
  const std::string_view mode = ctx.StringAttr("auto_pad");
  if (mode == "NOTSET") return true;
  window->same = mode != "VALID";
  const auto pads = ctx.IntsAttr("pads");
  if (!pads) return true;
  const bool zeros = std::all_of(pads->begin(), pads->end(), [](int64_t pad) { return pad == 0; });
  if (zeros && window->use == WindowUse::kPool) return true;
  // window_c4
  ctx.AttrFault(Code::kAttributeValue, "window_c4", "pads",
                StrCat("pads ", ListText(*pads), " beside auto_pad ", mode),
                "either pads or an auto_pad other than NOTSET");
  return false;
}

// The places of a window along a size that is a number, as far as its extent is one too. Division
// goes towards zero, so that one window remains where it overhangs by less than a stride.
int64_t CountPlaces(const Window& window, int i, int64_t size, int64_t room) {
  const int64_t stride = window.strides[static_cast<size_t>(i)];
  if (!window.ceil) return room / stride + 1;
  const int64_t steps = room / stride + (room % stride > 0 ? 1 : 0);
  // A window that would begin in the padding at the end is left out.
  const int64_t before_end = size + window.pads[static_cast<size_t>(i)];
  const bool outside = before_end <= 0 ? steps >= 0 : steps > (before_end - 1) / stride;
  return outside ? steps : steps + 1;
}

// ceil(room / stride) + 1 places, but for a last one that begins in the padding at the end.
SymDim CeilPlaces(Context& ctx, const Window& window, int i, const SymDim& size,
                  const SymDim& room) {
  const auto axis = static_cast<size_t>(i);
  const int64_t stride = window.strides[axis];
  SymDim last = ctx.CeilDiv(room, stride);
  const SymDim inside =
      ctx.Sub(window.extents[axis], SymDim(window.pads[axis + window.strides.size()]));
  if (!inside.IsInt()) return ctx.Fresh();
  // The last place begins less than a stride beyond the room: always before the padding at the end,
  // always within it, or wherever a place before the padding is left.
  if (inside.AsInt() >= stride) return ctx.Add(last, 1);
  if (inside.AsInt() <= 0) return last;
  return ctx.CeilDiv(ctx.Add(size, SymDim(window.pads[axis])), stride);
}

}  // namespace

bool ReadWindowList(Context& ctx, std::string_view name, size_t count, int64_t least,
                    int64_t fallback, WindowList* list) {
  const auto own = ctx.IntsAttr(name);
  if (!own || ctx.schema().FindAttribute(name) == nullptr) {
    list->assign(count, fallback);
    return true;
  }
  // window_c1
  if (own->size() != count) {
    ctx.AttrFault(Code::kAttributeValue, "window_c1", name,
                  StrCat(own->size(), " entries in '", name, "'"), StrCat(count, " entries"));
    return false;
  }
  // window_c2
  const auto it = std::find_if(own->begin(), own->end(), [&](int64_t v) { return v < least; });
  if (it != own->end()) {
    ctx.AttrFault(Code::kAttributeValue, "window_c2", name,
                  StrCat("entry ", *it, " in '", name, "'"),
                  StrCat("entries of ", least, " or more"));
    return false;
  }
  list->assign(own->begin(), own->end());
  return true;
}

std::optional<Window> ReadWindow(Context& ctx, WindowUse use, int dims,
                                 absl::Span<const SymDim> kernel) {
  const auto count = static_cast<size_t>(dims);
  Window window;
  window.use = use;
  window.kernel.assign(kernel.begin(), kernel.end());
  window.kernel.resize(count);
  window.ceil = ctx.schema().FindAttribute("ceil_mode") != nullptr && ctx.IntAttr("ceil_mode") == 1;
  bool fits = ReadWindowList(ctx, "strides", count, 1, 1, &window.strides);
  fits &= ReadWindowList(ctx, "dilations", count, 1, 1, &window.dilations);
  fits &= ReadWindowList(ctx, "pads", 2 * count, 0, 0, &window.pads);
  WindowList kernel_shape;
  fits &= ReadWindowList(ctx, "kernel_shape", count, 1, 0, &kernel_shape);
  fits &= ReadAutoPad(ctx, &window);
  if (!fits) return std::nullopt;
  for (size_t i = 0; i < count; ++i) {
    // An entry of 0 stands for a kernel_shape that is missing.
    const SymDim own = kernel_shape[i] == 0 ? SymDim() : SymDim(kernel_shape[i]);
    // window_c5
    if (!MergeSize(ctx, "window_c5", &window.kernel[i], own,
                   "kernel sizes of the weights and 'kernel_shape'")) {
      return std::nullopt;
    }
    // window_c2
    if (window.kernel[i].IsInt() && window.kernel[i].AsInt() < 1) {
      ctx.Fault(Code::kSize, "window_c2",
                StrCat("a kernel of size ", window.kernel[i].AsInt(), " in spatial dimension ", i),
                "1 or more");
      return std::nullopt;
    }
    window.extents.push_back(
        ctx.Add(ctx.Mul(ctx.Sub(window.kernel[i], 1), SymDim(window.dilations[i])), 1));
  }
  return window;
}

SymDim WindowCount(Context& ctx, const Window& window, int i, const SymDim& size) {
  const auto axis = static_cast<size_t>(i);
  const SymDim stride(window.strides[axis]);
  if (window.same) return ctx.CeilDiv(size, stride);
  const SymDim& extent = window.extents[axis];
  const SymDim pads = ctx.Add(window.pads[axis], window.pads[axis + window.strides.size()]);
  if (!size.IsInt() || !extent.IsInt()) {
    // Numbers first: often nothing is left of them to be added to a symbol.
    const SymDim spare = ctx.Sub(pads, extent);
    if (stride == SymDim(1) && !window.ceil) return ctx.Add(size, ctx.Add(spare, 1));
    const SymDim room = ctx.Add(size, spare);
    if (window.ceil) return CeilPlaces(ctx, window, i, size, room);
    return ctx.Add(ctx.FloorDiv(room, stride), 1);
  }
  const SymDim padded = ctx.Add(size, pads);
  const SymDim room = ctx.Sub(padded, extent);
  if (!room.IsInt()) return SymDim();  // Of an overflow, which was reported.
  const int64_t count = CountPlaces(window, i, size.AsInt(), room.AsInt());
  const bool fits = room.AsInt() >= 0 || (window.use == WindowUse::kPool && count >= 0);
  if (fits) return SymDim(count);
  // window_c6
  ctx.Fault(Code::kSize, "window_c6",
            StrCat("a window that extends over ", extent.ToString(), " in spatial dimension ", i,
                   " of size ", size.ToString()),
            StrCat("one of ", padded.ToString(), " or less, the size with its padding"));
  return SymDim();
}

SymDim CoveredSize(Context& ctx, const Window& window, int i, const SymDim& count, int64_t more) {
  const auto axis = static_cast<size_t>(i);
  const SymDim stride(window.strides[axis]);
  const SymDim steps = ctx.Mul(ctx.Sub(count, 1), stride);
  const SymDim last = ctx.Add(window.extents[axis], more);
  // Automatic pads cut until a stride an input element remains.
  if (window.same) return ctx.Add(steps, ctx.Min(last, stride));
  const SymDim cut_at_begin = ctx.Sub(ctx.Add(steps, last), SymDim(window.pads[axis]));
  SymDim size = ctx.Sub(cut_at_begin, SymDim(window.pads[axis + window.strides.size()]));
  if (!size.IsInt() || size.AsInt() > 0) return size;
  // window_c7
  ctx.AttrFault(Code::kSize, "window_c7", "pads",
                StrCat("pads that leave ", size.AsInt(), " of spatial dimension ", i),
                "pads that leave 1 or more");
  return SymDim();
}

}  // namespace ONNX_LIGHT_NAMESPACE::shapes
