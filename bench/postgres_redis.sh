#!/bin/sh
# The load of `sudi load` with PostgreSQL, Redis and two server processes, all on this machine's loopback.
#
# Needs: PostgreSQL and Redis (Debian: apt-get install postgresql redis-server) and the package with its extra
# (pip install '.[cluster]'). Both servers run in a passing folder on free ports, as long as the measurement lasts;
# a PostgreSQL or Redis that runs on this machine already is left alone.
#
# Usage: bench/postgres_redis.sh [arguments of `sudi load`], for example --tables 200 --seconds 20
set -eu

SUDI=${SUDI:-sudi}
PYTHON=${PYTHON:-python3}
PROCESSES=${PROCESSES:-2}
PGBIN=${PGBIN:-$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)}

missing=""
[ -x "${PGBIN:-/nowhere}/initdb" ] || missing="$missing postgresql"
command -v redis-server >/dev/null || missing="$missing redis-server"
if [ -n "$missing" ]; then
    echo "Missing:$missing. On Debian: apt-get install$missing" >&2
    exit 2
fi

free_port() { "$PYTHON" -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }

folder=$(mktemp -d)
chmod 711 "$folder"
mkdir "$folder/data"
# PostgreSQL does not run as root; then it runs as the user its package has made.
if [ "$(id -u)" = 0 ]; then
    chown postgres "$folder/data"
    as="runuser -u postgres --"
else
    as=""
fi
pg_port=$(free_port)
redis_port=$(free_port)

stop() {
    cd /
    [ -z "${redis:-}" ] || kill "$redis" 2>/dev/null || true
    $as "$PGBIN/pg_ctl" -D "$folder/data" -m fast -w stop >/dev/null 2>&1 || true
    rm -rf "$folder"
}
trap stop EXIT INT TERM

here=$(pwd)
cd "$folder"
$as "$PGBIN/initdb" -D "$folder/data" -U sudi --auth=trust >/dev/null
$as "$PGBIN/pg_ctl" -D "$folder/data" -w -l "$folder/data/log" \
    -o "-p $pg_port -c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder/data" start >/dev/null
"$PGBIN/createdb" -h 127.0.0.1 -p "$pg_port" -U sudi sudi
redis-server --port "$redis_port" --bind 127.0.0.1 --save '' --appendonly no >/dev/null &
redis=$!
cd "$here"

$SUDI load --database "postgresql://sudi@127.0.0.1:$pg_port/sudi" --redis "redis://127.0.0.1:$redis_port/0" \
    --processes "$PROCESSES" "$@"
