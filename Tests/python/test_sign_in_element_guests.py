"""Anonymous users of an app who keep their account, or leave it, with `<dialtone-sign-in>`."""

import itertools
import json

import pytest
from selenium.webdriver.common.by import By

from element_page import EmbeddedSignIn
from test_openid_connect import mailed_link
from test_sign_in_element import app, choose, connected, popup, server  # noqa: F401

addresses = (f"guest{number}@example.com" for number in itertools.count(1))

# What the app does with the event, and what it knows then.
ON_CONFLICT = """
document.querySelector("dialtone-sign-in").addEventListener("conflict", (event) => {
  event.preventDefault();
  globalThis.goOn = event.detail.proceed;
  globalThis.who = [event.detail.anonymousUser.uid, event.detail.uid, auth.currentUser.uid];
});
"""


@pytest.fixture
def email() -> str:
    return next(addresses)


@pytest.fixture
def guest(connected, browser, server):  # noqa: F811
    """The ID of an anonymous user of the app, whose page has the element."""
    account = server.post("/v1/accounts:signUp", {"returnSecureToken": True}).json()
    user = (
        f"{{ uid: '{account['localId']}', isAnonymous: true, "
        f"getIdToken: async () => '{account['idToken']}' }}"
    )
    page = connected(user, 'upgrade-anonymous passkey-offer="off"')
    page.guest = account["localId"]
    return page


def kept(page: EmbeddedSignIn) -> dict:
    """The account of the guest, after a sign-in that has kept it and was no conflict."""
    detail = page.await_event("success")
    assert detail["uid"] == page.guest
    assert page.events("conflict") == [] and page.events("error") == []
    tokens = page.browser.execute_script("return auth.currentUser.tokens")
    [account] = page.server.post("/v1/accounts:lookup", {"idToken": tokens["idToken"]}).json()["users"]
    assert account["localId"] == page.guest
    return account


def switch(page: EmbeddedSignIn, known: str) -> None:
    """Leaves the guest for another account: the app hears of it before it has another user."""
    page.browser.execute_script(ON_CONFLICT)
    page.press("Switch to that account")
    page.await_event("conflict")
    assert page.browser.execute_script("return who") == [page.guest, known, page.guest]
    assert page.events("success") == []
    page.browser.execute_script("goOn()")
    assert page.await_event("success")["uid"] == known


def request_link(page: EmbeddedSignIn, email: str) -> str:  # noqa: F811
    page.press("Continue with e-mail link")
    page.wait_for("#email").send_keys(email)
    page.wait_for("form .button").click()
    page.wait_for(".mailbox")
    return mailed_link(page.server, email)


def open_in_another_tab(page: EmbeddedSignIn, link: str) -> None:
    """The app's own page opens there too, with the same anonymous user."""
    browser = page.browser
    browser.switch_to.new_window("tab")
    browser.get(link)
    page.until(lambda: browser.find_elements(By.CSS_SELECTOR, "a.button"))[0].click()
    page.until(lambda: browser.find_elements(By.TAG_NAME, "dialtone-sign-in"))


def test_a_number_becomes_the_guest_s(guest, phone_number):
    guest.sign_in(phone_number)
    assert kept(guest)["phoneNumber"] == phone_number


def test_a_provider_s_user_becomes_the_guest(guest, browser, popup, email):  # noqa: F811
    opener = popup(guest, "Continue with Google")
    choose(browser, email)
    browser.switch_to.window(opener)
    assert [way["providerId"] for way in kept(guest)["providerUserInfo"]] == ["google.com"]


def test_a_mailed_link_gives_the_guest_its_address(guest, email):
    open_in_another_tab(guest, request_link(guest, email))
    account = kept(guest)
    assert (account["email"], account["emailVerified"]) == (email, True)


def test_a_number_with_an_account_is_a_conflict_first(guest, server, phone_number):  # noqa: F811
    known = server.sign_in(phone_number).account_id
    guest.sign_in(phone_number)
    switch(guest, known)


def test_a_provider_s_user_with_an_account_is_a_conflict_first(
    guest, browser, server, popup, email  # noqa: F811
):
    identity = json.dumps({"sub": f"sub-{email}", "email": email, "email_verified": True})
    known = server.post("/v1/accounts:signInWithIdp", {
        "postBody": f"providerId=google.com&id_token={identity}", "requestUri": "http://localhost",
    }).json()["localId"]
    opener = popup(guest, "Continue with Google")
    choose(browser, email)
    browser.switch_to.window(opener)
    switch(guest, known)


def test_an_address_with_an_account_is_a_conflict_first(guest, server, email):  # noqa: F811
    password = {"email": email, "password": "otter-lamp-93"}
    known = server.post("/v1/accounts:signUp", password).json()["localId"]
    open_in_another_tab(guest, request_link(guest, email))
    switch(guest, known)


def test_a_guest_who_stays_keeps_the_account(guest, server, email, phone_number):  # noqa: F811
    server.sign_in(phone_number)
    guest.sign_in(phone_number)
    guest.wait_for(".choice")
    guest.press("Choose another way")
    open_in_another_tab(guest, request_link(guest, email))
    assert kept(guest)["email"] == email
