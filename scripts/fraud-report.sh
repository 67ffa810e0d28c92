#!/usr/bin/env bash
# Simulates people and attackers against the guard of messages, and writes the figures into
# docs/fraud.md. The same seed brings the same figures.
#
# usage: scripts/fraud-report.sh [ARGUMENT...]      (see: scripts/fraud-report.sh --help)
set -euo pipefail
cd "$(dirname "$0")/.."

exec swift run -c release --package-path Server send-guard-simulator --write docs/fraud.md "$@"
