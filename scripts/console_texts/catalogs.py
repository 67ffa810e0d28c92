"""The checks of a translation of the console's texts."""

import json
import re
from collections import Counter

FORMS = {"zero", "one", "two", "few", "many", "other"}
PLACEHOLDER = re.compile(r"\{[\w.-]+\}|</?\d+>")

# The plural forms of CLDR for whole numbers, where they are not `one` and `other`.
FORMS_OF = {
    "ar": "zero one two few many other",
    "cs": "one few other", "sk": "one few other", "he": "one two other",
    "hr": "one few other", "sr": "one few other", "ro": "one few other", "lt": "one few other",
    "lv": "zero one other", "sl": "one two few other",
    "pl": "one few many", "ru": "one few many", "uk": "one few many",
    "id": "other", "ja": "other", "ko": "other", "ms": "other", "th": "other", "vi": "other",
    "zh": "other", "zh-Hant": "other",
}  # fmt: skip


def forms_of(language):
    """The forms that a text with a number needs; `other` is also what other code shows."""
    return set(FORMS_OF.get(language, "one other").split()) | {"other"}


def placeholders(text):
    return Counter(PLACEHOLDER.findall(text))


def is_nested(text):
    opened = []
    for placeholder in PLACEHOLDER.findall(text):
        if placeholder.startswith("</"):
            if not opened or opened.pop() != placeholder[2:]:
                return False
        elif placeholder.startswith("<"):
            opened.append(placeholder[1:])
    return not opened


def problems(path, english):
    """What is wrong with the file of a language."""
    try:
        pairs = json.loads(path.read_text(), object_pairs_hook=list)
    except ValueError as error:
        return [f"{path.name} is not JSON: {error}"]
    texts, found = {}, []
    for key, value in pairs:
        if key in texts:
            found.append(f"{path.name} has twice: {key}")
        texts[key] = dict(value) if isinstance(value, list) else value
    found += [f"{path.name} lacks: {key}" for key in english if key not in texts]
    found += [f"{path.name} has a text that is not used: {key}" for key in texts if key not in english]
    for key, text in texts.items():
        if key in english:
            found += [f"{path.name} {problem}: {key}" for problem in text_problems(path.stem, key, text, english[key])]
    if not found and list(texts) != list(english):
        found.append(f"{path.name} is not in the order of en.json")
    return found


def text_problems(language, key, text, english):
    expected = placeholders(key)
    if isinstance(english, dict):
        if not isinstance(text, dict) or set(text) != forms_of(language):
            return [f"needs the forms {', '.join(sorted(forms_of(language)))}"]
        if any(placeholders(form) - expected or not is_nested(form) for form in text.values()):
            return ["has other placeholders"]
        text = text["other"]
    if not isinstance(text, str) or not text.strip():
        return ["has no text"]
    if placeholders(text) != expected or not is_nested(text):
        return ["has other placeholders"]
    return []
