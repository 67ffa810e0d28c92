#!/usr/bin/env python3
"""Writes the Swift code of the documentation into files that a compiler can check.

usage: scripts/extract-snippets.py PLATFORM FOLDER     PLATFORM is Linux, iOS or macOS

It reads README.md, docs/ and the DocC catalogs of the products. Each code block becomes the body of
an asynchronous function. A block with a declaration that must be at the top of a file, such as
`@main`, becomes a module of its own, and so does the app of a tutorial after each of its steps.
FOLDER/modules lists the modules: their names, and the files of each.

Comments right above a block say how to compile it:

  <!-- given: auth: Auth, code: String -->    names that the block uses and does not declare
  <!-- platforms: iOS, macOS -->              where it compiles; everywhere by default
  <!-- not compiled: REASON -->               why it is not checked here
  <!-- file: PATH -->                         it is this file, as Tests/python/test_back_ends.py checks
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLATFORMS = ("Linux", "iOS", "macOS")
KINDS = ("given", "platforms", "not compiled", "file")

FENCE = re.compile(r"^( *)```(\w*)\s*$")
DIRECTIVE = re.compile(r"^ *<!-- ([a-z ]+): (.*?) -->\s*$")
AT_THE_TOP = re.compile(r"^(@main|@Test|@Suite|extension|protocol)\b", re.MULTILINE)
STEP = re.compile(r'@Code\(name: "([^"]+)", file: "([^"]+)"')

# For blocks without imports. Each module is there on the platforms in its row.
IMPORTS = {
    "Linux": ["DialtoneAuth", "DialtoneAuthTesting", "DialtoneAuthUI", "Foundation"],
    "iOS": ["DialtoneAuth", "DialtoneAuthUI", "Foundation", "SwiftUI", "UIKit"],
    "macOS": ["DialtoneAuth", "DialtoneAuthTesting", "DialtoneAuthUI", "Foundation", "SwiftUI"],
}


class Block:
    """A Swift block of a page, and the comments above it."""

    def __init__(self, page: Path, line: int, indentation: int, comments: list[str]):
        self.page = page.relative_to(ROOT)
        self.line = line
        self.lines: list[str] = []
        self.indentation = indentation
        self.directives: dict[str, str] = {}
        for comment in comments:
            kind, text = DIRECTIVE.match(comment).groups()
            if kind not in KINDS:
                raise SystemExit(f"{self.page}:{line}: no such directive: {kind}")
            known = self.directives.get(kind)
            self.directives[kind] = f"{known}, {text}" if known else text
        for platform in self.platforms:
            if platform not in PLATFORMS:
                raise SystemExit(f"{self.page}:{line}: no such platform: {platform}")

    @property
    def platforms(self) -> list[str]:
        named = self.directives.get("platforms")
        return [name.strip() for name in named.split(",")] if named else list(PLATFORMS)

    def add(self, line: str) -> None:
        self.lines.append(line[self.indentation :] if line.strip() else "")

    def compiles(self, platform: str) -> bool:
        skipped = "not compiled" in self.directives or "file" in self.directives
        return platform in self.platforms and not skipped

    @property
    def is_module(self) -> bool:
        return AT_THE_TOP.search("\n".join(self.lines)) is not None

    def source(self, platform: str, name: str) -> str:
        """The text of a file; the compiler reports errors at the lines of the page."""
        imports = [line for line in self.lines if line.startswith("import ")]
        # The lines stay, so that the numbers of the others do.
        rest = ["" if line in imports else line for line in self.lines]
        head = imports or [f"import {module}" for module in IMPORTS[platform]]
        marked = [f'#sourceLocation(file: "{self.page}", line: {self.line})', *rest, "#sourceLocation()"]
        if not self.is_module:
            given = self.directives.get("given", "")
            marked = [f"@MainActor func {name}({given}) async throws {{", *marked, "}"]
        return "\n".join([*head, *marked]) + "\n"


def blocks(page: Path):
    comments: list[str] = []
    block = None
    fenced = False
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        fence = FENCE.match(line)
        if fenced and fence:
            if block:
                yield block
            fenced, block, comments = False, None, []
        elif fenced:
            if block:
                block.add(line)
        elif fence:
            fenced = True
            if fence[2] == "swift":
                block = Block(page, number + 1, len(fence[1]), comments)
        else:
            comments = [*comments, line] if DIRECTIVE.match(line) else []


def pages() -> list[Path]:
    catalogs = (ROOT / "Sources").glob("*/*.docc/**/*.md")
    return [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *sorted(catalogs)]


def tutorial_modules(folder: Path):
    """The files of each tutorial's app after each step, under the names that the reader sees."""
    for page in sorted((ROOT / "Sources").glob("*/*.docc/**/*.tutorial")):
        catalog = next(parent for parent in page.parents if parent.suffix == ".docc")
        files: dict[str, Path] = {}
        for number, (name, file) in enumerate(STEP.findall(page.read_text(encoding="utf-8")), 1):
            found = list(catalog.rglob(file))
            if len(found) != 1:
                raise SystemExit(f"{page.relative_to(ROOT)}: {file} is not in the catalog once")
            if not name.endswith(".swift"):
                continue
            files[name] = found[0]
            yield f"{page.stem}Step{number:02}", write_step(folder, page.stem, number, files)


def write_step(folder: Path, tutorial: str, number: int, files: dict[str, Path]) -> list[Path]:
    step = folder / f"{tutorial}-{number:02}"
    step.mkdir()
    written = []
    for name, file in files.items():
        mark = f'#sourceLocation(file: "{file.relative_to(ROOT)}", line: 1)\n'
        written.append(step / name)
        written[-1].write_text(mark + file.read_text(encoding="utf-8"), encoding="utf-8")
    return written


def extract(platform: str, folder: Path) -> dict[str, list[Path]]:
    folder.mkdir(parents=True)
    modules: dict[str, list[Path]] = {"Snippets": []}
    for page in pages():
        for number, block in enumerate(blocks(page), start=1):
            if not block.compiles(platform):
                continue
            stem = re.sub(r"\W", "_", str(block.page.with_suffix("")))
            name = f"{stem}_{number}"
            file = folder / f"{name}.swift"
            file.write_text(block.source(platform, name), encoding="utf-8")
            modules.setdefault(name if block.is_module else "Snippets", []).append(file)
    # The tutorial is about an app for iOS.
    if platform == "iOS":
        modules |= dict(tutorial_modules(folder))
    return modules


def main(arguments: list[str]) -> int:
    if len(arguments) != 2 or arguments[0] not in PLATFORMS:
        print(__doc__.split("\n\n")[1], file=sys.stderr)
        return 2
    folder = Path(arguments[1]).resolve()
    modules = extract(arguments[0], folder)
    if not modules["Snippets"]:
        raise SystemExit("The documentation has no Swift code.")
    rows = ["\t".join([name, *map(str, files)]) for name, files in modules.items()]
    (folder / "modules").write_text("\n".join(rows) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
