#!/usr/bin/env bash
# Builds the load generator for release and measures bin/dialtone; it starts its servers itself.
#
# usage: scripts/bench.sh [--quick | --only PART,... | --draw FILE]
#          Measures everything, and writes Benchmarks/results.json and the charts of the
#          documentation; see scripts/benchmark-suite.py --help. Then measures the sign-in page.
#        scripts/bench.sh throughput | timing | guard-cost | slow-disk | delivery-faults [OPTION...]
#          One measurement; see scripts/bench.sh throughput --help.
#        scripts/bench.sh console [MESSAGES]
#          Measures the pages of the console, see scripts/measure-console.py.
#        scripts/bench.sh databases [ACCOUNTS]
#          Measures copies, backups and restores, see scripts/measure-databases.py.
#        scripts/bench.sh round-trips [CALLS]
#          Measures what calls cost PostgreSQL, see scripts/measure-round-trips.py.
set -euo pipefail
cd "$(dirname "$0")/.."

export DIALTONE_BIN=${DIALTONE_BIN:-$PWD/bin/dialtone}
case ${1:-} in
-h | --help)
  sed -n '4,14s/^# \{0,1\}//p' "$0"
  exit 0
  ;;
console)
  exec scripts/measure-console.py "${@:2}"
  ;;
databases)
  exec scripts/measure-databases.py "${@:2}"
  ;;
round-trips)
  exec scripts/measure-round-trips.py "${@:2}"
  ;;
slow-disk)
  mkdir -p Benchmarks/.build
  export DIALTONE_SLOW_DISK_LIBRARY=$PWD/Benchmarks/.build/slow_disk.so
  cc -O2 -shared -fPIC -o "$DIALTONE_SLOW_DISK_LIBRARY" Benchmarks/SlowDisk/slow_disk.c -ldl
  ;;
esac

swift build -c release --package-path Benchmarks >&2
if [[ -n ${1:-} && $1 != -* ]]; then
  exec Benchmarks/.build/release/dialtone-bench "$@"
fi

status=0
scripts/benchmark-suite.py "$@" || status=$?
for argument in "$@"; do
  case $argument in
  --only* | --draw* | --quick) exit "$status" ;;
  esac
done
if [[ ! -x .venv/bin/python ]] || ! command -v chromedriver >/dev/null; then
  echo "The pages are not measured: run scripts/install-system-packages.sh test and scripts/prepare-python.sh first." >&2
  exit "$status"
fi
echo
scripts/measure-pages.py
exit "$status"
