#!/bin/sh
# test/operate/in-own-network.sh <command>…: gives the command, as root, in a network of its own: its ports are free, and two host
# names lead to it. slirp4netns is its way out; nothing of this machine's network changes.
set -eu
folder=$(mktemp -d)
name=$(basename "$folder")
way_out=
leave() {
  [ -z "$way_out" ] || kill "$way_out" 2>/dev/null || true
  ip netns delete "$name"
  rm -rf "$folder"
}
ip netns add "$name"
trap leave EXIT
trap 'exit 1' INT TERM

mkfifo "$folder/ready"
slirp4netns --configure --disable-host-loopback --ready-fd=3 --netns-type=path "/run/netns/$name" tap0 \
  3>"$folder/ready" >"$folder/log" 2>&1 &
way_out=$!
head -c 1 "$folder/ready" >/dev/null
nsenter --net="/run/netns/$name" ip link set lo up

echo '127.0.0.1 localhost www.example.org desk.example.org' >"$folder/hosts"
# The name server of slirp4netns, which asks this machine's.
echo 'nameserver 10.0.2.3' >"$folder/resolv.conf"
nsenter --net="/run/netns/$name" unshare --mount sh -c '
  mount --bind "$0/hosts" /etc/hosts
  mount --bind "$0/resolv.conf" /etc/resolv.conf
  exec "$@"' "$folder" "$@"
