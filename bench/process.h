// SPDX-License-Identifier: Apache-2.0
//
// Measures a process from inside.
#pragma once

#include <malloc.h>

#include <chrono>
#include <cstdio>
#include <cstring>

namespace bench {

/// Returns a value in bytes of a line of /proc/self/status that is given in kB.
inline long long StatusBytes(const char* key) {
  std::FILE* file = std::fopen("/proc/self/status", "r");
  char line[256];
  long long kilobytes = 0;
  while (file != nullptr && std::fgets(line, sizeof(line), file) != nullptr) {
    if (std::strncmp(line, key, std::strlen(key)) == 0) {
      std::sscanf(line + std::strlen(key), ": %lld", &kilobytes);
    }
  }
  if (file != nullptr) std::fclose(file);
  return kilobytes * 1024;
}

/// Heap in use plus anonymous resident pages, in bytes.
struct Memory {
  long long heap;
  long long anonymous;

  static Memory Now() {
    const auto info = mallinfo2();
    return {static_cast<long long>(info.uordblks + info.hblkhd), StatusBytes("RssAnon")};
  }
};

/// Runs `work` once and prints "nanoseconds bytes": the time, and the growth of memory.
template <typename Work>
void MeasureOnce(Work work) {
  // The first read of /proc and the first output allocate; they are not part of the work.
  Memory::Now();
  const Memory before = Memory::Now();
  const auto start = std::chrono::steady_clock::now();
  work();
  const auto end = std::chrono::steady_clock::now();
  const Memory after = Memory::Now();
  std::printf("%lld %lld\n",
              static_cast<long long>(
                  std::chrono::duration_cast<std::chrono::nanoseconds>(end - start).count()),
              after.heap - before.heap + after.anonymous - before.anonymous);
}

/// Runs `work` once and prints "nanoseconds bytes": the time, and the growth of the heap in use.
template <typename Work>
void MeasureHeap(Work work) {
  const Memory before = Memory::Now();
  const auto start = std::chrono::steady_clock::now();
  work();
  const auto end = std::chrono::steady_clock::now();
  std::printf("%lld %lld\n",
              static_cast<long long>(
                  std::chrono::duration_cast<std::chrono::nanoseconds>(end - start).count()),
              Memory::Now().heap - before.heap);
}

}  // namespace bench
