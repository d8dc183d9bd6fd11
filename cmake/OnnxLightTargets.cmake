# SPDX-License-Identifier: Apache-2.0
# How the project's targets are made: one static, position independent library a folder (a part),
# and the umbrella onnx_light::onnx_light over the parts, in two kinds from the same objects.

# The installed headers share one folder, so that short names such as proto/ take no place of others.
set(ONNX_LIGHT_INCLUDEDIR ${CMAKE_INSTALL_INCLUDEDIR}/onnx_light)

# What every part has in common: the include root, the language level and the build's choices.
add_library(onnx_light_base INTERFACE)
set_target_properties(onnx_light_base PROPERTIES EXPORT_NAME base)
target_compile_features(onnx_light_base INTERFACE cxx_std_17)
target_compile_definitions(onnx_light_base INTERFACE
  ONNX_LIGHT_NAMESPACE=${ONNX_LIGHT_NAMESPACE}
  ONNX_LIGHT_WITH_DOCS=$<BOOL:${ONNX_LIGHT_WITH_DOCS}>)
target_include_directories(onnx_light_base INTERFACE
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}> $<INSTALL_INTERFACE:${ONNX_LIGHT_INCLUDEDIR}>)
install(FILES ${PROJECT_SOURCE_DIR}/onnx_light/core/namespace.h
              ${PROJECT_SOURCE_DIR}/onnx_light/core/strings.h
        DESTINATION ${ONNX_LIGHT_INCLUDEDIR}/onnx_light/core)
install(TARGETS onnx_light_base EXPORT onnx_light-base)

# Compiler warnings for the sources of <target>.
function(onnx_light_warnings target)
  target_compile_options(${target} PRIVATE
    $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:-Wall;-Wextra;-Wpedantic;-Wshadow>
    $<$<CXX_COMPILER_ID:GNU>:-Wmissing-declarations>
    $<$<CXX_COMPILER_ID:Clang,AppleClang>:-Wmissing-prototypes>
    $<$<AND:$<BOOL:${ONNX_LIGHT_WERROR}>,$<CXX_COMPILER_ID:GNU,Clang,AppleClang>>:-Werror>)
endfunction()

# onnx_light_library(<name> [INTERNAL] [NO_WARNINGS] [SOURCES <file>...] [DEPS <part|target>...]
#                    [PRIVATE_DEPS <target>...])
#
# Makes the part onnx_light_<name> (alias onnx_light::<name>) from SOURCES, by default every *.cc
# below the folder; a folder without any is a header-only part. A DEPS entry without "::" is another
# part. PRIVATE_DEPS are header-only libraries that just the sources see. The folder's headers are
# installed under the path they are included by. INTERNAL keeps the part out of the umbrella and of
# the installation, NO_WARNINGS is for generated sources.
function(onnx_light_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "INTERNAL;NO_WARNINGS" "" "SOURCES;DEPS;PRIVATE_DEPS")
  if(NOT arg_SOURCES)
    file(GLOB_RECURSE arg_SOURCES CONFIGURE_DEPENDS *.cc)
    list(FILTER arg_SOURCES EXCLUDE REGEX "/main\\.cc$")
  endif()
  set(target onnx_light_${name})
  if(arg_SOURCES)
    add_library(${target} STATIC ${arg_SOURCES})
    set(scope PUBLIC)
    set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON)
    foreach(dep IN LISTS arg_PRIVATE_DEPS)
      target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:${dep}>)
    endforeach()
    if(NOT arg_NO_WARNINGS)
      onnx_light_warnings(${target})
    endif()
  else()
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  add_library(onnx_light::${name} ALIAS ${target})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})

  target_link_libraries(${target} ${scope} onnx_light_base)
  foreach(dep IN LISTS arg_DEPS)
    if(dep MATCHES "::")
      target_link_libraries(${target} ${scope} ${dep})
      if(NOT arg_INTERNAL)
        set_property(GLOBAL APPEND PROPERTY ONNX_LIGHT_EXTERNAL_LIBRARIES ${dep})
      endif()
    else()
      target_link_libraries(${target} ${scope} onnx_light_${dep})
    endif()
  endforeach()

  if(NOT arg_INTERNAL)
    set_property(GLOBAL APPEND PROPERTY ONNX_LIGHT_PARTS ${target})
    install(TARGETS ${target} EXPORT onnx_light-static
            ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
    file(RELATIVE_PATH folder ${PROJECT_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR})
    install(DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}/
            DESTINATION ${ONNX_LIGHT_INCLUDEDIR}/${folder}
            FILES_MATCHING PATTERN "*.h" PATTERN "*.def")
  endif()
endfunction()

# Lets the shared object <target> export only symbols that match one of the linker patterns, where
# the linker knows version scripts.
function(onnx_light_export_only target)
  if(NOT CMAKE_SYSTEM_NAME STREQUAL "Linux")
    return()
  endif()
  list(JOIN ARGN ";\n    " patterns)
  set(script ${CMAKE_CURRENT_BINARY_DIR}/${target}.map)
  file(CONFIGURE OUTPUT ${script} CONTENT "{\n  global:\n    @patterns@;\n  local: *;\n};\n" @ONLY)
  target_link_options(${target} PRIVATE "LINKER:--version-script=${script}")
  set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${script})
endfunction()

# Makes the umbrella of all parts made so far: onnx_light_static over the static parts, and
# onnx_light_shared (libonnx_light.so) from the same objects. BUILD_SHARED_LIBS says which of them
# onnx_light::onnx_light means inside the build.
function(onnx_light_umbrella)
  get_property(parts GLOBAL PROPERTY ONNX_LIGHT_PARTS)
  add_library(onnx_light_static INTERFACE)
  target_link_libraries(onnx_light_static INTERFACE ${parts})
  set_target_properties(onnx_light_static PROPERTIES EXPORT_NAME onnx_light)
  install(TARGETS onnx_light_static EXPORT onnx_light-static)

  if(ONNX_LIGHT_BUILD_SHARED)
    add_library(onnx_light_shared SHARED)
    foreach(part IN LISTS parts)
      get_target_property(type ${part} TYPE)
      if(type STREQUAL "STATIC_LIBRARY")
        target_sources(onnx_light_shared PRIVATE $<TARGET_OBJECTS:${part}>)
      endif()
      foreach(property INCLUDE_DIRECTORIES COMPILE_DEFINITIONS)
        get_target_property(values ${part} INTERFACE_${property})
        if(values)
          set_property(TARGET onnx_light_shared APPEND PROPERTY INTERFACE_${property} ${values})
        endif()
      endforeach()
    endforeach()
    get_property(external GLOBAL PROPERTY ONNX_LIGHT_EXTERNAL_LIBRARIES)
    list(REMOVE_DUPLICATES external)
    target_link_libraries(onnx_light_shared PUBLIC onnx_light_base ${external})
    set_target_properties(onnx_light_shared PROPERTIES
      EXPORT_NAME onnx_light OUTPUT_NAME onnx_light LINKER_LANGUAGE CXX
      VERSION ${PROJECT_VERSION}
      SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
    # Itanium names of what the namespace holds: functions, const ones, vtables, type infos, guards
    # and thunks; and the one template of protobuf that generated code specializes for its messages.
    string(LENGTH ${ONNX_LIGHT_NAMESPACE} length)
    set(name ${length}${ONNX_LIGHT_NAMESPACE})
    onnx_light_export_only(onnx_light_shared
      _ZN${name}* _ZNK${name}* _ZNR${name}* _ZNO${name}* _ZNKR${name}* _ZTVN${name}* _ZTTN${name}*
      _ZTIN${name}* _ZTSN${name}* _ZGVN${name}* _ZGVZN${name}* _ZZN${name}* _ZThn*_N${name}*
      _ZTv0_n*_N${name}* _ZN6google8protobuf5Arena18CreateMaybeMessageIN${name}*)
    install(TARGETS onnx_light_shared EXPORT onnx_light-shared
            LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
  endif()

  if(BUILD_SHARED_LIBS)
    add_library(onnx_light::onnx_light ALIAS onnx_light_shared)
  else()
    add_library(onnx_light::onnx_light ALIAS onnx_light_static)
  endif()
endfunction()

# Installs what find_package(onnx_light) reads.
function(onnx_light_install_package)
  include(CMakePackageConfigHelpers)
  set(destination ${CMAKE_INSTALL_LIBDIR}/cmake/onnx_light)
  set(kinds base static)
  if(ONNX_LIGHT_BUILD_SHARED)
    list(APPEND kinds shared)
  endif()
  foreach(kind IN LISTS kinds)
    install(EXPORT onnx_light-${kind} NAMESPACE onnx_light:: DESTINATION ${destination})
  endforeach()
  configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/onnx_light-config.cmake.in
    ${PROJECT_BINARY_DIR}/onnx_light-config.cmake INSTALL_DESTINATION ${destination})
  write_basic_package_version_file(${PROJECT_BINARY_DIR}/onnx_light-config-version.cmake
    COMPATIBILITY SameMinorVersion)
  install(FILES ${PROJECT_BINARY_DIR}/onnx_light-config.cmake
                ${PROJECT_BINARY_DIR}/onnx_light-config-version.cmake
          DESTINATION ${destination})
endfunction()
