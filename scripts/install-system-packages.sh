#!/usr/bin/env bash
# Sees to it that the system has what the build needs, or also what the tests need.
#
# usage: scripts/install-system-packages.sh [build|test]
#
# Silent when nothing is missing. On Debian and Ubuntu it installs what is, as root or by
# a sudo that asks nothing; anywhere else it prints the command to run and fails.
set -euo pipefail

readonly purpose=${1:-build}
readonly oldest_swift=6.2

case $purpose in
build | test) ;;
*)
  echo "usage: scripts/install-system-packages.sh [build|test]" >&2
  exit 2
  ;;
esac

package_manager() {
  local kind=
  [[ -r /etc/os-release ]] && kind=$(. /etc/os-release && echo "${ID:-} ${ID_LIKE:-}")
  case $kind in
  ubuntu*) echo ubuntu ;;
  *debian*) echo debian ;;
  *fedora* | *rhel*) echo fedora ;;
  *) if command -v brew >/dev/null; then echo homebrew; else echo unknown; fi ;;
  esac
}

has_program() {
  local name
  for name in "$@"; do
    command -v "$name" >/dev/null && return 0
  done
  return 1
}

has_header() {
  local folder
  for folder in /usr/include /usr/local/include /opt/homebrew/include; do
    compgen -G "$folder/$1" >/dev/null && return 0
  done
  return 1
}

has_library() { pkg-config --exists "$1" 2>/dev/null; }
has_cxx_headers() { [[ $(uname) == Darwin ]] || has_header 'c++/*/string'; }
has_postgres() { has_program initdb || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; }
has_browser() { has_program chromium chromium-browser google-chrome google-chrome-stable; }
has_apache() { has_program apache2 && [[ -f /usr/lib/apache2/modules/mod_auth_openidc.so ]]; }
has_kannel() { [[ -x /usr/sbin/bearerbox && -x /usr/lib/kannel/test/fakesmsc ]]; }
has_patroni() { has_program patroni && has_program etcd && has_program iptables && has_program ip; }
has_static_shell() { [[ -x /bin/busybox ]] && ! ldd /bin/busybox >/dev/null 2>&1; }
has_jackson() { [[ -f /usr/share/java/jackson-databind.jar ]]; }
has_venv() { python3 -c 'import ensurepip, venv' 2>/dev/null; }

# Each row: what tells that it is there | its packages on Debian | Fedora | Homebrew.
readonly for_build='
has_program pkg-config              | pkg-config         | pkgconf-pkg-config   | pkgconf
has_program curl                    | curl               | curl                 | curl
has_cxx_headers                     | g++                | gcc-c++              | gcc
has_header phonenumbers/phonenumberutil.h | libphonenumber-dev | libphonenumber-devel | libphonenumber
has_library libpq                   | libpq-dev          | libpq-devel          | libpq
has_library libcrypto               | libssl-dev         | openssl-devel        | openssl@3
has_library libargon2               | libargon2-dev      | libargon2-devel      | argon2
has_library xmlsec1-openssl         | libxmlsec1-dev     | xmlsec1-openssl-devel | libxmlsec1
has_library libqrencode             | libqrencode-dev    | qrencode-devel       | qrencode
has_library zlib                    | zlib1g-dev         | zlib-devel           | zlib
has_library libxcrypt               | libcrypt-dev       | libxcrypt-devel      | libxcrypt
has_library sqlite3                 | libsqlite3-dev     | sqlite-devel         | sqlite
'
readonly for_test='
has_postgres                        | postgresql         | postgresql-server    | postgresql@17
has_browser                         | chromium fonts-liberation | chromium      | chromium
has_program chromedriver            | chromium-driver    | chromedriver         | chromedriver
has_program xmlsec1                 | xmlsec1            | xmlsec1              | libxmlsec1
has_venv                            | python3-venv       | python3              | python3
has_kannel                          | kannel kannel-extras |                    |
has_program node                    | nodejs             | nodejs               | node
has_program go                      | golang-go          | golang               | go
has_program javac                   | default-jdk-headless | java-17-openjdk-devel | openjdk@17
has_apache                          | apache2-bin libapache2-mod-auth-openidc | |
has_program prometheus              | prometheus         |                      | prometheus
has_program haproxy                 | haproxy            | haproxy              | haproxy
has_program pgbouncer               | pgbouncer          | pgbouncer            | pgbouncer
has_program nginx                   | nginx-light        | nginx                | nginx
has_program caddy                   | caddy              | caddy                | caddy
has_patroni                         | patroni etcd-server iptables iproute2 | |
has_program docker-compose          | docker-compose     | docker-compose       | docker-compose
has_program debootstrap             | debootstrap        | debootstrap          |
has_static_shell                    | busybox-static     | busybox              |
has_program dpkg-shlibdeps          | dpkg-dev           | dpkg-dev             |
has_program groff                   | groff              | groff                | groff
has_jackson                         | libjackson2-databind-java | jackson-databind |
'

ubuntu_name() {
  case $1 in
  "chromium fonts-liberation") echo chromium-browser fonts-liberation ;;
  chromium-driver) echo chromium-chromedriver ;;
  *) echo "$1" ;;
  esac
}

# Prints the packages of what is not there, in the words of the package manager given.
missing_packages() {
  local table=$for_build check debian fedora homebrew
  [[ $purpose == test ]] && table+=$for_test
  while IFS='|' read -r check debian fedora homebrew; do
    [[ -z $check ]] && continue
    # Unquoted on purpose: a check has arguments, and columns have blanks around them.
    $check && continue
    case $1 in
    fedora) echo $fedora ;;
    homebrew) echo $homebrew ;;
    ubuntu) ubuntu_name "$(echo $debian)" ;;
    *) echo $debian ;;
    esac
  done <<<"$table"
}

install_command() {
  case $1 in
  debian | ubuntu) echo "apt-get install -y --no-install-recommends" ;;
  fedora) echo "dnf install -y" ;;
  homebrew) echo "brew install" ;;
  esac
}

check_swift() {
  local answer found
  if ! command -v swift >/dev/null; then
    echo "There is no Swift toolchain on the PATH; Dialtone needs $oldest_swift or newer:" \
      "https://www.swift.org/install" >&2
    exit 1
  fi
  if ! answer=$(swift --version 2>&1); then
    echo "The Swift toolchain does not start: $answer" >&2
    echo "What it needs of the system is listed at https://www.swift.org/install" >&2
    exit 1
  fi
  found=$(sed -nE 's/.*Swift version ([0-9]+\.[0-9]+).*/\1/p' <<<"$answer" | head -n 1)
  if [[ $(printf '%s\n' "$oldest_swift" "${found:-0}" | sort -V | head -n 1) != "$oldest_swift" ]]; then
    echo "Dialtone needs Swift $oldest_swift or newer, this is ${found:-unknown}:" \
      "https://www.swift.org/install" >&2
    exit 1
  fi
}

install_or_explain() {
  local manager=$1 packages=$2 as_root=
  if [[ $manager != debian && $manager != ubuntu ]]; then
    echo "These are missing: $packages" >&2
    [[ $manager != unknown ]] && echo "Install them with: $(install_command "$manager") $packages" >&2
    [[ $manager == unknown ]] && echo "(Debian's names; use those of this system.)" >&2
    exit 1
  fi
  if [[ $EUID != 0 ]]; then
    if ! sudo -n true 2>/dev/null; then
      echo "These packages are missing and installing them takes root:" >&2
      echo "  sudo apt-get update && sudo $(install_command "$manager") $packages" >&2
      exit 1
    fi
    as_root="sudo -n"
  fi
  echo "Installing $packages"
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq
  # shellcheck disable=SC2086
  $as_root env DEBIAN_FRONTEND=noninteractive $(install_command "$manager") -qq $packages
}

main() {
  local manager packages
  check_swift
  manager=$(package_manager)
  packages=$(missing_packages "$manager" | tr '\n' ' ')
  packages=${packages% }
  [[ -z $packages ]] && exit 0
  install_or_explain "$manager" "$packages"
  packages=$(missing_packages "$manager" | tr '\n' ' ')
  if [[ -n $packages ]]; then
    echo "Still missing after the installation: $packages" >&2
    exit 1
  fi
}

main
