#!/usr/bin/env bash
# Checks what the SDK adds to an app on Linux: a program that signs in with a phone number, built for
# release and stripped, may have 3 MB.
#
# usage: scripts/check-weight.sh
#
# The size is that of the program's file. Swift's runtime libraries are not part of it, because the
# program is linked to them dynamically. What the SDK contributes is the difference to a program
# that only prints. Code for administrators (IdentityToolkitAdmin) must not be in it. The script
# also prints how long a fresh debug build of the SDK takes, without a limit: it depends on the
# machine. Needs several minutes.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly root=$PWD
readonly limit=3000000
folder=$(mktemp -d)
readonly folder
trap 'rm -rf "$folder"' EXIT

# usage: write_package NAME DEPENDENCIES PRODUCTS, with the program on standard input
write_package() {
  mkdir -p "$folder/$1/Sources/$1"
  cat >"$folder/$1/Sources/$1/main.swift"
  cat >"$folder/$1/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "$1",
    dependencies: [$2],
    targets: [.executableTarget(name: "$1", dependencies: [$3])]
)
MANIFEST
}

write_package plain '' '' <<'SWIFT'
print("Hello")
SWIFT
write_package app ".package(name: \"dialtone\", path: \"$root\")" \
  '.product(name: "DialtoneAuth", package: "dialtone")' <<'SWIFT'
import DialtoneAuth

FirebaseApp.configure()
let provider = PhoneAuthProvider.provider()
let id = try await provider.verifyPhoneNumber("+16505550101")
let code = readLine() ?? ""
let credential = provider.credential(withVerificationID: id, verificationCode: code)
print(try await Auth.auth().signIn(with: credential).user.uid)
SWIFT

# usage: build_release NAME; leaves the program and its symbols in the folder
build_release() {
  local options=(--package-path "$folder/$1" -c release -debug-info-format none
    -Xswiftc -use-ld=lld -Xlinker --no-export-dynamic)
  swift build "${options[@]}" >"$folder/$1.log" 2>&1 || {
    tail -n 20 "$folder/$1.log" >&2
    return 1
  }
  local program=$folder/$1/.build/release/$1
  nm "$program" >"$folder/$1.symbols"
  strip "$program"
  stat --format %s "$program"
}

megabytes() { awk -v bytes="$1" 'BEGIN { printf "%.2f MB", bytes / 1000000 }'; }

plain=$(build_release plain)
app=$(build_release app)
echo "an app that signs in with a phone number: $(megabytes "$app"), at most $(megabytes "$limit")"
echo "the SDK's part of it: $(megabytes $((app - plain)))"

start=$SECONDS
swift build --package-path "$folder/app" --scratch-path "$folder/debug" >"$folder/debug.log" 2>&1 || {
  tail -n 20 "$folder/debug.log" >&2
  exit 1
}
echo "a fresh debug build of the SDK: $((SECONDS - start)) s"

status=0
if [[ $app -gt $limit ]]; then
  echo "error: the app is larger than $(megabytes "$limit")" >&2
  status=1
fi
# A module's name in a mangled symbol, after its length.
if ! grep -q '15IdentityToolkit' "$folder/app.symbols"; then
  echo "error: the symbols of the app do not name its modules" >&2
  status=1
fi
if grep -m 5 '20IdentityToolkitAdmin' "$folder/app.symbols"; then
  echo "error: the app contains code for administrators" >&2
  status=1
fi
exit "$status"
