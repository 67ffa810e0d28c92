"""The ways to sign in on the pages of a production server, with everything behind TLS."""

from urllib.parse import urlsplit

import pytest
import requests

from openid_client import OpenIDClient, Receiver
from running_server import REQUEST_LIMIT
from sign_in_page import wrong
from test_openid_connect import Pages, added_client, fill_in, press
from test_web_sdk_production import (  # noqa: F401
    PAGE_HOST,
    PROVIDER,
    SERVER_HOST,
    browser,
    key,
    provider,
    server,
)
from tls_front import TLSFront

NUMBER, CODE = "+16505550142", "246810"


@pytest.fixture(scope="module")
def receiver():
    running = Receiver()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def front(server, receiver, key, tmp_path_factory):  # noqa: F811
    server.command("test-numbers", "set", NUMBER, CODE, "--project", server.project)
    server.command("projects", "set", server.project, "passwordSignIn.isEnabled=true")
    backends = {SERVER_HOST: server.url, PAGE_HOST: receiver.url}
    running = TLSFront(key, tmp_path_factory.mktemp("front"), backends)
    yield running
    running.stop()


@pytest.fixture
def pages(browser):  # noqa: F811
    return Pages(browser)


@pytest.fixture
def client(server, receiver):  # noqa: F811
    redirect = f"https://{PAGE_HOST}/signed-in"
    added = added_client(
        f"http://{server.admin_authority}", server.project, redirectUris=[redirect]
    )
    return OpenIDClient(
        f"https://{SERVER_HOST}/oidc/{server.project}", added["client"]["clientId"],
        added["clientSecret"], redirect, direct=server.url,
    )


def finish(client, pages, receiver):
    opened = pages.until(lambda _: receiver.take())
    return client.finish(f"https://{PAGE_HOST}{opened}")


def test_an_identity_provider_signs_in(client, pages, receiver, provider):  # noqa: F811
    pages.browser.get(client.address(scope="openid email"))
    press(pages, f"Continue with {PROVIDER}")
    link = pages.wait_for("#continue")
    assert pages.browser.current_url.startswith(f"{provider.issuer}/authorize?")
    link.click()
    finish(client, pages, receiver)
    assert client.user()["email"] == provider.user["email"]


def test_a_mailed_link_signs_in(client, pages, receiver, server):  # noqa: F811
    """The link is the administrator's copy of what the mail has: no mail leaves the test."""
    email = "lin@example.com"
    pages.browser.get(client.address(scope="openid email"))
    pages.wait_for("#number")
    made = requests.post(
        f"http://{server.admin_authority}/v1/projects/{server.project}/accounts:sendOobCode",
        headers={"Authorization": "Bearer owner"},
        json={"requestType": "EMAIL_SIGNIN", "email": email, "returnOobLink": True,
              "continueUrl": pages.browser.current_url, "canHandleCodeInApp": True},
        timeout=REQUEST_LIMIT,
    )
    assert made.status_code == 200, made.text
    pages.browser.switch_to.new_window("tab")
    link = made.json()["oobLink"]
    assert urlsplit(link).netloc == SERVER_HOST
    pages.browser.get(link)
    pages.wait_for("a.button").click()
    fill_in(pages, email=email)
    finish(client, pages, receiver)
    assert client.user()["email"] == email
    assert client.user()["email_verified"] is True


def test_too_many_wrong_codes_are_explained_and_end_the_code(client, pages):
    pages.browser.get(client.address())
    pages.send_code(NUMBER)
    for left in ("4 tries left", "3 tries left", "2 tries left", "1 try left"):
        pages.enter_code(wrong(CODE))
        pages.until(lambda _, left=left: left in pages.text())
    pages.enter_code(wrong(CODE))
    last = "That was the last try with this code. Request a new one."
    pages.until(lambda _: last in pages.text())
