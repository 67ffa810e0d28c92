#!/usr/bin/env bash
# Builds the benchmark for release and runs it against bin/dialtone; it starts its servers itself.
#
# usage: scripts/bench.sh [ARGUMENT...]      (see: scripts/bench.sh --help)
set -euo pipefail
cd "$(dirname "$0")/.."

export DIALTONE_BIN=${DIALTONE_BIN:-$PWD/bin/dialtone}
exec swift run -c release --package-path Benchmarks dialtone-bench "$@"
