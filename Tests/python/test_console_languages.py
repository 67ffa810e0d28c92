"""The console in other languages than English."""

import json
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest
import requests
from selenium.webdriver.common.by import By

import chromium
from accessibility import violations
from operator_browser import OperatorBrowser
from running_server import REQUEST_LIMIT, ProductionServer, RunningServer
from test_accessibility import PHONE, show

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "Texts/Console"
LANGUAGES = sorted(path.stem for path in TEXTS.glob("*.json"))
RIGHT_TO_LEFT = {"ar", "fa", "he", "ur"}
HOSTILE = "</bdi><b>{{evil}}"

PAGES = [
    "", "/users", "/why-no-code", "/messages", "/texts", "/countries", "/guard", "/apps",
    "/push-keys", "/app-verification", "/clients", "/opt-outs", "/sign-in-methods", "/test-numbers", "/tenants", "/hooks",
    "/branding", "/settings/sign-in", "/settings/spending", "/settings/call-limits", "/keys",
    "/audit-log",
]  # fmt: skip


@pytest.fixture(scope="module")
def server(binary):
    running = RunningServer(binary)
    yield running
    assert running.stop() == 0


class Texts(HTMLParser):
    """The texts of a page, without code."""

    def __init__(self, page: str):
        super().__init__()
        self.found: set[str] = set()
        self._skipped = 0
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        self._skipped += tag in {"code", "pre", "script", "option"}
        for name, value in attributes:
            if name in {"placeholder", "title", "aria-label", "alt"} and value:
                self.found.add(value)

    def handle_endtag(self, tag):
        self._skipped -= tag in {"code", "pre", "script", "option"}

    def handle_data(self, data):
        if not self._skipped and data.strip():
            self.found.add(" ".join(data.split()))


def page(server, path: str, language: str) -> str:
    answer = requests.get(
        f"{server.url}/console{path}", headers={"Accept-Language": language}, timeout=REQUEST_LIMIT
    )
    assert answer.ok, path
    return answer.text


def table(language: str) -> dict:
    return json.loads((TEXTS / f"{language}.json").read_text())


@pytest.mark.parametrize("path", PAGES)
def test_a_german_page_has_no_english_text(server, path):
    german = table("de")
    english = {key for key, text in german.items() if text != key and "{" not in key}
    # Words of the settings are not translated, and some German words are English words, too.
    english -= {"off", *map(str, german.values())}
    texts = Texts(page(server, f"/projects/{server.project}{path}", "de-AT,de;q=0.9,en;q=0.5")).found
    assert texts & english == set()
    assert german["Skip to the content"] in texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_s_language_decides_and_the_page_says_which_it_is(server, language):
    shown = page(server, "", f"tlh, {language};q=0.5")
    direction = "rtl" if language in RIGHT_TO_LEFT else "ltr"
    expected = f'<html lang="{language}" dir="{direction}">' if language != "en" else '<html lang="en">'
    assert expected in shown


def test_a_choice_goes_before_the_browser_s_language_and_returns_to_the_page(server):
    browser = requests.Session()
    browser.headers["Accept-Language"] = "en"
    start = f"{server.url}/console/projects/{server.project}/users?state=disabled"

    def choose(tag: str, **headers):
        return browser.post(
            f"{server.url}/console/language",
            data={"language": tag},
            headers={"Sec-Fetch-Site": "same-origin", **headers},
            allow_redirects=False,
            timeout=REQUEST_LIMIT,
        )

    answer = choose("de", Referer=start)
    assert answer.headers["location"] == f"/console/projects/{server.project}/users?state=disabled"
    assert '<html lang="de"' in browser.get(start, timeout=REQUEST_LIMIT).text
    assert choose("de", Referer="https://evil.example//evil.example/x").headers["location"] == "/console"
    assert "set-cookie" not in choose("klingon").headers
    assert not choose("en", **{"Sec-Fetch-Site": "cross-site"}).ok
    assert '<html lang="de"' in browser.get(start, timeout=REQUEST_LIMIT).text


def test_hostile_names_stay_text_in_a_translated_page(server):
    made = requests.post(
        f"{server.url}/identitytoolkit.googleapis.com/v1/projects/{server.project}/accounts",
        headers={"Authorization": "Bearer owner"},
        json={"displayName": HOSTILE},
        timeout=REQUEST_LIMIT,
    )
    shown = page(server, f"/projects/{server.project}/users/{made.json()['localId']}", "de")
    assert "<b>{{evil}}" not in shown
    assert HOSTILE in unescape(shown)


def test_the_sign_in_page_is_in_the_browser_s_language(binary, tmp_path):
    running = ProductionServer(binary, tmp_path)
    try:
        shown = OperatorBrowser(running).get("/console/sign-in", **{"Accept-Language": "de"}).text
        assert '<html lang="de" dir="ltr">' in shown
        assert table("de")["Setup code"] in shown
        assert re.search(r'<option value="de" lang="de" selected>Deutsch<', shown)
    finally:
        running.stop()


@pytest.mark.parametrize("language", [tag for tag in LANGUAGES if tag == "de" or tag in RIGHT_TO_LEFT])
def test_a_translated_page_fits_a_phone_and_is_accessible(server, tmp_path, language):
    browser = chromium.start(tmp_path / "profile", f"--accept-lang={language}")
    try:
        for path in ("", "/users", "/settings/spending", "/hooks", "/countries"):
            show(browser, "dark" if path == "/hooks" else "light", PHONE)
            browser.get(f"{server.url}/console/projects/{server.project}{path}")
            assert browser.find_element(By.TAG_NAME, "html").get_attribute("lang") == language
            assert violations(browser) == [], path
            # The layout in the other direction is that of every language that is written in it.
            for direction in ("ltr", "rtl"):
                browser.execute_script("document.documentElement.dir = arguments[0]", direction)
                width = browser.execute_script("return document.documentElement.scrollWidth")
                assert width <= browser.execute_script("return innerWidth"), (path, direction)
        button = browser.find_element(By.CSS_SELECTOR, ".palette-button")
        assert table(language)["Find"] in button.text
    finally:
        browser.quit()
