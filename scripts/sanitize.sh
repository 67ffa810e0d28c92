#!/usr/bin/env bash
# Runs the SDK's tests with the thread sanitizer and with the address sanitizer.
#
# usage: scripts/sanitize.sh [thread|address...]
#
# Both by default. Each has a build of its own in .build/sanitize-NAME, which takes several minutes
# the first time. Fails if a test fails or a sanitizer reports anything.
set -euo pipefail
cd "$(dirname "$0")/.."

sanitizers=("$@")
[[ $# -gt 0 ]] || sanitizers=(thread address)
for sanitizer in "${sanitizers[@]}"; do
  case $sanitizer in
  thread | address) ;;
  *)
    echo "usage: scripts/sanitize.sh [thread|address...]" >&2
    exit 2
    ;;
  esac
done

# Reports must fail the run. Objects that live as long as the process are not leaks, and Foundation
# has many of them.
export TSAN_OPTIONS=halt_on_error=0:exitcode=66
export ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=1:exitcode=67

# Sanitized code is slow: if all tests started at once, they would miss their deadlines.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=${DIALTONE_TEST_WIDTH:-$((2 * $(nproc)))}

sanitize() {
  local name=$1
  local options=(--sanitize "$name" --scratch-path ".build/sanitize-$name" --traits Tokens)
  swift build "${options[@]}" --build-tests
  swift test "${options[@]}" --skip-build --disable-xctest
  echo "sanitize $name: no reports"
}

for sanitizer in "${sanitizers[@]}"; do sanitize "$sanitizer"; done
