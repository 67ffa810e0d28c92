"""The sign-in screen in a terminal: passwords, links in e-mails, guests and identity providers."""

import pytest
import requests

from browser_starter import BrowserStarter
from running_server import REQUEST_LIMIT
from saml_idp import SAMLIdentityProvider
from sign_in_screen import Device

PROVIDER = "saml.acme"
EMAIL = "pat@example.com"
USER = {"mail": [EMAIL], "displayName": ["Pat Doe"]}
PASSWORD = "correct-horse-7"
WRONG = "The e-mail address or the password is wrong."
CONFLICT = "You already have an account"


@pytest.fixture
def device(server, tmp_path):
    used = Device(server, tmp_path)
    yield used
    used.close()


@pytest.fixture
def account_of(curl):
    """Finds the only account with an address, a number or an ID."""

    def find(**names) -> dict:
        [account] = curl.lookup(**{name: [value] for name, value in names.items()})
        return account

    return find


@pytest.fixture
def guest(device) -> str:
    """The ID of a guest who is signed in on the device."""
    screen = device.offering("guest")
    screen.await_text("Continue as guest: /1")
    return screen.finish("/1")


@pytest.fixture
def provider(server, tmp_path):
    """An identity provider that the project has."""
    handler = f"{server.url}/__/auth/handler"
    idp = SAMLIdentityProvider(tmp_path, "screen", handler)
    created = requests.post(
        f"{server.url}/v2/projects/{server.project}/inboundSamlConfigs",
        params={"inboundSamlConfigId": PROVIDER},
        headers={"Authorization": "Bearer owner"},
        json={
            "enabled": True,
            "idpConfig": {
                "idpEntityId": idp.entity_id,
                "ssoUrl": idp.sign_in_url,
                "idpCertificates": [{"x509Certificate": idp.certificate}],
            },
            "spConfig": {"spEntityId": idp.service_id, "callbackUri": handler},
        },
        timeout=REQUEST_LIMIT,
    )
    assert created.status_code == 200, created.text
    return idp


def start_with_password(device, **options):
    screen = device.offering("password", **options)
    screen.await_text("Sign in with your password")
    return screen


def test_a_password_signs_in_and_is_not_shown(server, device, account_of):
    email = "known@example.com"
    server.sign_up(email, PASSWORD)
    screen = start_with_password(device)
    screen.enter_password(email, "not-" + PASSWORD, WRONG, f"E-mail address: {email}")
    screen.enter("", "Password:")
    assert screen.finish(PASSWORD) == account_of(email=email)["localId"]
    assert PASSWORD not in screen.text


def test_an_unknown_address_is_refused_like_a_wrong_password(device):
    start_with_password(device).enter_password("unknown@example.com", PASSWORD, WRONG)


def test_an_account_is_created(device, account_of, curl):
    email = "new@example.com"
    screen = start_with_password(device)
    screen.enter("/new", "Create an account")
    screen.enter_password(email, "123", "This password doesn’t meet the app’s rules. Choose another one.")
    assert curl.lookup(email=[email]) == []
    screen.enter("", "Password:")
    assert screen.finish(PASSWORD) == account_of(email=email)["localId"]


def test_an_address_with_an_account_leads_to_its_password(server, device, account_of):
    email = "taken@example.com"
    server.sign_up(email, PASSWORD)
    screen = start_with_password(device)
    screen.enter("/new", "Create an account")
    screen.enter_password(email, "another-horse-8", "This e-mail address already has an account.")
    screen.enter("/known", "Sign in with your password", f"E-mail address: {email}")
    screen.enter("", "Password:")
    assert screen.finish(PASSWORD) == account_of(email=email)["localId"]


def test_a_forgotten_password_is_replaced(server, device, inbox, account_of):
    email, other = "forgetful@example.com", "another-horse-8"
    server.sign_up(email, PASSWORD)
    screen = start_with_password(device)
    screen.enter("/reset", "Reset your password")
    screen.enter(email, f"If there is an account for {email}, we sent a link there")
    code = inbox.oob_code(email, "PASSWORD_RESET")
    answer = server.post("/v1/accounts:resetPassword", {"oobCode": code, "newPassword": other})
    assert answer.status_code == 200, answer.text
    screen.enter("/back", "Sign in with your password", f"E-mail address: {email}")
    screen.enter("", "Password:")
    assert screen.finish(other) == account_of(email=email)["localId"]


def test_a_reset_does_not_tell_that_there_is_no_account(device, inbox):
    email = "no-account@example.com"
    screen = start_with_password(device)
    screen.enter("/reset", "Reset your password")
    shown = screen.enter(email, f"If there is an account for {email}, we sent a link there")
    assert "\n! " not in shown
    assert [mail for mail in inbox.read("oobCodes") if mail["email"] == email] == []


def test_a_link_signs_in_once(device, inbox, account_of):
    email = "link@example.com"
    screen = device.offering("link")
    screen.await_text("Sign in by e-mail")
    screen.enter(email, f"We sent a sign-in link to {email}.")
    screen.enter("/open http://localhost/welcome", "This sign-in has expired. Start over.")
    link = inbox.link(email, "EMAIL_SIGNIN")
    assert screen.finish(f"/open {link}") == account_of(email=email)["localId"]

    screen = device.offering("link")
    screen.await_text("Sign in by e-mail")
    screen.enter(email, f"We sent a sign-in link to {email}.")
    screen.enter(f"/open {link}", "This sign-in has expired. Start over.")


def test_a_guest_has_an_account_without_an_address(guest, account_of):
    assert not account_of(localId=guest).keys() & {"email", "phoneNumber"}


def test_a_guest_s_account_gets_the_number(device, guest, inbox, account_of, phone_number):
    screen = device.offering("phone", upgrades=True)
    screen.enter_number(phone_number)
    assert screen.finish(inbox.code(phone_number)) == guest
    assert account_of(localId=guest)["phoneNumber"] == phone_number


def test_a_guest_s_account_gets_the_password(server, device, guest):
    email = "upgraded@example.com"
    screen = start_with_password(device, upgrades=True)
    screen.enter("/new", "Create an account")
    screen.enter(email, "Password:")
    assert screen.finish(PASSWORD) == guest
    assert server.sign_in_with_password(email, PASSWORD).json()["localId"] == guest


def test_a_guest_switches_to_the_account_of_the_number(server, device, guest, inbox, phone_number):
    owner = server.sign_in(phone_number)
    screen = device.offering("phone", upgrades=True)
    screen.enter_number(phone_number)
    screen.enter(inbox.code(phone_number), CONFLICT)
    assert screen.finish("/switch") == owner.account_id != guest


def test_a_guest_can_stay_instead_of_switching(server, device, guest, account_of):
    email = "conflict@example.com"
    server.sign_up(email, PASSWORD)
    screen = start_with_password(device, upgrades=True)
    screen.enter_password(email, "not-" + PASSWORD, WRONG)
    screen.enter("", "Password:")
    screen.enter(PASSWORD, CONFLICT)
    screen.enter("/back", "Sign in with your password")
    screen.quit()
    assert "email" not in account_of(localId=guest)

    # The guest is still signed in, and is asked again.
    screen = start_with_password(device, upgrades=True)
    screen.enter_password(email, PASSWORD, CONFLICT)
    assert screen.finish("/switch") == account_of(email=email)["localId"]


def test_a_guest_switches_to_the_account_of_a_link(server, device, guest, inbox, account_of):
    email = "linked@example.com"
    server.sign_up(email, PASSWORD)
    screen = device.offering("link", upgrades=True)
    screen.await_text("Sign in by e-mail")
    screen.enter(email, f"We sent a sign-in link to {email}.")
    screen.enter(f"/open {inbox.link(email, 'EMAIL_SIGNIN')}", CONFLICT)
    assert screen.finish("/switch") == account_of(email=email)["localId"]


def test_an_identity_provider_signs_in(device, provider, account_of, tmp_path):
    starter = BrowserStarter(tmp_path)
    screen = device.start("--method", PROVIDER, BROWSER=str(starter.path))
    screen.await_text("Continue with Saml: /1")
    screen.type("/1")
    # Only redirects and one form, which need no browser.
    sent = requests.get(starter.page(), allow_redirects=False, timeout=REQUEST_LIMIT)
    request = provider.read(sent.headers["Location"])
    response = provider.answer(request, "user-1", USER, sign_response=True)
    form = {"SAMLResponse": response, "RelayState": request.relay_state}
    requests.post(request.callback, data=form, timeout=REQUEST_LIMIT).raise_for_status()
    assert screen.await_account() == account_of(email=EMAIL)["localId"]
