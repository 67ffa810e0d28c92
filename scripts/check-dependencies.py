#!/usr/bin/env python3
"""Checks that docs/dependencies.md lists exactly the packages that Server/Package.swift needs.

usage: scripts/check-dependencies.py

Prints what is wrong as FILE: TEXT.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "Server/Package.swift"
PAGE = ROOT / "docs/dependencies.md"

DEPENDENCY = re.compile(r'\.package\(\s*url:\s*"(https://[^"]+)"')
LINK = re.compile(r"\]\((https://github\.com/[^)]+)\)")


def section(title: str) -> str:
    """The text between a heading and the next one."""
    return PAGE.read_text().split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def problems() -> list[str]:
    needed = {url.removesuffix(".git") for url in DEPENDENCY.findall(PACKAGE.read_text())}
    rows = set(LINK.findall(section("Swift packages")))
    for_tests = {url for url in LINK.findall(section("Tests")) if url in needed}
    missing = [f"docs/dependencies.md: {url} is missing" for url in needed - rows - for_tests]
    extra = [f"docs/dependencies.md: {url} is not in Package.swift" for url in rows - needed]
    return sorted(missing) + sorted(extra)


if __name__ == "__main__":
    wrong = problems()
    if wrong:
        print(*wrong, sep="\n")
    sys.exit(1 if wrong else 0)
