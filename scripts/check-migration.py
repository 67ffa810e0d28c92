#!/usr/bin/env python3
"""Says what an app with Firebase Authentication has to change to use Dialtone's SDK.

usage: scripts/check-migration.py [--json] PATH

PATH is a folder with the sources and the project of an app, or one file. Reads Swift, Objective-C,
Package.swift, Podfile, Cartfile, Xcode projects and GoogleService-Info.plist. Changes nothing.

Exit status: 0 nothing to change, 1 something to change or to check, 2 wrong usage. What exists is
in docs/sdk-names.md, beside this script's folder.
"""

import json
import sys
from pathlib import Path

from migration.names import read_names
from migration.report import as_json, as_text, read_app

PAGE = Path(__file__).resolve().parent.parent / "docs" / "sdk-names.md"


def main(arguments: list[str]) -> int:
    if arguments in (["--help"], ["-h"]):
        print(__doc__.strip())
        return 0
    paths = [argument for argument in arguments if argument != "--json"]
    if len(paths) != 1 or paths[0].startswith("-"):
        print(__doc__.split("\n\n")[1], file=sys.stderr)
        return 2
    root = Path(paths[0])
    if not root.exists():
        print(f"{root} does not exist.", file=sys.stderr)
        return 2
    report = read_app(root, read_names(PAGE))
    if "--json" in arguments:
        print(json.dumps(as_json(report), indent=2))
    else:
        print(as_text(report))
    return 1 if report.changes else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
