"""The texts in the templates of the console.

This divides a template as `TemplateTranslation` of the server does; a test of the server compares both.
"""

import re

INLINE = {"a", "abbr", "b", "bdi", "code", "em", "i", "kbd", "small", "span", "strong", "time"}
OPAQUE = {"pre", "script", "style", "textarea"}
ATTRIBUTES = re.compile(r' (?:placeholder|title|aria-label|alt|label)="([^"]*)"')

# A tag of Mustache, a tag of HTML whose attributes can contain `>` in quotes, or a text.
TOKEN = re.compile(r"\{\{\{.*?\}\}\}|\{\{.*?\}\}|<[A-Za-z/!](?:\"[^\"]*\"|[^>\"])*>|[^<{]+|[<{]", re.S)


def tokens(template):
    """The parts of a template, as kind, name and source."""
    position = 0
    while position < len(template):
        source = TOKEN.match(template, position).group()
        position += len(source)
        if source.startswith("{{"):
            name = source.lstrip("{").split("}")[0]
            yield ("boundary", "", source) if not name or name[0] in "#^/>!<$=%" else ("value", name, source)
        elif len(source) > 1 and source[0] == "<":
            name = re.match(r"</?([A-Za-z0-9]*)", source).group(1).lower()
            is_end = source.startswith("</")
            if name in OPAQUE and not is_end and (end := template.find(f"</{name}>", position)) >= 0:
                end += len(f"</{name}>")
                source, position = source + template[position:end], end
            kind = "boundary" if name not in INLINE else "close" if is_end else "open"
            yield kind, name, source
        else:
            yield "text", "", source


def partners(run):
    """The index of the other tag of each element that begins and ends in a run."""
    opened, found = [], {}
    for index, (kind, name, _) in enumerate(run):
        if kind == "open":
            opened.append((name, index))
        elif kind == "close" and opened and opened[-1][0] == name:
            start = opened.pop()[1]
            found[start], found[index] = index, start
    return found


def sentences(template):
    """The keys of the texts of a template, in their order."""
    run = []
    for token in tokens(template):
        if token[0] == "boundary":
            yield from in_run(run)
            yield from in_tag(token[2])
            run = []
        else:
            run.append(token)
    yield from in_run(run)


def in_run(run):
    pairs = partners(run)
    sentence = []
    for index, token in enumerate(run):
        if token[0] in ("open", "close") and index not in pairs:
            yield from in_sentence(sentence)
            yield from in_tag(token[2])
            sentence = []
        else:
            sentence.append(token)
    yield from in_sentence(sentence)


def in_sentence(parts):
    parts = list(parts)
    while parts:
        if parts[0][0] == "text" and not parts[0][2].strip():
            parts.pop(0)
        elif parts[-1][0] == "text" and not parts[-1][2].strip():
            parts.pop()
        elif parts[0][0] == "open" and parts[-1][0] == "close" and partners(parts).get(0) == len(parts) - 1:
            yield from in_tag(parts[0][2])
            parts = parts[1:-1]
        else:
            break
    key, elements, count, has_words = "", [], 0, False
    for kind, name, source in parts:
        if kind == "text":
            key += re.sub(r"\s+", " ", source)
            has_words |= not any(is_code for _, is_code in elements) and any(c.isalpha() for c in source)
        elif kind == "value":
            key += f"{{{name}}}"
        elif kind == "open":
            yield from in_tag(source)
            count += 1
            elements.append((count, name in ("code", "kbd")))
            key += f"<{count}>"
        else:
            key += f"</{elements.pop()[0]}>"
    if has_words:
        yield key.strip()


def in_tag(tag):
    """The texts of the attributes that people see or hear."""
    if not tag.startswith("<"):
        return
    # The content of an opaque element is not a part of its tag.
    for value in ATTRIBUTES.findall(TOKEN.match(tag).group()):
        if " " not in value and any(c in "/:@+=_." for c in value):
            continue
        run = []
        for token in tokens(value):
            if token[0] == "boundary":
                yield from in_sentence(run)
                run = []
            else:
                run.append(token)
        yield from in_sentence(run)
