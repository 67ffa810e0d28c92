"""Popups, redirects and the verifier, with Google's own web SDK in a real browser."""

import json
from urllib.parse import quote, urlencode, urlsplit

import pytest
from selenium.common.exceptions import TimeoutException
from selenium.webdriver.common.by import By

from chromium import waiting
from web_app_page import WebApp

PATIENCE = 20
REDIRECT_FLAG = "firebase:pendingRedirect:{key}:[DEFAULT]"
REDIRECT_TRIES = 4
REDIRECT_LIMIT = 8


@pytest.fixture(scope="module")
def app(server):
    running = WebApp(server)
    yield running
    running.stop()


@pytest.fixture
def wait(browser):
    return waiting(browser, PATIENCE).until


def handler_url(server, page: str, **fields) -> str:
    """The address that the SDK makes for `signInWithRedirect`, in its own order."""
    query = {
        "apiKey": server.api_key,
        "appName": "[DEFAULT]",
        "authType": "signInViaRedirect",
        "redirectUrl": page,
        "v": "11.3.1",
        "providerId": "google.com",
        "scopes": "profile",
        **fields,
    }
    return f"{server.url}/emulator/auth/handler?{urlencode(query)}"


def start_redirect(browser, server, page: str) -> None:
    """Performs `signInWithRedirect`: stores data in the tab, and opens another URL."""
    flag = REDIRECT_FLAG.format(key=server.api_key)
    for _ in range(REDIRECT_TRIES):
        browser.execute_script(
            "sessionStorage.setItem(arguments[0], JSON.stringify('true'));"
            "location.href = arguments[1]",
            flag,
            handler_url(server, page),
        )
        # An SDK that is still starting takes the note away again: then the page stays.
        try:
            waiting(browser, REDIRECT_LIMIT).until(
                lambda _: browser.current_url.startswith(server.url)
            )
            return
        except TimeoutException:
            continue


def add_person(browser, wait, name: str, email: str) -> None:
    """Fills in the page that replaces the provider's."""
    wait(lambda _: browser.find_elements(By.ID, "newcomer"))
    browser.execute_script("document.getElementById('newcomer').open = true")
    browser.find_element(By.ID, "name").send_keys(name)
    browser.find_element(By.ID, "email").send_keys(email)
    browser.find_element(By.CSS_SELECTOR, ".newcomer-form [type=submit]").click()


def person_with(browser, email: str):
    """Returns the entry for that address in the list of accounts, once it is drawn; otherwise None.
    """
    people = browser.find_elements(By.CSS_SELECTOR, ".person")
    return next((person for person in people if email in person.text), None)


def open_popup(browser, app, wait, host: str = "localhost") -> str:
    """Clicks the button of `signInWithPopup` and goes to the window; the page's handle."""
    browser.get(app.url(host))
    button = wait(lambda _: browser.find_elements(By.TAG_NAME, "button"))[0]
    page = browser.current_window_handle
    known = set(browser.window_handles)
    button.click()
    wait(lambda _: len(browser.window_handles) > len(known))
    [popup] = set(browser.window_handles) - known
    browser.switch_to.window(popup)
    return page


def said(browser, wait):
    """Returns the latest message of the component to its host, once there is one."""
    return wait(lambda _: browser.execute_script("return said.findLast((value) => value)"))


def test_a_popup_signs_in_with_a_made_up_identity_and_closes(browser, app, wait):
    page = open_popup(browser, app, wait)
    add_person(browser, wait, "Ada Berg", "ada.berg@example.com")
    browser.switch_to.window(page)
    result = said(browser, wait)
    assert result["success"] is True, result
    assert result["user"]["email"] == "ada.berg@example.com"
    assert result["user"]["displayName"] == "Ada Berg"
    wait(lambda _: len(browser.window_handles) == 2)
    names = "return performance.getEntriesByType('resource').map((entry) => entry.name)"
    hosts = {urlsplit(name).hostname for name in browser.execute_script(names)}
    assert hosts <= {"localhost", "127.0.0.1"}, "no script of Google's is loaded"


def test_an_identity_that_signed_in_before_can_be_picked(browser, app, wait):
    page = open_popup(browser, app, wait)
    add_person(browser, wait, "Goran Ito", "goran.ito@example.com")
    browser.switch_to.window(page)
    first = said(browser, wait)["user"]["uid"]
    browser.delete_all_cookies()
    page = open_popup(browser, app, wait)
    wait(lambda _: person_with(browser, "goran.ito@example.com")).click()
    browser.switch_to.window(page)
    assert said(browser, wait)["user"]["uid"] == first


def test_a_redirect_returns_signed_in_with_the_page_s_own_fragment(browser, app, server, wait):
    page = f"{app.url()}/session?shop=1#/checkout"
    browser.get(page)
    start_redirect(browser, server, page)
    add_person(browser, wait, "Emi Grant", "emi.grant@example.com")
    wait(lambda _: browser.current_url == page)
    assert said(browser, wait)["email"] == "emi.grant@example.com"
    left = browser.execute_script("return Object.keys(sessionStorage)")
    assert not [key for key in left if key.startswith(("firebase:pending", "dialtone:"))]


def test_a_result_that_the_tab_did_not_request_is_ignored(browser, app, server, wait):
    """Login CSRF: an attacker's own valid result, in a link that the victim opens."""
    page = f"{app.url()}/session"
    attackers = handler_url(server, page, challenge="0" * 64)
    browser.get(attackers)
    # The page is asked for a digest of its own; it began nothing, and stays.
    wait(lambda _: browser.current_url.startswith(page))
    wait(lambda _: browser.execute_script("return said.length > 0"))
    assert browser.execute_script("return said") == [None]
    # Another case: the victim's tab has begun a redirect, but with a secret of its own.
    flag = REDIRECT_FLAG.format(key=server.api_key)
    browser.execute_script(
        "sessionStorage.setItem(arguments[0], JSON.stringify('true'));"
        "sessionStorage.setItem('dialtone:redirectSecret:' + arguments[1], 'own');",
        flag,
        f"{server.api_key}:[DEFAULT]",
    )
    claims = {"sub": "1", "email": "mallory@example.com", "email_verified": True}
    query = urlencode({"providerId": "google.com", "id_token": json.dumps(claims)})
    response = f"{server.url}/emulator/auth/handler?{query}"
    event = {"type": "signInViaRedirect", "urlResponse": response, "eventId": None}
    news = {
        "step": "result",
        "key": f"{server.api_key}:[DEFAULT]",
        "challenge": "0" * 64,
        "event": event,
        "fragment": "",
    }
    browser.get("about:blank")
    browser.get(f"{page}#dialtone-auth={quote(json.dumps(news), safe='')}")
    wait(lambda _: browser.execute_script("return said.length > 0"))
    assert browser.execute_script("return said") == [None]
    assert "dialtone-auth" not in browser.current_url


@pytest.mark.parametrize("policy", ["no-referrer", "same-origin", "strict-origin", "unsafe-url"])
def test_a_redirect_starts_from_a_page_with_any_referrer_policy(browser, app, server, wait, policy):
    """The server needs the page's origin, which browsers hide under some policies."""
    page = f"{app.url()}/session?policy={policy}"
    browser.get(page)
    start_redirect(browser, server, page)
    add_person(browser, wait, "Noor Haddad", f"{policy}@example.com")
    wait(lambda _: browser.current_url == page)
    assert said(browser, wait)["email"] == f"{policy}@example.com"


def test_a_result_goes_to_the_page_that_started_whatever_the_link_names(browser, app, server, wait):
    page = f"{app.url()}/session"
    other = f"{app.url()}/session?stolen"
    browser.get(page)
    # A page that starts takes the SDK's flag away, so the flag is set once it has started.
    wait(lambda _: browser.execute_script("return said.length > 0"))
    flag = REDIRECT_FLAG.format(key=server.api_key)
    query = urlsplit(handler_url(server, other)).query
    news = {"step": "prove", "path": "/emulator/auth/handler", "query": query, "fragment": ""}
    browser.execute_script(
        "sessionStorage.setItem(arguments[0], JSON.stringify('true'));"
        "location.hash = arguments[1]; location.reload()",
        flag,
        f"#dialtone-auth={quote(json.dumps(news), safe='')}",
    )
    add_person(browser, wait, "Ada Berg", "began.here@example.com")
    wait(lambda _: browser.current_url == page)
    assert said(browser, wait)["email"] == "began.here@example.com"


@pytest.mark.parametrize(
    ("path", "news"),
    [("/session", "null"), ("//session/", "{}"), ("/session", "7"), ("/session", "%")],
)
def test_an_invalid_result_in_the_fragment_is_removed_and_ignored(browser, app, path, news):
    browser.get(f"{app.url()}{path}#dialtone-auth={news}")
    assert browser.execute_script("return gapi.iframes.isDialtone") is True
    assert browser.current_url.rstrip("#") == f"{app.url()}{path}"
    assert browser.execute_script("return location.hash") == ""


def test_a_page_that_started_no_redirect_is_not_redirected(browser, app, server):
    page = f"{app.url()}/session"
    query = urlencode({"apiKey": server.api_key, "appName": "[DEFAULT]"})
    news = {"step": "prove", "path": "/emulator/auth/handler", "query": query}
    browser.get(f"{page}#dialtone-auth={quote(json.dumps(news), safe='')}")
    assert browser.current_url.rstrip("#") == page


def test_a_page_on_an_unauthorized_host_gets_an_explanation(browser, app, wait):
    open_popup(browser, app, wait, host="other.localhost")
    details = wait(lambda _: browser.find_elements(By.CSS_SELECTOR, ".developer"))[0]
    details.find_element(By.TAG_NAME, "summary").click()
    assert "other.localhost" in details.text
    assert "dialtone projects set" in details.text


def test_the_picker_fits_a_small_screen_and_names_its_fields(browser, app, server, wait):
    metrics = {"width": 320, "height": 640, "deviceScaleFactor": 1, "mobile": True}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    page = f"{app.url()}/session"
    browser.get(page)
    start_redirect(browser, server, page)
    wait(lambda _: browser.find_elements(By.ID, "newcomer"))
    assert browser.execute_script("return document.documentElement.scrollWidth") == 320
    browser.execute_script("document.getElementById('newcomer').open = true")
    unlabeled = "return [...document.querySelectorAll('input:not([type=hidden])')]"
    assert browser.execute_script(f"{unlabeled}.filter((field) => !field.labels.length).length") == 0


def test_the_verifier_on_another_origin_gets_a_token_for_one_message(
    browser, app, server, phone_number
):
    browser.get(app.url())
    token = browser.execute_async_script(
        """
        const [apiKey, host, port, done] = arguments;
        const auth = { config: { apiKey }, emulatorConfig: { protocol: "http", host, port } };
        const verifier = new DialtoneVerifier(auth);
        verifier.verify().then(
          (token) => done([verifier.type, token]), (error) => done([error.code, error.message]));
        """,
        server.api_key,
        urlsplit(server.url).hostname,
        urlsplit(server.url).port,
    )
    assert token[0] == "recaptcha", token
    body = {"phoneNumber": phone_number, "recaptchaToken": token[1], "clientType": "CLIENT_TYPE_WEB"}
    answer = server.post("/v1/accounts:sendVerificationCode", body)
    assert answer.status_code == 200, answer.text


def test_the_verifier_can_be_imported_as_a_module(browser, app, server):
    browser.get(f"{app.url()}/session")
    kind = browser.execute_async_script(
        """
        const [url, done] = arguments;
        delete globalThis.DialtoneVerifier;
        import(url).then(() => done(typeof DialtoneVerifier), (error) => done(String(error)));
        """,
        f"{server.url}/__/auth/verifier.js?again",
    )
    assert kind == "function"
