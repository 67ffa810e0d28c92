#!/usr/bin/env bash
# Makes .venv hold exactly the Python packages that Tests/python asks for.
#
# Of the packages in frameworks.txt, only the copies of React and Vue are used. They are in a folder
# of their own, which Python does not know, and without the packages that they need.
#
# usage: scripts/prepare-python.sh
#
# Does nothing when the lists have not changed since it last ran.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly lists=(Tests/python/requirements.txt Tests/python/frameworks.txt)
readonly installed=.venv/requirements.txt

if [[ -x .venv/bin/python ]] && cat "${lists[@]}" | cmp -s - "$installed"; then
  exit 0
fi
echo "Installing the Python packages of the tests into .venv"
python3 -m venv --clear .venv
.venv/bin/python -m pip install --quiet --disable-pip-version-check -r "${lists[0]}"
.venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps \
  --target .venv/frameworks -r "${lists[1]}"
cat "${lists[@]}" >"$installed"
