"""The log of what users do, as operators see it: by commands, in the console and after an erasure."""

import json
import subprocess

import pytest
import requests

from running_server import RunningServer

NUMBERS = ("+16505550161", "+16505550162")


@pytest.fixture
def data(binary, tmp_path):
    folder = tmp_path / "data"
    assert RunningServer(binary, data=folder).stop() == 0
    return folder


@pytest.fixture
def run(binary, data):
    """Runs `dialtone …` on the data, and returns what it prints."""

    def run(*words: str) -> str:
        done = subprocess.run(
            [binary, *words, "--data", data], capture_output=True, text=True, timeout=60
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


@pytest.fixture
def server(binary, data, run):
    run("projects", "set", "demo-dialtone", "userLog.isEnabled=true", "userLog.retentionDays=30")
    running = RunningServer(binary, data=data)
    yield running
    running.stop()


def test_operators_list_export_and_erase_what_users_did(server, run, tmp_path):
    ada, eve = (server.sign_in(number) for number in NUMBERS)
    changed = server.post("/v1/accounts:update", {"idToken": ada.id_token, "displayName": "Ada"})
    assert changed.status_code == 200, changed.text
    by_admin = server.administer("accounts:update", {"localId": eve.account_id, "displayName": "E"})
    assert by_admin.status_code == 200, by_admin.text

    page = server.get("/console/projects/demo-dialtone/audit-log/users").text
    assert ada.account_id in page and eve.account_id in page and "Account changed" in page
    assert all(number.removeprefix("+") not in page for number in NUMBERS)
    filtered = server.get(
        f"/console/projects/demo-dialtone/audit-log/users?user={ada.account_id}"
        "&action=account.signedIn"
    ).text
    assert eve.account_id not in filtered and "127.0.0.1" in filtered
    exported = server.get(
        f"/console/projects/demo-dialtone/audit-log/users/export?user={ada.account_id}&action="
    )
    lines = [json.loads(line) for line in exported.text.splitlines()]
    assert {line["localId"] for line in lines} == {ada.account_id} and len(lines) == 3
    refused = server.get("/console/projects/demo-dialtone/audit-log/users?action=users.update")
    assert refused.status_code == 400

    listed = json.loads(run("users", "log", "--json"))["entries"]
    actions = sorted(entry["action"] for entry in listed if entry["localId"] == ada.account_id)
    assert actions == ["account.created", "account.signedIn", "account.updated"]
    assert sorted(entry["action"] for entry in listed if entry["localId"] == eve.account_id) == [
        "account.created", "account.signedIn",
    ]
    file = tmp_path / "log.ndjson"
    run("users", "export-log", str(file), "--user", eve.account_id)
    assert len(file.read_text().splitlines()) == 2

    own = run("users", "export", eve.account_id, "-")
    assert "account.signedIn" in own
    run("users", "erase", eve.account_id, "--yes")
    rest = json.loads(run("users", "log", "--json"))["entries"]
    assert {entry["localId"] for entry in rest} == {ada.account_id}


def test_the_log_is_off_unless_a_project_turns_it_on(binary, data, run):
    server = RunningServer(binary, data=data)
    server.sign_in(NUMBERS[0])
    page = server.get("/console/projects/demo-dialtone/audit-log/users").text
    assert "The log is off" in page
    answer = requests.get(
        f"{server.url}/dialtone/v1/projects/demo-dialtone/userLog",
        headers={"Authorization": "Bearer owner"},
        timeout=20,
    )
    assert answer.json()["entries"] == []
    server.stop()
