"""That a browser without scripts signs its user in for an app."""

from urllib.parse import urlsplit

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select

from sign_in_page import wrong
from test_openid_connect import Pages, app, latest_code, receiver  # noqa: F401
from test_second_factor_page import (
    app_code,
    create_recovery_codes,
    enroll_app,
    project_with,
)


@pytest.fixture(scope="module")
def server(binary, tmp_path_factory):
    running = project_with(binary, tmp_path_factory.mktemp("data"), "enabled")
    yield running
    assert running.stop() == 0, "".join(running.log)


@pytest.fixture
def pages(browser):
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    yield Pages(browser)
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def request_code(pages, number: str) -> None:
    field = pages.wait_for("#number")
    field.clear()
    field.send_keys(number)
    pages.answer("send")


def check(pages, code: str) -> None:
    pages.enter_code(code)
    pages.answer("check")


def addresses_without(pages, text: str) -> None:
    assert text not in pages.browser.current_url


def test_a_number_and_a_code_lead_back_to_the_app(app, pages, server, receiver, phone_number):
    client = app()
    pages.browser.get(client.address())
    pages.wait_for("#number")
    assert urlsplit(pages.browser.current_url).path == "/sign-in/form"
    Select(pages.wait_for("#country")).select_by_value("US")
    request_code(pages, phone_number.removeprefix("+1"))
    pages.wait_for("#code")
    addresses_without(pages, phone_number[-7:])
    code = latest_code(server)
    check(pages, wrong(code))
    pages.until(lambda _: "isn’t right" in pages.text())
    assert receiver.take() is None
    check(pages, code)
    assert client.finish(pages.until(lambda _: receiver.take()))["amr"] == ["sms"]
    assert client.user()["phone_number"] == phone_number


def test_another_party_s_app_gets_the_user_after_consent(
    app, pages, server, receiver, phone_number
):
    client = app(firstParty=False)
    pages.browser.get(client.address(ui_locales="de"))
    request_code(pages, phone_number)
    pages.wait_for("#code")
    assert pages.browser.find_element(By.TAG_NAME, "html").get_attribute("lang") == "de"
    check(pages, latest_code(server))
    pages.answer("agree")
    client.finish(pages.until(lambda _: receiver.take()))


def test_a_number_that_is_refused_can_be_corrected(app, pages, receiver, server, phone_number):
    client = app()
    pages.browser.get(client.address())
    request_code(pages, "12")
    pages.until(lambda _: "too short" in pages.text())
    field = pages.wait_for("#number")
    assert field.get_attribute("aria-invalid") == "true"
    request_code(pages, phone_number)
    pages.wait_for("#code")
    pages.answer("restart")
    request_code(pages, phone_number)
    pages.wait_for("#code")
    check(pages, latest_code(server))
    client.finish(pages.until(lambda _: receiver.take()))


def test_one_of_two_second_factors_completes_the_sign_in(
    app, pages, server, receiver, fictional_numbers
):
    first, second = next(fictional_numbers), next(fictional_numbers)
    account = server.sign_in(first)
    server.enroll_phone(account.id_token, second, "Work")
    client = app()
    pages.browser.get(client.address())
    request_code(pages, first)
    pages.wait_for("#code")
    check(pages, latest_code(server))
    pages.until(lambda _: f"ending in {second[-4:]}" in pages.text())
    check(pages, latest_code(server))
    claims = client.finish(pages.until(lambda _: receiver.take()))
    assert claims["sub"] == account.account_id


def test_the_code_of_an_app_completes_the_sign_in(app, pages, server, receiver, phone_number):
    account = server.sign_in(phone_number)
    secret = enroll_app(server, account.id_token)
    client = app()
    pages.browser.get(client.address())
    request_code(pages, phone_number)
    pages.wait_for("#code")
    check(pages, latest_code(server))
    pages.until(lambda _: "authenticator app" in pages.text())
    check(pages, app_code(secret, later=1))
    claims = client.finish(pages.until(lambda _: receiver.take()))
    assert claims["sub"] == account.account_id


def test_a_recovery_code_completes_the_sign_in(app, pages, server, receiver, phone_number):
    account = server.sign_in(phone_number)
    codes = create_recovery_codes(server, account.id_token)
    client = app()
    pages.browser.get(client.address())
    request_code(pages, phone_number)
    pages.wait_for("#code")
    check(pages, latest_code(server))
    pages.until(lambda _: "authenticator app" in pages.text())
    pages.answer("choose")
    pages.click(".choice")
    pages.wait_for("#code")
    pages.answer("choose")
    pages.answer("recover")
    pages.until(lambda _: "recovery codes that you saved" in pages.text())
    assert pages.wait_for("#code").get_attribute("inputmode") in ("", None)
    check(pages, "3k7m")
    pages.until(lambda _: "isn’t right" in pages.text())
    assert receiver.take() is None
    check(pages, codes[0].upper())
    claims = client.finish(pages.until(lambda _: receiver.take()))
    assert claims["sub"] == account.account_id
    assert claims["amr"] == ["sms", "otp", "recovery", "mfa"]


def test_a_browser_that_has_lost_its_cookies_starts_again(app, pages, receiver):
    pages.browser.get(app().address())
    pages.wait_for("#number")
    pages.browser.delete_all_cookies()
    request_code(pages, "+16505550100")
    pages.until(lambda _: "This sign-in has expired" in pages.text())
    assert receiver.take() is None


def test_a_user_who_goes_back_is_told_to_the_app(app, pages, receiver):
    client = app()
    pages.browser.get(client.address())
    pages.wait_for("#number")
    pages.answer("cancel")
    assert "error=access_denied" in pages.until(lambda _: receiver.take())
