"""Tests the page of e-mail links, without scripts."""

import io
import itertools
import re

import pytest
import requests
from PIL import Image, ImageStat
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import (
    staleness_of,
    visibility_of_element_located,
)

from chromium import waiting

PASSWORD = "correct horse"
numbers = itertools.count(1)


@pytest.fixture
def person(server):
    """A fresh account: its address and its ID token."""
    email = f"person{next(numbers)}@example.com"
    answer = server.post("/v1/accounts:signUp", {"email": email, "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    return {"email": email, "id_token": answer.json()["idToken"]}


def mailed_link(server, request_type: str, recipient: str, **fields) -> str:
    """Asks for a mail to the recipient and returns the link in it."""
    answer = server.post("/v1/accounts:sendOobCode", {"requestType": request_type, **fields})
    assert answer.status_code == 200, answer.text
    codes = server.get(f"/emulator/v1/projects/{server.project}/oobCodes").json()["oobCodes"]
    return [code for code in codes if code["email"] == recipient][-1]["oobLink"]


def sign_in(server, email: str, password: str) -> requests.Response:
    body = {"email": email, "password": password}
    return server.post("/v1/accounts:signInWithPassword", body)


def find(browser, selector: str):
    return browser.find_element(By.CSS_SELECTOR, selector)


def heading(browser) -> str:
    """Returns the heading, once it is visible: the page may still wait for its style."""
    shown = visibility_of_element_located((By.CSS_SELECTOR, "h1"))
    return waiting(browser, 30).until(shown).text


def press_button(browser) -> None:
    """Presses the page's button and waits until the next page is there."""
    button = find(browser, "button")
    button.click()
    # While one page replaces the other, the driver can have no answer at all.
    waiting(browser, 30, WebDriverException).until(staleness_of(button))


def test_a_password_is_reset_on_the_page(browser, server, person):
    link = mailed_link(server, "PASSWORD_RESET", person["email"], email=person["email"])
    browser.get(link)
    assert "/__/auth/action" in browser.current_url
    assert heading(browser) == "Choose a new password"
    assert person["email"] in find(browser, ".lead").text
    field = find(browser, "#new-password")
    assert field.accessible_name == "New password"
    assert field.get_attribute("autocomplete") == "new-password"
    field.send_keys("better horse")
    press_button(browser)
    assert heading(browser) == "Your password is changed"
    assert sign_in(server, person["email"], PASSWORD).status_code == 400
    assert sign_in(server, person["email"], "better horse").status_code == 200
    assert_quiet(browser)


def test_without_scripts_only_the_button_verifies_the_address(browser, server, person):
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        link = mailed_link(server, "VERIFY_EMAIL", person["email"], idToken=person["id_token"])
        browser.get(link)
        assert not is_verified(server, person)
        press_button(browser)
        assert heading(browser) == "Your address is confirmed"
        assert is_verified(server, person)
    finally:
        browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def test_a_used_link_shows_an_error(browser, server, person):
    link = mailed_link(server, "VERIFY_EMAIL", person["email"], idToken=person["id_token"])
    browser.get(link)
    press_button(browser)
    browser.get(link)
    assert heading(browser) == "This link does not work"
    assert not browser.find_elements(By.CSS_SELECTOR, "form")


@pytest.mark.parametrize("wanted, title", [("de", "Neues Passwort wählen"), ("xx", "Choose a new password")])
def test_the_page_is_in_the_language_of_the_link(browser, server, person, wanted, title):
    link = mailed_link(server, "PASSWORD_RESET", person["email"], email=person["email"])
    browser.get(re.sub("lang=[^&]*", f"lang={wanted}", link))
    assert heading(browser) == title


def test_a_sign_in_continues_at_the_app_s_url(browser, server, person):
    next_page = f"{server.url}/sign-in?a=b"
    link = mailed_link(
        server, "EMAIL_SIGNIN", person["email"], email=person["email"], continueUrl=next_page
    )
    browser.get(link)
    target = find(browser, "#continue").get_attribute("href")
    assert target.startswith(next_page + "&mode=signIn&oobCode=")
    browser.get(link.split("&continueUrl=")[0] + "&continueUrl=https%3A%2F%2Fevil.example%2F")
    assert not browser.find_elements(By.CSS_SELECTOR, "#continue")


def test_the_page_fits_a_phone_and_its_controls_are_large_enough(browser, server, person):
    phone = {"width": 320, "height": 640, "deviceScaleFactor": 1, "mobile": True}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", phone)
    browser.get(mailed_link(server, "PASSWORD_RESET", person["email"], email=person["email"]))
    assert browser.execute_script("return document.documentElement.scrollWidth") <= 320
    for target in browser.find_elements(By.CSS_SELECTOR, "main button, main input"):
        if target.is_displayed():
            assert target.size["height"] >= 44


def test_the_page_is_light_or_dark_as_the_reader_wants(browser, server, person):
    link = mailed_link(server, "PASSWORD_RESET", person["email"], email=person["email"])
    brightness = {}
    for scheme in ("light", "dark"):
        media = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", media)
        browser.get(link)
        picture = Image.open(io.BytesIO(browser.get_screenshot_as_png())).convert("L")
        brightness[scheme] = ImageStat.Stat(picture).mean[0]
    assert brightness["light"] > 200
    assert brightness["dark"] < 80


def is_verified(server, person) -> bool:
    answer = server.post("/v1/accounts:lookup", {"idToken": person["id_token"]})
    return answer.json()["users"][0]["emailVerified"]


def assert_quiet(browser) -> None:
    """No complaint of the browser: nothing that the content policy forbids was tried."""
    complaints = [entry["message"] for entry in browser.get_log("browser")]
    assert not [message for message in complaints if "Content Security Policy" in message]
