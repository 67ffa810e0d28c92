#!/usr/bin/env bash
# Runs every check and every test there is, each of them even when another fails.
#
# usage: scripts/test.sh
#
# Ends with the names of what failed and one line, "N passed, N failed", over all of them. A
# check (formatting, a build, the demonstration) counts as one. A runner that breaks off, or that
# ran no test at all, counts as a failure. Full logs stay in .build/test-logs.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly logs=$PWD/.build/test-logs

# Tests of what comes within a deadline, and of other people's servers. All suites of a run share
# the processor, and these would be judged by what the others leave of it.
readonly alone='ManySignInsTests|RealKannelTests|BearerboxTests|Smpp34Tests|ReceiptFloodTests|SMPPFloodTests|SMPPFaultTests|FailoverTests|SilentPostgresTests|PostgresOutageTests|FileDescriptorTests'

# Without a limit, all tests start at once and each waits for its turn, longer than the time that
# its requests have on a slow machine.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=${DIALTONE_TEST_WIDTH:-$((4 * $(nproc)))}

readonly import_check=(--explicit-target-dependency-import-check error)
passed=0
failed=0
skipped=0
# The names of what failed, with the check or the run before them.
failures=()

say() { printf '[%2d:%02d] %s\n' $((SECONDS / 60)) $((SECONDS % 60)) "$*"; }

# Says twice a minute that a step goes on, and what it printed last.
report_progress() {
  while sleep 30 >/dev/null 2>&1 && kill -0 $$; do
    say "  $1 ... $(tail -n 1 "$2" | tr -d '\r' | cut -c 1-90)"
  done
}

show_failure() {
  local breaks='✘|: error: |^error: |^E  '
  awk -v breaks="$breaks" '$0 ~ breaks && !seen[$0]++ && ++shown <= 25 { print "    " $0 }' "$1"
  echo "    ... and the end of $1:"
  tail -n 25 "$1" | sed 's/^/    | /'
}

# Runs a command with its output in a log, whose end is shown if the command fails.
run_logged() {
  local name=$1 log=$logs/$1.log status=0
  shift
  say "$name"
  report_progress "$name" "$log" &
  progress=$!
  "$@" >"$log" 2>&1 </dev/null || status=$?
  kill "$progress" 2>/dev/null || true
  wait "$progress" 2>/dev/null || true
  [[ $status == 0 ]] || show_failure "$log"
  return "$status"
}

check() {
  if run_logged "$@"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    failures+=("$1")
    say "$1: FAILED"
  fi
}

# The command writes its results to $logs/NAME.xml; the same file tells what ran.
run_tests() {
  local name=$1 status=0 good bad omitted test
  run_logged "$@" || status=$?
  read -r good bad omitted < <(python3 scripts/count-tests.py "$logs/$name"*.xml)
  if [[ $((good + bad)) == 0 ]]; then
    bad=1
    failures+=("$name: no test ran")
    say "$name: FAILED, no test ran"
  elif [[ $status != 0 && $bad == 0 ]]; then
    bad=1
    failures+=("$name: the runner broke off")
    say "$name: FAILED, the runner broke off"
  fi
  while IFS= read -r test; do
    failures+=("$name: $test")
  done < <(python3 scripts/count-tests.py --failed "$logs/$name"*.xml)
  say "$name: $good passed, $bad failed, $omitted skipped"
  passed=$((passed + good))
  failed=$((failed + bad))
  skipped=$((skipped + omitted))
}

# Without its trait, the root's DialtoneTokens is empty. Other packages have no traits.
build_tests() {
  local traits=()
  [[ $2 != . ]] || traits=(--traits Tokens)
  check "$1" swift build --package-path "$2" --build-tests "${import_check[@]}" "${traits[@]}"
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
  run_tests "$name" "$@" swift test --package-path "$package" "${import_check[@]}" \
    "${traits[@]}" --skip-build --disable-xctest --xunit-output "$logs/$name.xml" "${selection[@]}"
}

# The packages beside the two: examples, benchmarks and tools. Not all of them have tests.
other_packages() {
  local manifest package name
  for manifest in Examples/*/Package.swift {Benchmarks,scripts/WireSchemas}/Package.swift; do
    [[ -f $manifest ]] || continue
    package=$(dirname "$manifest")
    name=$(basename "$package" | tr '[:upper:]' '[:lower:]')
    if [[ -d $package/Tests ]]; then
      build_tests "build-$name" "$package"
      swift_test "test-$name" "$package"
    else
      check "build-$name" swift build --package-path "$package" "${import_check[@]}"
    fi
  done
}

set_up() {
  rm -rf "$logs"
  mkdir -p "$logs"
  scripts/install-system-packages.sh test
  scripts/prepare-python.sh
}

# Names at most as many as the end of a log shows.
show_failures() {
  local -r limit=25
  local failure
  [[ ${#failures[@]} -gt 0 ]] || return 0
  echo "Failed:"
  for failure in "${failures[@]:0:limit}"; do
    printf '  %.160s\n' "$failure"
  done
  [[ ${#failures[@]} -le $limit ]] || echo "  and $((${#failures[@]} - limit)) more"
}

finish() {
  local omitted=
  [[ $skipped -gt 0 ]] && omitted=", $skipped skipped"
  say "done; logs are in .build/test-logs"
  show_failures
  echo "$passed passed, $failed failed$omitted"
  [[ $failed == 0 && $passed -gt 0 ]]
}

progress=
trap 'kill "$progress" 2>/dev/null || true' EXIT
trap 'exit 130' INT TERM

set_up
check format scripts/format.sh --check
check house-rules scripts/check-house-rules.sh
check schemas scripts/generate-schemas.sh --check
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
build_tests build-sdk .
check docs scripts/build-docs.sh --symbol-graphs .build/symbol-graphs
check snippets scripts/check-snippets.sh
check apple-samples scripts/run-apple-samples.sh
swift_test test-sdk .
build_tests build-server Server
swift_test --skip "$alone" test-server Server scripts/with-postgres.sh
swift_test --filter "$alone" test-deadlines Server scripts/with-postgres.sh
export DIALTONE_BIN=$PWD/Server/.build/debug/dialtone
# The same steps against the server in memory and the real one.
swift_test --filter ContractTests test-contract .
other_packages
check demo scripts/demo.sh --own-server
run_tests test-python scripts/with-postgres.sh .venv/bin/python -m pytest Tests/python \
  --numprocesses "$(nproc)" --dist loadfile --junitxml "$logs/test-python.xml"
finish
