#!/usr/bin/env bash
# Formats every Swift file of the repository, or only says which ones need it.
#
# usage: scripts/format.sh [--check]
set -euo pipefail
cd "$(dirname "$0")/.."

swift_files() {
  find . \( -name '.build*' -o -name .git -o -name .venv \) -prune -o -type f -name '*.swift' -print0
}

case ${1:-} in
--check) swift_files | xargs -0 swift format lint --parallel --strict ;;
'') swift_files | xargs -0 swift format --parallel --in-place ;;
*)
  echo "usage: scripts/format.sh [--check]" >&2
  exit 2
  ;;
esac
