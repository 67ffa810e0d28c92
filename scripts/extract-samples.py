#!/usr/bin/env python3
"""Takes the code samples of Firebase's page on phone sign-in out of five versions of that page.

usage: scripts/extract-samples.py FOLDER     writes Tests/SeedSamples/Page from the saved pages
       scripts/extract-samples.py --check [FOLDER]

A saved page is a text file whose name begins with the number of the version. Pages 000 and 001
kept the line breaks of the code, the others have each sample on one line: their samples get the
line breaks of page 000, which the words in between show to be the same text. The check compares
the words of each file with the digests in versions.txt, and with the saved pages where they are.
"""

import difflib
import hashlib
import re
import sys
import textwrap
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "Tests" / "SeedSamples" / "Page"
VERSIONS = ["000", "001", "002", "003", "004"]
WITH_LINES = "000"
# One sample a line, with a line between Swift and Objective-C that names the latter.
ON_ONE_LINE = "003"
OBJECTIVE_C_LABEL = "Objective-C"
LEAST_LIKENESS = 0.9


def words(text):
    return text.split()


def digest(text):
    return hashlib.sha256(" ".join(words(text)).encode()).hexdigest()


def reference_samples(page):
    """The samples of a page that has them on one line each, by name."""
    lines = [line for line in page.splitlines() if line.strip()]
    labels = [i for i, line in enumerate(lines) if line.strip() == OBJECTIVE_C_LABEL]
    samples = {}
    for number, label in enumerate(labels, start=1):
        samples[f"S{number}"] = lines[label - 1]
        samples[f"O{number}"] = lines[label + 1]
    return samples


def with_lines(page, sample):
    """The same words where the page has them, with its line breaks and spaces."""
    pattern = r"\s+".join(re.escape(word) for word in words(sample))
    match = re.search(pattern, page)
    if match is None:
        return None
    start = page.rfind("\n", 0, match.start()) + 1
    return textwrap.dedent(page[start : match.end()]) + "\n"


def most_like(page, sample):
    """The line of a page that comes closest to a sample."""

    def likeness(line):
        return difflib.SequenceMatcher(None, words(line), words(sample), autojunk=False).ratio()

    best = max(page.splitlines(), key=likeness)
    if likeness(best) < LEAST_LIKENESS:
        raise SystemExit(f"a page has nothing like {sample[:60]!r}")
    return best


def break_lines(line, model):
    """The words of `line`, broken as `model` is where the two agree."""
    pieces = re.findall(r"\s*\S+", model)
    new = words(line)
    matcher = difflib.SequenceMatcher(None, words(model), new, autojunk=False)
    result = []
    for kind, start, end, new_start, new_end in matcher.get_opcodes():
        if kind == "equal":
            result += pieces[start:end]
        elif new_start < new_end:
            space = re.match(r"\s*", pieces[start])[0]
            result.append(space + " ".join(new[new_start:new_end]))
            if kind == "insert":
                pieces[start] = " " + pieces[start].lstrip()
    return "".join(result) + "\n"


def extract(folder):
    """Every sample's text, by name and version."""
    pages = {}
    for version in VERSIONS:
        (path,) = Path(folder).glob(f"{version}*.txt")
        pages[version] = path.read_text(encoding="utf-8")
    reference = reference_samples(pages[ON_ONE_LINE])
    texts = {}
    for name, sample in reference.items():
        model = with_lines(pages[WITH_LINES], sample)
        for version in VERSIONS:
            text = with_lines(pages[version], sample)
            line = most_like(pages[version], sample) if text is None else sample
            texts[name, version] = break_lines(line, model)
    return texts


def files(texts):
    """The texts under their file names, and a line each for versions.txt."""
    contents, lines = {}, []
    names = sorted({name for name, _ in texts}, key=lambda name: (name[0], int(name[1:])))
    for name in names:
        versions = {}
        for version in VERSIONS:
            versions.setdefault(texts[name, version], []).append(version)
        for text, having in versions.items():
            file = f"{name}.txt" if having[0] == VERSIONS[0] else f"{name}-{having[0]}.txt"
            contents[file] = text
            lines.append(f"{file} {','.join(having)} {digest(text)}\n")
    contents["versions.txt"] = "".join(lines)
    return contents


def problems(folder):
    expected = files(extract(folder)) if folder else {}
    for name, text in expected.items():
        path = PAGE / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            yield f"{name} is not what the saved pages say"
    for line in (PAGE / "versions.txt").read_text(encoding="utf-8").splitlines():
        name, _, known = line.split()
        if digest((PAGE / name).read_text(encoding="utf-8")) != known:
            yield f"{name} is not the page's text any more"


def main(arguments):
    if arguments[:1] == ["--check"]:
        found = list(problems(arguments[1] if arguments[1:] else None))
        print("\n".join(found) or "the samples are the page's text")
        return 1 if found else 0
    if len(arguments) != 1:
        print(__doc__.split("\n\n")[1], file=sys.stderr)
        return 2
    PAGE.mkdir(parents=True, exist_ok=True)
    for name, text in files(extract(arguments[0])).items():
        (PAGE / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
