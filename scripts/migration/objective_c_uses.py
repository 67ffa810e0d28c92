"""Finds the names of the SDK that an Objective-C file uses."""

import re

from .names import Name, Names
from .swift_uses import Use, line_of

MODULE_IMPORT = re.compile(r"^\s*@import\s+(\w+)", re.MULTILINE)
HEADER_IMPORT = re.compile(
    r'^\s*#\s*(?:import|include)\s+[<"](?:(Firebase\w*)/)?(Firebase\w*)[.-]', re.MULTILINE
)
CLASS_NAME = re.compile(r"\b(FIR[A-Z]\w*|FUI[A-Z]\w*)\b")
AUTH_MESSAGE = re.compile(r"\[\s*FIRAuth\s+auth\s*\]\s+(\w+)")


def selector_starts(name: Name) -> set[str]:
    """The first parts that the selector of a Swift method can have."""
    first = (name.labels or ["_"])[0]
    if first == "_":
        return {name.base}
    capitalized = first[0].upper() + first[1:]
    return {name.base + capitalized, f"{name.base}With{capitalized}"}


def imports(code: str) -> list[tuple[str, int, bool]]:
    """The imported modules of Firebase, their lines, and whether a header was imported."""
    found = []
    for match in MODULE_IMPORT.finditer(code):
        found.append((match[1], line_of(code, match.start(1)), False))
    for match in HEADER_IMPORT.finditer(code):
        found.append((match[1] or match[2], line_of(code, match.start(2)), True))
    return found


def find_uses(code: str, names: Names) -> list[Use]:
    uses = []
    for match in CLASS_NAME.finditer(code):
        name = swift_name(match[1], names)
        line = line_of(code, match.start())
        reason = names.missing.get(name)
        if match[1].startswith("FUI"):
            missing = "the names of FirebaseUI exist only in Swift"
            uses.append(Use(match[1], line, "changed", reason or missing))
        elif reason:
            uses.append(Use(match[1], line, "changed", reason))
        elif name in names.members or name in names.constants or is_constant(name, names):
            uses.append(Use(match[1], line, "unchanged"))
    for match in AUTH_MESSAGE.finditer(code):
        for text, reason in names.missing.items():
            owner, _, member = text.partition(".")
            if owner == "Auth" and match[1] in selector_starts(Name(member)):
                uses.append(Use(text, line_of(code, match.start(1)), "changed", reason))
                break
    return uses


def swift_name(name: str, names: Names) -> str:
    """`FIRApp` is `FirebaseApp`, and `FIRAuth` is `Auth`."""
    if name.startswith("FUI"):
        return name
    bare = name.removeprefix("FIR")
    return f"Firebase{bare}" if f"Firebase{bare}" in names.members else bare


def is_constant(name: str, names: Names) -> bool:
    """Whether this is a case of an enumeration, such as `AuthErrorCodeInvalidCode`."""
    return any(
        name.startswith(owner) and (name[len(owner)].lower() + name[len(owner) + 1 :]).lower()
        in {member.base.lower() for member in members}
        for owner, members in names.members.items()
        if len(name) > len(owner)
    )
