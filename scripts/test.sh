#!/usr/bin/env bash
# Runs every check and every test there is, each of them even when another fails.
#
# usage: scripts/test.sh
#
# Ends with the time of each step, the names of what failed and one line, "N passed, N failed", over
# all of them. A check (formatting, a build, the demonstration) counts as one. A runner that breaks
# off, or that ran no test at all, counts as a failure. Full logs stay in .build/test-logs.
#
# The checks and the builds for them run beside the tests of the server, at the lowest priority: they
# get the time in which the tests wait, and take none from them.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/test-steps.bash

# Tests of what comes within a deadline, and of other people's servers. All suites of a run share
# the processor, and these would be judged by what the others leave of it.
readonly alone='ManySignInsTests|LogCheckpointerTests|RealKannelTests|BearerboxTests|Smpp34Tests|ReceiptFloodTests|SMPPFloodTests|SMPPFaultTests|FailoverTests|SilentPostgresTests|PostgresOutageTests|FileDescriptorTests'

# Without a limit, all tests start at once and each waits for its turn, longer than the time that
# its requests have on a slow machine.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=${DIALTONE_TEST_WIDTH:-$((4 * $(nproc)))}

readonly import_check=(--explicit-target-dependency-import-check error)

# The packages beside the two: examples, benchmarks and tools. Not all of them have tests.
readonly with_nio=(Examples/TokenBackEnd Benchmarks)
without_nio=(scripts/WireSchemas)
for manifest in Examples/*/Package.swift; do
  [[ " ${with_nio[*]} " == *" ${manifest%/*} "* ]] || without_nio+=("${manifest%/*}")
done

# Where a package is built. The examples of apps share what they have in common. In continuous
# integration, the packages with SwiftNIO use what was compiled for the server. What they do not need
# is removed there, so at a desk they have folders of their own.
scratch_path() {
  if [[ -n ${CI:-} && " ${with_nio[*]} " == *" $1 "* ]]; then
    echo "$PWD/Server/.build"
  elif [[ $1 == Examples/* && " ${without_nio[*]} " == *" $1 "* ]]; then
    echo "$PWD/Examples/.build"
  else
    echo "$PWD/$1/.build"
  fi
}

# Without its trait, the root's DialtoneTokens is empty. Other packages have no traits.
build() {
  local traits=()
  [[ $2 != . ]] || traits=(--traits Tokens)
  check "$1" swift build --package-path "$2" --scratch-path "$(scratch_path "$2")" \
    "${import_check[@]}" "${traits[@]}" "${@:3}"
}

# usage: swift_test [--skip PATTERN | --filter PATTERN] NAME PACKAGE [COMMAND THAT RUNS IT...]
swift_test() {
  local selection=()
  if [[ $1 == --* ]]; then
    selection=("$1" "$2")
    shift 2
  fi
  local name=$1 package=$2 traits=()
  shift 2
  [[ $package != . ]] || traits=(--traits Tokens)
  run_tests "$name" "$@" swift test --package-path "$package" \
    --scratch-path "$(scratch_path "$package")" "${import_check[@]}" "${traits[@]}" --skip-build \
    --disable-xctest --xunit-output "$logs/$name.xml" "${selection[@]}"
}

name_of() { basename "$1" | tr '[:upper:]' '[:lower:]'; }

build_package() {
  local tests=()
  [[ ! -d $1/Tests ]] || tests=(--build-tests)
  build "build-$(name_of "$1")" "$1" "${tests[@]}"
}

test_package() {
  [[ ! -d $1/Tests ]] || swift_test "test-$(name_of "$1")" "$1"
}

set_up() {
  rm -rf "$logs"
  mkdir -p "$logs"
  touch "$outcomes" "$failures"
  scripts/install-system-packages.sh build
}

build_server() { build build-server Server --build-tests; }

give_way() { renice -n 19 "$BASHPID" >/dev/null; }

run_checks() {
  give_way
  check format scripts/format.sh --check
  check house-rules scripts/check-house-rules.sh
  check sign-in-data scripts/generate-sign-in-data.py --check
  check console-texts scripts/console-texts.py --check
  check compatibility scripts/check-compatibility.py
  check security-page scripts/check-security.py
  check dependencies-page scripts/check-dependencies.py
  check folders scripts/check-folders.py
  check sdk-dependencies scripts/check-sdk-dependencies.sh
  check page-samples scripts/extract-samples.py --check
  check apple-types Apple/check.sh --symbol-graphs .build/symbol-graphs
  check upstream-names scripts/check-upstream-names.py .build/symbol-graphs
  check apple-types-alarm Apple/test-check.sh
}

build_the_rest() {
  local package
  give_way
  build build-sdk . --build-tests
  for package in "${without_nio[@]}"; do build_package "$package"; done
  check schemas scripts/generate-schemas.sh --check
}

# Needs what the checks found and what was built before.
check_documentation() {
  give_way
  check docs scripts/build-docs.sh --symbol-graphs .build/symbol-graphs
  check snippets scripts/check-snippets.sh
}

test_server() {
  local package
  # The Python packages bring a library for batches of signatures, which few machines have.
  export DIALTONE_TEST_CRYPTO_MB=$PWD/.venv/lib
  swift_test --skip "$alone" test-server Server scripts/with-postgres.sh
  swift_test --filter "$alone" test-deadlines Server scripts/with-postgres.sh
  export DIALTONE_BIN=$PWD/Server/.build/debug/dialtone
  for package in "${with_nio[@]}"; do
    build_package "$package"
    test_package "$package"
  done
}

test_sdk() {
  swift_test test-sdk .
  # The same steps against the server in memory and the real one.
  swift_test --filter ContractTests test-contract .
  check apple-samples scripts/run-apple-samples.sh
}

test_the_rest() {
  local package
  for package in "${without_nio[@]}"; do test_package "$package"; done
  check demo scripts/demo.sh --own-server
  # More processes than processors, because each of them often waits for a browser or a server.
  run_tests test-python scripts/with-postgres.sh .venv/bin/python -m pytest Tests/python \
    --numprocesses $(($(nproc) + 1)) --dist loadfile --no-loadscope-reorder \
    --junitxml "$logs/test-python.xml"
}

trap stop_beside EXIT
trap 'exit 130' INT TERM

set_up
start_beside build_server
server=$!
scripts/install-system-packages.sh test
scripts/prepare-python.sh
start_beside run_checks
checks=$!
start_beside build_the_rest
builds=$!
finish_beside server "$server"
test_server
finish_beside builds "$builds"
test_sdk
finish_beside checks "$checks"
start_beside check_documentation
documentation=$!
test_the_rest
finish_beside documentation "$documentation"
finish
