#!/usr/bin/env bash
# Makes an archive of the program that runs in any folder, on distributions other than this one.
#
# usage: scripts/package-archive.sh [BINARY]
#
# BINARY is bin/dialtone by default. The archive contains the libraries that the program loads, with
# the C library and its loader, so that it needs only a kernel. Prints its path, in bin/packages.
# ARCHIVE_COMPRESSION is the level of the compression, 1 to 9.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/package-options.bash

readonly program=${1:-bin/dialtone}
version=$(source_version)
readonly name=dialtone-$version-linux-$(uname -m)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
readonly folder=$work/$name
umask 022

put_libraries() {
  local library
  mkdir -p "$folder/lib"
  ldd "$program" | awk '$3 ~ /^\// { print $3 } $1 ~ /^\// { print $1 }' |
    while read -r library; do
      cp -L "$library" "$folder/lib/"
    done
}

put_starter() {
  mkdir -p "$folder/bin"
  cat >"$folder/bin/dialtone" <<'STARTER'
#!/bin/sh
# Starts the program with the libraries beside it, and not those of the system's cache.
here=$(dirname "$(readlink -f "$0")")/..
exec "$here"/lib/ld-linux-*.so.* --inhibit-cache --library-path "$here/lib" "$here/libexec/dialtone" "$@"
STARTER
  chmod 755 "$folder/bin/dialtone"
}

put_program "$program" "$folder/libexec/dialtone"
put_libraries
put_starter
put_manual_and_completions "$program" "$version" "$folder/share"
cp LICENSE CHANGELOG.md deploy/dialtone.service deploy/dialtone-backup.{service,timer} "$folder/"
mkdir -p "$packages"
tar --create --directory "$work" --sort=name --mtime="@$SOURCE_DATE_EPOCH" \
  --owner=0 --group=0 --numeric-owner "$name" | gzip -n"${ARCHIVE_COMPRESSION:-6}" >"$packages/$name.tar.gz"
echo "$packages/$name.tar.gz"
