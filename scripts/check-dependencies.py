#!/usr/bin/env python3
"""Checks that docs/dependencies.md lists exactly the packages that the two packages need.

usage: scripts/check-dependencies.py

Prints what is wrong as FILE: TEXT.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SERVER = ROOT / "Server/Package.swift"
SDK = ROOT / "Package.swift"
PAGE = ROOT / "docs/dependencies.md"

DEPENDENCY = re.compile(r'\.package\(\s*url:\s*"(https://[^"]+)"')
LINK = re.compile(r"\]\((https://github\.com/[^)]+)\)")


def section(title: str) -> str:
    """The text between a heading and the next one."""
    return PAGE.read_text().split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def dependencies(manifest: pathlib.Path) -> set[str]:
    return {url.removesuffix(".git") for url in DEPENDENCY.findall(manifest.read_text())}


def differences(manifest: pathlib.Path, title: str, others: set[str] = frozenset()) -> list[str]:
    """What a section lists and the manifest does not need, or the other way round."""
    needed = dependencies(manifest)
    rows = set(LINK.findall(section(title)))
    name = manifest.relative_to(ROOT)
    missing = [f"docs/dependencies.md: {url} is missing" for url in needed - rows - others]
    extra = [f"docs/dependencies.md: {url} is not in {name}" for url in rows - needed]
    return sorted(missing) + sorted(extra)


def problems() -> list[str]:
    for_tests = set(LINK.findall(section("Tests"))) & dependencies(SERVER)
    return differences(SERVER, "Swift packages", for_tests) + differences(SDK, "Back ends in Swift")


if __name__ == "__main__":
    wrong = problems()
    if wrong:
        print(*wrong, sep="\n")
    sys.exit(1 if wrong else 0)
