"""What docs/sdk-names.md says: which names of Firebase exist here, which do not, and why."""

import re
from dataclasses import dataclass, field
from pathlib import Path

SPAN = re.compile(r"`([^`]+)`")
CALL = re.compile(r"(\w+)\((.*)\)$")


@dataclass(frozen=True)
class Name:
    """A member: `signIn(with:completion:)` has a base and labels, a property only a base."""

    text: str

    @property
    def base(self) -> str:
        return self.text.split("(")[0]

    @property
    def labels(self) -> list[str] | None:
        call = CALL.match(self.text)
        return call[2].split(":")[:-1] if call else None

    def fits(self, labels: list[str] | None) -> bool:
        """Whether a use with these labels may be meant: arguments with a default can be missing."""
        if labels is None or self.labels is None:
            # A closure may follow a property, and a method may be named without a call.
            return True
        known = iter(self.labels)
        return all(label in known for label in labels)


@dataclass
class Names:
    """The tables of the page."""

    members: dict[str, list[Name]] = field(default_factory=dict)
    constants: set[str] = field(default_factory=set)
    # Names that do not exist, with a type before the dot or alone, and the reason.
    missing: dict[str, str] = field(default_factory=dict)
    # Modules that can be imported: what Objective-C imports instead, if it cannot.
    modules: dict[str, str | None] = field(default_factory=dict)
    missing_modules: dict[str, str] = field(default_factory=dict)
    read_only: set[str] = field(default_factory=set)
    read_only_reason: str = ""
    final_reason: str = ""
    other_products: str = ""
    headers: str = ""

    def is_type(self, name: str) -> bool:
        return name in self.members or name in self.missing

    def find(self, type_name: str, base: str, labels: list[str] | None) -> str | None:
        """The name that a use means, such as `Auth.signOut()`."""
        fitting = [
            name
            for name in self.members.get(type_name, [])
            if name.base == base and name.fits(labels)
        ]
        if not fitting:
            return None
        given = len(labels or [])
        best = min(fitting, key=lambda name: (abs(len(name.labels or []) - given), name.text))
        return f"{type_name}.{best.text}"

    def find_missing(self, type_name: str, base: str, labels: list[str] | None) -> str | None:
        for text in self.missing:
            owner, _, member = text.partition(".")
            name = Name(member)
            if owner == type_name and name.base == base and name.fits(labels):
                return text
        return None


def section(page: str, heading: str) -> str:
    parts = re.split(r"^## (.*)$", page, flags=re.MULTILINE)
    for title, text in zip(parts[1::2], parts[2::2]):
        if title == heading:
            return text
    raise SystemExit(f"docs/sdk-names.md has no section {heading!r}")


def rows(page: str, heading: str) -> list[list[str]]:
    lines = [line for line in section(page, heading).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def plain(text: str) -> str:
    """A cell or a bullet as one line of text, with its links as their words."""
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", " ".join(text.split()))


def bullets(text: str) -> list[str]:
    return [plain(bullet) for bullet in re.split(r"^- ", text, flags=re.MULTILINE)[1:]]


def read_names(path: Path) -> Names:
    page = path.read_text(encoding="utf-8")
    names = Names()
    for heading in ("Names that exist", "Names of Dialtone's own", "Names of FirebaseUI that exist"):
        for types, members in rows(page, heading):
            owners = SPAN.findall(types)
            listed = SPAN.findall(members)
            for owner in owners:
                names.members.setdefault(owner, []).extend(Name(text) for text in listed)
            if not owners:
                names.constants |= {text.split("(")[0].split(".")[-1] for text in listed}
                for text in listed if types == "other types" else []:
                    names.members.setdefault(text, [])
    for heading in ("Names that do not exist", "Names of FirebaseUI that do not exist"):
        for listed, reason in rows(page, heading):
            names.missing |= dict.fromkeys(SPAN.findall(listed), plain(reason))
    read_modules(page, names)
    read_differences(section(page, "Names with a difference"), names)
    names.other_products = plain(section(page, "Other products of Firebase").strip().split("\n\n")[0])
    return names


def read_modules(page: str, names: Names) -> None:
    for module, _, objective_c in rows(page, "Modules"):
        known = objective_c.startswith("`@import")
        names.modules[SPAN.findall(module)[0]] = None if known else plain(objective_c)
    for modules, reason in rows(page, "Modules that do not exist"):
        names.missing_modules |= dict.fromkeys(SPAN.findall(modules), plain(reason))
    names.headers = next(
        plain(text) for text in section(page, "Modules").split("\n\n") if "headers" in text
    )


def read_differences(text: str, names: Names) -> None:
    for bullet in bullets(text):
        if "read-only" in bullet:
            spans = [span for span in SPAN.findall(bullet) if "(" not in span]
            owner = spans[0].split(".")[0]
            names.read_only = {span if "." in span else f"{owner}.{span}" for span in spans}
            names.read_only_reason = bullet
        elif bullet.startswith("Classes are final"):
            names.final_reason = bullet
        elif "upstream removed" in bullet:
            for span in SPAN.findall(bullet):
                owner, _, member = span.partition(".")
                names.members.setdefault(owner, []).append(Name(member))
