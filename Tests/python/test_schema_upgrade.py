"""`dialtone schema` and `database.upgrade`: who may change the tables, and who refuses them."""

import json
import subprocess
import time

import psycopg
import pytest

from running_server import START_LIMIT, ProductionServer

INSERTION = (
    "insert into schema_migration (position, name, digest, kind) values (50, %s, '', %s)"
)
READY = {"Host": "id.example.com"}


@pytest.fixture
def server(binary, tmp_path, postgres):
    running = ProductionServer(binary, tmp_path, database=postgres)
    yield running
    running.stop()


def run(server: ProductionServer, *words: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        server.words(*words), capture_output=True, text=True, timeout=START_LIMIT
    )


def test_only_the_command_migrates_if_servers_must_not(server, postgres, monkeypatch):
    assert server.stop() == 0
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("drop schema public cascade")
        connection.execute("create schema public")
    monkeypatch.setenv("DIALTONE_DATABASE_UPGRADE", "command")

    for words in (("serve",), ("projects", "list")):
        refused = run(server, *words)
        assert refused.returncode == 1
        assert "the database lacks 0001-initial. Run `dialtone schema migrate`" in refused.stderr
    dry = run(server, "schema", "migrate", "--dry-run")
    assert dry.returncode == 0, dry.stderr
    assert "0001-initial  expansion  pending" in dry.stdout
    with psycopg.connect(postgres) as connection:
        count = connection.execute(
            "select count(*) from information_schema.tables where table_schema = 'public'"
        ).fetchone()
    assert count == (0,)

    migrated = run(server, "schema", "migrate")
    assert migrated.returncode == 0, migrated.stderr
    assert migrated.stderr == "Applied 1 migration.\n"
    assert "0001-initial  expansion  applied" in migrated.stdout
    again = run(server, "schema", "migrate", "--json")
    assert again.stderr == ""
    assert json.loads(again.stdout)["isUsable"]
    server.start()
    assert server.get("/readyz", headers=READY).status_code == 200


def test_a_server_goes_on_after_a_newer_version_has_added_to_the_schema(
    server, postgres, tmp_path
):
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("alter table project add column later text")
        connection.execute(INSERTION, ("0900-later", "expansion"))
    body = {"email": "a@example.com", "password": "correct horse battery"}
    assert server.post("/v1/accounts:signUp", body).status_code == 200
    assert server.stop() == 0
    server.start()
    shown = json.loads(server.command("schema", "show", "--json"))
    assert shown["migrations"][-1] == {"name": "0900-later", "kind": "expansion", "state": "newer"}
    # It would lack what the newer version has added.
    backup = run(server, "backup", str(tmp_path / "backup.db"))
    assert backup.returncode == 1
    assert "migrated by a newer version (0900-later)" in backup.stderr


def test_a_server_refuses_a_schema_from_which_something_was_removed(server, postgres):
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(INSERTION, ("0901-gone", "contraction"))
    # Its readiness is checked at most every two seconds.
    end = time.monotonic() + START_LIMIT
    while server.get("/readyz", headers=READY).status_code == 200:
        assert time.monotonic() < end
        time.sleep(0.1)
    assert server.get("/healthz", headers=READY).status_code == 200
    assert server.stop() == 0
    for words in (("serve",), ("projects", "list"), ("schema", "migrate")):
        refused = run(server, *words)
        assert refused.returncode == 1
        assert "migrated by a newer version (0901-gone)" in refused.stderr
