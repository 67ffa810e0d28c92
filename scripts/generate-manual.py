#!/usr/bin/env python3
"""Writes the manual pages of the program from the definitions of its commands.

usage: dialtone --experimental-dump-help | scripts/generate-manual.py FOLDER VERSION DATE

FOLDER gets dialtone.1, and dialtone-COMMAND.1 for each command, with its subcommands as sections.
DATE is the date in the footer, as YYYY-MM-DD.
"""

import json
import pathlib
import sys


def escaped(text: str) -> str:
    """Text that roff prints as it is."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    text = "".join(c if c.isascii() else f"\\[u{ord(c):04X}]" for c in text)
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.split("\n"))


def paragraphs(text: str) -> list[str]:
    """The lines of a discussion. Indented lines are examples and keep their line breaks."""
    lines, is_example = [], False
    for line in text.strip("\n").split("\n"):
        indented = line.startswith("  ")
        if indented and not is_example:
            lines += [".sp", ".nf"]
        if is_example and not indented:
            lines.append(".fi")
        is_example = indented
        lines.append(escaped(line) if line.strip() else ".sp")
    if is_example:
        lines.append(".fi")
    return lines


def written(name: dict) -> str:
    return ("--" if name["kind"] == "long" else "-") + name["name"]


def label(argument: dict) -> str:
    value = f"<{argument.get('valueName', 'value')}>"
    if argument["kind"] == "positional":
        return escaped(value)
    names = ", ".join(f"\\fB{escaped(written(name))}\\fR" for name in argument.get("names", []))
    return names if argument["kind"] == "flag" else f"{names} \\fI{escaped(value)}\\fR"


def explanation(argument: dict) -> str:
    text = argument.get("abstract", "")
    if choices := argument.get("allValues"):
        text += f" (values: {', '.join(choices)})"
    if default := argument.get("defaultValue"):
        text += f" (default: {default})"
    return text.strip() or argument.get("valueName", "")


def arguments(command: dict) -> list[str]:
    lines = []
    for argument in command.get("arguments", []):
        if argument.get("shouldDisplay", True):
            lines += [".TP", label(argument), escaped(explanation(argument))]
    return lines


def children(command: dict) -> list[dict]:
    """The commands below, without `help`, and without old names that only explain themselves."""
    return [
        child
        for child in command.get("subcommands", [])
        if child["commandName"] != "help" and child.get("shouldDisplay", True)
    ]


def synopsis(name: str, command: dict) -> str:
    rest = "<subcommand>" if children(command) else "[options]"
    values = [
        ("[<{}>]" if argument.get("isOptional") else "<{}>").format(argument["valueName"])
        for argument in command.get("arguments", [])
        if argument["kind"] == "positional" and argument.get("shouldDisplay", True)
    ]
    return f"\\fB{escaped(name)}\\fR {escaped(' '.join([*values, rest]))}"


def sections_below(name: str, command: dict) -> list[str]:
    lines = []
    for child in children(command):
        full = f"{name} {child['commandName']}"
        lines += [f".SS {escaped(full)}", escaped(child.get("abstract", ""))]
        lines += [".PP", synopsis(full, child)]
        if child.get("discussion"):
            lines += [".PP", *paragraphs(child["discussion"])]
        lines += arguments(child) if not children(child) else sections_below(full, child)
    return lines


def page(name: str, command: dict, footer: str, see_also: list[str]) -> str:
    title = name.replace(" ", "-")
    lines = [
        f'.TH {escaped(title.upper())} 1 {footer} "User Commands"',
        ".SH NAME",
        f"{escaped(title)} \\- {escaped(command.get('abstract', ''))}",
        ".SH SYNOPSIS",
        synopsis(name, command),
    ]
    if command.get("discussion"):
        lines += [".SH DESCRIPTION", *paragraphs(command["discussion"])]
    lines += [".SH OPTIONS", *arguments(command)]
    if name == "dialtone":
        lines.append(".SH COMMANDS")
        for child in children(command):
            lines += [".TP", f"\\fB{escaped(child['commandName'])}\\fR", escaped(child["abstract"])]
    elif children(command):
        lines += [".SH SUBCOMMANDS", *sections_below(name, command)]
    lines += [".SH SEE ALSO", ",\n".join(f"\\fB{escaped(other)}\\fR(1)" for other in see_also)]
    return "\n".join(lines) + "\n"


def main() -> None:
    folder, version, date = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    footer = f'{date} "Dialtone {version}"'
    program = json.load(sys.stdin)["command"]
    commands = children(program)
    folder.mkdir(parents=True, exist_ok=True)
    all_pages = [f"dialtone-{command['commandName']}" for command in commands]
    (folder / "dialtone.1").write_text(page("dialtone", program, footer, all_pages))
    for command in commands:
        text = page(f"dialtone {command['commandName']}", command, footer, ["dialtone"])
        (folder / f"dialtone-{command['commandName']}.1").write_text(text)


if __name__ == "__main__":
    main()
