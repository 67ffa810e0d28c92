#!/usr/bin/env bash
# Checks that apps resolve no package but this one, and back ends only what they ask for.
#
# usage: scripts/check-sdk-dependencies.sh
#
# It resolves two packages that depend on this repository: an app with the SDK, and a back end that
# enables the trait "Tokens". The second shows that the check would notice a dependency.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly root=$PWD
folder=$(mktemp -d)
readonly folder
trap 'rm -rf "$folder"' EXIT

# usage: resolved_packages NAME TRAITS PRODUCT...
# Prints the names of the packages that a package with these products resolves, this one included.
resolved_packages() {
  local name=$1 traits=$2 product products=
  shift 2
  for product in "$@"; do
    products+=".product(name: \"$product\", package: \"dialtone\"), "
  done
  mkdir -p "$folder/$name/Sources/$name"
  echo 'let answer = 42' >"$folder/$name/Sources/$name/Answer.swift"
  cat >"$folder/$name/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "$name",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "dialtone", path: "$root", traits: [$traits])],
    targets: [.target(name: "$name", dependencies: [$products])]
)
MANIFEST
  swift package --package-path "$folder/$name" show-dependencies --format json >"$folder/$name.json"
  python3 - "$folder/$name.json" <<'PYTHON'
import json
import sys

text = open(sys.argv[1]).read()
names = set()


def collect(package):
    for dependency in package["dependencies"]:
        names.add(dependency["identity"])
        collect(dependency)


collect(json.loads(text[text.index("{"):]))
print(*sorted(names))
PYTHON
  # What was fetched, used or not.
  if [[ -d $folder/$name/.build/checkouts ]]; then ls "$folder/$name/.build/checkouts"; fi
}

app=$(resolved_packages App '' DialtoneAuth DialtoneAuthTesting DialtoneAuthUI Firebase FirebaseAuth \
  FirebaseAuthUI FirebaseCore FirebasePhoneAuthUI)
back_end=$(resolved_packages BackEnd '"Tokens"' DialtoneTokens | sort -u | paste -sd ' ')
status=0
# The identity of a local package is the name of its folder.
if [[ $app != "$(basename "$root")" ]]; then
  echo "Package.swift: an app with the SDK resolves other packages: $app"
  status=1
fi
if [[ $back_end != *swift-crypto* ]]; then
  echo "Package.swift: a back end with the trait Tokens does not resolve swift-crypto: $back_end"
  status=1
fi
exit "$status"
