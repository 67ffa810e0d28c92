#!/usr/bin/env bash
# Writes the schemas of /openapi.json from the types of the protocol and their comments.
#
# usage: scripts/generate-schemas.sh [--check]
#
# With --check, nothing is written; what is out of date is printed, and the status is 1.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly tool=scripts/WireSchemas
readonly graphs=$PWD/$tool/.build-graphs/symbol-graphs

if [[ ${1:-} != '' && $1 != --check ]]; then
  echo "usage: scripts/generate-schemas.sh [--check]" >&2
  exit 2
fi

# In a folder of its own: the flags would make every other build of the package start anew.
build=(swift build --package-path "$tool" --scratch-path "${graphs%/*}" --product wire-schemas
  -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs")
mkdir -p "$graphs"
# SwiftPM keeps its plan, and so misses new files of a package beside this one.
rm -f "${graphs%/*}"/debug.yaml
log=$("${build[@]}" 2>&1) || {
  echo "$log" >&2
  exit 1
}
exec "$("${build[@]}" --show-bin-path)/wire-schemas" "$@" \
  Server/Sources/DialtoneServer/OpenAPI/Document "$graphs"/IdentityToolkit{,Admin}.symbols.json
