"""`dialtone backup`, `restore` and `migrate`: nothing is lost between SQLite and PostgreSQL."""

import json
import re
import signal
import sqlite3
import subprocess
import time

import psycopg
import pytest
import requests

from running_server import ProductionServer

WAIT = 60
MANY = 40_000
SETTING = "passwordSignIn.policy.minimumLength=11"


@pytest.fixture
def filled(binary, tmp_path):
    """A production server with what a running system has, stopped."""
    production = ProductionServer(binary, tmp_path)
    production.command("projects", "set", "shop", SETTING)
    production.command("hooks", "add", "https://hooks.example/x", "--after", "account.created")
    production.command("clients", "add", "Desk", "--redirect", "https://desk.example/done")
    production.command("test-numbers", "set", "+16505550135", "918273", "--project", "shop")
    yield production
    production.stop()


def sign_up(server: ProductionServer) -> dict:
    body = {"email": "a@example.com", "password": "correct horse battery", "returnSecureToken": True}
    answer = server.post("/v1/accounts:signUp", body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def renew(server: ProductionServer, refresh_token: str) -> requests.Response:
    body = {"grantType": "refresh_token", "refreshToken": refresh_token}
    return server.post("/v1/token", body)


def keys(server: ProductionServer) -> list[str]:
    return sorted(key["kid"] for key in server.get("/.well-known/jwks.json").json()["keys"])


def assert_goes_on(server: ProductionServer, account: dict, former_keys: list[str]) -> None:
    """The server knows the account, its session, the keys and the settings."""
    assert keys(server) == former_keys
    renewed = renew(server, account["refreshToken"])
    assert renewed.status_code == 200, renewed.text
    assert renewed.json()["user_id"] == account["localId"]
    answer = server.sign_in_with_password("a@example.com", "correct horse battery")
    assert answer.status_code == 200, answer.text
    shown = json.loads(server.command("projects", "show", "shop", "--json"))
    assert shown["settings"]["passwordSignIn"]["policy"]["minimumLength"] == 11
    assert "hooks.example" in server.command("hooks", "list")
    assert "desk.example" in server.command("clients", "list", "--json")


def run(server: ProductionServer, *words: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        server.words(*words), capture_output=True, text=True, timeout=WAIT
    )


def copy_account(path, account: str, count: int) -> None:
    """Adds accounts that are like this one, without its address."""
    with sqlite3.connect(path) as database:
        columns = [row[1] for row in database.execute("PRAGMA table_info(account)")]
        values = [
            {"account_id": "account_id || '-' || n"}.get(column, column) for column in columns
        ]
        database.execute(
            f"""
            WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number LIMIT {count})
            INSERT INTO account ({", ".join(columns)})
            SELECT {", ".join(values)} FROM account, number WHERE account_id = ?
            """,
            (account,),
        )


def wait_for_accounts(url: str) -> None:
    """Waits until the first accounts are committed."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        with psycopg.connect(url) as connection:
            exists = connection.execute("select to_regclass('account')").fetchone()[0]
            if exists and connection.execute("select from account limit 1").fetchone() is not None:
                return
        time.sleep(0.02)
    raise AssertionError("no account was copied")


def test_a_server_goes_on_with_postgresql_after_a_migration(filled, postgres):
    account = sign_up(filled)
    former = keys(filled)

    refused = run(filled, "migrate", "--to", postgres)
    assert refused.returncode == 1
    assert "another server uses" in refused.stderr

    assert filled.stop() == 0
    moved = run(filled, "migrate", "--to", postgres)
    assert moved.returncode == 0, moved.stderr
    assert re.search(r"^Copied \d+ rows\. Set database\.url to the new address\.$", moved.stderr)

    filled.use_database(postgres)
    filled.start()
    assert_goes_on(filled, account, former)


def test_a_folder_of_backups_keeps_the_newest(filled, tmp_path):
    folder = tmp_path / "backups"
    missing = run(filled, "backup", str(folder), "--keep", "1")
    assert (missing.returncode, missing.stderr) == (1, f"Error: There is no folder {folder}.\n")
    folder.mkdir()
    former = folder / "dialtone-2026-01-02T03-04-05Z.db"
    former.touch()
    (folder / "notes.txt").touch()
    written = run(filled, "backup", str(folder), "--keep", "1")
    assert written.returncode == 0, written.stderr
    assert written.stderr.endswith("Deleted 1 older backup.\n")
    [backup] = folder.glob("*.db")
    assert re.fullmatch(r"dialtone-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db", backup.name)
    assert (folder / "notes.txt").exists() and backup != former
    with sqlite3.connect(backup) as database:
        assert database.execute("select count(*) from project").fetchone() == (1,)


def test_a_backup_of_a_running_server_fills_a_database_of_the_other_kind(
    filled, postgres, tmp_path
):
    account = sign_up(filled)
    former = keys(filled)
    backup = tmp_path / "backup.db"
    written = run(filled, "backup", str(backup))
    assert written.returncode == 0, written.stderr
    assert backup.stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(backup) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    # A change after the backup is not part of it.
    late = filled.post("/v1/accounts:signUp", {"returnSecureToken": True}).json()
    again = run(filled, "backup", str(backup))
    assert again.returncode == 1
    assert "already exists" in again.stderr

    assert filled.stop() == 0
    filled.use_database(postgres)
    restored = run(filled, "restore", str(backup))
    assert restored.returncode == 0, restored.stderr
    filled.start()
    assert renew(filled, late["refreshToken"]).status_code == 400
    assert_goes_on(filled, account, former)

    # And back: a backup of PostgreSQL is a file that SQLite can serve.
    second = tmp_path / "second.db"
    assert run(filled, "backup", str(second)).returncode == 0
    assert filled.stop() == 0
    filled.use_database(f"sqlite:{tmp_path}/new.db")
    assert run(filled, "restore", str(second)).returncode == 0
    filled.start()
    assert keys(filled) == former
    answer = filled.sign_in_with_password("a@example.com", "correct horse battery")
    assert answer.status_code == 200, answer.text


def test_a_killed_migration_is_refused_by_servers_and_goes_on(filled, postgres, tmp_path):
    account = sign_up(filled)
    former = keys(filled)
    assert filled.stop() == 0
    original = tmp_path / "dialtone.db"
    copy_account(original, account["localId"], MANY)
    interrupted = subprocess.Popen(
        filled.words("migrate", "--to", postgres),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_for_accounts(postgres)
    interrupted.send_signal(signal.SIGKILL)
    interrupted.communicate(timeout=WAIT)

    filled.use_database(postgres)
    refused = run(filled, "serve")
    assert refused.returncode == 1
    assert "a copy into the database is not complete" in refused.stderr + refused.stdout

    filled.use_database(f"sqlite:{original}")
    assert run(filled, "migrate", "--to", postgres).returncode == 0
    filled.use_database(postgres)
    filled.start()
    assert_goes_on(filled, account, former)
