#!/usr/bin/env bash
# Two PostgreSQL servers for tests of failover: a primary, and a standby that confirms each commit.
#
# usage: scripts/postgres-pair.sh up [apart]      starts both, prints a folder and their addresses
#        scripts/postgres-pair.sh kill FOLDER     kills every process of the primary
#        scripts/postgres-pair.sh freeze FOLDER   stops them without ending them (SIGSTOP)
#        scripts/postgres-pair.sh thaw FOLDER     resumes them (SIGCONT)
#        scripts/postgres-pair.sh cut FOLDER      drops what the primary sends (after `up apart`)
#        scripts/postgres-pair.sh heal FOLDER     lets its packets through again
#        scripts/postgres-pair.sh promote FOLDER  makes the standby a primary
#        scripts/postgres-pair.sh down FOLDER     stops both and deletes the folder
#        scripts/postgres-pair.sh can-cut         tells whether `up apart` works, which needs root
#
# `up apart` puts the primary into a network namespace of its own. The servers listen on free
# ports. Data does not survive a loss of power: this is for tests.
set -euo pipefail

if [[ $# == 0 ]]; then
  sed -n '4,12s/^# \{0,1\}//p' "$0" >&2
  exit 2
fi
verb=$1
folder=${2:-}

# Debian has the programs that users call in one place, and those of the server in another.
postgres_programs() {
  local folder
  for folder in "$(dirname "$(command -v initdb || echo /nowhere/initdb)")" \
    $(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -Vr); do
    [[ -x $folder/initdb && -x $folder/pg_ctl && -x $folder/pg_basebackup ]] || continue
    echo "$folder"
    return 0
  done
  echo "there is no PostgreSQL server with pg_basebackup" >&2
  return 1
}

# PostgreSQL refuses to run as root.
unprivileged() {
  if [[ $EUID == 0 ]]; then
    (cd / && setpriv --reuid="$owner" --regid="$(id -g "$owner")" --clear-groups "$@")
  else
    "$@"
  fi
}

query() { timeout 60 "$programs/psql" --no-psqlrc --quiet --tuples-only --no-align --command "$2" "$1"; }

make_namespace() {
  local name=dt$$ net=10.$((100 + RANDOM % 100)).$((RANDOM % 250))
  ip netns add "$name"
  echo "$name" >"$folder/namespace"
  ip link add "${name}a" type veth peer name "${name}b"
  ip link set "${name}b" netns "$name"
  ip addr add "$net.1/30" dev "${name}a"
  ip link set "${name}a" up
  ip -n "$name" addr add "$net.2/30" dev "${name}b"
  ip -n "$name" link set "${name}b" up
  ip -n "$name" link set lo up
  echo "$net.1" >"$folder/client"
  host=$net.2
}

remove_namespace() {
  [[ -f $folder/namespace ]] || return 0
  ip netns del "$(<"$folder/namespace")" || true
}

# usage: start NAME HOST [COMMAND BEFORE IT...]: a port that is taken shows only in the attempt.
start() {
  local name=$1 host=$2
  shift 2
  for _ in 1 2 3 4 5; do
    port=$((20000 + RANDOM % 12000))
    if "$@" "$programs/pg_ctl" start --pgdata "$folder/$name" --wait --silent \
      --log "$folder/$name.log" --options "-p $port -c listen_addresses=$host" >/dev/null; then
      return 0
    fi
  done
  cat "$folder/$name.log" >&2
  return 1
}

start_primary() { start a "$1" unprivileged; }

# Root enters the namespace and drops its privileges there.
start_primary_apart() {
  start a "$1" ip netns exec "$(<"$folder/namespace")" \
    setpriv --reuid="$owner" --regid="$(id -g "$owner")" --clear-groups
}

configure() {
  cat >>"$folder/a/postgresql.conf" <<CONF
unix_socket_directories = ''
max_connections = 50
wal_level = replica
fsync = off
full_page_writes = on
hot_standby = on
wal_receiver_status_interval = 1s
synchronous_standby_names = '*'
CONF
  echo "host all all 10.0.0.0/8 trust" >>"$folder/a/pg_hba.conf"
  echo "host replication all 10.0.0.0/8 trust" >>"$folder/a/pg_hba.conf"
}

up() {
  local host=127.0.0.1 first
  [[ $EUID == 0 ]] && chown "$owner" "$folder"
  unprivileged "$programs/initdb" --pgdata "$folder/a" --username dialtone --auth trust \
    --encoding UTF8 --locale C --no-sync >"$folder/initdb.log" 2>&1
  configure
  if [[ ${1:-} == apart ]]; then
    make_namespace
    start_primary_apart "$host"
  else
    start_primary "$host"
  fi
  first=$host:$port
  unprivileged "$programs/pg_basebackup" --pgdata "$folder/b" --write-recovery-conf --no-sync \
    --checkpoint fast --dbname "postgresql://dialtone@$first/postgres?application_name=standby"
  echo "synchronous_standby_names = ''" >>"$folder/b/postgresql.auto.conf"
  start b 127.0.0.1 unprivileged
  echo "$port" >"$folder/standby-port"
  wait_for_standby "postgresql://dialtone@$first/postgres"
  echo "$folder $first 127.0.0.1:$port"
}

# A commit that writes something returns once the standby has confirmed it.
wait_for_standby() {
  query "$1" "CREATE TABLE confirmed (); DROP TABLE confirmed" && return 0
  echo "the standby does not follow" >&2
  return 1
}

# The postmaster first, so that it starts no more processes.
primary_processes() {
  local master
  master=$(head -n 1 "$folder/a/postmaster.pid")
  echo "$master"
  ps -o pid= --ppid "$master" || true
}

signal_primary() {
  local master
  master=$(head -n 1 "$folder/a/postmaster.pid")
  kill "-$1" "$master"
  ps -o pid= --ppid "$master" | xargs -r kill "-$1" 2>/dev/null || true
}

stop_all() {
  local name
  for name in a b; do
    [[ -f $folder/$name/postmaster.pid ]] || continue
    [[ $name == a ]] && { signal_primary CONT 2>/dev/null || true; }
    unprivileged "$programs/pg_ctl" stop --pgdata "$folder/$name" --mode immediate --silent \
      >/dev/null 2>&1 || true
  done
  remove_namespace
  rm -rf "$folder"
}

# All processes are stopped first, so that none of them can close its connections.
kill_primary() {
  local processes
  signal_primary STOP
  processes=$(primary_processes)
  # shellcheck disable=SC2086
  kill -KILL $processes 2>/dev/null || true
}

can_cut() {
  local name=dtq$$
  [[ $EUID == 0 ]] && command -v ip >/dev/null && ip netns add "$name" 2>/dev/null || return 1
  local status=0
  ip link add "${name}a" type veth peer name "${name}b" 2>/dev/null || status=1
  ip link del "${name}a" 2>/dev/null || true
  ip netns del "$name"
  return "$status"
}

programs=$(postgres_programs)
owner=nobody
id postgres >/dev/null 2>&1 && owner=postgres

case $verb in
up)
  folder=$(mktemp -d)
  is_up=
  trap '[[ -n $is_up ]] || stop_all' EXIT
  up "${2:-}"
  is_up=yes
  ;;
kill) kill_primary ;;
freeze) signal_primary STOP ;;
thaw) signal_primary CONT ;;
cut) ip -n "$(<"$folder/namespace")" route add blackhole "$(<"$folder/client")/32" ;;
heal) ip -n "$(<"$folder/namespace")" route del blackhole "$(<"$folder/client")/32" ;;
promote) unprivileged "$programs/pg_ctl" promote --pgdata "$folder/b" --wait --silent >/dev/null ;;
down) stop_all ;;
can-cut) can_cut ;;
*)
  echo "unknown: $verb" >&2
  exit 2
  ;;
esac
