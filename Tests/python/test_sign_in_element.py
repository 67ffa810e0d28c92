"""`<dialtone-sign-in>` in pages of another site, with a strict content security policy."""

import re
from pathlib import Path

import pytest
import requests
from selenium.webdriver.common.by import By

from element_page import ElementApp, EmbeddedSignIn
from running_server import REQUEST_LIMIT
from test_openid_connect import mailed_link
from test_sign_in_page_methods import add_provider

DOCUMENT = Path(__file__).parents[2] / "docs/element.md"
ASSETS = Path(__file__).parents[2] / "Server/Sources/DialtoneServer/Pages/Assets"

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>An app</title>
<script type="module" src="{auth}/dialtone-sign-in.js"></script>
<script src="/app.js"></script></head>
<body><h1>An app</h1><dialtone-sign-in api-key="{key}" {attributes}></dialtone-sign-in></body></html>
"""

LISTENER = """
globalThis.told = [];
globalThis.violations = [];
addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective));
addEventListener("DOMContentLoaded", () => {
  for (const name of ["step", "success", "conflict", "error"]) {
    document.querySelector("dialtone-sign-in").addEventListener(name, (event) => {
      const { error, anonymousUser, proceed, user, userCredential, ...plain } = event.detail;
      told.push([name, { ...plain, uid: user?.uid ?? plain.uid }]);
    });
  }
});
"""

# What the modular web SDK does with these two functions, as far as the server can see it.
SDK = """
export class OAuthProvider {
  constructor(id) { this.id = id; }
  credential({ idToken, rawNonce }) { return { id: this.id, idToken, rawNonce }; }
}
export async function signInWithCredential(auth, { id, idToken, rawNonce }) {
  const postBody = new URLSearchParams({ id_token: idToken, nonce: rawNonce, providerId: id });
  const answer = await fetch(`${auth.server}/v1/accounts:signInWithIdp?key=${auth.app.options.apiKey}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ requestUri: "http://localhost", returnSecureToken: true, postBody: String(postBody) }),
  });
  const fields = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(fields.error.message), { code: "auth/invalid-credential" });
  auth.currentUser = { uid: fields.localId, isAnonymous: false, tokens: fields };
  return { user: auth.currentUser, providerId: fields.providerId };
}
"""

CONNECT = """
import { connectDialtone } from "%(auth)s/dialtone-sign-in.js";
import * as sdk from "/sdk.js";
globalThis.auth = { server: "%(auth)s", app: { options: { apiKey: "%(key)s" } }, currentUser: %(user)s };
connectDialtone(document.querySelector("dialtone-sign-in"), auth, sdk);
"""


@pytest.fixture(scope="module")
def server(server):
    add_provider(server, "google.com")
    return server


@pytest.fixture(scope="module")
def app(server):
    running = ElementApp(server.url)
    running.serve("/app.js", LISTENER, "text/javascript")
    running.serve("/sdk.js", SDK, "text/javascript")
    yield running
    running.stop()


@pytest.fixture
def embed(browser, server, app):
    browser.execute_cdp_cmd(
        "Emulation.setEmulatedMedia",
        {"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]},
    )

    def open_page(attributes: str = "", host: str = "localhost", page: str = PAGE) -> EmbeddedSignIn:
        app.serve("/", page.format(auth=server.url, key=server.api_key, attributes=attributes))
        browser.get(app.url("/", host))
        return EmbeddedSignIn(browser, server)

    return open_page


@pytest.fixture
def connected(browser, server, app):
    def open_page(user: str = "null", attributes: str = "") -> EmbeddedSignIn:
        script = CONNECT % {"auth": server.url, "key": server.api_key, "user": user}
        app.serve("/connect.js", script, "text/javascript")
        page = f"""<!doctype html><html lang="en"><head><title>An app</title>
        <script src="/app.js"></script><script type="module" src="/connect.js"></script></head>
        <body><dialtone-sign-in {attributes}></dialtone-sign-in></body></html>"""
        app.serve("/", page)
        browser.get(app.url())
        return EmbeddedSignIn(browser, server)

    return open_page


def test_the_element_signs_in_under_a_strict_policy(embed, browser, server, phone_number):
    page = embed('passkey-offer="off"')
    page.sign_in(phone_number)
    detail = page.await_event("success")
    account = server.post("/v1/accounts:lookup", {"idToken": detail["idToken"]}).json()["users"][0]
    assert account["phoneNumber"] == phone_number
    assert [step["step"] for step in page.events("step")] == ["number", "code"]
    assert browser.execute_script("return violations") == []
    assert page.events("error") == []


def test_its_styles_apply_without_a_place_in_the_policy(embed, browser):
    page = embed()
    button = page.wait_for("form .button")
    assert button.value_of_css_property("background-color") == "rgba(13, 107, 87, 1)"
    styles = "return document.querySelectorAll('style, link[rel=stylesheet], [style]').length"
    assert browser.execute_script(styles) == 0


def test_the_page_sets_colors_by_variables(embed, browser):
    page = embed()
    page.wait_for("form .button")
    browser.execute_script(
        "const sheet = new CSSStyleSheet();"
        "sheet.replaceSync('dialtone-sign-in { --dialtone-accent: rgb(120, 20, 140); "
        "--dialtone-radius: 3px; --dialtone-font: monospace }');"
        "document.adoptedStyleSheets = [sheet]"
    )
    button = page.wait_for("form .button")
    assert button.value_of_css_property("background-color") == "rgba(120, 20, 140, 1)"
    assert button.value_of_css_property("border-radius") == "3px"
    assert button.value_of_css_property("font-family") == "monospace"


@pytest.mark.parametrize(("scheme", "color"), [("light", 13), ("dark", 98)])
def test_it_follows_the_page_s_color_scheme_and_not_the_system_s(embed, browser, scheme, color):
    page = embed()
    other = "light" if scheme == "dark" else "dark"
    # Without motion as well: a button takes a moment to change its color.
    features = {"prefers-color-scheme": other, "prefers-reduced-motion": "reduce"}
    browser.execute_cdp_cmd(
        "Emulation.setEmulatedMedia",
        {"features": [{"name": name, "value": value} for name, value in features.items()]},
    )
    browser.execute_script(
        "const sheet = new CSSStyleSheet();"
        f"sheet.replaceSync(':root {{ color-scheme: {scheme} }}');"
        "document.adoptedStyleSheets = [sheet]"
    )
    button = page.wait_for("form .button")
    assert button.value_of_css_property("background-color").startswith(f"rgba({color},")


def test_its_colors_are_those_of_the_pages():
    """The element's own table repeats the two tables of the pages."""
    base = (ASSETS / "base.css").read_text()
    own = (ASSETS / "element.css").read_text()
    tokens = [dict(re.findall(r"--([\w-]+): (#\w+);", block)) for block in base.split("@media")[:2]]
    pairs = re.findall(r"--([\w-]+): var\(--[\w-]+, light-dark\((#\w+), (#\w+)\)\);", own)
    assert len(pairs) == 12
    assert pairs == [(name, tokens[0][name], tokens[1][name]) for name, _, _ in pairs]
    plain = re.findall(r"^  --([\w-]+): var\(--[\w-]+, (#\w+)\);", own, re.MULTILINE)
    assert plain == [(name, light) for name, light, _ in pairs]


def test_language_and_direction_are_attributes(embed, browser):
    page = embed('lang="fa"')
    root = page.wait_for(".sign-in")
    assert (root.get_attribute("lang"), root.get_attribute("dir")) == ("fa", "rtl")
    page.wait_for("#number")
    browser.execute_script("document.querySelector('dialtone-sign-in').lang = 'pt-BR'")
    page.until(lambda: page.find_all(".sign-in")[0].get_attribute("dir") == "ltr")
    page.until(lambda: "telefone" in page.wait_for("h1").text.lower())


def test_it_takes_no_focus_before_the_user_comes(embed, browser):
    page = embed()
    page.wait_for("#number")
    assert browser.execute_script("return document.activeElement.tagName") == "BODY"


def test_another_key_begins_anew_and_an_unknown_one_is_explained(embed, browser):
    page = embed('api-key=""')
    browser.execute_script("document.querySelector('dialtone-sign-in').removeAttribute('api-key')")
    page.until(lambda: any("api-key" in told["message"] for told in page.events("error")))
    assert page.wait_for("[role=alert] .button").text == "Try again"


def test_a_page_that_is_not_authorized_gets_nothing(embed, server):
    page = embed(host="other.localhost")
    assert page.await_event("error")["code"] == "UNAUTHORIZED_DOMAIN"
    page.wait_for("[role=alert] .button")
    assert page.find_all("#number") == []


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "https://localhost.evil.example"])
def test_other_origins_get_no_settings_and_no_handover(server, phone_number, origin):
    person = server.sign_in(phone_number)
    headers = {"Origin": origin}
    query = {"apiKey": server.api_key}
    url = f"{server.url}/__/auth"
    settings = requests.get(
        f"{url}/element.json", params=query, headers=headers, timeout=REQUEST_LIMIT
    )
    assert settings.status_code == 400 and "challenge" not in settings.text
    fields = {**query, "refreshToken": person.refresh_token, "challenge": "0" * 64}
    offer = requests.post(f"{url}/handover", json=fields, headers=headers, timeout=REQUEST_LIMIT)
    assert offer.status_code == 400 and "sessionOffer" not in offer.text


@pytest.mark.parametrize("token", ["", "made-up", "ID_TOKEN"])
def test_only_a_refresh_token_is_handed_over(server, phone_number, token):
    person = server.sign_in(phone_number)
    fields = {
        "apiKey": server.api_key,
        "refreshToken": person.id_token if token == "ID_TOKEN" else token,
        "challenge": "0" * 64,
    }
    offer = requests.post(f"{server.url}/__/auth/handover", json=fields, timeout=REQUEST_LIMIT)
    assert offer.status_code == 400 and "sessionOffer" not in offer.text


@pytest.fixture
def popup(browser):
    """Presses a button of the element that opens the page of a provider, and goes there."""

    def open_popup(page: EmbeddedSignIn, label: str) -> str:
        known = set(browser.window_handles)
        page.press(label)
        page.until(lambda: len(browser.window_handles) > len(known))
        opener = browser.current_window_handle
        [window] = set(browser.window_handles) - known
        browser.switch_to.window(window)
        page.until(lambda: browser.find_elements(By.ID, "newcomer"))
        return opener

    return open_popup


def choose(browser, email: str) -> None:
    """Adds a user on the page that replaces a provider's in development."""
    if browser.find_element(By.ID, "newcomer").get_attribute("open") is None:
        browser.find_element(By.CSS_SELECTOR, "#newcomer summary").click()
    browser.find_element(By.ID, "email").send_keys(email)
    browser.find_element(By.CSS_SELECTOR, "#newcomer .button").click()


def test_a_provider_signs_the_app_s_auth_object_in_by_a_popup(connected, browser, server, popup):
    page = connected(attributes='passkey-offer="off"')
    opener = popup(page, "Continue with Google")
    choose(browser, "gil@example.com")
    browser.switch_to.window(opener)
    detail = page.await_event("success")
    tokens = browser.execute_script("return auth.currentUser.tokens")
    [account] = server.post("/v1/accounts:lookup", {"idToken": tokens["idToken"]}).json()["users"]
    assert account["localId"] == detail["uid"]
    assert [way["providerId"] for way in account["providerUserInfo"]] == ["google.com"]
    page.until(lambda: len(browser.window_handles) == 2)
    assert browser.execute_script("return violations") == []


def test_a_popup_that_is_closed_leads_back_to_the_first_step(embed, browser, popup):
    page = embed()
    opener = popup(page, "Continue with Google")
    browser.close()
    browser.switch_to.window(opener)
    page.until(lambda: page.find_all("[aria-busy=true]") == [])
    assert page.wait_for("#number").is_displayed()
    assert page.events("error") == [] and page.events("success") == []


def test_a_result_of_another_window_is_ignored(embed, browser, server, popup):
    page = embed()
    opener = popup(page, "Continue with Google")
    browser.switch_to.window(opener)
    browser.execute_script(
        "const key = arguments[0] + ':dialtone-sign-in';"
        "postMessage({ type: 'dialtone:prove', key }, '*');"
        "postMessage({ type: 'dialtone:result', key, event: { urlResponse: 'https://evil.example/?code=x' } }, '*')",
        server.api_key,
    )
    [window] = set(browser.window_handles) - {opener, browser.window_handles[0]}
    browser.switch_to.window(window)
    choose(browser, "hal@example.com")
    browser.switch_to.window(opener)
    assert page.await_event("success")["isNewUser"] is True


def test_a_mailed_link_signs_in_on_the_page_of_the_app(embed, browser, server):
    email = "lin@example.com"
    page = embed('passkey-offer="off"')
    page.press("Continue with e-mail link")
    page.wait_for("#email").send_keys(email)
    page.wait_for("form .button").click()
    page.wait_for(".mailbox")
    browser.switch_to.new_window("tab")
    browser.get(mailed_link(server, email))
    page.until(lambda: browser.find_elements(By.CSS_SELECTOR, "a.button"))[0].click()
    page.until(lambda: browser.find_elements(By.TAG_NAME, "dialtone-sign-in"))
    assert page.await_event("success")["email"] == email
    assert "oobCode" not in browser.current_url


def test_a_link_for_another_app_is_left_alone(embed, browser, app):
    embed()
    browser.get(f"{app.url()}?mode=signIn&oobCode=made-up&apiKey=other")
    page = EmbeddedSignIn(browser, None)
    page.wait_for("#number")
    assert "oobCode=made-up" in browser.current_url


def test_methods_narrows_the_ways_that_are_offered(embed):
    page = embed('methods="phone, google.com"')
    page.wait_for("#number")
    assert [button.text for button in page.find_all(".other-ways button")] == ["Continue with Google"]


def test_the_app_s_own_auth_object_is_signed_in(connected, browser, server, phone_number):
    known = server.sign_in(phone_number).account_id
    page = connected(attributes='passkey-offer="off"')
    page.sign_in(phone_number)
    detail = page.await_event("success")
    assert detail["uid"] == known
    assert detail["isNewUser"] is False
    tokens = browser.execute_script("return auth.currentUser.tokens")
    assert tokens["providerId"] == "phone"
    assert server.refresh(tokens["refreshToken"]).status_code == 200
    assert browser.execute_script("return violations") == []


def test_the_example_of_the_documentation_loads(browser, server, app, phone_number):
    [example] = re.findall(r"```html\n(<!doctype html>.*?)```", DOCUMENT.read_text(), re.DOTALL)
    example = example.replace("https://auth.example.com", server.url)
    example = example.replace("YOUR_API_KEY", server.api_key)
    # The policy of these tests allows no inline script.
    [script] = re.findall(r"<script type=\"module\">(.*?)</script>", example, re.DOTALL)
    app.serve("/example.js", script, "text/javascript")
    example = example.replace(
        f'<script type="module">{script}</script>', '<script type="module" src="/example.js"></script>'
    )
    app.serve("/", example)
    browser.get(app.url())
    page = EmbeddedSignIn(browser, server)
    page.sign_in(phone_number)
    output = browser.find_element(By.TAG_NAME, "output")
    page.until(lambda: "You are signed in" in output.text)
