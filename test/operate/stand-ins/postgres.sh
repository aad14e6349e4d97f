#!/bin/sh
# What the public image of PostgreSQL does at its start, as far as compose.yaml relies on it: a new volume gets the user, the
# database and what lies in docker-entrypoint-initdb.d.
set -eu
if [ "$(id -u)" = 0 ]; then
  install -d -m 700 -o postgres -g postgres "$PGDATA"
  install -d -o postgres -g postgres /var/run/postgresql
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi
if [ "$1" = postgres ] && [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE"
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl --wait --options="-c listen_addresses=''" start
  createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  for file in /docker-entrypoint-initdb.d/*; do
    psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" --file="$file"
  done
  pg_ctl --wait --mode=fast stop
fi
exec "$@"
