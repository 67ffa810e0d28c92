#!/usr/bin/env bash
# Shows that the check finds what it is for: breaks a copy of the sources on purpose, one thing at
# a time, and sees the check fail and name it.
#
# usage: Apple/test-check.sh
set -euo pipefail
cd "$(dirname "$0")/.."

copies=$(mktemp -d)
readonly copies
trap 'rm -rf "$copies"' EXIT

# Replaces `right` with `wrong` in a file of a copy; the check must name `told`.
finds() {
  local what=$1 file=$2 right=$3 wrong=$4 told=$5 copy output
  copy=$(mktemp -d "$copies/XXXX")
  cp -R Apple Package.swift Sources Tests "$copy/"
  mkdir "$copy/Examples"
  cp -R Examples/SignInApp* "$copy/Examples/"
  sed -i "s/$right/$wrong/" "$copy/$file"
  if cmp -s "$file" "$copy/$file"; then
    echo "$what: there is nothing to break in $file any more"
    return 1
  elif output=$(Apple/check.sh --root "$copy" iOS 2>&1); then
    echo "$what: not found"
    return 1
  elif ! grep -q "error: .*$told" <<<"$output"; then
    printf '%s: found, but not named:\n%s\n' "$what" "$(tail -n 20 <<<"$output")"
    return 1
  fi
  echo "$what: found"
  rm -rf "$copy"
}

# A check uses one processor, so as many run at once as there are.
must_find() {
  while [[ $(jobs -pr | wc -l) -ge $(nproc) ]]; do wait -n || true; done
  { finds "$@" || touch "$copies/failed"; } &
}

must_find "a renamed selector" Sources/DialtoneAuth/Auth/Auth+SignIn.swift \
  '@objc(signInWithCredential:' '@objc(signInByCredential:' 'signInWithCredential:completion:'
must_find "a wrong type in code for Apple alone" \
  Sources/DialtoneAuth/Storage/Keychain/SystemKeychain.swift \
  'result as? Data' 'result as? String' 'Data'
must_find "a call of something that the system does not have" \
  Sources/DialtoneAuth/Storage/Keychain/SystemKeychain.swift \
  'SecItemDelete(' 'SecItemRemove(' 'SecItemRemove'
must_find "a data race in code for Apple alone" \
  Sources/DialtoneAuth/Storage/Keychain/KeychainCredentialStore.swift 'public init() {}' \
  'public init() { class Box { var n = 0 }; let box = Box(); Task.detached { box.n = 1 }; box.n = 2 }' \
  'data races'
must_find "another number of an error" Sources/DialtoneAuth/Errors/AuthErrorCode.swift \
  'sessionExpired = 17051' 'sessionExpired = 17050' 'SessionExpired'
must_find "a constant that only Objective-C misses" \
  Sources/DialtoneAuthObjectiveC/include/FIRAuthErrors.h \
  'FIRAuthErrorUserInfoMultiFactorResolverKey' 'FIRResolverKey' \
  'FIRAuthErrorUserInfoMultiFactorResolverKey'
must_find "a public name that is gone" Sources/DialtoneAuth/Auth/Auth.swift \
  'func useAppLanguage' 'func useLanguageOfApp' 'useAppLanguage'
must_find "a name that only Objective-C sees and nothing uses" \
  Sources/DialtoneAuth/ObjectiveC/User+ObjectiveC.swift \
  'extension User {' 'extension User { @objc public func surprise() {}' 'surprise'
wait
[[ ! -e $copies/failed ]]
