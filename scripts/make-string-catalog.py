#!/usr/bin/env python3
"""Writes a String Catalog with the texts of the sign-in screen (`DialtoneAuthUI`) for an app.

An app that has a table "DialtoneAuthUI" shows its texts instead of the screen's own. Xcode edits
the catalog; what the app does not change can be deleted from it.

usage: scripts/make-string-catalog.py FILE [--languages en,de]
"""
import argparse
import json
import pathlib
import sys

import sign_in_texts


def table(language):
    known = sign_in_texts.languages()
    if language not in known:
        sys.exit(f"No texts in the language {language}. Languages: {', '.join(known)}")
    return sign_in_texts.table(language)


def catalog(tables):
    keys = sorted({key for texts in tables.values() for key in texts})
    strings = {
        key: {
            "extractionState": "manual",
            "localizations": {
                language: {"stringUnit": {"state": "translated", "value": texts[key]}}
                for language, texts in tables.items()
                if key in texts
            },
        }
        for key in keys
    }
    return {"sourceLanguage": "en", "strings": strings, "version": "1.0"}


def main():
    parser = argparse.ArgumentParser(description="Write a String Catalog with the texts of the sign-in screen.")
    parser.add_argument("file", type=pathlib.Path, help="for example MyApp/DialtoneAuthUI.xcstrings")
    parser.add_argument("--languages", help="tags separated by commas; all languages by default")
    options = parser.parse_args()
    if options.file.suffix != ".xcstrings":
        sys.exit(f"The file's name must end in .xcstrings, for example {options.file.stem}.xcstrings")
    languages = options.languages.split(",") if options.languages else sign_in_texts.languages()
    tables = {language: table(language) for language in languages}
    text = json.dumps(catalog(tables), ensure_ascii=False, indent=2, separators=(",", " : "))
    options.file.write_text(text + "\n")
    print(f"Wrote {len(tables)} languages to {options.file}.")


if __name__ == "__main__":
    main()
