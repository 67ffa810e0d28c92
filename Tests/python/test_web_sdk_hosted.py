"""The server's own sign-in page as an identity provider of Google's own web SDK, in a browser."""

import uuid

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from chromium import waiting
from test_openid_connect import mailed_link
from test_sign_in_page_methods import add_provider
from test_web_sdk import REDIRECT_FLAG, handler_url, said
from test_web_sdk_production import CONNECT
from web_app_page import WebApp

PATIENCE = 20
HOSTED = "oidc.dialtone"


@pytest.fixture(scope="module")
def app(server):
    running = WebApp(server)
    yield running
    running.stop()


@pytest.fixture
def wait(browser):
    return waiting(browser, PATIENCE).until


def sign_in(browser, server, wait, number: str) -> None:
    """Signs in on the server's page as a user does."""
    wait(lambda _: browser.find_elements(By.ID, "number"))
    browser.find_element(By.ID, "number").send_keys(number)
    browser.find_element(By.CSS_SELECTOR, "form .button").click()
    wait(lambda _: browser.find_elements(By.ID, "code"))
    answer = server.get(f"/emulator/v1/projects/{server.project}/verificationCodes")
    browser.find_element(By.ID, "code").send_keys(answer.json()["verificationCodes"][-1]["code"])


def open_popup(browser, app, wait) -> str:
    """Opens the popup of `signInWithPopup(auth, new OAuthProvider("oidc.dialtone"))`."""
    browser.get(app.url())
    button = wait(lambda _: browser.find_elements(By.TAG_NAME, "button"))[0]
    # The component's button is for Google; its provider gets another ID.
    browser.execute_script(CONNECT, "identitytoolkit.googleapis.com", HOSTED)
    page = browser.current_window_handle
    known = set(browser.window_handles)
    button.click()
    wait(lambda _: len(browser.window_handles) > len(known))
    [popup] = set(browser.window_handles) - known
    browser.switch_to.window(popup)
    return page


def test_a_popup_ends_with_the_phone_account_itself(browser, app, server, wait, phone_number):
    known = server.sign_in(phone_number).account_id
    page = open_popup(browser, app, wait)
    sign_in(browser, server, wait, phone_number)
    browser.switch_to.window(page)
    result = said(browser, wait)
    assert result["success"] is True, result
    user = result["user"]
    assert user["uid"] == known
    assert user["providerData"] == [
        {
            "providerId": "phone",
            "uid": phone_number,
            "phoneNumber": phone_number,
            "displayName": None,
            "email": None,
            "photoURL": None,
        }
    ]
    wait(lambda _: len(browser.window_handles) == 2)
    refreshed = server.refresh(user["stsTokenManager"]["refreshToken"])
    assert refreshed.status_code == 200


def press(browser, wait, label: str) -> None:
    def button(_):
        buttons = browser.find_elements(By.CSS_SELECTOR, "#sign-in button")
        return next((part for part in buttons if part.text.strip() == label), None)

    wait(button).click()


def test_a_password_in_a_popup_signs_in(browser, app, server, wait):
    email, password = f"{uuid.uuid4().hex}@example.com", "otter-lamp-93"
    server.sign_up(email, password)
    page = open_popup(browser, app, wait)
    press(browser, wait, "Continue with password")
    wait(lambda _: browser.find_elements(By.ID, "password"))
    browser.find_element(By.ID, "email").send_keys(email)
    browser.find_element(By.ID, "password").send_keys(password, Keys.ENTER)
    browser.switch_to.window(page)
    result = said(browser, wait)
    assert result["success"] is True, result
    assert result["user"]["email"] == email


def test_a_provider_in_a_popup_signs_in(browser, app, server, wait):
    add_provider(server, "google.com")
    email = f"{uuid.uuid4().hex}@example.com"
    page = open_popup(browser, app, wait)
    press(browser, wait, "Continue with Google")
    wait(lambda _: browser.find_elements(By.ID, "newcomer"))
    browser.find_element(By.ID, "email").send_keys(email)
    browser.find_element(By.CSS_SELECTOR, "#newcomer .button").click()
    browser.switch_to.window(page)
    result = said(browser, wait)
    assert result["success"] is True, result
    assert result["user"]["email"] == email
    assert [way["providerId"] for way in result["user"]["providerData"]] == ["google.com"]


def test_a_mailed_link_signs_in_in_the_popup_that_has_asked_for_it(browser, app, server, wait):
    email = f"{uuid.uuid4().hex}@example.com"
    page = open_popup(browser, app, wait)
    press(browser, wait, "Continue with e-mail link")
    wait(lambda _: browser.find_elements(By.ID, "email"))
    browser.find_element(By.ID, "email").send_keys(email, Keys.ENTER)
    wait(lambda _: browser.find_elements(By.CSS_SELECTOR, ".mailbox"))
    browser.switch_to.new_window("tab")
    browser.get(mailed_link(server, email))
    wait(lambda _: browser.find_elements(By.CSS_SELECTOR, "a.button"))[0].click()
    wait(lambda _: "You can close this window." in browser.find_element(By.TAG_NAME, "body").text)
    assert not browser.find_elements(By.CSS_SELECTOR, ".leave-form")
    browser.switch_to.window(page)
    result = said(browser, wait)
    assert result["success"] is True, result
    assert result["user"]["email"] == email


def test_a_popup_that_is_canceled_tells_the_app(browser, app, wait):
    page = open_popup(browser, app, wait)
    wait(lambda _: browser.find_elements(By.CSS_SELECTOR, ".leave-form button"))[0].click()
    browser.switch_to.window(page)
    result = said(browser, wait)
    assert result["success"] is False
    assert "auth/user-cancelled" in str(result)


def test_a_redirect_returns_signed_in(browser, app, server, wait, phone_number):
    known = server.sign_in(phone_number).account_id
    page = f"{app.url()}/session?shop=1#/checkout"
    browser.get(page)
    flag = REDIRECT_FLAG.format(key=server.api_key)
    address = handler_url(server, page, providerId=HOSTED)
    wait(lambda _: browser.execute_script("return said.length > 0"))
    browser.execute_script(
        "sessionStorage.setItem(arguments[0], JSON.stringify('true'));"
        "location.href = arguments[1]",
        flag,
        address,
    )
    sign_in(browser, server, wait, phone_number)
    wait(lambda _: browser.current_url == page)
    assert said(browser, wait)["uid"] == known
