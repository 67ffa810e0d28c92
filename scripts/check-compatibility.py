#!/usr/bin/env python3
"""Checks docs/compatibility.md and its parts against the repository.

usage: scripts/check-compatibility.py

Every call and field of /openapi.json must stand in a table; behind each "yes" or "partly" must
be a test or a file of Tests/WireFixtures that exists, and behind each "no" a reason. Prints what
is wrong as FILE:LINE: TEXT.
"""

import json
import re
import sys
from pathlib import Path

from test_names import ROOT, read_tests

PAGE = ROOT / "docs/compatibility.md"
PARTS = ROOT / "docs/compatibility"
DOCUMENT = ROOT / "Server/Sources/DialtoneServer/OpenAPI/Document"
FIXTURES = ROOT / "Tests/WireFixtures/Calls"
METHODS = ("get", "post", "patch", "put", "delete")
LEAST_REASON = 12
COLUMNS = 4

SPAN = re.compile(r"`([^`]+)`")
HEADING = re.compile(r"^#{2,5} ")


def keys_in(value) -> set[str]:
    """Every key of a JSON value, however deep."""
    if isinstance(value, dict):
        return set(value).union(*map(keys_in, value.values()))
    if isinstance(value, list):
        return set().union(*map(keys_in, value))
    return set()


def read_fixtures() -> dict[str, set[str]]:
    """The keys that each fixture has, in request, answer or query."""
    calls = json.loads((FIXTURES / "calls.json").read_text())
    fixtures = {}
    for name, call in calls.items():
        keys = set(re.findall(r"[?&](\w+)=", call["path"]))
        for file in (FIXTURES / name).glob("*.json"):
            keys |= keys_in(json.loads(file.read_text()))
        fixtures[name] = keys
    return fixtures


def merged(ending: str) -> dict:
    files = sorted(DOCUMENT.glob(f"*.{ending}.json"))
    return {key: value for file in files for key, value in json.loads(file.read_text()).items()}


def schemas_in(value) -> set[str]:
    """The names of the schemas to which a part of the document refers itself."""
    if isinstance(value, dict):
        own = {value["$ref"].rpartition("/")[2]} if "/schemas/" in value.get("$ref", "") else set()
        return own.union(*map(schemas_in, value.values()))
    if isinstance(value, list):
        return set().union(*map(schemas_in, value))
    return set()


def wanted_fields() -> dict[str, set[str]]:
    """What each heading of the page has to account for: a call's fields, and a type's."""
    schemas = merged("schemas") | merged("generated")
    wanted, of_calls = {}, set()
    for path, item in merged("paths").items():
        for method in set(METHODS) & item.keys():
            operation = item[method]
            answers = {key: operation["responses"].get(key) for key in ("200",)}
            names = schemas_in([operation.get("requestBody", {}), answers])
            tops = {name for name in names if name.endswith(("Request", "Response"))}
            of_calls |= tops
            fields = {field for name in tops for field in schemas[name].get("properties", {})}
            fields |= {entry["name"] for entry in operation.get("parameters", [])}
            wanted[f"{method.upper()} {path}"] = fields
    for name, schema in schemas.items():
        if name not in of_calls and schema.get("properties"):
            wanted[name] = set(schema["properties"])
    return wanted


class Tables:
    """The headings and rows of the pages, and what is wrong with them."""

    def __init__(self):
        self.problems: list[str] = []
        self.accounted: dict[str, set[str]] = {}
        self._tests = read_tests()
        self._fixtures = read_fixtures()
        self._page = PAGE

    def read(self, page: Path) -> None:
        self._page = page
        subjects: list[str] = []
        for number, line in enumerate(page.read_text().splitlines(), start=1):
            if HEADING.match(line):
                subjects = SPAN.findall(line)
                for subject in subjects:
                    self.accounted.setdefault(subject, set())
            elif line.startswith("|") and not set(line) <= set("|-: "):
                self._read_row(number, line, subjects)

    def _read_row(self, number: int, line: str, subjects: list[str]) -> None:
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) != COLUMNS or cells[2] == "here":
            return
        fields = SPAN.findall(cells[0])
        for subject in subjects:
            self.accounted[subject].update(fields)
        if cells[2] in ("yes", "partly"):
            self._check_proof(number, fields, cells)
        elif cells[2] == "no":
            if len(cells[3]) < LEAST_REASON:
                self._complain(number, "no reason is given")
        else:
            self._complain(number, f"'{cells[2]}' is neither yes, partly nor no")

    def _check_proof(self, number: int, fields: list[str], cells: list[str]) -> None:
        proofs = SPAN.findall(cells[3])
        tests = [proof for proof in proofs if "/" in proof]
        fixtures = [proof for proof in proofs if "/" not in proof]
        if not proofs:
            self._complain(number, "nothing is named that shows it")
        for test in tests:
            if test not in self._tests:
                self._complain(number, f"there is no test {test}")
        for fixture in fixtures:
            if fixture not in self._fixtures:
                self._complain(number, f"there is no fixture {fixture}")
        if fixtures and not tests:
            shown = set().union(*(self._fixtures.get(name, set()) for name in fixtures))
            for field in fields:
                if field not in shown:
                    self._complain(number, f"{field} is in none of these fixtures")

    def _complain(self, number: int, text: str) -> None:
        self.problems.append(f"{self._page.relative_to(ROOT)}:{number}: {text}")


def main() -> int:
    tables = Tables()
    for page in [PAGE, *sorted(PARTS.glob("*.md"))]:
        tables.read(page)
    problems = tables.problems
    for subject, fields in sorted(wanted_fields().items()):
        if subject not in tables.accounted:
            problems.append(f"docs/compatibility: {subject} is missing")
            continue
        for field in sorted(fields - tables.accounted[subject]):
            problems.append(f"docs/compatibility: {subject} lacks {field}")
    if problems:
        print(*problems, sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
