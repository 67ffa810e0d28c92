#!/usr/bin/env python3
"""Checks that docs/dependencies.md lists exactly the packages that the repository's packages need.

usage: scripts/check-dependencies.py

Prints what is wrong as FILE: TEXT.
"""

import os
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SERVER = ROOT / "Server/Package.swift"
SDK = ROOT / "Package.swift"
PAGE = ROOT / "docs/dependencies.md"

# The manifests of the apps in Tests/python are test data.
OTHERS = [
    *ROOT.glob("Benchmarks/Package.swift"),
    *ROOT.glob("Examples/*/Package.swift"),
    *ROOT.glob("scripts/*/Package.swift"),
]

DEPENDENCY = re.compile(r'\.package\(\s*url:\s*"(https://[^"]+)"')
LINK = re.compile(r"\]\((https://github\.com/[^)]+)\)")


def section(title: str) -> str:
    """The text between a heading and the next one."""
    return PAGE.read_text().split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def dependencies(manifest: pathlib.Path) -> set[str]:
    return {url.removesuffix(".git") for url in DEPENDENCY.findall(manifest.read_text())}


def differences(manifest: pathlib.Path, title: str, others: set[str] = frozenset()) -> list[str]:
    """Returns the differences between a section and a manifest."""
    needed = dependencies(manifest)
    rows = set(LINK.findall(section(title)))
    name = manifest.relative_to(ROOT)
    missing = [f"docs/dependencies.md: {url} is missing" for url in needed - rows - others]
    extra = [f"docs/dependencies.md: {url} is not in {name}" for url in rows - needed]
    return sorted(missing) + sorted(extra)


def other_differences() -> list[str]:
    """Returns the differences between the table of the other packages and their manifests."""
    needed: dict[str, set[str]] = {}
    for manifest in OTHERS:
        for url in dependencies(manifest):
            needed.setdefault(url, set()).add(str(manifest.parent.relative_to(ROOT)))
    rows = {}
    for line in section("Benchmarks, examples and tools").splitlines():
        if url := LINK.search(line):
            rows[url[1]] = set(re.findall(r"`([^`]+)`", line.split("|")[2]))
    return [
        f"docs/dependencies.md: {url} is used in {', '.join(sorted(needed.get(url, {'none'})))}"
        for url in sorted(needed.keys() | rows.keys())
        if needed.get(url) != rows.get(url)
    ]


def unknown_manifests() -> list[str]:
    """Manifests that are neither compared nor test data."""
    known = {SERVER, SDK, *OTHERS}
    found = []
    for folder, subfolders, files in os.walk(ROOT):
        subfolders[:] = [name for name in subfolders if not name.startswith(".")]
        path = pathlib.Path(folder, "Package.swift")
        if path.name in files and path not in known:
            found.append(path)
    return [
        f"{path.relative_to(ROOT)}: its packages are not compared with docs/dependencies.md"
        for path in sorted(found)
        if not path.is_relative_to(ROOT / "Tests/python")
    ]


def problems() -> list[str]:
    for_tests = set(LINK.findall(section("Tests"))) & dependencies(SERVER)
    return [
        *differences(SERVER, "Swift packages", for_tests),
        *differences(SDK, "Back ends in Swift"),
        *other_differences(),
        *unknown_manifests(),
    ]


if __name__ == "__main__":
    wrong = problems()
    if wrong:
        print(*wrong, sep="\n")
    sys.exit(1 if wrong else 0)
