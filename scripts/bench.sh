#!/usr/bin/env bash
# Builds the benchmark for release and runs it against bin/dialtone; it starts its servers itself.
# Then measures the sign-in page and the element, unless the arguments name a command or ask for JSON.
# With `console` as the first argument, measures only the pages of the console, see measure-console.py.
#
# usage: scripts/bench.sh [ARGUMENT...]      (see: scripts/bench.sh --help)
set -euo pipefail
cd "$(dirname "$0")/.."

export DIALTONE_BIN=${DIALTONE_BIN:-$PWD/bin/dialtone}
if [[ ${1:-} == console ]]; then
  exec scripts/measure-console.py "${@:2}"
fi
if [[ ${1:-} == slow-disk ]]; then
  mkdir -p Benchmarks/.build
  export DIALTONE_SLOW_DISK_LIBRARY=$PWD/Benchmarks/.build/slow_disk.so
  cc -O2 -shared -fPIC -o "$DIALTONE_SLOW_DISK_LIBRARY" Benchmarks/SlowDisk/slow_disk.c -ldl
fi
swift run -c release --package-path Benchmarks dialtone-bench "$@"

for argument in "$@"; do
  case $argument in
  --json | --help | -h | throughput | timing | guard-cost | slow-disk | delivery-faults) exit 0 ;;
  esac
done
if [[ ! -x .venv/bin/python ]] || ! command -v chromedriver >/dev/null; then
  echo "The pages are not measured: run scripts/install-system-packages.sh test and scripts/prepare-python.sh first." >&2
  exit 0
fi
echo
scripts/measure-pages.py
