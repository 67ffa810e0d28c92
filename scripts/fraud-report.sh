#!/usr/bin/env bash
# Simulates people and attackers against the guard of messages, and writes the figures into
# docs/fraud.md. The same seed brings the same figures. Says on the way which run it is at.
#
# usage: scripts/fraud-report.sh [ARGUMENT...]      (see: scripts/fraud-report.sh --help)
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ ! -d Server/.build/release ]]; then
  echo "Building the simulator for release; the first time takes some minutes on two cores."
fi
options=(-c release --package-path Server)
swift build "${options[@]}" --product send-guard-simulator
exec "$(swift build "${options[@]}" --show-bin-path)/send-guard-simulator" \
  --write docs/fraud.md "$@"
