#!/usr/bin/env bash
# Writes one backup that only the holder of the private key can read, and deletes backups that are older than 30 days.
# Runs every night (docs/runbook.md).
set -euo pipefail
: "${OWNER_DATABASE_URL:?}" "${BACKUP_FOLDER:?}" "${BACKUP_CERTIFICATE:?}"
umask 077

file="$BACKUP_FOLDER/kamalini-$(date -u +%Y%m%dT%H%M%SZ).dump.cms"
trap 'rm -f "$file.part"' EXIT
# The owner of the tables may differ after a restore. Counters of the rate limiter are not worth a backup.
pg_dump --format=custom --no-owner --no-unlogged-table-data --dbname="$OWNER_DATABASE_URL" |
  openssl cms -encrypt -binary -stream -outform DER -aes-256-gcm "$BACKUP_CERTIFICATE" >"$file.part"
mv "$file.part" "$file"
find "$BACKUP_FOLDER" -name 'kamalini-*.dump.cms' -mmin +$((30 * 24 * 60)) -delete
echo "$file"
