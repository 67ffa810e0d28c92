#!/usr/bin/env python3
"""Counts the tests in result files of the JUnit form, or names those that failed.

usage: scripts/count-tests.py [--failed] FILE...

Prints three numbers: passed, failed, skipped. With --failed it prints the names of the failed
tests instead, one per line. Files that are not there count as empty.
Read as text and not as XML, since a Swift test's name stands in its file unescaped.
"""

import html
import re
import sys
from pathlib import Path
from typing import NamedTuple

# Nothing ends a name but the attribute or the tag's end that follows its quote.
ATTRIBUTES = re.compile(
    r'\s+classname="(?P<suite>.*?)"\s+name="(?P<name>.*?)"(?=\s+[a-z]+="|\s*/?>)', re.DOTALL
)


class Case(NamedTuple):
    name: str
    outcome: str


def outcome(case: str) -> str:
    if re.search(r"<(failure|error)\b", case):
        return "failed"
    return "skipped" if "<skipped" in case else "passed"


def name(case: str) -> str:
    found = ATTRIBUTES.match(case)
    words = f"{found['suite']}/{found['name']}" if found else case.partition("\n")[0]
    return " ".join(html.unescape(words).split())


def cases(path: Path) -> list[Case]:
    text = path.read_text(errors="replace") if path.exists() else ""
    parts = re.split(r"<testcase\b", text)[1:]
    return [Case(name(part), outcome(part)) for part in parts]


def main(words: list[str]) -> None:
    names_failed = words[:1] == ["--failed"]
    found = [case for file in words[names_failed:] for case in cases(Path(file))]
    if names_failed:
        for case in found:
            if case.outcome == "failed":
                print(case.name)
        return
    outcomes = [case.outcome for case in found]
    print(*(outcomes.count(result) for result in ("passed", "failed", "skipped")))


if __name__ == "__main__":
    main(sys.argv[1:])
