#!/usr/bin/env python3
"""Checks that the folders of each module of the server use each other in one direction.

usage: scripts/check-folders.py [FOLDER]

FOLDER contains the modules; it is Server/Sources by default.

In every folder of a module, its subfolders and its own files (shown as `.`) form a graph: A uses
B if a file of A names a type that a file of B declares. If they form a circle, none of them can be
read without the others. A name means what it means to the compiler, as far as scopes, nested types
and extensions tell. Members are not followed.

Prints each circle as FOLDER: TEXT, and then, as FILE:LINE: TEXT, few references that close it. It
opens if these go: move the type to a folder that both may use, or the file that names it.
"""

import sys
from pathlib import Path

from folders.circles import circles
from folders.references import Module, NotUnderstood, Reference

ROOT = Path(__file__).resolve().parent.parent

# Folders whose circle stays, each with the reason: {"DialtoneFlows/Hooks": "because ..."}.
ALLOWED: dict[str, str] = {}


def problems(sources: Path) -> list[str]:
    found = []
    allowed = set()
    for module in (Module(path) for path in sorted(sources.iterdir()) if path.is_dir()):
        for folder in folders(module):
            name = str(folder.relative_to(sources))
            graph = uses(module, folder)
            lines = [line for circle in circles(graph) for line in text(circle, name, sources)]
            if lines and name in ALLOWED:
                allowed.add(name)
            else:
                found += lines
    return found + [f"{name}: no circle to allow" for name in sorted(ALLOWED.keys() - allowed)]


def folders(module: Module) -> list[Path]:
    """The folder of a module and every folder below it that has Swift files."""
    found = {folder for file in module.files for folder in file.path.parents}
    return sorted(folder for folder in found if folder.is_relative_to(module.folder))


def uses(module: Module, folder: Path) -> dict[tuple[str, str], list[Reference]]:
    """The references between the parts of a folder, by who uses whom."""
    found: dict[tuple[str, str], list[Reference]] = {}
    for reference in module.references:
        user, used = part(folder, reference.file), part(folder, reference.declared_in)
        if user and used and user != used:
            found.setdefault((user, used), []).append(reference)
    return found


def part(folder: Path, file: Path) -> str | None:
    """The subfolder that contains a file, or `.` if it is the folder itself."""
    if not file.is_relative_to(folder):
        return None
    parts = file.relative_to(folder).parts
    return parts[0] if len(parts) > 1 else "."


def text(circle, name: str, sources: Path) -> list[str]:
    lines = [f"{name}: a circle of {', '.join(circle.order)}"]
    for (user, used), references in circle.closing:
        for reference in references:
            place = f"{reference.file.relative_to(sources)}:{reference.line}"
            lines.append(f"  {place}: {reference.name} is in {used}, which uses {user}, too")
    return lines


def main(arguments: list[str]) -> int:
    if len(arguments) > 1 or arguments[:1] in (["--help"], ["-h"]):
        print(__doc__.strip())
        return 2 if len(arguments) > 1 else 0
    try:
        wrong = problems(Path(arguments[0]) if arguments else ROOT / "Server/Sources")
    except NotUnderstood as error:
        wrong = [str(error)]
    if wrong:
        print(*wrong, sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
