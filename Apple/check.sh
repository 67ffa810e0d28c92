#!/usr/bin/env bash
# Type-checks the SDK, its tests of names and the page's samples as Apple's compilers would.
#
# usage: Apple/check.sh [--root DIR] [PLATFORM...]
#
# PLATFORM is iOS or macOS; both by default. DIR is a copy of this repository, which the test of
# this check has broken on purpose. Needs the Swift toolchain and nothing else. See docs/apple.md.
set -euo pipefail
cd "$(dirname "$0")"

readonly stubs=$PWD/Stubs overlays=$PWD/Overlays
root=$(dirname "$PWD")
if [[ ${1:-} == --root ]]; then
  root=$(cd "$2" && pwd)
  shift 2
fi
platforms=("$@")
[[ $# -gt 0 ]] || platforms=(iOS macOS)

out=$(mktemp -d)
readonly out
trap 'rm -rf "$out"' EXIT
source ./toolchain.bash
source ./platform.bash

link_resources
build_standard_library
build_overlays
check_platform() {
  prepare_sources "$1"
  check_swift
  check_samples
  check_apps
  check_objective_c
  echo "$1: Swift and Objective-C type-check"
}

checks=()
for platform in "${platforms[@]}"; do
  check_platform "$platform" >"$out/$platform.log" 2>&1 &
  checks+=($!)
done
status=0
for number in "${!checks[@]}"; do
  wait "${checks[number]}" || status=1
  cat "$out/${platforms[number]}.log"
done
exit "$status"
