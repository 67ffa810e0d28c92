"""The texts in the Swift sources of the console: `translated("…")`, and the tables of settings."""

import re

ESCAPES = {"n": "\n", "r": "\r", "t": "\t", '"': '"', "\\": "\\", "0": "\0", "'": "'"}


# A refusal of what was entered, which pages show as one sentence.
INVALID = re.compile(r"""invalidArgument\(\s*(?:field: )?(?P<field>)"[^"]*",\s*(?:problem: )?(?P<problem>)(?=")""")


def literal(source, start):
    """Reads the literal that starts at a quotation mark; returns its key and its end."""
    is_long = source.startswith('"""', start)
    mark = '"""' if is_long else '"'
    position = start + len(mark)
    text, values = "", 0
    while not source.startswith(mark, position):
        char = source[position]
        if char != "\\":
            text += char
            position += 1
        elif source[position + 1] == "(":
            position = end_of_call(source, position + 1)
            values += 1
            text += f"{{{values}}}"
        elif source[position + 1] == "u":
            end = source.index("}", position)
            text += chr(int(source[position + 3 : end], 16))
            position = end + 1
        elif source[position + 1] == "\n":
            text += "\\\n"
            position += 2
        else:
            text += ESCAPES[source[position + 1]]
            position += 2
    if is_long:
        text = unindented(text)
    return text, position + len(mark)


def unindented(text):
    """The text of a literal with several lines: without the indentation of its last line."""
    lines = text.split("\n")[1:]
    indentation = len(lines.pop())
    return "\n".join(line[indentation:] for line in lines).replace("\\\n", "")


def end_of_call(source, start, opening="(", closing=")"):
    """The position after the bracket that closes the one at `start`."""
    depth, position = 0, start
    while True:
        if source[position] == '"':
            _, position = literal(source, position)
            continue
        depth += {opening: 1, closing: -1}.get(source[position], 0)
        position += 1
        if depth == 0:
            return position


def end_of_list(source, start):
    """The position after the bracket that closes the one at `start`, in a list of texts."""
    return end_of_call(source, start, "[", "]")


def literals(source, start, end):
    """The literals of a call, outside of each other, with the label before them."""
    position = start
    while position < end:
        if source[position] != '"':
            position += 1
            continue
        before = source[start:position].rstrip()
        label = re.search(r"(\w+):$", before)
        text, position = literal(source, position)
        yield label.group(1) if label else "", text


def texts_in(source, name):
    """The texts of a file by their keys: the text itself, or its plural forms."""
    source = re.sub(r"(?m)^\s*//.*$", "", source)
    if name.startswith("APIText"):
        for table in re.finditer(r": (?:Set<String>|\[String\]) = (?=\[)", source):
            found = literals(source, table.end(), end_of_list(source, table.end()))
            yield from ((text, text) for _, text in found)
    if name == "APIField":
        start = source.index(" = [") + len(" = ")
        found = list(literals(source, start, end_of_list(source, start)))
        yield from ((text, text) for _, text in found[1::2])
    for refusal in INVALID.finditer(source):
        texts = [literal(source, refusal.start(group))[0] for group in ("field", "problem")]
        yield (f"{texts[0]} {texts[1]}.",) * 2
    if name.startswith("ConsoleSettingGroup+"):
        yield from setting_texts(source)
    for call in re.finditer(r"(?<!func )\btranslated\(", source):
        found = list(literals(source, call.end(), end_of_call(source, call.end() - 1) - 1))
        forms = dict(found)
        if "one" in forms and "other" in forms:
            yield forms["other"], {"one": forms["one"], "other": forms["other"]}
        else:
            yield from ((text, text) for _, text in found)


# The tables of texts in a settings file: a call, a list of tuples that begin with a path, or one text.
TABLES = re.compile(
    r"\b(?P<call>ConsoleSettingGroup|ConsoleSetting|SettingTable|SettingColumn|Choice|Limited\w+Texts"
    r"|Budgeted\w+Texts)\("
    r"|: \[\(String, ConsoleText, ConsoleText\)\] = (?P<list>\[)"
    r"|: ConsoleText = (?P<text>(?=\"))"
)
LABELS = {
    "ConsoleSettingGroup": {"title", "lead"}, "ConsoleSetting": {"unit", "all"}, "Choice": {"name"},
    "SettingTable": {"adding"}, "SettingColumn": {"key", "name"},
}


def setting_texts(source):
    """The titles and leads of groups; the names, explanations, units and choices of settings."""
    for table in TABLES.finditer(source):
        if table["call"]:
            name = table["call"]
            start, end = table.end(), end_of_call(source, table.end() - 1) - 1
            if name == "ConsoleSettingGroup":
                end = source.index("settings:", start)
            found = list(literals(source, start, end))
            labels = LABELS.get(name, {"name", "object", "unit", "note"})
            # The first text of a setting is its path.
            plain = [text for label, text in found if not label][1:3] if name == "ConsoleSetting" else []
            texts = plain + [text for label, text in found if label in labels]
        elif table["list"]:
            found = list(literals(source, table.end(), end_of_list(source, table.end() - 1)))
            texts = [text for index, (_, text) in enumerate(found) if index % 3]
        else:
            texts = [literal(source, table.end())[0]]
        yield from ((text, text) for text in texts)


# Literals that are no texts of pages: logs, calls, types of content, lists of codes.
NOT_SHOWN = re.compile(r"logger|metadata|contentType|call\(|/PagePath|filename=|^\s*(case .*)?= \"|Set<String>")


def unmarked(source, name):
    """Literals that look like texts and that no language translates, with their lines."""
    if name.startswith("ConsoleSettingGroup+") or name.startswith("API"):
        return
    source = re.sub(r"(?m)^(\s*)//.*$", r"\1", source)
    marked = [
        (call.start(), end_of_call(source, call.end() - 1))
        for call in re.finditer(r"\b(?:translated|invalidArgument)\(", source)
    ]
    position = 0
    while (position := source.find('"', position)) >= 0:
        text, end = literal(source, position)
        line = source[source.rfind("\n", 0, position) + 1 : source.find("\n", position)]
        words = re.sub(r"\{\d+\}", "", text).strip()
        is_text = re.fullmatch(r"[A-Z][a-z]+|.*[a-z]{2,} [a-zA-Z]{2,}.*", words, re.S)
        if is_text and not NOT_SHOWN.search(line) and not any(start < position < stop for start, stop in marked):
            yield source.count("\n", 0, position) + 1, text
        position = end
