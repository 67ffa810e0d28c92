"""What tests of the console share: a production server, an operator of each role, and users.

A file imports the fixtures that it needs. A server of its own replaces `server`.
"""

import re

import pytest
import requests

from operator_browser import OperatorBrowser
from running_server import REQUEST_LIMIT, ProductionServer


@pytest.fixture(scope="module")
def server(binary, tmp_path_factory):
    running = ProductionServer(binary, tmp_path_factory.mktemp("production"))
    yield running
    assert running.stop() == 0


def operator(server, name: str, *role: str) -> OperatorBrowser:
    browser = OperatorBrowser(server)
    browser.set_up(name, "--role", *role)
    return browser


@pytest.fixture(scope="module")
def owner(server) -> OperatorBrowser:
    """An owner of the server."""
    return operator(server, "olga", "owner")


@pytest.fixture(scope="module")
def editor(server) -> OperatorBrowser:
    """An editor in the server's project."""
    return operator(server, "emil", "editor", "--in", server.project)


@pytest.fixture(scope="module")
def viewer(server) -> OperatorBrowser:
    """A viewer in the server's project."""
    return operator(server, "vera", "viewer", "--in", server.project)


def token_of(browser: OperatorBrowser) -> str:
    """The value that every form of the session sends back."""
    return re.search(r'name="token" value="([^"]+)"', browser.get("/console/profile").text)[1]


def administer(server, call: str, body: dict) -> dict:
    answer = requests.post(
        f"http://{server.admin_authority}{call}",
        headers={"Authorization": "Bearer owner"},
        json=body,
        timeout=REQUEST_LIMIT,
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


def user(server, **fields) -> str:
    """Adds a user, and returns the ID."""
    return administer(server, f"/v1/projects/{server.project}/accounts", fields)["localId"]


def account_of(server, account: str) -> dict:
    path = f"/v1/projects/{server.project}/accounts:lookup"
    [info] = administer(server, path, {"localId": [account]})["users"]
    return info


def sign_in_with_password(server, email: str, password: str) -> None:
    answer = requests.post(
        f"{server.url}/v1/accounts:signInWithPassword?key={server.api_key}",
        headers={"Host": "id.example.com"},
        json={"email": email, "password": password, "returnSecureToken": True},
        timeout=REQUEST_LIMIT,
    )
    assert answer.status_code == 200, answer.text
