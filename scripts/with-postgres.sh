#!/usr/bin/env bash
# Runs a command beside a PostgreSQL server of its own, which ends with it.
#
# usage: scripts/with-postgres.sh COMMAND [ARGUMENT...]
#
# The command finds the server's address in DIALTONE_TEST_POSTGRES. If that is set already,
# the server it names is used and none is started. Nothing is made durable: this is for tests.
set -euo pipefail

if [[ $# == 0 ]]; then
  echo "usage: scripts/with-postgres.sh COMMAND [ARGUMENT...]" >&2
  exit 2
fi
if [[ -n ${DIALTONE_TEST_POSTGRES:-} ]]; then
  exec "$@"
fi

postgres_programs() {
  if command -v initdb >/dev/null; then
    dirname "$(command -v initdb)"
  else
    ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1
  fi
}

# PostgreSQL refuses to run as root.
unprivileged() {
  if [[ $EUID == 0 ]]; then
    (cd / && setpriv --reuid="$owner" --regid="$(id -g "$owner")" --clear-groups "$@")
  else
    "$@"
  fi
}

stop_server() {
  unprivileged "$programs/pg_ctl" stop --pgdata "$folder/data" --mode immediate --silent \
    >/dev/null 2>&1 || true
  rm -rf "$folder"
}

# A port that is taken shows only when the server tries it, so another one is tried then.
start_server() {
  for _ in 1 2 3 4 5; do
    port=$((20000 + RANDOM % 12000))
    if unprivileged "$programs/pg_ctl" start --pgdata "$folder/data" --wait --silent \
      --log "$folder/log" --options "-p $port -c listen_addresses=127.0.0.1 \
        -c unix_socket_directories= -c max_connections=200 -c fsync=off \
        -c synchronous_commit=off -c full_page_writes=off"; then
      return 0
    fi
  done
  echo "PostgreSQL did not start:" >&2
  cat "$folder/log" >&2
  return 1
}

programs=$(postgres_programs)
folder=$(mktemp -d)
owner=nobody
id postgres >/dev/null 2>&1 && owner=postgres
trap stop_server EXIT
[[ $EUID == 0 ]] && chown "$owner" "$folder"
unprivileged "$programs/initdb" --pgdata "$folder/data" --username dialtone --auth trust \
  --encoding UTF8 --locale C --no-sync >"$folder/initdb.log" 2>&1 || {
  cat "$folder/initdb.log" >&2
  exit 1
}
start_server
export DIALTONE_TEST_POSTGRES="postgresql://dialtone@127.0.0.1:$port/postgres"
"$@"
