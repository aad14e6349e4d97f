#!/bin/sh
# deploy/split-secrets.sh <folder>: from its all.env a file for each container of compose.yaml, with its own secrets and none of
# another. Containers run as other users, so that these files can be read by all; the folder lets nobody but root reach them.
set -eu
cd "$1"
umask 022

# The value of a setting into $found. The last line counts, as for Node; quotes around the whole are not part of it.
find_value() {
  found=
  while read -r line || [ -n "$line" ]; do
    case $line in "$1="*) found=${line#*=} ;; esac
  done <all.env
  case $found in
    \'*\' | \"*\") found=${found#?} found=${found%?} ;;
  esac
}

find_password() {
  find_value "$1"
  [ -n "$found" ] || { echo "$1 is missing in $PWD/all.env" >&2; exit 1; }
}

# Without quotes Node would end a value at a #.
print_settings() {
  for name; do
    find_value "$name"
    case $found in
      '') ;;
      *\'*\`* | *\`*\'*)
        echo "$name in $PWD/all.env has both ' and \`, which Node cannot read" >&2
        exit 1
        ;;
      *\'*) printf '%s=`%s`\n' "$name" "$found" ;;
      *) printf "%s='%s'\n" "$name" "$found" ;;
    esac
  done
}

# give <container> <its address of the database> <user> <password> <its other secrets>…
give() {
  file=$1.env address=$2 user=$3
  find_password "$4"
  shift 4
  printf '%s=postgres://%s:%s@database:5432/kamalini\n' "$address" "$user" "$found" >"$file"
  print_settings "$@" >>"$file"
}

keys='DATA_KEYS LOOKUP_KEYS'
# These authenticate delivery receipts.
receipts='SMS_KEY WHATSAPP_APP_SECRET WHATSAPP_VERIFY_TOKEN'
give migrate OWNER_DATABASE_URL kamalini POSTGRES_PASSWORD
give site DATABASE_URL clinic_site SITE_PASSWORD FORM_SECRET $keys $receipts
give worker WORKER_DATABASE_URL clinic_worker WORKER_PASSWORD SMTP_URL WHATSAPP_TOKEN $keys $receipts
give desk DESK_DATABASE_URL clinic_desk DESK_PASSWORD DESK_SECRET $keys
give operator DESK_DATABASE_URL clinic_desk DESK_PASSWORD $keys
# A stranger who fetches the last one keeps the alarm behind it quiet.
give watcher WATCHER_DATABASE_URL clinic_watcher WATCHER_PASSWORD ALARM_SMTP_URL ALARM_PING_URL
print_settings $keys >drill.env

# For the container of the database.
give_password() {
  find_password "$2"
  printf '%s\n' "$found" >"$1.password"
}
give_password postgres POSTGRES_PASSWORD
give_password site SITE_PASSWORD
give_password worker WORKER_PASSWORD
give_password desk DESK_PASSWORD
give_password watcher WATCHER_PASSWORD

# For the containers with pgBackRest.
find_password BACKUP_PASSWORD
printf '[global]\nrepo1-cipher-pass=%s\n' "$found" >key.conf
