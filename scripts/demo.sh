#!/usr/bin/env bash
# Signs in with a phone number by the SDK, from the terminal, the code read from the inbox.
#
# usage: scripts/demo.sh [--own-server]
#
# It uses the development server that answers at DIALTONE_URL (http://127.0.0.1:9099 unless
# set). If none does, or with --own-server, it starts DIALTONE_BIN (bin/dialtone unless set,
# built when missing) on a free port, and stops it at the end.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly binary=${DIALTONE_BIN:-bin/dialtone}
readonly start_limit=60
url=${DIALTONE_URL:-http://127.0.0.1:9099}

server_answers() {
  curl -fs -o /dev/null --max-time 2 "$url/emulator/v1/projects/demo-dialtone/config"
}

stop_server() {
  if [[ -n ${server:-} ]]; then
    kill -TERM "$server" 2>/dev/null || true
    wait "$server" || true
  fi
  rm -rf "$scratch"
}

start_server() {
  local line
  [[ -x $binary ]] || scripts/build-release.sh
  scratch=$(mktemp -d)
  trap stop_server EXIT
  mkfifo "$scratch/output"
  "$binary" dev --port 0 --data :memory: >"$scratch/output" 2>&1 &
  server=$!
  exec 3<"$scratch/output"
  url=
  while IFS= read -r -t "$start_limit" line <&3; do
    case $line in
    "dialtone ready "*)
      url=${line#dialtone ready }
      break
      ;;
    *) echo "$line" ;;
    esac
  done
  if [[ -z $url ]]; then
    echo "The server did not become ready." >&2
    exit 1
  fi
  # Read on, or the server would block once the pipe is full.
  cat <&3 >"$scratch/log" &
}

scripts/install-system-packages.sh
if [[ ${1:-} != --own-server ]] && server_answers; then
  echo "Using the development server at $url"
else
  start_server
  echo "Started a development server at $url for this demonstration"
fi
swift run --package-path Examples/SignIn --scratch-path Examples/.build sign-in --server "$url" \
  --project demo-dialtone --api-key demo-key --phone +16505550123 --from-inbox
