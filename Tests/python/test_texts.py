"""The texts of the pages and of the sign-in screen, which translators write."""

import json
import pathlib
import re
import subprocess
import sys

import pytest
from babel import Locale

ROOT = pathlib.Path(__file__).parents[2]
TEXTS = ROOT / "Texts"
FORMS = {"zero", "one", "two", "few", "many", "other"}


def load(path: pathlib.Path) -> dict[str, object]:
    """The texts of a language by their path; a text with plural forms is a table."""

    def unique(pairs):
        keys = [key for key, _ in pairs]
        assert len(set(keys)) == len(keys), f"{path.name} has a key twice"
        return dict(pairs)

    def flat(node, prefix=""):
        for key, value in node.items():
            if isinstance(value, dict) and not value.keys() <= FORMS:
                yield from flat(value, f"{prefix}{key}.")
            else:
                yield f"{prefix}{key}", value

    return dict(flat(json.loads(path.read_text(), object_pairs_hook=unique)))


ENGLISH = load(TEXTS / "en.json")
LANGUAGES = sorted(path.stem for path in TEXTS.glob("*.json"))


def names(text: object) -> list[str]:
    """The placeholders of a text, sorted."""
    if isinstance(text, dict):
        text = text["other"]
    return sorted(re.findall(r"\{(\w+)\}", text))


def test_the_texts_exist_in_at_least_forty_languages():
    assert len(LANGUAGES) >= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_as_english(language):
    assert load(TEXTS / f"{language}.json").keys() == ENGLISH.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_the_placeholders_of_the_english_one(language):
    texts = load(TEXTS / f"{language}.json")
    wrong = [key for key, text in texts.items() if names(text) != names(ENGLISH[key])]
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_has_spaces_around_it(language):
    texts = load(TEXTS / f"{language}.json")
    forms = [
        (key, form)
        for key, text in texts.items()
        for form in (text.values() if isinstance(text, dict) else [text])
    ]
    # A separator of a list ends in a space in most languages.
    allowed = "action.passwordRules.separator"
    assert not [key for key, form in forms if not form.strip()]
    assert not [key for key, form in forms if form != form.strip() and key != allowed]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_with_a_number_has_every_plural_form_of_its_language(language):
    rule = Locale.parse(language, sep="-").plural_form
    # Some forms are for none, fractions or millions only; no text has such numbers.
    needed = {rule(count) for count in range(1, 200)} | {"other"}
    for key, text in load(TEXTS / f"{language}.json").items():
        if isinstance(text, dict):
            assert text.keys() == needed, key


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_sentences_are_translated(language):
    texts = load(TEXTS / f"{language}.json")
    same = [
        key
        for key, text in texts.items()
        if isinstance(text, str) and text == ENGLISH[key] and text.count(" ") > 2
    ]
    assert not same


def languages_of(folder: str) -> list[str]:
    return sorted(path.stem for path in (TEXTS / folder).glob("*.json"))


@pytest.mark.parametrize("language", languages_of("Mail"))
def test_every_language_of_mails_has_the_texts_and_placeholders_of_the_english_ones(language):
    english = load(TEXTS / "Mail/en.json")
    texts = load(TEXTS / f"Mail/{language}.json")
    assert {key: names(text) for key, text in texts.items()} == {
        key: names(text) for key, text in english.items()
    }
    assert all(text.strip() == text != "" for text in texts.values())


@pytest.mark.parametrize("language", languages_of("SMS"))
def test_every_language_of_messages_has_its_texts_and_placeholders(language):
    expected = {"code.named": ["app", "code"], "code.nameless": ["code"]}
    if language in languages_of("Mail"):
        expected |= {"notice.changed": [], "notice.recoveryCodeUsed": [], "notice.undo": []}
    texts = load(TEXTS / f"SMS/{language}.json")
    assert {key: names(text) for key, text in texts.items()} == expected
    assert all(text.strip() == text != "" for text in texts.values())


def make_catalog(*arguments: str) -> subprocess.CompletedProcess:
    program = [sys.executable, ROOT / "scripts/make-string-catalog.py", *arguments]
    return subprocess.run(program, capture_output=True, text=True, check=False)


def test_an_app_gets_a_string_catalog_with_the_screen_s_texts(tmp_path):
    file = tmp_path / "DialtoneAuthUI.xcstrings"
    assert make_catalog(str(file), "--languages", "en,pl").returncode == 0
    catalog = json.loads(file.read_text())
    assert catalog["sourceLanguage"] == "en"
    many = catalog["strings"]["triesLeftMany"]["localizations"]
    polish = load(TEXTS / "pl.json")["signIn.triesLeft"]
    assert many == {"pl": {"stringUnit": {"state": "translated", "value": polish["many"]}}}
    back = catalog["strings"]["back"]["localizations"]
    assert back["en"]["stringUnit"]["value"] == "Back"
    assert "goBack" not in catalog["strings"], "only texts of the screen"


def test_a_string_catalog_is_refused_for_a_language_without_texts(tmp_path):
    done = make_catalog(str(tmp_path / "DialtoneAuthUI.xcstrings"), "--languages", "en,tlh")
    assert done.returncode == 1
    assert "tlh" in done.stderr and "de" in done.stderr
    assert make_catalog(str(tmp_path / "Texts.json")).returncode == 1
