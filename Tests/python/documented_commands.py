"""The commands of `dialtone` that a page of the documentation shows, and the program's own list of its commands."""

import json
import re
import shlex
import subprocess
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from conftest import REPOSITORY

# A block of commands, or words in a sentence.
CODE = re.compile(r"^ *```\w*\n(?P<block>.*?)^ *```|`(?P<span>[^`]+)`", re.MULTILINE | re.DOTALL)
# `dialtone ready` begins a line that the program prints.
NAME = re.compile(r"(?:^|(?<=[\s(]))dialtone (?=[a-z]|--help|--gen)(?!ready)")
# What begins something else in a line of a shell.
END = re.compile(r"\s*(?:<|>|\||;|&&|\)|\s#).*")
SUBSTITUTION = re.compile(r"\$\([^)]*\)")


@dataclass(frozen=True)
class DocumentedCommand:
    """A command as a page shows it, without the name of the program."""

    page: str
    text: str

    # Whether it stands in a block of commands; in a sentence, it can be the name of one alone.
    is_complete: bool

    @cached_property
    def words(self) -> list[str]:
        return shlex.split(self.text)


def documented_commands(page: str) -> list[DocumentedCommand]:
    """The different commands of a page, in its order."""
    found = []
    for code in CODE.finditer((REPOSITORY / f"docs/{page}.md").read_text()):
        is_block = code["span"] is None
        text = code["block"] if is_block else " ".join(code["span"].split())
        for line in re.sub(r"\\\n\s*", " ", text).splitlines():
            if command := command_of(line):
                found.append(DocumentedCommand(page, command, is_block))
    return list(dict.fromkeys(found))


def command_of(line: str) -> str | None:
    """The arguments of the program in a line that runs it, also by `runuser` or in a container."""
    *before, arguments = NAME.split(line)
    return END.sub("", SUBSTITUTION.sub("NOW", arguments)).strip() if before else None


class CommandTree:
    """The program's own definitions of its commands."""

    def __init__(self, binary: Path):
        printed = subprocess.run(
            [binary, "--experimental-dump-help"], capture_output=True, text=True, timeout=60
        )
        self._root = json.loads(printed.stdout)["command"]

    def path(self, command: DocumentedCommand) -> list[str]:
        """The names of the command."""
        return self._descend(command)[0]

    def problem(self, command: DocumentedCommand) -> str | None:
        """What the program does not know; `None` if nothing."""
        path, node, rest = self._descend(command)
        if node.get("subcommands") and rest and not rest[0].startswith("-"):
            return f"{rest[0]!r} is no command of {' '.join(['dialtone', *path])!r}"
        arguments = node.get("arguments", [])
        values, problem = self._positional(rest, arguments)
        if problem:
            return problem
        places = [argument for argument in arguments if argument["kind"] == "positional"]
        if len(values) > len(places) and not any(place["isRepeating"] for place in places):
            return f"{values[len(places):]} are too many"
        if command.is_complete and not self.is_complete(command):
            return "an argument is missing"
        return None

    def is_complete(self, command: DocumentedCommand) -> bool:
        """Whether the command can run as it is shown."""
        _, node, rest = self._descend(command)
        arguments = node.get("arguments", [])
        values, _ = self._positional(rest, arguments)
        needed = [argument for argument in arguments if not argument["isOptional"]]
        given = {word.lstrip("-").partition("=")[0] for word in rest if word.startswith("-")}
        options = [argument for argument in needed if argument["kind"] != "positional"]
        return (
            not node.get("subcommands")
            and len(values) >= len(needed) - len(options)
            and all(names(option) & given for option in options)
        ) or rest[:1] in (["--help"], ["--generate-completion-script"])

    def confirms(self, command: DocumentedCommand) -> bool:
        """Whether the command asks before it does anything."""
        arguments = self._descend(command)[1].get("arguments", [])
        return any("yes" in names(argument) for argument in arguments)

    def _descend(self, command: DocumentedCommand) -> tuple[list[str], dict, list[str]]:
        node, path, rest = self._root, [], command.words
        while rest:
            choices = {choice["commandName"]: choice for choice in node.get("subcommands", [])}
            if rest[0] not in choices:
                break
            node, path, rest = choices[rest[0]], [*path, rest[0]], rest[1:]
        return path, node, rest

    @staticmethod
    def _positional(words: list[str], arguments: list[dict]) -> tuple[list[str], str | None]:
        """The words that belong to no option, and the option that the command does not have."""
        known = {name: argument for argument in arguments for name in names(argument)}
        values, words = [], list(words)
        while words:
            word = words.pop(0)
            if not re.match(r"--?[a-z]", word):
                values.append(word)
            elif (name := word.lstrip("-").partition("=")[0]) not in known:
                # The program prints its completions by an option that it does not list.
                return (values, None) if name == "generate-completion-script" else (values, f"there is no --{name}")
            elif known[name]["kind"] == "option" and "=" not in word and words:
                words.pop(0)
        return values, None


def names(argument: dict) -> set[str]:
    return {name["name"] for name in argument.get("names", [])}
