"""Follows expressions such as `Auth.auth().currentUser?.delete()` through masked Swift code."""

import re
from dataclasses import dataclass

SPACE = re.compile(r"[ \t]*")
NEXT_MEMBER = re.compile(r"[?!]*\s*\.\s*(\w+)")
CLOSURE_PARAMETERS = re.compile(
    r"\{\s*(?:@\w+\s+)*(?:\[[^\]]*\]\s*)?\(?([\w\s,:?.]*?)\)?\s*(?:async\s+)?(?:throws\s+)?"
    r"(?:->\s*[\w?.]+\s+)?in\b"
)
LABEL = re.compile(r"\s*(\w+)\s*:")
PAIRS = {"(": ")", "[": "]", "{": "}"}


@dataclass
class Step:
    """A member in a chain: its name, the labels of its call, and its closure's parameters."""

    name: str
    labels: list[str] | None
    parameters: list[str]
    end: int

    def called(self, name: str) -> str:
        """The name as it is used: `getIDToken()` rather than `getIDToken(completion:)`."""
        if self.parameters or self.labels is None or not name.endswith("completion:)"):
            return name
        return name.split("(")[0] + "(" + "".join(f"{label}:" for label in self.labels) + ")"


def closing(code: str, start: int) -> int:
    """The position after the bracket that closes the one at `start`."""
    depth = 0
    for at in range(start, len(code)):
        if code[at] in PAIRS:
            depth += 1
        elif code[at] in PAIRS.values():
            depth -= 1
            if depth == 0:
                return at + 1
    return len(code)


def arguments(code: str) -> list[str]:
    """The arguments between two parentheses."""
    parts, depth, start = [], 0, 0
    for at, character in enumerate(code):
        if character in PAIRS:
            depth += 1
        elif character in PAIRS.values():
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(code[start:at])
            start = at + 1
    parts.append(code[start:])
    return [part for part in parts if part.strip()]


def label(argument: str) -> str:
    match = LABEL.match(argument)
    return match[1] if match else "_"


def closure_parameters(code: str) -> list[str]:
    match = CLOSURE_PARAMETERS.match(code)
    if not match:
        return []
    return [part.split(":")[0].strip() for part in match[1].split(",") if part.strip()]


def call(code: str, at: int) -> tuple[list[str] | None, list[str], int]:
    """The labels and the closure's parameters of a call at this position, and where it ends."""
    labels, parameters = None, []
    start = SPACE.match(code, at).end()
    if code[start : start + 1] == "(" and start == at:
        end = closing(code, start)
        given = arguments(code[start + 1 : end - 1])
        labels = [label(argument) for argument in given]
        for argument in given:
            brace = argument.find("{")
            if brace >= 0:
                parameters = parameters or closure_parameters(argument[brace:])
        at = end
        start = SPACE.match(code, at).end()
    if code[start : start + 1] == "{" and CLOSURE_PARAMETERS.match(code, start):
        parameters = closure_parameters(code[start:])
        at = closing(code, start)
        labels = labels or []
    return labels, parameters, at


def steps(code: str, at: int):
    """The members after the position where the first name of a chain ends."""
    while True:
        while code[at : at + 1] in ("?", "!", "["):
            at = closing(code, at) if code[at] == "[" else at + 1
        member = NEXT_MEMBER.match(code, at)
        if not member:
            return
        labels, parameters, at = call(code, member.end())
        yield Step(member[1], labels, parameters, at)
