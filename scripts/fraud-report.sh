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
source scripts/release-options.bash
swift build "${release_options[@]}" --product send-guard-simulator
exec "$(swift build "${release_options[@]}" --show-bin-path)/send-guard-simulator" \
  --write docs/fraud.md "$@"
