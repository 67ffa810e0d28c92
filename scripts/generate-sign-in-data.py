#!/usr/bin/env python3
"""Writes the tables of the sign-in screen (`DialtoneAuthUI`), and the server's lists of texts.

Each fact has one source, which this script only reads:

- calling codes, lengths, examples and formats: the server's numbering plan, numbering-plan.bin
- other names and long codes of countries: country-names.js of the server's pages
- texts: a file for each language in the folder Texts, also for the server's pages

usage: scripts/generate-sign-in-data.py [--check]

--check writes nothing, and fails if a table is out of date.
"""
import argparse
import json
import pathlib
import re
import sys

import sign_in_texts

ROOT = pathlib.Path(__file__).parent.parent
ASSETS = ROOT / "Server/Sources/DialtoneServer/Pages/Assets"
PLAN = ROOT / "Server/Sources/CPhoneNumbers/numbering-plan.bin"
SCREEN = "Sources/DialtoneAuthUI"

# The folders with texts that the server embeds, and what the texts are of.
EMBEDDED = {"Texts": "page", "Texts/Mail": "mail", "Texts/SMS": "message", "Texts/Console": "console"}
HEADER = """\
// swift-format-ignore-file
// Written by scripts/generate-sign-in-data.py. Do not edit.

"""

def varint(data, index):
    value = shift = 0
    while True:
        byte = data[index]
        index += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, index


def fields(data):
    """The fields of a message of protocol buffers, as tag and value."""
    index = 0
    while index < len(data):
        key, index = varint(data, index)
        value, index = varint(data, index)
        if key & 7 == 2:
            yield key >> 3, data[index : index + value]
            index += value
        else:
            yield key >> 3, value


def values(message, tag):
    return [value for number, value in fields(message) if number == tag]


def texts_of(message, tag):
    return [value.decode() for value in values(message, tag)]


def first(found, default=""):
    return found[0] if found else default


def formats(territory):
    """The formats for numbers with a calling code, without those that cannot be dialed from abroad."""
    for entry in values(territory, 20) or values(territory, 19):
        written = first(texts_of(entry, 2))
        if written != "NA":
            yield "~".join([first(texts_of(entry, 1)), written, *texts_of(entry, 3)])


def plain(text):
    """A prefix that is plain digits; the others are expressions, which the server understands."""
    return text if re.fullmatch(r"\d+", text) else ""


def tables_of(script):
    """The object literals that a script exports, by name, as JSON."""
    source = re.sub(r"/\*.*?\*/", "", script.read_text(), flags=re.S)
    for name, body in re.findall(r"export const (\w+) = (\{.*?\n\});", source, flags=re.S):
        quoted = re.sub(r"(?m)(^\s*|, |\{ ?)([A-Za-z_]\w*):", r'\1"\2":', body)
        yield name, json.loads(re.sub(r",\s*([}\]])", r"\1", quoted))


def countries():
    names = dict(tables_of(ASSETS / "country-names.js"))
    collection = PLAN.read_bytes().split(b"\n\n", 1)[1]
    for territory in values(collection, 1):
        code = first(texts_of(territory, 9))
        if not re.fullmatch("[A-Z]{2}", code):
            continue
        mobile = first(values(territory, 3), b"")
        general = first(values(territory, 1), b"")
        lengths = [number for number in values(general, 9) if number < 16]
        row = [
            code,
            names["longCodes"].get(code, ""),
            str(first(values(territory, 10))),
            plain(first(texts_of(territory, 12))),
            plain(first(texts_of(territory, 11))),
            first(texts_of(mobile, 6)),
            ",".join(map(str, lengths)),
            first(texts_of(territory, 23)),
            ",".join(names["otherNames"].get(code, [])),
            *formats(territory),
        ]
        yield first(values(territory, 22), 0), row


def country_table():
    found = list(countries())
    shared = [row[2] for _, row in found]
    lines = []
    for is_main, row in sorted(found, key=lambda entry: entry[1][0]):
        is_main = is_main or shared.count(row[2]) == 1
        lines.append("\t".join([row[0], row[1], row[2], "1" if is_main else "", *row[3:]]))
    return (
        HEADER
        + "extension CountryTable {\n"
        + '    /// A row for each country: the properties of ``Country``, then its formats.\n    static let rows = #"""\n'
        + "".join(f"        {line}\n" for line in lines)
        + '        """#\n}\n'
    )


def swift_name(language):
    """The language's tag as a name: zh-Hant is zhHant."""
    return language.replace("-", "")


def text_table(language, table):
    lines = "".join(f"        {key}\t{text}\n" for key, text in sorted(table.items()))
    return (
        HEADER
        + "extension SignInTextTable {\n"
        + f'    static let {swift_name(language)} = #"""\n{lines}        """#\n}}\n'
    )


def language_list(languages):
    rows = "".join(f'        "{language}": {swift_name(language)},\n' for language in languages)
    return (
        HEADER
        + "extension SignInTextTable {\n"
        + f"    /// The texts of every language, as they were written.\n    static let sources = [\n{rows}    ]\n}}\n"
    )


def embedded_texts(folder, list_name):
    """A list of the files that the server embeds."""
    entries = "".join(
        f'#define FILE "../../../{file.relative_to(ROOT)}"\n#include "entry.inc"\n'
        for file in sorted((ROOT / folder).glob("*.json"), key=lambda file: file.stem)
    )
    return (
        '#include "server-files.h"\n\n'
        "// Written by scripts/generate-sign-in-data.py. Do not edit.\n\n"
        "// The compiler has the directive in every dialect, and warns of it in those before C23.\n"
        '#pragma clang diagnostic ignored "-Wc23-extensions"\n\n'
        f"static const struct server_file files[] = {{\n{entries}}};\n\n"
        f"struct server_files server_{list_name}(void) {{\n"
        "    return (struct server_files){files, sizeof files / sizeof files[0]};\n}\n"
    )


def outputs():
    """The files by their path, with their contents."""
    yield f"{SCREEN}/Countries/Generated/CountryTable+Rows.swift", country_table()
    tables = {language: sign_in_texts.table(language) for language in sign_in_texts.languages()}
    for language, table in tables.items():
        yield f"{SCREEN}/Texts/Generated/SignInTextTable+{language}.swift", text_table(language, table)
    yield f"{SCREEN}/Texts/Generated/SignInTextTable+Sources.swift", language_list(tables)
    for folder, name in EMBEDDED.items():
        yield f"Server/Sources/CServerFiles/{name}-texts.c", embedded_texts(folder, f"{name}_texts")


def main():
    parser = argparse.ArgumentParser(description="Write the tables of the sign-in screen and the server's lists of texts.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a table is out of date")
    options = parser.parse_args()
    stale = []
    for name, text in outputs():
        path = ROOT / name
        if options.check:
            if not path.exists() or path.read_text() != text:
                stale.append(name)
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    if stale:
        sys.exit("Run scripts/generate-sign-in-data.py; out of date: " + ", ".join(stale))


if __name__ == "__main__":
    main()
