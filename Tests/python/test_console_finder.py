"""What the console's field "Find" leads to: pages, commands, and single things by their names."""

import html
import json
import re
import subprocess
from urllib.parse import quote, unquote

import pytest
import requests

from console_routes import console_routes
from operator_browser import OperatorBrowser
from running_server import REQUEST_LIMIT, ProductionServer


@pytest.fixture(scope="module")
def server(binary, tmp_path_factory):
    running = ProductionServer(binary, tmp_path_factory.mktemp("production"))
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="module")
def owner(server):
    browser = OperatorBrowser(server)
    browser.set_up("olga", "--role", "owner")
    return browser


# Where the commands of the command line are in the console; an empty path is the overview.
COMMAND_PAGES = {
    "nodes": "", "health": "", "keys": "/console/signing-keys", "operators": "/console/operators", "import": "imports",
    "export": "users", "audit": "audit-log", "projects": "/console/projects", "apps": "apps", "clients": "clients",
    "identity-providers": "sign-in-methods", "hooks": "hooks", "branding": "branding", "test-numbers": "test-numbers",
    "service-accounts": "keys", "admin-keys": "keys", "app-verification": "app-verification", "apns": "push-keys",
    "play-integrity": "app-verification", "captcha": "app-verification", "users": "users", "sessions": "users",
    "mails": "mails", "sms": "/console/gateways", "texts": "texts", "senders": "prices", "regions": "countries",
    "guard": "guard", "explain": "why-no-code", "numbers": "why-no-code", "opt-outs": "opt-outs",
}
# They are for the machine that the server runs on.
COMMANDS_WITHOUT_PAGE = {
    "dev", "serve", "config", "doctor", "numbering-plan", "backup", "restore", "migrate", "schema",
}
# Downloads, parts of pages, and pages that the finder itself is on.
NOT_FOUND_BY_NAME = ("/find", "/results", "/export", "-export", "-sample", "/preview", "/style")


def found_paths(owner, query: str) -> list[str]:
    address = f"/console/projects/shop/find/results?query={quote(query)}"
    return [one["path"] for one in owner.get(address).json()["results"]]


def test_every_command_with_a_page_finds_it(binary, owner):
    help_text = subprocess.run([binary, "--help"], capture_output=True, text=True, check=True).stdout
    listed = re.findall(r"(?m)^  ([a-z][a-z-]+) {2,}", help_text)
    assert set(listed) == COMMAND_PAGES.keys() | COMMANDS_WITHOUT_PAGE
    missing = []
    for command, page in COMMAND_PAGES.items():
        path = page if page.startswith("/") else f"/console/projects/shop/{page}".rstrip("/")
        missing += [command] if path not in found_paths(owner, command)[:6] else []
    assert missing == []


def test_every_page_of_a_project_is_found_by_its_title(owner):
    start = "GET /console/projects/{project}/"
    paths = [route.removeprefix(start) for route in console_routes() if route.startswith(start)]
    pages = [path for path in paths if "{" not in path and not f"/{path}".endswith(NOT_FOUND_BY_NAME)]
    missing = []
    for page in pages:
        address = f"/console/projects/shop/{page}"
        answer = owner.get(address)
        if answer.is_redirect:
            # The page for all settings.
            continue
        title = html.unescape(re.search(r"<title>(.*?) · ", answer.text)[1])
        missing += [f"{page} ({title})"] if address not in found_paths(owner, title) else []
    assert len(pages) >= 30
    assert missing == []


def test_single_things_and_users_are_found_by_the_beginning_of_their_name(server, owner):
    made = requests.post(
        f"http://{server.admin_authority}/v1/projects/shop/accounts",
        headers={"Authorization": "Bearer owner"}, json={"displayName": "Zacharias Quill"}, timeout=REQUEST_LIMIT,
    )
    account = made.json()["localId"]
    app = json.loads(server.command("apps", "add", "shop", "--platform", "web", "--name", "Zephyr", "--json"))["appID"]
    assert f"/console/projects/shop/users/{account}" in found_paths(owner, "zach")
    assert found_paths(owner, "acharias") == []
    assert f"/console/projects/shop/apps/{app}" in [unquote(path) for path in found_paths(owner, "zeph")]
    server.command("apps", "remove", app, "--yes")
