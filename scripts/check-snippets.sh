#!/usr/bin/env bash
# Compiles the Swift code of the documentation for Linux, with the modules of the SDK's build.
#
# usage: scripts/check-snippets.sh
#
# Needs the debug build of the root package with the trait Tokens. Apple/check.sh compiles the same
# code, and that of the tutorials, for iOS and macOS.
set -euo pipefail
cd "$(dirname "$0")/.."

build=$(swift build --show-bin-path)
readonly build
folder=$(mktemp -d)
readonly folder
trap 'rm -rf "$folder"' EXIT

# The C modules beneath DialtoneTokens.
mapfile -t maps < <(find "$build/" -name module.modulemap | sed 's/^/-fmodule-map-file=/')
options=(-swift-version 6 -parse-as-library -suppress-warnings -I "$build/Modules")
for map in "${maps[@]}"; do options+=(-Xcc "$map"); done

scripts/extract-snippets.py Linux "$folder/code"
status=0
count=0
while IFS= read -r row; do
  IFS=$'\t' read -r -a files <<<"$row"
  swiftc "${options[@]}" -wmo -emit-sil -o /dev/null -module-name "${files[0]}" "${files[@]:1}" ||
    status=1
  count=$((count + ${#files[@]} - 1))
done <"$folder/code/modules"
echo "$count code blocks compiled for Linux"
exit "$status"
