#!/usr/bin/env python3
"""Checks docs/compatibility.md and its parts against the repository.

usage: scripts/check-compatibility.py

Every call of /openapi.json must have a heading, and every field of it must be in a file of
Tests/WireFixtures or in a table; behind each "yes" or "partly" must be a test or a fixture that
exists, and behind each "no" a reason. Prints what is wrong as FILE:LINE: TEXT.
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


def read_calls() -> dict[str, dict]:
    """Method and path of each fixture."""
    return json.loads((FIXTURES / "calls.json").read_text())


def read_fixtures() -> dict[str, set[str]]:
    """The keys that each fixture has, in request, answer or query."""
    fixtures = {}
    for name, call in read_calls().items():
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


def parameter_name(entry: dict[str, str]) -> str:
    """The name of a parameter, which may be a reference to a shared one of the same name."""
    return entry.get("name") or entry["$ref"].rpartition("/")[2]


class Document:
    """The content of /openapi.json, and which of it the fixtures show."""

    def __init__(self):
        self._schemas = merged("schemas") | merged("generated")
        self._operations = {
            f"{method.upper()} {path}": item[method]
            for path, item in merged("paths").items()
            for method in set(METHODS) & item.keys()
        }

    def calls(self) -> set[str]:
        return set(self._operations)

    def fields(self) -> dict[str, set[str]]:
        """The fields of each call, and of each type that is no whole request or answer."""
        fields, of_calls = {}, set()
        for call, operation in self._operations.items():
            names = schemas_in([operation.get("requestBody", {}), self._answer(operation)])
            tops = {name for name in names if name.endswith(("Request", "Response"))}
            of_calls |= tops
            fields[call] = {field for name in tops for field in self._properties(name)}
            fields[call] |= {parameter_name(entry) for entry in operation.get("parameters", [])}
        for name in self._schemas.keys() - of_calls:
            if properties := self._properties(name):
                fields[name] = set(properties)
        return fields

    def shown(self) -> dict[str, set[str]]:
        """Those of them that a fixture has."""
        shown = {}
        for name, fixture in read_calls().items():
            path, _, query = fixture["path"].partition("?")
            call = self._call_at(fixture["method"], "/" + path)
            if not call:
                continue
            operation = self._operations[call]
            shown.setdefault(call, set()).update(re.findall(r"(?:^|&)(\w+)=", query))
            sides = {"request": operation.get("requestBody", {}), "answer": self._answer(operation)}
            for side, content in sides.items():
                file = FIXTURES / name / f"{side}.json"
                schema = content.get("content", {}).get("application/json", {}).get("schema", {})
                if file.exists():
                    self._note(json.loads(file.read_text()), schema, call, shown)
        return shown

    def _call_at(self, method: str, path: str) -> str | None:
        for call in self._operations:
            template = re.sub(r"\\{\w+\\}", "[^/:]+", re.escape(call))
            if re.fullmatch(template, f"{method} {path}"):
                return call
        return None

    def _note(self, value, schema: dict, subject: str, shown: dict[str, set[str]]) -> None:
        """Notes what a value shows of a call, of its type and of the types in it."""
        if name := schema.get("$ref", "").rpartition("/")[2]:
            schema = self._schemas[name]
        properties = schema.get("properties", {})
        if isinstance(value, dict) and properties:
            fields = value.keys() & properties.keys()
            for owner in filter(None, (subject, name)):
                shown.setdefault(owner, set()).update(fields)
            for field in fields:
                self._note(value[field], properties[field], "", shown)
        elif isinstance(value, dict):
            for item in value.values():
                self._note(item, schema.get("additionalProperties", {}), "", shown)
        elif isinstance(value, list):
            for item in value:
                self._note(item, schema.get("items", {}), "", shown)

    def _properties(self, name: str) -> dict:
        return self._schemas[name].get("properties", {})

    @staticmethod
    def _answer(operation: dict) -> dict:
        return operation["responses"].get("200", {})


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
    document = Document()
    shown = document.shown()
    for call in sorted(document.calls() - tables.accounted.keys()):
        problems.append(f"docs/compatibility: {call} is missing")
    for subject, fields in sorted(document.fields().items()):
        accounted = tables.accounted.get(subject, set()) | shown.get(subject, set())
        for field in sorted(fields - accounted):
            problems.append(f"docs/compatibility: {subject} lacks {field}")
    if problems:
        print(*problems, sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
