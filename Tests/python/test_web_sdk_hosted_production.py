"""The server's own sign-in page as a provider of Google's web SDK, in production behind TLS."""

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from chromium import waiting
from production_site import (  # noqa: F401
    CODE,
    OTHER_HOST,
    PAGE_HOST,
    PATIENCE,
    PROVIDER,
    SERVER_HOST,
    agree_at_provider,
    browser,
    key,
    mail,
    new_window,
    number,
    numbers,
    provider,
    server,
)
from test_web_sdk import said
from test_web_sdk_hosted import HOSTED, press
from test_web_sdk_production import CONNECT
from tls_front import TLSFront
from web_app_page import WebApp


@pytest.fixture(scope="module")
def front(server, key, tmp_path_factory):  # noqa: F811
    app = WebApp(server, public_url=f"https://{SERVER_HOST}")
    page = app.url("127.0.0.1")
    backends = {SERVER_HOST: server.url, PAGE_HOST: page, OTHER_HOST: page}
    running = TLSFront(key, tmp_path_factory.mktemp("front"), backends)
    yield running
    running.stop()
    app.stop()


@pytest.fixture
def wait(browser):  # noqa: F811
    return waiting(browser, PATIENCE).until


@pytest.fixture
def ask(browser, wait):  # noqa: F811
    """Calls `signInWithPopup(auth, new OAuthProvider("oidc.dialtone"))` in a page of the host."""

    def ask_it(host: str) -> None:
        browser.get(f"https://{host}/")
        button = wait(lambda _: browser.find_elements(By.TAG_NAME, "button"))[0]
        browser.execute_script(CONNECT, SERVER_HOST, HOSTED)
        button.click()

    return ask_it


@pytest.fixture
def open_popup(browser, ask):  # noqa: F811
    """Goes to the popup of the app's page, and returns the page's window."""

    def open_it() -> str:
        known = set(browser.window_handles)
        ask(PAGE_HOST)
        return new_window(browser, known)

    return open_it


def user(browser, wait, page: str) -> dict:  # noqa: F811
    """The user that the SDK in the app's page has in the end."""
    browser.switch_to.window(page)
    result = said(browser, wait)
    assert result["success"] is True, result
    return result["user"]


def test_a_number_signs_the_app_in(browser, open_popup, server, wait, number):  # noqa: F811
    page = open_popup()
    wait(lambda _: browser.find_elements(By.ID, "number"))
    assert browser.current_url.startswith(f"https://{SERVER_HOST}/__/auth/sign-in?")
    browser.find_element(By.ID, "number").send_keys(number, Keys.ENTER)
    wait(lambda _: browser.find_elements(By.ID, "code"))
    browser.find_element(By.ID, "code").send_keys(CODE)
    signed_in = user(browser, wait, page)
    assert [way["providerId"] for way in signed_in["providerData"]] == ["phone"]
    assert signed_in["providerData"][0]["phoneNumber"] == number
    wait(lambda _: len(browser.window_handles) == 1)
    token = signed_in["stsTokenManager"]["refreshToken"]
    assert server.refresh(token).status_code == 200


def test_an_identity_provider_that_is_chosen_on_the_page_signs_the_app_in(
    browser, open_popup, provider, wait  # noqa: F811
):
    page = open_popup()
    press(browser, wait, f"Continue with {PROVIDER}")
    agree_at_provider(browser, provider)
    signed_in = user(browser, wait, page)
    assert signed_in["email"] == provider.user["email"]
    assert [way["providerId"] for way in signed_in["providerData"]] == [PROVIDER]


def test_a_mailed_link_signs_the_app_in(browser, open_popup, mail, wait):  # noqa: F811
    email = "lin@example.com"
    page = open_popup()
    press(browser, wait, "Continue with e-mail link")
    wait(lambda _: browser.find_elements(By.ID, "email"))
    browser.find_element(By.ID, "email").send_keys(email, Keys.ENTER)
    wait(lambda _: browser.find_elements(By.CSS_SELECTOR, ".mailbox"))
    browser.switch_to.new_window("tab")
    browser.get(mail.link(email))
    wait(lambda _: browser.find_elements(By.CSS_SELECTOR, "a.button"))[0].click()
    wait(lambda _: "You can close this window." in browser.find_element(By.TAG_NAME, "body").text)
    signed_in = user(browser, wait, page)
    assert (signed_in["email"], signed_in["emailVerified"]) == (email, True)


def test_a_page_of_another_site_is_refused(browser, ask, wait):  # noqa: F811
    ask(OTHER_HOST)
    result = said(browser, wait)
    assert result["success"] is False
    assert "auth/unauthorized-domain" in str(result)
