#!/usr/bin/env python3
"""Counts the tests in result files of the JUnit form.

usage: scripts/count-tests.py FILE...

Prints three numbers: passed, failed, skipped. Files that are not there count as empty.
Read as text and not as XML, since a Swift test's name stands in its file unescaped.
"""

import re
import sys
from pathlib import Path


def outcome(case: str) -> str:
    if re.search(r"<(failure|error)\b", case):
        return "failed"
    return "skipped" if "<skipped" in case else "passed"


def outcomes(path: Path) -> list[str]:
    text = path.read_text(errors="replace") if path.exists() else ""
    return [outcome(case) for case in re.split(r"<testcase\b", text)[1:]]


found = [result for name in sys.argv[1:] for result in outcomes(Path(name))]
print(*(found.count(result) for result in ("passed", "failed", "skipped")))
