"""Tests the sign-in with a phone number in a browser, and its error messages."""

import json
from pathlib import Path

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.expected_conditions import visibility_of_element_located

from chromium import waiting
from sign_in_page import SignInPage, wrong


@pytest.fixture
def page(browser, server):
    return SignInPage(browser, server)


def test_a_number_and_its_code_sign_in(page, phone_number):
    page.send_code(phone_number)
    page.await_code_step()
    page.enter_code(page.latest_code())
    facts = page.await_account()
    assert facts["Phone number"] == phone_number
    account = page.server.post("/v1/accounts:lookup", {"idToken": page_token(page)})
    assert account.json()["users"][0]["localId"] == facts["Account ID"]


def test_the_claims_of_the_token_can_be_read(page, phone_number):
    page.send_code(phone_number)
    page.await_code_step()
    page.enter_code(page.latest_code())
    facts = page.await_account()
    page.click(".claims summary")
    claims = json.loads(page.wait_for(".claims pre").text)
    assert claims["sub"] == facts["Account ID"]
    assert claims["phone_number"] == phone_number
    assert claims["aud"] == page.server.project


def test_signing_out_starts_over_and_the_account_is_found_again(page, fictional_numbers):
    # No resend window stands between two sign-ins, because the first code is used.
    number = next(fictional_numbers)
    page.server.sign_in(number)
    page.send_code(number)
    page.await_code_step()
    page.enter_code(page.latest_code())
    page.await_account()
    assert "Welcome back" in page.find(".account-view .lead").text
    page.click(".account-view > .button")
    page.wait_for("#number")
    assert page.number == ""


def test_a_wrong_code_shows_the_attempts_left_and_the_right_one_works(page, phone_number):
    page.send_code(phone_number)
    page.await_code_step()
    code = page.latest_code()
    page.enter_code(wrong(code))
    assert "4 tries left" in page.problem
    assert page.find("#code").get_property("value") == ""
    assert page.browser.switch_to.active_element.get_attribute("id") == "code"
    page.enter_code(code)
    assert page.await_account()["Phone number"] == phone_number


def test_after_the_last_attempt_a_new_code_is_required(page, phone_number):
    page.send_code(phone_number)
    page.await_code_step()
    code = page.latest_code()
    for left in ("4 tries", "3 tries", "2 tries", "1 try"):
        page.enter_code(wrong(code))
        page.until(lambda _: f"{left} left" in page.find("#problem").text)
    page.enter_code(wrong(code))
    page.until(lambda _: "Request a new one" in page.find("#problem").text)
    assert not page.find("#code").is_enabled()
    button = page.find("form .button")
    assert button.text.startswith("New code in 0:")
    assert button.get_attribute("aria-disabled") == "true"
    forward(page, 60)
    page.until(lambda _: button.text == "Send a new code")
    assert button.get_attribute("aria-disabled") is None


def test_a_code_that_expires_while_the_page_waits_is_replaced_by_a_new_one(page, phone_number):
    page.send_code(phone_number)
    page.await_code_step()
    forward(page, 3_600)
    assert page.problem == "This code has expired. Request a new one."
    assert not page.find("#code").is_enabled()
    assert page.find("form .button").text == "Send a new code"
    page.find("form .button").click()
    page.until(lambda _: page.find("#code").is_enabled())
    page.enter_code(page.latest_code())
    assert page.await_account()["Phone number"] == phone_number


def test_a_verification_of_one_project_is_not_shown_in_another(page, phone_number):
    page.send_code(phone_number)
    page.await_code_step()
    own = page.browser.current_url
    page.server.get("/emulator/v1/projects/another/config")
    other = SignInPage(page.browser, page.server, "project=another")
    assert other.find("#sign-in").get_attribute("data-api-key") != page.server.api_key
    page.browser.get(own)
    page.await_code_step()
    page.enter_code(page.latest_code())
    assert page.await_account()["Phone number"] == phone_number


def test_the_resend_counts_down_from_what_the_server_says(page, phone_number):
    page.send_code(phone_number)
    page.await_code_step()
    first = page.until(lambda _: page.find(".wait").text)
    assert first.startswith("New code in 0:")
    assert 20 <= int(first[-2:]) <= 30
    assert not page.find(".step-footer .link-button").is_displayed()
    page.until(lambda _: page.find(".wait").text not in ("", first))


def test_a_new_code_can_be_asked_for_when_the_wait_is_over(page, phone_number):
    # The page's clock is moved; the server's is not, and answers with the session it has.
    page.send_code(phone_number)
    page.await_code_step()
    forward(page, 60)
    resend = page.until(
        lambda _: next(
            (b for b in page.browser.find_elements(By.CSS_SELECTOR, ".step-footer .link-button")
             if b.is_displayed() and b.text == "Send a new code"), None
        )
    )
    resend.click()
    page.until(lambda _: "still valid" in page.find(".news").text)
    page.enter_code(page.latest_code())
    assert page.await_account()["Phone number"] == phone_number


def test_a_reload_on_the_way_to_the_message_loses_nothing(page, phone_number):
    page.send_code(phone_number)
    page.await_code_step()
    page.browser.refresh()
    page.await_code_step()
    page.enter_code(page.latest_code())
    assert page.await_account()["Phone number"] == phone_number


def test_the_number_can_be_changed(page, phone_number):
    page.send_code(phone_number)
    page.await_code_step()
    page.click(".lead .link-button")
    page.wait_for("#number")
    assert "".join(filter(str.isdigit, page.number)) == phone_number.removeprefix("+1")


@pytest.mark.parametrize(
    ("pasted", "country", "national"),
    [
        ("+44 7400 123456", "GB", "7400123456"),
        ("0049 1512 3456789", "DE", "15123456789"),
        ("+81-90-1234-5678", "JP", "9012345678"),
    ],
)
def test_a_full_number_that_is_pasted_switches_the_country(page, pasted, country, national):
    page.paste("#number", pasted)
    page.until(lambda _: page.country == country)
    assert "".join(filter(str.isdigit, page.number)) == national


def test_a_country_is_found_by_its_name(page):
    page.click(".country-button")
    page.browser.switch_to.active_element.send_keys("germ", Keys.ENTER)
    page.until(lambda _: page.country == "DE")
    assert page.browser.switch_to.active_element.get_attribute("id") == "number"


@pytest.mark.parametrize(
    ("query", "country"),
    [
        ("ger", "DE"), ("de", "DE"), ("deutschland", "DE"), ("uk", "GB"), ("england", "GB"),
        ("+44", "GB"), ("0044", "GB"), ("US", "US"), ("usa", "US"), ("america", "US"), ("+1", "US"),
        ("uae", "AE"), ("holland", "NL"), ("the netherlands", "NL"), ("turkey", "TR"),
        ("czech republic", "CZ"), ("ivory", "CI"), ("swaziland", "SZ"), ("st lucia", "LC"),
        ("cote d'ivoire", "CI"), ("+7", "RU"), ("bosnia and", "BA"), ("south korea", "KR"),
    ],
)  # fmt: skip
def test_the_best_match_of_a_country_search_comes_first(page, query, country):
    page.click(".country-button")
    page.browser.switch_to.active_element.send_keys(query)
    first = page.until(lambda _: page.find(".country-list .is-active .region-badge"))
    assert first.get_attribute("textContent") == country


def test_every_country_can_be_chosen(page):
    page.click(".country-button")
    options = page.browser.find_elements(By.CSS_SELECTOR, ".country-list [role=option]")
    assert len(options) > 200
    assert all(option.get_attribute("textContent") for option in options)


def test_a_trunk_zero_is_accepted(page):
    page.paste("#number", "+44 7400 123457")
    page.until(lambda _: page.country == "GB")
    page.find("#number").clear()
    page.send_code("07400 123457")
    page.await_code_step()
    page.enter_code(page.latest_code())
    assert page.await_account()["Phone number"] == "+447400123457"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("650555", "too short"),
        ("65055501001234", "too long"),
        ("+376 1234567", "no such number"),
        ("", "Enter your phone number"),
    ],
)
def test_an_impossible_number_is_refused_with_a_reason(page, typed, said):
    page.send_code(typed)
    assert said in page.problem
    number = page.find("#number")
    assert number.get_attribute("aria-invalid") == "true"
    assert page.browser.switch_to.active_element == number
    assert page.find("#problem").get_attribute("role") == "alert"


def test_a_calling_code_that_no_country_has_is_refused_as_such(page):
    page.send_code("+999 1234567")
    assert "No country has this calling code" in page.problem


def test_a_new_attempt_removes_the_previous_error(page, phone_number):
    page.send_code("+376 1234567")
    assert "no such number" in page.problem
    page.browser.execute_script("window.fetch = () => new Promise(() => {})")
    page.find("form .button").click()
    page.until(lambda _: page.find("form .button").text == "Sending…")
    assert page.find("#problem").text == ""


TEXTS = Path(__file__).parents[2] / "Texts"
LANGUAGES = {
    "de": ("Mit Telefonnummer anmelden", "ltr"),
    "fr": ("Se connecter par téléphone", "ltr"),
    "es": ("Inicie sesión con su teléfono", "ltr"),
    "pt-BR": ("Entrar com o telefone", "ltr"),
    "fa": ("ورود با شماره تلفن", "rtl"),
    "ar-EG": ("تسجيل الدخول برقم الهاتف", "rtl"),
    "iw": ("כניסה עם מספר טלפון", "rtl"),
    "zh-TW": ("使用手機號碼登入", "ltr"),
    "xx": ("Sign in with your phone", "ltr"),
}


@pytest.mark.parametrize(("language", "expected"), LANGUAGES.items(), ids=LANGUAGES.keys())
def test_the_page_is_in_the_reader_s_language(browser, server, phone_number, language, expected):
    page = SignInPage(browser, server, f"key={server.api_key}&lang={language}")
    assert (page.find("h1").text, page.find("html").get_attribute("dir")) == expected
    assert page.find("#number").value_of_css_property("direction") == "ltr"
    page.send_code(phone_number)
    page.await_code_step()
    page.enter_code(page.latest_code())
    page.wait_for(".account-view")


def test_the_page_fits_a_narrow_screen_in_every_language(browser, server):
    metrics = {"width": 320, "height": 640, "deviceScaleFactor": 1, "mobile": True}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    languages = [path.stem for path in TEXTS.glob("*.json")]
    assert len(languages) > 40
    try:
        for language in languages:
            page = SignInPage(browser, server, f"key={server.api_key}&lang={language}")
            page.wait_for("#number")
            width = browser.execute_script("return document.documentElement.scrollWidth")
            assert width == 320, language
    finally:
        browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def test_the_page_is_in_the_browser_s_language(server):
    answer = server.get("/sign-in", headers={"Accept": "text/html", "Accept-Language": "fa-IR,en"})
    assert '<html lang="fa" dir="rtl">' in answer.text


@pytest.mark.parametrize("lost", ["regions.json", "texts-en.js", "sign-in-page.js"])
def test_a_page_that_cannot_be_loaded_shows_an_error_and_a_retry(browser, server, lost):
    browser.execute_cdp_cmd("Network.enable", {})
    browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": [f"*/{lost}"]})
    try:
        browser.get(f"{server.url}/sign-in")
        failed = waiting(browser, 15).until(
            visibility_of_element_located((By.CSS_SELECTOR, "#not-loaded"))
        )
        assert "could not be loaded" in failed.text
    finally:
        browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
    browser.find_element(By.CSS_SELECTOR, "#not-loaded .button").click()
    waiting(browser, 15).until(visibility_of_element_located((By.CSS_SELECTOR, "#number")))


def test_digits_of_another_script_are_accepted(page, phone_number):
    page.send_code(phone_number.removeprefix("+1").translate(arabic_indic))
    page.await_code_step()
    page.enter_code(page.latest_code().translate(arabic_indic))
    assert page.await_account()["Phone number"] == phone_number


def test_everything_works_by_the_keyboard_alone(page, phone_number):
    keyboard = page.browser.switch_to
    assert keyboard.active_element.get_attribute("id") == "number"
    keyboard.active_element.send_keys(Keys.SHIFT, Keys.TAB)
    assert "country-button" in keyboard.active_element.get_attribute("class")
    keyboard.active_element.send_keys(Keys.ENTER)
    page.wait_for(".country-dialog[open]")
    keyboard.active_element.send_keys("canada")
    # The first one clears the search, as it does everywhere.
    keyboard.active_element.send_keys(Keys.ESCAPE)
    keyboard.active_element.send_keys(Keys.ESCAPE)
    page.until(lambda _: not page.find(".country-dialog").is_displayed())
    assert page.country == "US"
    keyboard.active_element.send_keys(Keys.TAB)
    keyboard.active_element.send_keys(phone_number.removeprefix("+1"), Keys.ENTER)
    page.await_code_step()
    page.until(lambda _: keyboard.active_element.get_attribute("id") == "code")
    keyboard.active_element.send_keys(page.latest_code())
    page.await_account()
    page.until(lambda _: keyboard.active_element.tag_name == "h1")


def test_the_fields_have_labels_and_autocomplete_types(page, phone_number):
    number = page.find("#number")
    assert (number.get_attribute("autocomplete"), number.get_attribute("type")) == ("tel", "tel")
    assert page.find("label[for=number]").text == "Phone number"
    page.send_code(phone_number)
    code = page.await_code_step()
    assert code.get_attribute("autocomplete") == "one-time-code"
    assert code.get_attribute("inputmode") == "numeric"
    assert code.accessible_name == "6-digit code"


def test_the_page_fits_a_phone_and_its_controls_are_large_enough(page, phone_number):
    phone = {"width": 320, "height": 640, "deviceScaleFactor": 1, "mobile": True}
    page.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", phone)
    page.send_code(phone_number)
    page.await_code_step()
    assert page.browser.execute_script("return document.documentElement.scrollWidth") <= 320
    for target in page.browser.find_elements(By.CSS_SELECTOR, "main button, main input"):
        if target.is_displayed():
            assert target.size["height"] >= 44, target.text


def forward(page, seconds: int) -> None:
    """Moves the page's clock; the server's stays."""
    page.browser.execute_script(
        f"const now = Date.now; Date.now = () => now() + {seconds * 1000}"
    )


def page_token(page) -> str:
    return page.find(".facts dd:last-of-type .copy").get_attribute("data-copy")


arabic_indic = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
