#!/usr/bin/env bash
# Type-checks the SDK, its tests of names, the page's samples and the code of the documentation as
# Apple's compilers would.
#
# usage: Apple/check.sh [--root DIR] [--symbol-graphs DIR] [PLATFORM...]
#
# PLATFORM is iOS or macOS; both by default. The DIR of --root is a copy of this repository, which
# the test of this check has broken on purpose. That of --symbol-graphs gets the public names of
# each documented product, for scripts/build-docs.sh. Needs the Swift toolchain and Python. See
# docs/apple.md.
set -euo pipefail
readonly start=$PWD
cd "$(dirname "$0")"

readonly stubs=$PWD/Stubs overlays=$PWD/Overlays scripts=$PWD/../scripts
root=$(dirname "$PWD")
symbol_graphs=
while [[ ${1:-} == --* ]]; do
  case $1 in
  --root) root=$(cd "$start" && cd "$2" && pwd) ;;
  --symbol-graphs)
    symbol_graphs=$(cd "$start" && mkdir -p "$2" && cd "$2" && pwd)
    rm -rf "${symbol_graphs:?}"/*
    ;;
  *)
    echo "usage: Apple/check.sh [--root DIR] [--symbol-graphs DIR] [PLATFORM...]" >&2
    exit 2
    ;;
  esac
  shift 2
done
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
  check_documentation
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
