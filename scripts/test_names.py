"""The names of all tests, as the documents write them."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = (ROOT / "Tests", ROOT / "Server/Tests")

SWIFT_TEST = re.compile(r"func `([^`]+)`|@Test[^\n]*\n?\s*func (\w+)")
SWIFT_SUITE = re.compile(r"^(?:@Suite[^\n]*\s)?(?:struct|final class|extension) (\w+)", re.M)
PYTHON_TEST = re.compile(r"^def (test_\w+)", re.M)


def read_tests() -> set[str]:
    """`Suite/claim` of each Swift test, `file/function` of each Python test."""
    found = set()
    for folder in FOLDERS:
        for file in folder.rglob("*.swift"):
            text = file.read_text()
            claims = {claim or name for claim, name in SWIFT_TEST.findall(text)}
            suites = SWIFT_SUITE.findall(text)
            found |= {f"{suite}/{claim}" for suite in suites for claim in claims}
        for file in folder.rglob("test_*.py"):
            found |= {f"{file.name}/{name}" for name in PYTHON_TEST.findall(file.read_text())}
    return found
