#!/usr/bin/env python3
"""Checks that docs/security.md names a test that exists behind each defense.

usage: scripts/check-security.py

Prints what is wrong as FILE:LINE: TEXT.
"""

import re
import sys

from test_names import ROOT, read_tests

PAGE = ROOT / "docs/security.md"
SPAN = re.compile(r"`([^`]+)`")
HEADER = "| threat | defense | tests |"


def problems() -> list[str]:
    tests = read_tests()
    found = []
    in_table = False
    for number, line in enumerate(PAGE.read_text().splitlines(), start=1):
        if line == HEADER:
            in_table = True
        elif not line.startswith("|"):
            in_table = False
        elif in_table and not set(line) <= set("|-: "):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            named = [name for name in SPAN.findall(cells[-1]) if "/" in name]
            if len(cells) != 3 or not named:
                found.append(f"docs/security.md:{number}: no test is named")
            for name in named:
                if name not in tests:
                    found.append(f"docs/security.md:{number}: no such test: {name}")
    return found


if __name__ == "__main__":
    wrong = problems()
    if wrong:
        print(*wrong, sep="\n")
    sys.exit(1 if wrong else 0)
