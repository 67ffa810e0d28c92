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
  _Concurrency _StringProcessing _Builtin_float Glibc SwiftOnoneSupport Synchronization
  Observation Dispatch FoundationEssentials _FoundationCollections
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

# The toolchain's own standard library, and in the same module what it has on Apple's platforms only.
build_standard_library() {
  local target library=$out/resources/linux/Swift.swiftmodule
  target=$(swiftc -print-target-info | sed -n 's/.*"moduleTriple": *"\(.*\)".*/\1/p')
  mkdir "$library"
  swiftc -frontend -emit-module -experimental-skip-all-function-bodies \
    -parse-stdlib -parse-as-library -module-name Swift -o "$library/$target.swiftmodule" \
    "$overlays/Swift"/*.swift "$toolchain_libraries/linux/Swift.swiftmodule/$target.swiftmodule"
}

# What Apple adds in Swift to its Objective-C modules, in the order in which they build on another.
build_overlays() {
  local name
  mkdir "$out/overlays"
  for name in ObjectiveC Darwin Foundation; do
    local flags=(-module-name "$name")
    [[ ! -d $stubs/Shared/$name ]] || flags+=(-import-underlying-module)
    swift_frontend -swift-version 5 "${flags[@]}" -emit-module \
      -o "$out/overlays/$name.swiftmodule" "$overlays/$name"/*.swift
  done
}
