#!/usr/bin/env bash
# Makes .venv hold exactly the Python packages that Tests/python asks for.
#
# usage: scripts/prepare-python.sh
#
# Does nothing when the list has not changed since it last ran.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly wanted=Tests/python/requirements.txt
readonly installed=.venv/requirements.txt

if [[ -x .venv/bin/python ]] && cmp -s "$wanted" "$installed"; then
  exit 0
fi
echo "Installing the Python packages of the tests into .venv"
python3 -m venv --clear .venv
.venv/bin/python -m pip install --quiet --disable-pip-version-check -r "$wanted"
cp "$wanted" "$installed"
