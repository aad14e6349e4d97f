#!/bin/sh
# deploy/make-secrets.sh <folder>: makes the passwords and keys of compose.yaml, once, into its all.env.
set -eu
umask 077
mkdir -p "$1"
# Containers must be able to read the files in it that split-secrets.sh makes; nobody but root reaches them.
chmod 700 "$1"
cd "$1"
if [ -e all.env ]; then
  echo "$PWD/all.env exists: what its keys have sealed, no other key opens" >&2
  exit 1
fi
{
  for user in POSTGRES SITE WORKER DESK WATCHER BACKUP; do echo "${user}_PASSWORD=$(openssl rand -hex 24)"; done
  for process in FORM DESK; do echo "${process}_SECRET=$(openssl rand -base64 33)"; done
  for use in DATA LOOKUP; do echo "${use}_KEYS=$(date +%Y):$(openssl rand -base64 32)"; done
} >made.env
mv made.env all.env
