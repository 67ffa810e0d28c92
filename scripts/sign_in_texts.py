"""The texts of the sign-in screen (`DialtoneAuthUI`), from the files in the folder Texts."""

import json
import pathlib

TEXTS = pathlib.Path(__file__).parent.parent / "Texts"

# Texts of the sign-in page that the screen shows as well.
OF_THE_PAGE = ("enrollAppScan", "setupCode")


def languages():
    return sorted(path.stem for path in TEXTS.glob("*.json"))


def table(language):
    """The texts of the screen in a language, by their keys."""
    sections = json.loads((TEXTS / f"{language}.json").read_text())
    of_the_page = {key: sections["signInPage"][key] for key in OF_THE_PAGE}
    rules = {rule_key(key): text for key, text in sections["action"]["passwordRules"].items()}
    return dict(flat(sections["signIn"] | of_the_page | rules | sections["app"]))


def rule_key(key):
    """The screen's key of a text about passwords, such as passwordRulesDigit."""
    return "passwordRules" + key[0].upper() + key[1:]


def flat(texts):
    """The texts with a key for each plural form, such as triesLeftOne."""
    for key, text in texts.items():
        if isinstance(text, dict):
            yield from ((key + form.capitalize(), text[form]) for form in text)
        else:
            yield key, text
