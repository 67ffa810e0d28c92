"""That an app with a usual OpenID Connect library signs users in, in development and production."""

from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
import requests
from authlib.integrations.base_client import OAuthError
from selenium.webdriver.common.by import By
from selenium.webdriver.common.virtual_authenticator import (
    Credential,
    VirtualAuthenticatorOptions,
)

import chromium
from chromium import waiting
from key_proxy import OwnKey
from openid_client import OpenIDClient, Receiver
from running_server import REQUEST_LIMIT, ProductionServer
from sign_in_page import PATIENCE, wrong
from software_authenticator import FLAG, SoftwareAuthenticator
from tls_front import TLSFront

SERVER_HOST, PAGE_HOST = "id.example.com", "shop.example.com"
NUMBER, CODE = "+16505550142", "246810"


@pytest.fixture
def receiver():
    running = Receiver()
    yield running
    running.stop()


def added_client(url: str, project: str, **details) -> dict:
    answer = requests.post(
        f"{url}/dialtone/v1/projects/{project}/oauthClients",
        headers={"Authorization": "Bearer owner"},
        json={"displayName": "Order desk", "kind": "CONFIDENTIAL"} | details,
        timeout=REQUEST_LIMIT,
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.fixture
def app(server, receiver):
    """Makes an app that the server knows."""

    def make(**details) -> OpenIDClient:
        redirect = f"{receiver.url}/signed-in"
        added = added_client(
            server.url, server.project, redirectUris=[redirect],
            postLogoutRedirectUris=[f"{receiver.url}/signed-out"], **details,
        )
        issuer = f"{server.url}/oidc/{server.project}"
        secret = added.get("clientSecret")
        return OpenIDClient(issuer, added["client"]["clientId"], secret, redirect)

    return make


class Pages:
    """The server's pages, as a person sees them who came from an app."""

    def __init__(self, browser):
        self.browser = browser
        self.until = waiting(browser, PATIENCE).until

    def wait_for(self, selector: str):
        return self.until(lambda _: self.browser.find_elements(By.CSS_SELECTOR, selector))[0]

    def send_code(self, number: str) -> None:
        field = self.wait_for("#number")
        if not field.get_property("value"):
            field.send_keys(number)
        self.browser.find_element(By.CSS_SELECTOR, "form .button").click()
        self.wait_for("#code")

    def enter_code(self, code: str) -> None:
        self.wait_for("#code").send_keys(code)

    def answer(self, answer: str) -> None:
        self.click(f"button[value='{answer}']")

    def click(self, selector: str) -> None:
        """Clicks once the element is there, and again if the page was replaced before the click."""

        def clicked(_):
            self.browser.find_element(By.CSS_SELECTOR, selector).click()
            return True

        self.until(clicked)

    def text(self) -> str:
        return self.browser.find_element(By.TAG_NAME, "body").text


@pytest.fixture
def pages(browser):
    return Pages(browser)


def latest_code(server) -> str:
    answer = server.get(f"/emulator/v1/projects/{server.project}/verificationCodes")
    return answer.json()["verificationCodes"][-1]["code"]


def sign_in(pages, server, receiver, client, number: str, **parameters: str):
    pages.browser.get(client.address(**parameters))
    pages.send_code(number)
    pages.enter_code(latest_code(server))
    return client.finish(pages.until(lambda _: receiver.take()))


def is_silent(pages, receiver, client) -> dict[str, str]:
    """What an app receives that asks without a page."""
    pages.browser.get(client.address(prompt="none"))
    return parameters(pages.until(lambda _: receiver.take()))


def parameters(opened: str) -> dict[str, str]:
    """What an app received in the address that the browser opened."""
    return {name: value for name, [value] in parse_qs(urlsplit(opened).query).items()}


@pytest.mark.parametrize("kind", ["CONFIDENTIAL", "PUBLIC"])
def test_an_app_signs_a_user_in_and_stays_signed_in(
    app, pages, server, receiver, phone_number, kind
):
    client = app(kind=kind)
    claims = sign_in(pages, server, receiver, client, phone_number)
    user = client.user()
    assert user["sub"] == claims["sub"]
    assert user["phone_number"] == phone_number
    assert user["phone_number_verified"] is True
    first = client.token["refresh_token"]
    assert client.refresh()["sub"] == claims["sub"]
    assert client.token["refresh_token"] != first
    assert client.user()["sub"] == claims["sub"]
    client.revoke()
    with pytest.raises(requests.HTTPError, match="401"):
        client.user()
    with pytest.raises(OAuthError, match="invalid_grant"):
        client.refresh()


def test_a_wrong_code_is_told_and_the_right_one_returns_to_the_app(
    app, pages, server, receiver, phone_number
):
    client = app()
    pages.browser.get(client.address())
    pages.send_code(phone_number)
    code = latest_code(server)
    pages.enter_code(wrong(code))
    pages.until(lambda _: "4 tries left" in pages.text())
    assert receiver.take() is None
    pages.enter_code(code)
    assert client.finish(pages.until(lambda _: receiver.take()))["amr"] == ["sms"]


def test_the_second_app_gets_the_user_without_a_question(
    app, pages, server, receiver, phone_number
):
    user = sign_in(pages, server, receiver, app(), phone_number)["sub"]
    other = app()
    pages.browser.get(other.address())
    assert other.finish(pages.until(lambda _: receiver.take()))["sub"] == user


def test_another_party_s_app_gets_the_user_after_consent(
    app, pages, server, receiver, phone_number
):
    client = app(firstParty=False)
    pages.browser.get(client.address(ui_locales="de"))
    pages.send_code(phone_number)
    pages.enter_code(latest_code(server))
    pages.wait_for("button[value='agree']")
    assert "Order desk" in pages.text()
    assert pages.browser.find_element(By.TAG_NAME, "html").get_attribute("lang") == "de"
    assert receiver.take() is None
    pages.answer("agree")
    client.finish(pages.until(lambda _: receiver.take()))
    assert client.user()["phone_number"] == phone_number


def test_a_user_who_goes_back_is_told_to_the_app(app, pages, receiver):
    client = app()
    pages.browser.get(client.address())
    pages.wait_for("#number")
    pages.answer("cancel")
    opened = parameters(pages.until(lambda _: receiver.take()))
    assert opened["error"] == "access_denied"
    assert opened["iss"] == client.issuer


def test_the_number_of_the_hint_is_filled_in(app, pages, server, receiver, phone_number):
    client = app()
    pages.browser.get(client.address(login_hint=phone_number))
    pages.send_code("")
    pages.enter_code(latest_code(server))
    client.finish(pages.until(lambda _: receiver.take()))
    assert client.user()["phone_number"] == phone_number


def test_a_passkey_is_two_factors_for_the_app(pages, server, receiver, fictional_numbers):
    host = f"localhost:{urlsplit(server.url).port}"
    redirect = f"{receiver.url}/signed-in"
    added = added_client(server.url, server.project, redirectUris=[redirect])
    client = OpenIDClient(
        f"http://{host}/oidc/{server.project}", added["client"]["clientId"],
        added["clientSecret"], redirect,
    )
    owner = server.sign_in(next(fictional_numbers))
    with authenticator_of(pages.browser) as authenticator:
        authenticator.add_credential(enrolled_passkey(server, owner.id_token, f"http://{host}"))
        pages.browser.get(client.address(acr_values="urn:dialtone:acr:two-factors"))
        # This authenticator answers the page's suggestion at once, as if the user had chosen it.
        claims = client.finish(pages.until(lambda _: receiver.take()))
    assert claims["sub"] == owner.account_id
    assert claims["acr"] == "urn:dialtone:acr:two-factors"
    assert claims["amr"] == ["pop", "user", "mfa"]


@contextmanager
def authenticator_of(browser):
    """A device that verifies its user at once, in the browser."""
    options = VirtualAuthenticatorOptions()
    options.protocol = VirtualAuthenticatorOptions.Protocol.CTAP2
    options.transport = VirtualAuthenticatorOptions.Transport.INTERNAL
    options.has_resident_key = True
    options.has_user_verification = True
    options.is_user_verified = True
    browser.add_virtual_authenticator(options)
    try:
        yield browser
    finally:
        browser.remove_virtual_authenticator()


def enrolled_passkey(server, id_token: str, origin: str) -> Credential:
    """A new passkey of an account, for the device in the browser."""
    passkey = SoftwareAuthenticator()
    passkey.origin = origin
    # The device in the browser keeps its passkeys to itself.
    passkey.flags = FLAG.UP | FLAG.UV
    started = server.post("/v2/accounts/passkeyEnrollment:start", {"idToken": id_token})
    made = passkey.create(started.json()["credentialCreationOptions"])
    added = server.post(
        "/v2/accounts/passkeyEnrollment:finalize",
        {"idToken": id_token, "authenticatorRegistrationResponse": made},
    )
    assert added.status_code == 200, added.text
    return Credential.create_resident_credential(
        passkey.credential_id, passkey.rp_id, passkey.user_handle, passkey.private_key,
        sign_count=1,
    )


def test_signing_out_at_the_server_returns_to_the_app(
    app, pages, server, receiver, phone_number
):
    client = app()
    sign_in(pages, server, receiver, client, phone_number)
    assert "code" in is_silent(pages, receiver, client)
    query = requests.models.PreparedRequest()
    query.prepare_url(
        client.metadata["end_session_endpoint"],
        {
            "id_token_hint": client.token["id_token"],
            "post_logout_redirect_uri": f"{receiver.url}/signed-out",
            "state": "back",
        },
    )
    pages.browser.get(query.url)
    assert pages.until(lambda _: receiver.take()) == "/signed-out?state=back"
    assert is_silent(pages, receiver, client)["error"] == "login_required"


def press(pages, label: str) -> None:
    def button(_):
        buttons = pages.browser.find_elements(By.CSS_SELECTOR, "#sign-in button")
        return next((b for b in buttons if b.is_displayed() and b.text.strip() == label), None)

    pages.until(button).click()


def fill_in(pages, **values: str) -> None:
    for name, value in values.items():
        pages.wait_for(f"#{name}").send_keys(value)
    pages.browser.find_element(By.CSS_SELECTOR, "form .button").click()


def mailed_link(server, email: str) -> str:
    codes = server.get(f"/emulator/v1/projects/{server.project}/oobCodes").json()["oobCodes"]
    return next(code["oobLink"] for code in reversed(codes) if code["email"] == email)


def test_an_account_with_a_password_signs_in_to_an_app(app, pages, server, receiver):
    email, password = "pat@example.com", "correct horse 42"
    server.post("/v1/accounts:signUp", {"email": email, "password": password})
    client = app()
    pages.browser.get(client.address(login_hint=email))
    press(pages, "Continue with password")
    assert pages.wait_for("#email").get_property("value") == email
    fill_in(pages, password=password)
    user = client.finish(pages.until(lambda _: receiver.take()))
    assert user["amr"] == ["pwd"]


def test_a_mailed_link_goes_on_with_the_request_of_the_app(app, pages, server, receiver):
    client = app()
    pages.browser.get(client.address(scope="openid email"))
    press(pages, "Continue with e-mail link")
    fill_in(pages, email="lin@example.com")
    pages.wait_for(".mailbox")
    pages.browser.switch_to.new_window("tab")
    pages.browser.get(mailed_link(server, "lin@example.com"))
    pages.click("a.button")
    client.finish(pages.until(lambda _: receiver.take()))
    assert client.user()["email"] == "lin@example.com"


def test_a_mailed_link_in_another_browser_explains_itself_and_stays_good(app, pages, server, receiver):
    """The request of an app is bound to its browser; otherwise a stranger's could be completed."""
    client = app()
    pages.browser.get(client.address())
    press(pages, "Continue with e-mail link")
    fill_in(pages, email="max@example.com")
    pages.wait_for(".mailbox")
    cookies = pages.browser.get_cookies()
    pages.browser.delete_all_cookies()
    pages.browser.get(mailed_link(server, "max@example.com"))
    pages.click("a.button")
    pages.until(lambda _: "began in another browser" in pages.text())
    for cookie in cookies:
        pages.browser.add_cookie(cookie)
    pages.browser.refresh()
    client.finish(pages.until(lambda _: receiver.take()))


def test_an_identity_provider_goes_on_with_the_request_of_the_app(app, pages, server, receiver):
    answer = requests.post(
        f"{server.url}/identitytoolkit.googleapis.com/v2/projects/{server.project}"
        "/defaultSupportedIdpConfigs?idpId=google.com",
        json={"enabled": True, "clientId": "client", "clientSecret": "secret"},
        headers={"Authorization": "Bearer owner"}, timeout=REQUEST_LIMIT,
    )
    assert answer.status_code == 200, answer.text
    client = app()
    pages.browser.get(client.address(scope="openid email"))
    press(pages, "Continue with Google")
    pages.wait_for("#newcomer #email").send_keys("gil@example.com")
    pages.browser.find_element(By.CSS_SELECTOR, "#newcomer .button").click()
    client.finish(pages.until(lambda _: receiver.take()))
    assert client.user()["email"] == "gil@example.com"


def test_apps_are_offered_no_guests(app, pages):
    pages.browser.get(app().address())
    pages.wait_for(".other-ways")
    assert "Continue with password" in pages.text()
    assert "Continue as guest" not in pages.text()


def test_another_site_cannot_frame_the_page(app, pages, receiver):
    client = app()
    pages.browser.get(f"{receiver.url}/")
    address = client.address()
    pages.browser.execute_script(
        "const frame = document.createElement('iframe'); frame.src = arguments[0];"
        "frame.onload = () => document.body.dataset.loaded = 'yes'; document.body.append(frame);",
        address,
    )
    pages.wait_for("body[data-loaded]")
    pages.browser.switch_to.frame(0)
    assert not pages.browser.find_elements(By.ID, "number")


@contextmanager
def front_of(server, receiver, key: OwnKey, folder: Path):
    running = TLSFront(key, folder, {SERVER_HOST: server.url, PAGE_HOST: receiver.url})
    try:
        yield running
    finally:
        running.stop()


def test_a_production_server_signs_a_user_in(binary, receiver, tmp_path):
    server = ProductionServer(binary, tmp_path)
    try:
        server.command("test-numbers", "set", NUMBER, CODE, "--project", server.project)
        server.command("projects", "set", server.project, "passwordSignIn.isEnabled=true")
        redirect = f"https://{PAGE_HOST}/signed-in"
        added = added_client(
            f"http://{server.admin_authority}", server.project, redirectUris=[redirect]
        )
        issuer = f"https://{SERVER_HOST}/oidc/{server.project}"
        client = OpenIDClient(
            issuer, added["client"]["clientId"], added["clientSecret"], redirect,
            direct=server.url,
        )
        key = OwnKey(SERVER_HOST, PAGE_HOST)
        with front_of(server, receiver, key, tmp_path) as front:
            rules = ",".join(
                f"MAP {host} 127.0.0.1:{front.port}" for host in (SERVER_HOST, PAGE_HOST)
            )
            browser = chromium.start(
                tmp_path / "browser",
                f"--host-resolver-rules={rules}",
                f"--ignore-certificate-errors-spki-list={key.digest}",
            )
            try:
                pages = Pages(browser)
                browser.get(client.address())
                pages.send_code(NUMBER)
                pages.enter_code(CODE)
                opened = pages.until(lambda _: receiver.take())
                user = client.finish(f"https://{PAGE_HOST}{opened}")["sub"]
                assert client.user()["phone_number"] == NUMBER
                browser.get(client.address(prompt="login"))
                press(pages, "Continue with password")
                press(pages, "Create an account")
                fill_in(pages, email="pat@example.com", password="a quiet otter 93")
                opened = pages.until(lambda _: receiver.take())
                assert client.finish(f"https://{PAGE_HOST}{opened}")["sub"] != user
                browser.get(client.address(prompt="login"))
                press(pages, "Continue with password")
                fill_in(pages, email="pat@example.com", password="a noisy otter 93")
                pages.until(lambda _: "password is wrong" in pages.text())
                browser.get(client.address(prompt="login"))
                pages.send_code(NUMBER)
                pages.enter_code(CODE)
                opened = pages.until(lambda _: receiver.take())
                assert client.finish(f"https://{PAGE_HOST}{opened}")["sub"] == user
                browser.get(f"https://{SERVER_HOST}/sign-in")
                cookies = {cookie["name"]: cookie for cookie in browser.get_cookies()}
                session = cookies[f"__Host-dialtone-session-{server.project}"]
                assert session["secure"] and session["httpOnly"]
                assert session["sameSite"] == "Lax"
                # Without an app, production has no page to sign in.
                assert not browser.find_elements(By.ID, "number")
                browser.get(client.address())
                opened = pages.until(lambda _: receiver.take())
                assert client.finish(f"https://{PAGE_HOST}{opened}")["sub"] == user
            finally:
                browser.quit()
    finally:
        assert server.stop() == 0
