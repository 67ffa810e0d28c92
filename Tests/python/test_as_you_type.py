"""The formatter of the sign-in page's number field, run by Node where there is one."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "Server/Sources/DialtoneServer/Pages/Assets/as-you-type.js"
NORTH_AMERICA = [["(\\d{3})(\\d{3})(\\d{4})", "$1-$2-$3", ["[2-9]"]]]
BRITAIN = [
    ["(\\d{2})(\\d{4})(\\d{4})", "$1 $2 $3", ["2|5[56]|7[06]", "2|5[56]|7(?:0|6(?:[013-9]|2[0-35-9]))"]],
    ["(\\d{4})(\\d{6})", "$1 $2", ["[1-7]"]],
]


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
@pytest.mark.parametrize(
    ("formats", "digits", "written"),
    [
        (NORTH_AMERICA, "650", "650"),
        (NORTH_AMERICA, "6505", "650-5"),
        (NORTH_AMERICA, "6505550", "650-555-0"),
        (NORTH_AMERICA, "6505550100", "650-555-0100"),
        (NORTH_AMERICA, "65055501001", None),
        (NORTH_AMERICA, "111", None),
        (BRITAIN, "20", None),
        (BRITAIN, "2079", "20 79"),
        (BRITAIN, "2079460018", "20 7946 0018"),
        (BRITAIN, "74001", "7400 1"),
        (BRITAIN, "7400123456", "7400 123456"),
        ([], "7400", None),
        ([["(\\d{4})", "9-$1", []]], "74", None),
    ],
)
def test_digits_are_grouped_as_they_are_typed(formats, digits, written):
    source = SCRIPT.read_text() + f"\nconsole.log(JSON.stringify(formatAsYouType({json.dumps(digits)}, {json.dumps(formats)})));"
    command = ["node", "--input-type=module", "-e", source]
    assert json.loads(subprocess.check_output(command, text=True)) == written
