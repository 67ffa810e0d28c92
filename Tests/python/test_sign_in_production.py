"""The ways to sign in on the pages of a production server, with everything behind TLS."""

from urllib.parse import urlsplit

import pytest

from openid_client import OpenIDClient, Receiver
from production_site import (  # noqa: F401
    CODE,
    PAGE_HOST,
    PROVIDER,
    SERVER_HOST,
    agree_at_provider,
    browser,
    key,
    mail,
    number,
    numbers,
    provider,
    server,
)
from sign_in_page import wrong
from test_openid_connect import Pages, added_client, fill_in, press
from tls_front import TLSFront


@pytest.fixture(scope="module")
def receiver():
    running = Receiver()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def front(server, receiver, key, tmp_path_factory):  # noqa: F811
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
    agree_at_provider(pages.browser, provider)
    finish(client, pages, receiver)
    assert client.user()["email"] == provider.user["email"]


def test_a_mailed_link_signs_in(client, pages, receiver, mail):  # noqa: F811
    email = "lin@example.com"
    pages.browser.get(client.address(scope="openid email"))
    press(pages, "Continue with e-mail link")
    fill_in(pages, email=email)
    pages.wait_for(".mailbox")
    link = mail.link(email)
    assert urlsplit(link).netloc == SERVER_HOST
    pages.browser.switch_to.new_window("tab")
    pages.browser.get(link)
    pages.wait_for("a.button").click()
    finish(client, pages, receiver)
    assert client.user()["email"] == email
    assert client.user()["email_verified"] is True


def test_too_many_wrong_codes_are_explained_and_end_the_code(client, pages, number):  # noqa: F811
    pages.browser.get(client.address())
    pages.send_code(number)
    for left in ("4 tries left", "3 tries left", "2 tries left", "1 try left"):
        pages.enter_code(wrong(CODE))
        pages.until(lambda _, left=left: left in pages.text())
    pages.enter_code(wrong(CODE))
    last = "That was the last try with this code. Request a new one."
    pages.until(lambda _: last in pages.text())
