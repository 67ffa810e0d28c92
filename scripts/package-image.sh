#!/usr/bin/env bash
# Makes an OCI image of the program, without a container engine.
#
# usage: scripts/package-image.sh [BINARY]
#
# BINARY is bin/dialtone by default. The image contains the program, the libraries that it loads,
# and the certificates of this system, but no shell. Prints the path of the layout, in bin/packages.
# IMAGE_COMPRESSION is the level of gzip, 6 by default.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/package-options.bash

readonly program=${1:-bin/dialtone}
readonly user=65532
rootfs=$(mktemp -d)
trap 'rm -rf "$rootfs"' EXIT
umask 022

put_program_and_libraries() {
  local library folder name
  put_program "$program" "$rootfs/usr/bin/dialtone"
  ldd "$program" | awk '$3 ~ /^\// { print $3 } $1 ~ /^\// { print $1 }' |
    while read -r library; do
      mkdir -p "$rootfs$(dirname "$library")"
      cp -L "$library" "$rootfs$library"
    done
  # The C library loads these by name, to look up users and hosts.
  folder=$(dirname "$(ldd "$program" | awk '$1 == "libc.so.6" { print $3 }')")
  for name in libnss_files.so.2 libnss_dns.so.2 libresolv.so.2; do
    [[ ! -e $folder/$name ]] || cp -L "$folder/$name" "$rootfs$folder/"
  done
}

put_system_files() {
  mkdir -p "$rootfs"/{data,etc/dialtone,etc/ssl/certs,proc,run,sys,dev}
  mkdir -m 1777 "$rootfs/tmp"
  chmod 700 "$rootfs/data"
  cp -L /etc/ssl/certs/ca-certificates.crt "$rootfs/etc/ssl/certs/"
  printf 'root:x:0:0::/:/sbin/nologin\ndialtone:x:%s:%s::/data:/sbin/nologin\n' "$user" "$user" \
    >"$rootfs/etc/passwd"
  printf 'root:x:0:\ndialtone:x:%s:\n' "$user" >"$rootfs/etc/group"
  echo 'hosts: files dns' >"$rootfs/etc/nsswitch.conf"
  # Settings can be in the environment, but DIALTONE_CONFIG names a file.
  cp deploy/image/dialtone.yaml "$rootfs/etc/dialtone/dialtone.yaml"
}

put_program_and_libraries
put_system_files
version=$(source_version)
readonly layout=$packages/dialtone-$version.oci
rm -rf "$layout"
mkdir -p "$layout"
python3 scripts/write-image.py "$rootfs" "$layout" "$version"
echo "$layout"
