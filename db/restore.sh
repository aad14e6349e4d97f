#!/usr/bin/env bash
# Restores one backup into the database of OWNER_DATABASE_URL, which must be new and empty: nothing is overwritten.
# Afterwards run npm run db:replay-erasures (docs/runbook.md).
set -euo pipefail
: "${OWNER_DATABASE_URL:?}" "${BACKUP_KEY:?}" "${1:?Which backup?}"
umask 077

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Decrypts to a file first: openssl verifies the whole backup only at its end.
openssl cms -decrypt -binary -inform DER -inkey "$BACKUP_KEY" -in "$1" -out "$folder/dump"
# Grants and policies name users that a new server does not have yet.
psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --dbname="$OWNER_DATABASE_URL" --file="$(dirname "$0")/roles.sql"
pg_restore --no-owner --exit-on-error --single-transaction --dbname="$OWNER_DATABASE_URL" "$folder/dump"
