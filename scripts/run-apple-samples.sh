#!/usr/bin/env bash
# Runs on Linux what only Apple's platforms compile and can be modeled: the page's samples for
# delegates, and the SDK's own code for the system's authentication session and for App Attest.
#
# usage: scripts/run-apple-samples.sh [TEST-OPTION...]
#
# Stand-ins in Apple/StandIn take the place of UIKit, AuthenticationServices and DeviceCheck, and
# behave as Apple documents these. docs/apple.md describes what this shows and what it cannot. Needs
# the debug build of the root package and its tests, with the trait Tokens. TEST-OPTION is one of
# Swift Testing, for example --filter S10.
set -euo pipefail
cd "$(dirname "$0")/.."

build=$(swift build --show-bin-path)
readonly build
folder=$(mktemp -d)
readonly folder
trap 'rm -rf "$folder"' EXIT

readonly options=(
  -swift-version 6 -warnings-as-errors -parse-as-library -wmo
  -I "$build/Modules" -I "$folder"
)

# These modules are not part of the package: everything there would take Linux for iOS.
for name in UIKit AuthenticationServices DeviceCheck; do
  swiftc "${options[@]}" -module-name "$name" -emit-module \
    -emit-module-path "$folder/$name.swiftmodule" -c -o "$folder/$name.o" Apple/StandIn/"$name"/*.swift
done

sources=(Apple/StandIn/Tests/*.swift)
for name in S8APNSToken S8APNSTokenNewer S9Notification S10OpenURL S11SceneURL S11SceneURLNewer; do
  sources+=("Tests/SeedSamples/$name.swift")
done

# The SDK's own code is as it is, but for the name of the platform.
for name in SystemSession DeviceAppAttest; do
  sed -E '/^#if /s/\<os\(iOS\)/true/' "Sources/DialtoneAuth/AppVerification/Apple/$name.swift" \
    >"$folder/$name.swift"
  sources+=("$folder/$name.swift")
done

# Of the objects of the tests, those of the modules: the folders may have older ones.
mapfile -t objects < <(
  grep -E '/(DialtoneAuth|DialtoneAuthTesting|FirebaseAuth|FirebaseCore|IdentityToolkit|IdentityToolkitAdmin)[.]build/' \
    "$build/dialtonePackageTests.product/Objects.LinkFileList"
)
swiftc "${options[@]}" -module-name AppleSamples -Xfrontend -testable-import-module \
  -Xfrontend DialtoneAuth -o "$folder/apple-samples" "${sources[@]}" "$folder"/*.o "${objects[@]}"
"$folder/apple-samples" --testing-library swift-testing "$@"
