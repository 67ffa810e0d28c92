#!/usr/bin/env bash
# Builds the server for release and puts it, with its resources, into bin/.
#
# usage: scripts/build-release.sh
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ ! -d Server/.build/release ]]; then
  echo "Building dialtone for release; the first time takes about ten minutes on two cores."
fi
source scripts/release-options.bash
swift build "${release_options[@]}" --product dialtone
built=$(swift build "${release_options[@]}" --show-bin-path)

mkdir -p bin
for resources in "$built"/*.resources; do
  [[ -d $resources ]] || continue
  rm -rf "bin/$(basename "$resources")"
  cp -R "$resources" bin/
done
# Renamed into place, since a program that is running cannot be written over.
cp "$built/dialtone" bin/dialtone.new
strip --strip-all bin/dialtone.new
mv bin/dialtone.new bin/dialtone
