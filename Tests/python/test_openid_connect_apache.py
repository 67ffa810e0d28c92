"""That Debian's Apache signs users in with the server, with the configuration that the docs show."""

import json
import os
import re
import secrets
import tempfile
from pathlib import Path

import pytest
import requests
from selenium.webdriver.common.by import By

from apache import Apache, Application
from running_server import REQUEST_LIMIT
from test_openid_connect import Pages, added_client, latest_code

EXAMPLE = Path(__file__).resolve().parents[2] / "Examples/BackEnds/apache/sign-in.conf"


@pytest.fixture
def pages(browser):
    return Pages(browser)


@pytest.fixture
def shop(server):
    """Apache in front of an application, as a client of the server."""
    with tempfile.TemporaryDirectory() as name:
        # Apache's workers are another user.
        os.chmod(name, 0o755)
        application = Application()
        running = ApacheClient(Path(name), server, application.url)
        yield running
        for part in (running, application):
            part.stop()


class ApacheClient(Apache):
    def __init__(self, folder: Path, server, application: str):
        values = {
            "https://id.example.com/oidc/shop": f"{server.url}/oidc/{server.project}",
            "https://shop.example.com": "{origin}",
            "http://127.0.0.1:8080/": application,
            "your-passphrase": secrets.token_hex(32),
        }
        shown = EXAMPLE.read_text()
        for old, new in values.items():
            assert old in shown
            shown = shown.replace(old, new)
        self._register = lambda origin: added_client(
            server.url, server.project, redirectUris=[f"{origin}/orders/signed-in"]
        )
        super().__init__(folder, shown)

    def completed(self, configuration: str) -> str:
        added = self._register(self.origin)
        return configuration.replace("your-client-id", added["client"]["clientId"]).replace(
            "your-client-secret", added["clientSecret"]
        )


def headers_at_the_application(pages, address: str) -> dict[str, str]:
    pages.until(lambda browser: browser.current_url == address)
    body = pages.until(lambda _: re.search(r"\{.*\}", pages.text(), re.DOTALL))
    return json.loads(body[0])


def test_apache_signs_a_user_in_and_tells_the_application_who_it_is(
    shop, pages, server, phone_number
):
    pages.browser.get(f"{shop.origin}/orders/open?page=2")
    pages.send_code(phone_number)
    pages.enter_code(latest_code(server))
    headers = headers_at_the_application(pages, f"{shop.origin}/orders/open?page=2")
    assert headers["X-User-Id"] == server.sign_in(phone_number).account_id
    another = f"{shop.origin}/orders/another"
    pages.browser.get(another)
    assert headers_at_the_application(pages, another)["X-User-Id"] == headers["X-User-Id"]


def test_apache_lets_no_one_through_without_a_session(shop):
    spoofed = {"X-User-Id": "eve", "X_User_Id": "eve"}
    answer = requests.get(
        f"{shop.origin}/orders/open", headers=spoofed, allow_redirects=False, timeout=REQUEST_LIMIT
    )
    assert answer.status_code == 302
    assert "code_challenge_method=S256" in answer.headers["Location"]
