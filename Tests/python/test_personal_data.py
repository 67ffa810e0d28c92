"""What the console and the commands export and erase about a user."""

import html
import json
import re

import pytest
import requests

from operator_browser import OperatorBrowser
from running_server import REQUEST_LIMIT, ProductionServer

USERS = "/console/projects/shop/users"
NUMBER = "+16505550100"


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


@pytest.fixture(scope="module")
def editor(server):
    browser = OperatorBrowser(server)
    browser.set_up("emil", "--role", "editor")
    return browser


def administer(server, call: str, body: dict) -> dict:
    answer = requests.post(
        f"http://{server.admin_authority}/v1/projects/shop/{call}",
        headers={"Authorization": "Bearer owner"},
        json=body,
        timeout=REQUEST_LIMIT,
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


def add_user(server, user: str) -> None:
    administer(
        server,
        "accounts",
        {"localId": user, "phoneNumber": NUMBER, "displayName": "Ada <b>"},
    )


def test_the_console_downloads_and_erases_for_owners_only(server, owner, editor):
    add_user(server, "ada")
    page = editor.get(f"{USERS}/ada").text
    assert "Erase all data" not in page and f"{USERS}/ada/export" not in page
    fields = {"token": re.search(r'name="token" value="([^"]+)"', page)[1], "confirmation": "ada"}
    assert editor.post(f"{USERS}/ada/export", fields).status_code == 403
    assert editor.get(f"{USERS}/ada/erase").status_code == 403
    assert editor.post(f"{USERS}/ada/erase", fields).status_code == 403

    assert "Erase all data" in owner.get(f"{USERS}/ada").text
    file = owner.submit(f"{USERS}/ada/export")
    assert file.headers["content-disposition"] == 'attachment; filename="user.json"'
    export = file.json()
    assert export["localId"] == "ada"
    assert export["records"][0]["fields"]["phoneNumber"] == NUMBER

    page = owner.get(f"{USERS}/ada/erase").text
    assert "Number limits" in page and "an opt-out" in html.unescape(page).lower()
    refused = owner.submit(f"{USERS}/ada/erase", confirmation="bob")
    assert refused.status_code == 400 and "must be the user" in html.unescape(refused.text)
    assert administer(server, "accounts:lookup", {"localId": ["ada"]}).get("users")
    done = owner.submit(f"{USERS}/ada/erase", confirmation="ada")
    assert done.headers["location"] == f"{USERS}?done=erased"
    assert not administer(server, "accounts:lookup", {"localId": ["ada"]}).get("users")
    log = server.command("audit", "list", "--project", "shop", "--json")
    actions = [entry["action"] for entry in json.loads(log)["entries"]]
    assert actions[:2] == ["users.erase", "users.export"] and '"ada"' not in log
    server.command("audit", "verify", "--project", "shop")


def test_the_commands_export_preview_and_erase(server, tmp_path):
    add_user(server, "bob")
    file = tmp_path / "bob.json"
    server.command("users", "export", NUMBER, str(file), "--project", "shop")
    assert file.stat().st_mode & 0o777 == 0o600
    export = json.loads(file.read_text())
    assert export["localId"] == "bob" and export["projectId"] == "shop"
    preview = json.loads(
        server.command("users", "erase", NUMBER, "--project", "shop", "--dry-run", "--json")
    )
    erased = json.loads(
        server.command("users", "erase", NUMBER, "--project", "shop", "--yes", "--json")
    )
    kinds = [record["kind"] for record in erased["records"]]
    assert kinds == [record["kind"] for record in preview["records"]]
    assert all(record["keptBecause"] for record in erased["records"] if record["keptCount"])
    log = server.command("audit", "list", "--project", "shop", "--json")
    actions = [entry["action"] for entry in json.loads(log)["entries"]]
    assert actions[:2] == ["users.erase", "users.export"] and '"bob"' not in log
    assert not re.search("bob", server.command("users", "list", "--project", "shop"))
