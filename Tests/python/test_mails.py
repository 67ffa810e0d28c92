"""A project's own mails, as a mail server gets them."""

from email.message import EmailMessage

import pytest
import requests

from mail_server import MailServer
from running_server import REQUEST_LIMIT, ProductionServer

TEXT = "Guten Tag {name},\n\n{link}\n\nIhr <b>{app}</b>"


@pytest.fixture(scope="module")
def mails():
    server = MailServer()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def server(binary, mails, tmp_path_factory):
    settings = mails.settings.replace("mail: {", "mail: {senderDomains: [shop.example], ")
    running = ProductionServer(binary, tmp_path_factory.mktemp("data"), settings)
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="module")
def owner(server) -> dict[str, str]:
    secret = server.command("admin-keys", "create", "--role", "owner", "--project", server.project)
    return {"Authorization": f"Bearer {secret.strip().splitlines()[-1]}"}


def newest(mails, address: str) -> EmailMessage:
    """The newest mail to an address, once there is one."""
    mails.link(address)
    return [mail for mail in mails.mails if address in mail["To"]][-1]


def call(server, owner, method: str, path: str, body: dict) -> requests.Response:
    answer = requests.request(
        method, f"{server.url}/dialtone/v1/projects/{server.project}{path}",
        headers=owner, json=body, timeout=REQUEST_LIMIT,
    )
    assert answer.status_code == 200, answer.text
    return answer


def ask_for_reset(server, language: str) -> None:
    asked = requests.post(
        f"{server.url}/v1/accounts:sendOobCode?key={server.api_key}",
        headers={"X-Firebase-Locale": language},
        json={"requestType": "PASSWORD_RESET", "email": "ada@example.com"}, timeout=REQUEST_LIMIT,
    )
    assert asked.status_code == 200, asked.text


@pytest.fixture(scope="module")
def account(server):
    made = requests.post(
        f"{server.url}/v1/accounts:signUp?key={server.api_key}",
        json={"email": "ada@example.com", "password": "quite long 7 words", "displayName": "Ada"},
        timeout=REQUEST_LIMIT,
    )
    assert made.status_code == 200, made.text


def test_a_users_mail_has_the_projects_text_and_sender(server, owner, mails, account):
    settings = {
        "mails.senderName": '"Gr\u00fc\u00dfe, Acme"', "mails.from": '"hello@shop.example"',
        "mails.replyTo": '"help@other.example"',
    }
    call(server, owner, "PATCH", "/settings", {"settings": settings})
    text = {"language": "de", "subject": "\U0001f511 Neues Passwort f\u00fcr {name}", "body": TEXT}
    call(server, owner, "PATCH", "/mailTexts/resetPassword", text)
    ask_for_reset(server, "de-AT")
    mail = newest(mails, "ada@example.com")
    assert mail["Subject"] == "\U0001f511 Neues Passwort f\u00fcr Ada"
    sender = mail["From"].addresses[0]
    assert (sender.display_name, sender.addr_spec) == ("Gr\u00fc\u00dfe, Acme", "hello@shop.example")
    assert mail["Reply-To"].addresses[0].addr_spec == "help@other.example"
    plain = mail.get_body(("plain",)).get_content()
    html = mail.get_body(("html",)).get_content()
    assert plain.startswith("Guten Tag Ada,") and "https://id.example.com/" in plain
    assert "&lt;b&gt;" in html and "<b>" not in html and "<script" not in html


def test_an_address_of_another_domain_is_replaced_and_reported(server, owner, mails):
    call(server, owner, "PATCH", "/settings", {"settings": {"mails.from": '"ceo@bank.example"'}})
    test = {"kind": "signIn", "language": "en", "email": "eve@example.com"}
    sent = call(server, owner, "POST", "/mailTexts:sendTest", test).json()
    assert "problem" not in sent
    mail = newest(mails, "eve@example.com")
    assert mail["From"].addresses[0].addr_spec == "login@example.com"
    shown = requests.get(
        f"{server.url}/dialtone/v1/projects/{server.project}/mailTexts",
        headers=owner, timeout=REQUEST_LIMIT,
    ).json()
    assert "bank.example" in shown["sender"]["problem"]


def test_the_command_line_sends_a_test_mail(server, mails):
    printed = server.command("mails", "test", "verifyEmail", "fr", "--to", "cli@example.com")
    assert "accepted" in printed
    assert newest(mails, "cli@example.com")["Auto-Submitted"] == "auto-generated"
