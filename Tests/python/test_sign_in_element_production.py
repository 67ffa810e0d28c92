"""`<dialtone-sign-in>` in pages of other sites, with a production server and everything behind TLS."""

import pytest
import requests
from selenium.webdriver.common.by import By

from element_page import ElementApp, EmbeddedSignIn
from production_site import (  # noqa: F401
    CODE,
    OTHER_HOST,
    PAGE_HOST,
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
from running_server import REQUEST_LIMIT
from test_sign_in_element import CONNECT, LISTENER, SDK
from tls_front import TLSFront

AUTH = f"https://{SERVER_HOST}"
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>An app</title>
<script src="/app.js"></script><script type="module" src="/connect.js"></script></head>
<body><h1>An app</h1><dialtone-sign-in passkey-offer="off"></dialtone-sign-in></body></html>
"""


@pytest.fixture(scope="module")
def app(server):  # noqa: F811
    running = ElementApp(AUTH)
    running.serve("/", PAGE)
    running.serve("/app.js", LISTENER, "text/javascript")
    running.serve("/sdk.js", SDK, "text/javascript")
    script = CONNECT % {"auth": AUTH, "key": server.api_key, "user": "null"}
    running.serve("/connect.js", script, "text/javascript")
    yield running
    running.stop()


@pytest.fixture(scope="module")
def front(server, app, key, tmp_path_factory):  # noqa: F811
    page = app.url("", host="127.0.0.1")
    backends = {SERVER_HOST: server.url, PAGE_HOST: page, OTHER_HOST: page}
    running = TLSFront(key, tmp_path_factory.mktemp("front"), backends)
    yield running
    running.stop()


@pytest.fixture
def embed(browser, server):  # noqa: F811
    def open_page(host: str = PAGE_HOST) -> EmbeddedSignIn:
        browser.get(f"https://{host}/")
        return EmbeddedSignIn(browser, server)

    return open_page


def account(page: EmbeddedSignIn) -> dict:
    """The account of the app's own user, after the sign-in."""
    detail = page.await_event("success")
    tokens = page.browser.execute_script("return auth.currentUser.tokens")
    found = page.server.post("/v1/accounts:lookup", {"idToken": tokens["idToken"]})
    assert found.status_code == 200, found.text
    [user] = found.json()["users"]
    assert user["localId"] == detail["uid"]
    assert page.browser.execute_script("return violations") == []
    return user


def test_a_number_signs_the_app_in(embed, number):  # noqa: F811
    page = embed()
    page.wait_for("#number").send_keys(number)
    page.wait_for("form .button").click()
    page.wait_for("#code").send_keys(CODE)
    assert account(page)["phoneNumber"] == number


def test_an_identity_provider_signs_the_app_in(embed, browser, provider):  # noqa: F811
    page = embed()
    known = set(browser.window_handles)
    page.press(f"Continue with {PROVIDER}")
    opener = new_window(browser, known)
    agree_at_provider(browser, provider)
    browser.switch_to.window(opener)
    user = account(page)
    assert user["email"] == provider.user["email"]
    assert [way["providerId"] for way in user["providerUserInfo"]] == [PROVIDER]


def test_a_mailed_link_signs_the_app_in(embed, browser, mail):  # noqa: F811
    email = "ada@example.com"
    page = embed()
    page.press("Continue with e-mail link")
    page.wait_for("#email").send_keys(email)
    page.wait_for("form .button").click()
    page.wait_for(".mailbox")
    browser.switch_to.new_window("tab")
    browser.get(mail.link(email))
    assert browser.current_url.startswith(f"{AUTH}/")
    page.until(lambda: browser.find_elements(By.CSS_SELECTOR, "a.button"))[0].click()
    page.until(lambda: browser.find_elements(By.TAG_NAME, "dialtone-sign-in"))
    assert browser.current_url.startswith(f"https://{PAGE_HOST}/")
    user = account(page)
    assert (user["email"], user["emailVerified"]) == (email, True)


def test_a_page_of_another_site_gets_nothing(embed):
    page = embed(OTHER_HOST)
    assert page.await_event("error")["code"] == "UNAUTHORIZED_DOMAIN"
    page.wait_for("[role=alert] .button")
    assert page.find_all("#number") == []


@pytest.mark.parametrize(
    "origin",
    [f"https://{OTHER_HOST}", f"http://{PAGE_HOST}", f"https://{PAGE_HOST}.evil.example", "null",
     "http://localhost:3000"],
)
def test_other_origins_get_no_settings_and_no_session(server, number, origin):  # noqa: F811
    sent = server.post("/v1/accounts:sendVerificationCode", {"phoneNumber": number})
    assert sent.status_code == 200, sent.text
    person = server.post(
        "/v1/accounts:signInWithPhoneNumber",
        {"sessionInfo": sent.json()["sessionInfo"], "code": CODE},
    ).json()
    fields = {
        "apiKey": server.api_key, "refreshToken": person["refreshToken"], "challenge": "0" * 64,
    }
    headers = {"Origin": origin}
    settings = requests.get(
        f"{server.url}/__/auth/element.json", params={"apiKey": server.api_key}, headers=headers,
        timeout=REQUEST_LIMIT,
    )
    offer = requests.post(
        f"{server.url}/__/auth/handover", json=fields, headers=headers, timeout=REQUEST_LIMIT
    )
    for answer in (settings, offer):
        assert answer.status_code == 400
        assert answer.json()["error"]["message"].startswith("UNAUTHORIZED_DOMAIN")
    taken = requests.post(
        f"{server.url}/__/auth/handover", json=fields, headers={"Origin": f"https://{PAGE_HOST}"},
        timeout=REQUEST_LIMIT,
    )
    assert taken.status_code == 200, taken.text
