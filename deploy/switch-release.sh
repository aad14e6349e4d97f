#!/bin/sh
# deploy/switch-release.sh <folder>: the processes of this machine become those of the release in this folder, one after
# the other, without a refused request. Back: the same with the folder of the release before.
set -eu
release=$(cd "$1" && pwd -P)
home=$(dirname "$release")
before=$(readlink "$home/current" || true)

# First, because either site may be asked for a page that needs them.
node --env-file=/etc/clinic/site.env "$release/deploy/keep-assets.ts" "$home/shared"
ln -sfn "$release" "$home/next"
mv -T "$home/next" "$home/current"
for unit in clinic-site@3000 clinic-site@3002 clinic-desk clinic-worker clinic-watcher; do
  # A site counts as started when it answers. One that does not start leaves the other as it was.
  if ! systemctl restart "$unit"; then
    echo "$unit does not start: journalctl -u $unit. Back: $release/deploy/switch-release.sh ${before:-<folder>}" >&2
    exit 1
  fi
done
