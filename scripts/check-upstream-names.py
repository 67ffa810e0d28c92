#!/usr/bin/env python3
"""Compares upstream's public names with those that the compiler finds in the SDK.

usage: scripts/check-upstream-names.py SYMBOL_GRAPHS

SYMBOL_GRAPHS is what Apple/check.sh --symbol-graphs wrote. Tests/PublicAPITests/upstream-names.txt
lists the names of Firebase Authentication with their kinds. Each must be a name of the SDK for iOS,
of the same kind, or be in the table "Names that do not exist" of docs/sdk-names.md, with a reason. The
page must list the same names. Prints what is wrong, and exits with 1 then.
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "Tests" / "PublicAPITests" / "upstream-names.txt"
PAGE = ROOT / "docs" / "sdk-names.md"

# The compiler's words for the kinds of the list.
KINDS = {
    "case": {"enum.case"},
    "class": {"class"},
    "constant": {"var"},
    "enum": {"enum"},
    "function": {"func"},
    "init": {"init"},
    "method": {"method"},
    "property": {"property"},
    "protocol": {"protocol"},
    "static method": {"type.method"},
    "static property": {"type.property"},
    # The page says which of upstream's nested types are aliases here.
    "struct": {"struct", "typealias"},
    "typealias": {"typealias"},
}


def listed(path: Path) -> dict[str, str]:
    """The kinds of upstream's names."""
    kinds: dict[str, str] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line or line.startswith("#"):
            continue
        kind, _, name = line.rpartition(" ")
        if kind not in KINDS:
            raise SystemExit(f"{path}:{number}: no such kind: {kind}")
        if name in kinds:
            raise SystemExit(f"{path}:{number}: {name} is listed twice")
        kinds[name] = kind
    return kinds


def table(page: str, heading: str) -> list[list[str]]:
    """The rows below a heading, by columns."""
    section = page.split(f"## {heading}\n")[1].split("\n## ")[0]
    rows = [line for line in section.split("\n") if line.startswith("|")][2:]
    return [[column.strip() for column in row.split("|")[1:-1]] for row in rows]


def code(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def page_names(page: str) -> set[str]:
    """What the page says exists."""
    names: set[str] = set()
    for left, right in table(page, "Names that exist"):
        types = code(left)
        names.update(types)
        names.update(f"{types[0]}.{name}" if types else name for name in code(right))
    return names


def refused_names(page: str) -> set[str]:
    """What the page says does not exist, each with a reason."""
    names: set[str] = set()
    for left, reason in table(page, "Names that do not exist"):
        if reason:
            names.update(code(left))
    return names


def declared(graphs: Path) -> dict[str, set[str]]:
    """The kinds of the SDK's names for iOS."""
    kinds: dict[str, set[str]] = {}
    for file in (graphs / "DialtoneAuth" / "iOS").glob("*.symbols.json"):
        for symbol in json.loads(file.read_text(encoding="utf-8"))["symbols"]:
            name = ".".join(symbol["pathComponents"])
            kinds.setdefault(name, set()).add(symbol["kind"]["identifier"].removeprefix("swift."))
    return kinds


# Subclasses have the properties of their superclass, which the graph has only there.
INHERITED = {"PhoneAuthCredential.provider": "AuthCredential.provider"}


def problems(upstream: dict[str, str], sdk: dict[str, set[str]], page: str):
    existing, refused = page_names(page), refused_names(page)
    for name, kind in sorted(upstream.items()):
        found = sdk.get(INHERITED.get(name, name))
        if name in refused:
            if found:
                yield f"{name}: docs/sdk-names.md says that it does not exist, and it does"
        elif not found:
            yield f"{name}: it does not exist, and docs/sdk-names.md has no reason"
        elif not found & KINDS[kind]:
            yield f"{name}: it is a {kind} of upstream's, and here {', '.join(sorted(found))}"
        elif name not in existing:
            yield f"{name}: docs/sdk-names.md does not list it"
    for name in sorted((existing | refused) - set(upstream)):
        yield f"{name}: docs/sdk-names.md lists it, and upstream-names.txt does not"


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(__doc__.split("\n\n")[1], file=sys.stderr)
        return 2
    sdk = declared(Path(arguments[0]))
    if not sdk:
        raise SystemExit(f"{arguments[0]} has no symbol graph of DialtoneAuth for iOS.")
    upstream, page = listed(LIST), PAGE.read_text(encoding="utf-8")
    found = list(problems(upstream, sdk, page))
    print("\n".join(found) if found else f"{len(upstream)} names of upstream's")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
