"""The routes of the console, as the source of the server adds them.

A server does not list its routes, and only the line that adds it shows that a page without links
exists. So this follows the functions that get the router, from `add(to:)` of each file to `router.get`
and `router.post`. A line that it does not understand is an error, so that no route is missing.
"""

import itertools
import re
from pathlib import Path

from conftest import REPOSITORY

SOURCES = REPOSITORY / "Server/Sources"
CONSOLE = SOURCES / "DialtoneServer/Pages/Console"

FUNCTION = re.compile(r"\bfunc (?P<name>\w+)\((?P<parameters>[^{]*?\brouter: Router<ServerContext>[^{]*)\{")
CALL = re.compile(r"(?<![\w.])(?P<of>site\.|router\.|signIn\.site\.|)(?P<name>\w+)\(")
BINDING = re.compile(
    r"\blet (?P<name>\w+) = (?P<value>.+)|\bfor (?P<names>\w+|\([\w, ]+\)) in (?P<list>\[[^\]]*\]|[\w.]+) \{"
)
TOKEN = re.compile(r'"(?:\\\((?:[^()]|\([^()]*\))*\)|[^"\\])*"|[\w.]+|\+')
ADDITION = re.compile(r"\brouter\.(?!buildResponder)\w+\(|\bon: router\b")
OPENING, CLOSING = "([{", ")]}"


class NotUnderstood(Exception):
    """A line of the source that adds a route in a way that is new to this file."""


def split(text: str, separator: str = ",") -> list[str]:
    """The parts of a list, whose elements may contain lists."""
    parts, depth, quoted = [""], 0, False
    for character in text:
        quoted ^= character == '"'
        depth += 0 if quoted else (character in OPENING) - (character in CLOSING)
        if character == separator and depth == 0 and not quoted:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts if part.strip()]


def enclosed(text: str, start: int) -> str:
    """What is between the bracket before `start` and the one that closes it."""
    depth = 1
    for end in range(start, len(text)):
        depth += (text[end] in OPENING) - (text[end] in CLOSING)
        if depth == 0:
            return text[start:end]
    raise NotUnderstood(text[start : start + 80])


class Source:
    """A file with the functions in it that add routes."""

    def __init__(self, path: Path):
        self.path = path
        self.text = re.sub(r"(?m)^ *//.*$", "", path.read_text())
        self.functions = {}
        for found in FUNCTION.finditer(self.text):
            names = re.findall(r"(\w+):", found["parameters"])
            self.functions[found["name"]] = self.functions.get(found["name"], []) + [
                (names[0], found.end(), enclosed(self.text, found.end()))
            ]

    def constant(self, name: str) -> str | None:
        found = re.search(rf"static let {name}(?:: String)? =\s*(.+)", self.text)
        if found and found[1] == "[":
            return "[" + enclosed(self.text, found.end()) + "]"
        return found and found[1]


class Reader:
    """Follows the functions of the console that add routes."""

    def __init__(self):
        self.routes: dict[str, Path] = {}
        self._files = {path.stem: Source(path) for path in sorted(CONSOLE.rglob("*.swift"))}
        self._shared = {
            name: file
            for file in self._files.values()
            if re.search(r"^(extension|struct) ConsoleSite\b", file.text, re.M)
            for name in file.functions
        }
        self._followed: set[tuple[Path, int]] = set()
        for file in self._files.values():
            for parameter, start, body in file.functions.get("add", []):
                if parameter == "router":
                    self._follow(file, start, body, {})
        self._check_all_is_followed()

    def _follow(self, file: Source, start: int, body: str, known: dict[str, list[str]]) -> None:
        for found in CALL.finditer(body):
            arguments = split(enclosed(body, found.end()))
            is_own = found["of"] == "router."
            if not is_own and not {"on: router", "to: router"} & set(arguments):
                continue
            if arguments == ["to: router"]:
                self._follow_call(found["name"], [], file)
                continue
            if "to: router" not in arguments:
                self._followed.add((file.path, start + found.start()))
            paths = self._values(arguments[0], file, body[: found.start()], known)
            if is_own:
                self._add(found["name"], paths, file)
            else:
                self._follow_call(found["name"], paths, file if not found["of"] else None)

    def _follow_call(self, name: str, paths: list[str], file: Source | None) -> None:
        file = file if file and name in file.functions else self._shared.get(name)
        if not file:
            raise NotUnderstood(f"{name}(…, on: router)")
        for parameter, start, body in file.functions[name]:
            if (parameter == "router") != bool(paths):
                self._follow(file, start, body, {parameter: paths})

    def _add(self, method: str, paths: list[str], file: Source) -> None:
        if method not in {"get", "post"}:
            raise NotUnderstood(f"router.{method} in {file.path}")
        for path in paths:
            self.routes[f"{method.upper()} {path}"] = file.path

    def _values(self, text: str, file: Source, before: str, known: dict) -> list[str]:
        """Every value that an expression has, of which some are in loops."""
        text = re.sub(r"^(at|from): ", "", text.strip())
        if wrapped := re.fullmatch(r"RouterPath\((.*)\)", text, re.S):
            text = wrapped[1]
        parts = [self._part(token, file, before, known) for token in TOKEN.findall(text) if token != "+"]
        if not parts or TOKEN.sub("", text).strip():
            raise NotUnderstood(f"{text} in {file.path}")
        return ["".join(values) for values in itertools.product(*parts)]

    def _part(self, token: str, file: Source, before: str, known: dict) -> list[str]:
        if token.startswith('"'):
            pieces = re.split(r"\\\(((?:[^()]|\([^()]*\))*)\)", token[1:-1])
            values = [
                self._values(piece, file, before, known) if index % 2 else [piece]
                for index, piece in enumerate(pieces)
            ]
            return ["".join(value) for value in itertools.product(*values)]
        if token in known:
            return known[token]
        if "." in token:
            return self._constant(token, file)
        for found in reversed(list(BINDING.finditer(before))):
            names = [found["name"]] if found["name"] else re.findall(r"\w+", found["names"])
            if token in names:
                return self._bound(found, names.index(token), file, before[: found.start()], known)
        raise NotUnderstood(f"{token} in {file.path}")

    def _bound(self, found, position: int, file: Source, before: str, known: dict) -> list[str]:
        if found["value"]:
            return self._values(found["value"], file, before, known)
        text = found["list"].strip()
        if text.startswith("Self."):
            text = file.constant(text.removeprefix("Self.")) or ""
        elements = split(text.strip()[1:-1])
        chosen = [split(one[1:-1])[position] if one.startswith("(") else one for one in elements]
        return [value for one in chosen for value in self._values(one, file, before, known)]

    def _constant(self, token: str, file: Source) -> list[str]:
        owner, *names = token.split(".")
        if owner != "Self":
            file = self._files.get(owner) or Source(next(SOURCES.rglob(f"{owner}.swift")))
        if len(names) == 2:
            # A property of an enumeration's case.
            case, name = names
            text = file.text.partition(f"var {name}: String")[2]
            return [re.search(rf"case \.{case}: \"([^\"]+)\"", text)[1]]
        value = file.constant(names[0])
        if value is None:
            raise NotUnderstood(f"{token} in {file.path}")
        return self._values(value, file, "", {})

    def _check_all_is_followed(self) -> None:
        for file in self._files.values():
            count = sum(path == file.path for path, _ in self._followed)
            names = set(re.findall(r"(\w+): Router<ServerContext>", file.text))
            if count != len(ADDITION.findall(file.text)) or names - {"router"}:
                raise NotUnderstood(f"{file.path} adds routes in functions that are not followed")


def console_routes() -> list[str]:
    """Each route as METHOD PATH, such as `GET /console/projects/{project}`."""
    return sorted(Reader().routes)
