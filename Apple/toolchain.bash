# Sourced by check.sh: makes the Linux compiler see Apple's modules.
# shellcheck shell=bash

toolchain_libraries=$(swiftc -print-target-info |
  sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')
readonly toolchain_libraries
clang=$(dirname "$(dirname "$toolchain_libraries")")/bin/clang
readonly clang

# What is the same on every platform. Foundation is not: the stub stands in its place, and takes
# the value types of FoundationEssentials.
readonly shared_modules=(
  _StringProcessing _Builtin_float Glibc SwiftOnoneSupport Synchronization Observation Dispatch
  FoundationEssentials _FoundationCollections
)
readonly shared_headers=(dispatch Block os _FoundationCShims)

link_resources() {
  local name
  mkdir -p "$out/resources/linux" "$out/headers"
  for name in shims clang apinotes; do
    ln -s "$toolchain_libraries/$name" "$out/resources/"
  done
  ln -s "$toolchain_libraries/linux/$(uname -m)" "$out/resources/linux/"
  for name in "${shared_modules[@]}"; do
    ln -s "$toolchain_libraries/linux/$name.swiftmodule" "$out/resources/linux/"
  done
  for name in "${shared_headers[@]}"; do
    ln -s "$toolchain_libraries/$name" "$out/headers/"
  done
}

swift_frontend() {
  swiftc -frontend -enable-objc-interop -parse-as-library \
    -resource-dir "$out/resources" -module-cache-path "$out/cache" \
    -I "$stubs/Shared" -I "$out/overlays" -I "$out/headers" "$@"
}

# One of the toolchain's own modules, and in it what it has on Apple's platforms only.
extend_module() {
  local name=$1 target
  shift
  target=$(swiftc -print-target-info | sed -n 's/.*"moduleTriple": *"\(.*\)".*/\1/p')
  mkdir "$out/resources/linux/$name.swiftmodule"
  swiftc -frontend -emit-module -experimental-skip-all-function-bodies -parse-as-library \
    -resource-dir "$out/resources" -I "$out/headers" "$@" -module-name "$name" \
    -o "$out/resources/linux/$name.swiftmodule/$target.swiftmodule" "$overlays/$name"/*.swift \
    "$toolchain_libraries/linux/$name.swiftmodule/$target.swiftmodule"
}

build_standard_library() {
  extend_module Swift -parse-stdlib
  # A header that the module was built with, that nobody needs and no toolchain holds.
  mkdir "$out/headers/shims"
  echo 'module SwiftConcurrencyInternalShims {}' >"$out/headers/shims/module.modulemap"
  extend_module _Concurrency -disable-implicit-concurrency-module-import -I "$out/headers/shims"
}

# What Apple adds in Swift to its Objective-C modules, in the order in which they build on another.
build_overlays() {
  local name
  mkdir "$out/overlays"
  for name in ObjectiveC Darwin Foundation os; do
    local flags=(-module-name "$name")
    [[ ! -d $stubs/Shared/$name ]] || flags+=(-import-underlying-module)
    swift_frontend -swift-version 5 "${flags[@]}" -emit-module \
      -o "$out/overlays/$name.swiftmodule" "$overlays/$name"/*.swift
  done
}
