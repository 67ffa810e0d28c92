"""That the pages show a project's branding, and that it cannot do more than that."""

import io
import subprocess

import pytest
from PIL import Image
from selenium.webdriver.common.by import By

from accessibility import violations
from page_states import STATES, Visit
from test_accessibility import DESKTOP, PHONE, show
from test_second_factor_page import project_with

ACCENT = (122, 31, 162)
HOSTILE = "<img src=x onerror=alert(1)>'\"&amp;</script>"


def logo(folder) -> str:
    picture = Image.new("RGBA", (240, 80))
    picture.paste((*ACCENT, 255), (0, 0, 120, 80))
    path = folder / "logo.png"
    picture.save(path)
    return str(path)


@pytest.fixture(scope="module")
def server(binary, tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    running = project_with(binary, folder, "enabled", "name=Shop of Words")
    branding = [
        "--logo", logo(folder), "--accent", "#7a1fa2", "--title", "en=Welcome back",
        "--title", f"de={HOSTILE}", "--lead", "en=Sign in to see your orders.",
        "--terms", "https://shop.example.com/terms",
        "--privacy", "https://shop.example.com/privacy",
        "--support", "mailto:help@shop.example.com",
    ]  # fmt: skip
    subprocess.run(
        [binary, "branding", "set", running.project, "--data", folder, *branding],
        check=True, capture_output=True, timeout=60,
    )  # fmt: skip
    running.stop()
    running = type(running)(binary, folder)
    yield running
    assert running.stop() == 0, "".join(running.log)


BRANDED = [
    "sign in number", "sign in code", "account", "account to delete", "challenge solved",
    "link to reset a password", "client consent", "client sign out",
]  # fmt: skip


@pytest.mark.parametrize("state", BRANDED)
def test_every_page_shows_the_branding(browser, server, state):
    visit = Visit(browser, server, server, server, None)
    show(browser, "light", PHONE)
    STATES[state](visit)
    found = violations(browser)
    assert browser.execute_script("return document.documentElement.scrollWidth") <= 320
    picture = browser.find_element(By.CSS_SELECTOR, ".brand-logo")
    assert picture.get_property("naturalWidth") == 240
    accent = "return getComputedStyle(document.body).getPropertyValue('--accent').trim()"
    assert browser.execute_script(accent) == "#7a1fa2"
    links = browser.find_elements(By.CSS_SELECTOR, ".brand-links a")
    assert [link.get_attribute("href") for link in links] == [
        "https://shop.example.com/terms", "https://shop.example.com/privacy",
        "mailto:help@shop.example.com",
    ]  # fmt: skip
    for scheme, device in (("dark", PHONE), ("light", DESKTOP)):
        show(browser, scheme, device)
        found += violations(browser)
    assert browser.execute_script(accent) == "#7a1fa2"
    assert not found, "\n".join(dict.fromkeys(found))
    assert_quiet(browser)


def test_the_button_has_the_color(browser, server):
    visit = Visit(browser, server, server, server, None)
    show(browser, "light", DESKTOP)
    STATES["sign in number"](visit)
    button = browser.find_element(By.CSS_SELECTOR, "form .button")
    picture = Image.open(io.BytesIO(button.screenshot_as_png)).convert("RGB")
    assert picture.getpixel((12, picture.height // 2)) == ACCENT


def test_own_texts_replace_those_of_the_language_only(browser, server):
    for language, title in (("en", "Welcome back"), ("de", HOSTILE), ("fr", None)):
        browser.get(f"{server.url}/sign-in?lang={language}")
        visit = Visit(browser, server, server, server, None)
        visit.wait_for("#number")
        heading = browser.find_element(By.TAG_NAME, "h1").text
        if title:
            assert heading == title
        else:
            assert heading not in ("Welcome back", HOSTILE)
        assert len(browser.find_elements(By.TAG_NAME, "img")) == 1
    assert_quiet(browser)


def test_the_pages_load_nothing_from_another_host(browser, server):
    visit = Visit(browser, server, server, server, None)
    STATES["sign in number"](visit)
    seen = "return performance.getEntriesByType('resource').map((entry) => entry.name)"
    names = browser.execute_script(seen)
    assert any("/branding/" in name for name in names)
    assert all(name.startswith(server.url) for name in names)


def assert_quiet(browser) -> None:
    entries = browser.get_log("browser")
    assert not [entry for entry in entries if "Content Security Policy" in entry["message"]]
