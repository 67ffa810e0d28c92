#!/usr/bin/env python3
"""Lists the texts of the console, and checks their translations.

usage: scripts/console-texts.py [--check | --unmarked]

Writes every text of the console's templates and of its Swift sources to Texts/Console/en.json, in
the order of the files. Then it reports for each other file of the folder which texts are missing
or not used any more, and which have other placeholders than the English text.

With --check, it writes nothing, and fails if en.json is out of date or a file has a problem, and if
the admin API has a sentence that the lists of APIText lack.
With --unmarked, it lists literals of the Swift sources that look like texts, but are not in
`translated("…")`. Some of them are not shown, so this is for people who look at them.
"""

import argparse
import json
import sys
from pathlib import Path

from console_texts.api_sentences import unlisted
from console_texts.catalogs import problems
from console_texts.sources import texts_in, unmarked
from console_texts.templates import sentences

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Texts/Console"
PAGES = ROOT / "Server/Sources/DialtoneServer/Pages"


def english():
    """Every text by its key: the text itself, or its plural forms."""
    texts = {}
    for path in sorted((PAGES / "Templates").glob("console-*.mustache")):
        for key in sentences(path.read_text()):
            texts.setdefault(key, key)
    for path in sorted((PAGES / "Console").rglob("*.swift")):
        for key, text in texts_in(path.read_text(), path.stem):
            # The forms of a number replace a text without them.
            if key not in texts or isinstance(text, dict):
                texts[key] = text
    return texts


def main():
    parser = argparse.ArgumentParser(description="List the texts of the console, and check their translations.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file has a problem")
    parser.add_argument("--unmarked", action="store_true", help="list texts of Swift sources that are not translated")
    options = parser.parse_args()
    if options.unmarked:
        for path in sorted((PAGES / "Console").rglob("*.swift")):
            for line, text in unmarked(path.read_text(), path.stem):
                print(f"{path.relative_to(ROOT)}:{line}: {text}")
        return
    texts = english()
    found = []
    written = json.dumps(texts, ensure_ascii=False, indent=2) + "\n"
    path = FOLDER / "en.json"
    if not options.check:
        path.write_text(written)
    elif not path.exists() or path.read_text() != written:
        found.append("en.json is out of date: run scripts/console-texts.py")
    found += unlisted(ROOT / "Server/Sources")
    for path in sorted(FOLDER.glob("*.json")):
        if path.stem != "en":
            found += problems(path, texts)
    print("\n".join(found) if found else f"{len(texts)} texts, {len(list(FOLDER.glob('*.json')))} languages")
    if options.check and found:
        sys.exit(1)


if __name__ == "__main__":
    main()
