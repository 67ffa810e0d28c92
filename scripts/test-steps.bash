# The steps of scripts/test.sh: each has a name, runs with its output in a log, and leaves one line
# about its outcome. Steps may run side by side. Source it; it does nothing by itself.

readonly logs=$PWD/.build/test-logs
# A line for each step: name, seconds, seconds of the processor, passed, failed, skipped.
readonly outcomes=$logs/outcomes
# The names of what failed, with the check or the run before them.
readonly failures=$logs/failures

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
  local name=$1 log=$logs/$1.log status=0 progress TIMEFORMAT='%R %U %S'
  shift
  say "$name"
  report_progress "$name" "$log" &
  progress=$!
  { time "$@" >"$log" 2>&1 </dev/null; } 2>"$logs/$name.time" || status=$?
  kill "$progress" 2>/dev/null || true
  wait "$progress" 2>/dev/null || true
  [[ $status == 0 ]] || show_failure "$log"
  return "$status"
}

# usage: record NAME PASSED FAILED SKIPPED
record() {
  local wall=0 user=0 system=0
  [[ ! -s $logs/$1.time ]] || read -r wall user system < <(tail -n 1 "$logs/$1.time")
  printf '%s %s %s %s %s %s\n' "$1" "$wall" "$(awk "BEGIN { print $user + $system }")" \
    "$2" "$3" "$4" >>"$outcomes"
}

check() {
  if run_logged "$@"; then
    record "$1" 1 0 0
  else
    record "$1" 0 1 0
    echo "$1" >>"$failures"
    say "$1: FAILED"
  fi
}

# The command writes its results to $logs/NAME.xml; the same file tells what ran.
run_tests() {
  local name=$1 status=0 good bad omitted
  run_logged "$@" || status=$?
  read -r good bad omitted < <(python3 scripts/count-tests.py "$logs/$name"*.xml)
  if [[ $((good + bad)) == 0 ]]; then
    bad=1
    echo "$name: no test ran" >>"$failures"
    say "$name: FAILED, no test ran"
  elif [[ $status != 0 && $bad == 0 ]]; then
    bad=1
    echo "$name: the runner broke off" >>"$failures"
    say "$name: FAILED, the runner broke off"
  fi
  python3 scripts/count-tests.py --failed "$logs/$name"*.xml | sed "s/^/$name: /" >>"$failures"
  say "$name: $good passed, $bad failed, $omitted skipped"
  record "$name" "$good" "$bad" "$omitted"
}

# Runs a function beside the script. It and its programs are a process group, so that they can be
# stopped together.
start_beside() {
  set -m
  "$@" </dev/null &
  set +m
}

stop_beside() {
  local job
  for job in $(jobs -p); do
    kill -TERM -- "-$job" 2>/dev/null || kill "$job" 2>/dev/null || true
  done
}

# usage: finish_beside NAME PROCESS; a function that breaks off is a failure, too.
finish_beside() {
  wait "$2" && return
  record "$1" 0 1 0
  echo "$1: broke off" >>"$failures"
}

# The slowest steps first. Steps that ran beside others took longer than they would alone; what they
# used of the processors is the same.
show_times() {
  local -r shown=20
  printf '%-22s %8s %8s\n' "slowest steps" seconds CPU
  sort -k 2,2 -rn "$outcomes" | head -n "$shown" | awk '{ printf "%-22s %8d %8d\n", $1, $2, $3 }'
}

# Names at most as many as the end of a log shows.
show_failures() {
  local -r limit=25
  local count
  count=$(wc -l <"$failures")
  [[ $count -gt 0 ]] || return 0
  echo "Failed:"
  head -n "$limit" "$failures" | sed -E 's/^(.{160}).*/\1/; s/^/  /'
  [[ $count -le $limit ]] || echo "  and $((count - limit)) more"
}

finish() {
  local passed failed skipped omitted=
  read -r passed failed skipped < <(
    awk '{ p += $4; f += $5; s += $6 } END { print p + 0, f + 0, s + 0 }' "$outcomes"
  )
  [[ $skipped -gt 0 ]] && omitted=", $skipped skipped"
  say "done; logs are in .build/test-logs"
  show_times
  show_failures
  echo "$passed passed, $failed failed$omitted"
  [[ $failed == 0 && $passed -gt 0 ]]
}
