#!/bin/sh
# The service "backup" of compose.yaml: a backup at once, and then every night at half past one in India. One that fails is
# tried again after an hour; the watcher names it in the morning.
set -eu
at=$((20 * 3600))
pgbackrest --stanza=clinic stanza-create
while :; do
  if pgbackrest --stanza=clinic backup --type=full; then
    touch /backups/last-backup
    sleep $((86400 - ($(date +%s) - at) % 86400))
  else
    sleep 3600
  fi
done
