#!/usr/bin/env bash
# Makes a Debian package of the program.
#
# usage: scripts/package-deb.sh [BINARY [VERSION]]
#
# BINARY is bin/dialtone by default, VERSION that of the source. Prints the path of the package,
# in bin/packages. It is for the release of Debian or Ubuntu that the program was built on, since
# the names of libraries differ between releases. DEB_COMPRESSION is the kind of
# compression, xz by default.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/package-options.bash

binary=${1:-bin/dialtone}
version=${2:-$(source_version)}
architecture=$(dpkg --print-architecture)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
readonly architecture work tree=$work/debian/dialtone
umask 022

# The units of deploy/ are for a program in /usr/local and need no user. The package creates one, so
# that commands can be run as the user that owns the data.
put_unit() {
  local unit=$tree/lib/systemd/system/$1
  mkdir -p "$(dirname "$unit")"
  sed -e '/^# Copy to /d' -e '/^# Only root can read/d' -e '/^User=dialtone$/d' \
    -e 's|^ExecStart=/usr/local/bin/|ExecStart=/usr/bin/|' \
    -e 's|^DynamicUser=yes$|User=dialtone\nGroup=dialtone\nRemoveIPC=yes|' \
    -e 's|^Documentation=.*|Documentation=man:dialtone(1)|' "deploy/$1" >"$unit"
  if ! grep -q '^ExecStart=/usr/bin/' "$unit" || ! grep -q '^User=dialtone' "$unit"; then
    echo "deploy/$1 has changed; adapt scripts/package-deb.sh" >&2
    exit 1
  fi
}

put_documentation() {
  local folder=$tree/usr/share/doc/dialtone date
  date=$(date -u -R -d "@$SOURCE_DATE_EPOCH")
  mkdir -p "$folder"
  cp deploy/debian/copyright "$folder/copyright"
  gzip -9nc CHANGELOG.md >"$folder/changelog.gz"
  printf 'dialtone (%s-1) unstable; urgency=medium\n\n  * Version %s.\n\n -- Dialtone <dialtone@localhost.localdomain>  %s\n' \
    "$version" "$version" "$date" | gzip -9nc >"$folder/changelog.Debian.gz"
}

put_files() {
  put_program "$binary" "$tree/usr/bin/dialtone"
  put_manual_and_completions "$binary" "$version" "$tree/usr/share"
  mkdir -p "$tree"/{etc/dialtone,usr/share/lintian/overrides,DEBIAN}
  install -m 640 deploy/debian/dialtone.yaml "$tree/etc/dialtone/dialtone.yaml"
  install -m 644 deploy/debian/lintian-overrides "$tree/usr/share/lintian/overrides/dialtone"
  put_unit dialtone.service
  put_unit dialtone-backup.service
  install -m 644 deploy/dialtone-backup.timer "$tree/lib/systemd/system/dialtone-backup.timer"
  put_documentation
}

# The packages of the libraries that the program loads, by dpkg's own lists. A debug build also
# loads Swift's libraries, which no package has.
dependencies() {
  (
    cd "$work"
    printf 'Source: dialtone\n\nPackage: dialtone\nArchitecture: any\n' >debian/control
    dpkg-shlibdeps -O --ignore-missing-info --warnings=0 debian/dialtone/usr/bin/dialtone
  ) 2> >(grep -v 'version from library name' >&2) | sed -n 's/^shlibs:Depends=//p'
}

put_control() {
  local needed
  needed=$(dependencies)
  sed -e "s|@VERSION@|$version-1|" -e "s|@ARCHITECTURE@|$architecture|" \
    -e "s|@DEPENDS@|$needed|" -e "s|@SIZE@|$(du -sk --apparent-size "$tree" | cut -f 1)|" \
    deploy/debian/control >"$tree/DEBIAN/control"
  install -m 755 deploy/debian/{postinst,prerm,postrm} "$tree/DEBIAN/"
  echo /etc/dialtone/dialtone.yaml >"$tree/DEBIAN/conffiles"
  (cd "$tree" && find etc lib usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) \
    >"$tree/DEBIAN/md5sums"
}

put_files
put_control
mkdir -p "$packages"
readonly package=$packages/dialtone_$version-1_$architecture.deb
dpkg-deb --root-owner-group -Z"${DEB_COMPRESSION:-xz}" --build "$tree" "$package" >/dev/null
echo "$package"
