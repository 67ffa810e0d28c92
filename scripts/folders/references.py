"""Finds which file of a module names a type that another file declares."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from migration.masking import mask

# A type by the names of what it is nested in, and its own: `Account.Name` is ("Account", "Name").
TypePath = tuple[str, ...]

TOKEN = re.compile(
    r"(?P<skipped>^[^\S\n]*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)?import\s.*$"
    r"|\bclass\s+(?:func|var|let|subscript)\b)"
    r"|(?<![.\w`])(?P<keyword>struct|class|enum|actor|protocol|extension|typealias|associatedtype)"
    r"\s+`?(?P<declared>[A-Za-z_][\w.]*)`?(?P<generic>\s*<)?"
    r"|(?<![.\w`])(?:func\s+[^\s(<]+|init[?!]?|subscript)\s*(?P<generic_function><)"
    r"|(?<![.\w`])(?P<chain>[A-Z]\w*(?:\s*\.\s*[A-Za-z_]\w*)*)"
    r"|(?P<brace>[{}])",
    re.MULTILINE,
)
PRIVATE = re.compile(r"\b(?:private|fileprivate)\s+(?:\w+\s+)*$")
PARAMETER = re.compile(r"(?:^|,)\s*(?:each\s+|let\s+)?([A-Za-z_]\w*)")


class NotUnderstood(Exception):
    """A file whose braces do not match, probably because of what the mask takes for a text."""


@dataclass(frozen=True)
class Reference:
    file: Path
    line: int
    name: str
    declared_in: Path


@dataclass(frozen=True)
class Scope:
    """What is between two braces: the members of a type, or the code of one of its members."""

    type: TypePath = ()
    has_members: bool = True
    is_private: bool = False


@dataclass(frozen=True)
class Mention:
    """A name as it is written, and the type in whose scope it is."""

    line: int
    words: tuple[str, ...]
    inside: TypePath


@dataclass
class File:
    path: Path
    mentions: list[Mention] = field(default_factory=list)
    # The types that other files can name, and those that only this one can.
    types: set[TypePath] = field(default_factory=set)
    private_types: set[TypePath] = field(default_factory=set)
    # Generic parameters of functions, and types in functions: they hide types of the module.
    local_names: set[str] = field(default_factory=set)


class Module:
    """The Swift files below a folder."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.files = [read(path) for path in sorted(folder.rglob("*.swift"))]
        self.declaring: dict[TypePath, set[Path]] = {}
        for file in self.files:
            for path in file.types:
                self.declaring.setdefault(path, set()).add(file.path)

    @cached_property
    def references(self) -> list[Reference]:
        """One for each file and type that it names, at the first place where it does."""
        return [reference for file in self.files for reference in self.references_of(file)]

    def references_of(self, file: File) -> Iterator[Reference]:
        seen: set[TypePath] = set()
        for mention in file.mentions:
            for path in self.named(mention, file):
                if path in file.types or path in file.private_types or path in seen:
                    continue
                seen.add(path)
                for other in sorted(self.declaring[path]):
                    yield Reference(file.path, mention.line, ".".join(path), other)

    def named(self, mention: Mention, file: File) -> Iterator[TypePath]:
        """The types of this module that a chain of names goes through, from the outermost."""
        words = mention.words
        scopes = [mention.inside[:end] for end in range(len(mention.inside), -1, -1)]
        if words[0] == self.folder.name and len(words) > 1:
            words, scopes = words[1:], [()]
        elif words[0] in file.local_names:
            return
        path = next((p for p in ((*scope, words[0]) for scope in scopes) if self.has(p, file)), None)
        for word in (*words[1:], None):
            if path is None or not self.has(path, file):
                return
            yield path
            path = (*path, word) if word else None

    def has(self, path: TypePath, file: File) -> bool:
        return path in self.declaring or path in file.private_types


def read(path: Path) -> File:
    file = File(path)
    code = mask(path.read_text(), is_swift=True)
    scopes = [Scope()]
    # What the next brace opens, if it is not the code of a member.
    next_scope: Scope | None = None
    for token in TOKEN.finditer(code):
        scope = scopes[-1]
        if token["brace"] == "{":
            scopes.append(next_scope or Scope(scope.type, has_members=False))
            next_scope = None
        elif token["brace"] == "}":
            scopes.pop()
        elif token["keyword"]:
            next_scope = declare(file, token, code, scope) or next_scope
        elif token["generic_function"]:
            file.local_names |= parameters(code, token.end())
        elif token["chain"]:
            mention(file, token["chain"], code, token.start(), next_scope or scope)
        if not scopes:
            break
    if len(scopes) != 1:
        raise NotUnderstood(f"{path}: its braces do not match")
    return file


def declare(file: File, token: re.Match, code: str, scope: Scope) -> Scope | None:
    """Notes a declaration, and returns the scope of its members."""
    words = tuple(token["declared"].split("."))
    if token["keyword"] == "extension":
        mention(file, token["declared"], code, token.start("declared"), scope)
        return Scope(words)
    line_start = code.rfind("\n", 0, token.start()) + 1
    is_private = scope.is_private or bool(PRIVATE.search(code, line_start, token.start()))
    path = (*scope.type, *words)
    if not scope.has_members:
        file.local_names.add(words[0])
        return Scope(path, is_private=True)
    known = file.private_types if is_private else file.types
    known.add(path)
    if token["generic"]:
        known.update((*path, name) for name in parameters(code, token.end()))
    has_body = token["keyword"] not in ("typealias", "associatedtype")
    return Scope(path, is_private=is_private) if has_body else None


def mention(file: File, text: str, code: str, start: int, scope: Scope) -> None:
    words = tuple(word.strip() for word in text.split("."))
    file.mentions.append(Mention(code.count("\n", 0, start) + 1, words, scope.type))


def parameters(code: str, start: int) -> set[str]:
    """The names of generic parameters, which begin after their opening bracket."""
    depth, end = 1, start
    while end < len(code) and depth:
        depth += {"<": 1, ">": -1}.get(code[end], 0)
        end += 1
    return set(PARAMETER.findall(code[start : end - 1]))
