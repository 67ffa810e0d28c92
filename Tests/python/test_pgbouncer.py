"""Servers behind PgBouncer in transaction mode: nothing needs a session of PostgreSQL."""

import json
import subprocess
import tempfile
import threading
from pathlib import Path

import psycopg
import pytest

from pgbouncer import PgBouncer
from running_server import ProductionServer, RunningServer

WAIT = 60
CALLERS = 6
CALLS = 15
POOL = 4


class PooledServer(RunningServer):
    """`dialtone dev`, whose inbox shows the codes, on the pooler's database."""

    def __init__(self, binary: Path, data: Path, url: str):
        self._start(
            [str(binary), "dev", "--port", "0", "--data", str(data), "--database", url]
        )


@pytest.fixture
def pooler(postgres):
    # Not in pytest's folder, which PgBouncer's user cannot enter.
    with tempfile.TemporaryDirectory() as folder:
        running = PgBouncer(Path(folder), postgres, POOL)
        yield running
        running.stop()


@pytest.fixture
def limited(postgres):
    """The address of the database, whose sessions have the limit that the example asks for."""
    with psycopg.connect(postgres, autocommit=True) as connection:
        name = connection.info.dbname
        connection.execute(f"alter database {name} set statement_timeout = '8s'")
    return postgres


def test_users_sign_in_while_few_connections_are_shared(binary, pooler, tmp_path):
    server = PooledServer(binary, tmp_path, pooler.url)
    failures: list[BaseException] = []

    def sign_in(caller: int) -> None:
        try:
            for call in range(CALLS):
                user = server.sign_in(f"+1650555{1000 + caller * CALLS + call}")
                renewed = server.refresh(user.refresh_token)
                assert renewed.status_code == 200, renewed.text
                assert renewed.json()["user_id"] == user.account_id
        except BaseException as problem:
            failures.append(problem)

    callers = [threading.Thread(target=sign_in, args=(number,)) for number in range(CALLERS)]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join(timeout=WAIT)
        assert not caller.is_alive()
    assert not failures, failures[0]

    # The server has more connections than the pooler, so they were shared.
    clients = [one for one in pooler.administer("show clients") if one["database"] == "dialtone"]
    servers = [one for one in pooler.administer("show servers") if one["database"] == "dialtone"]
    assert len(clients) > POOL
    assert 1 <= len(servers) <= POOL
    assert server.stop() == 0


def test_nothing_stays_in_a_session_of_postgresql(binary, pooler, tmp_path):
    server = PooledServer(binary, tmp_path, pooler.url)
    server.sign_in("+16505550100")
    for _ in range(2 * POOL):
        with psycopg.connect(pooler.url, prepare_threshold=None, autocommit=True) as session:
            prepared = session.execute("select count(*) from pg_prepared_statements").fetchone()
            limits = session.execute(
                "select current_setting('statement_timeout'), current_setting('lock_timeout'),"
                " current_setting('idle_in_transaction_session_timeout')"
            ).fetchone()
            locks = session.execute(
                "select count(*) from pg_locks where locktype = 'advisory' and database ="
                " (select oid from pg_database where datname = current_database())"
            ).fetchone()
        assert prepared == (0,)
        assert limits == ("0", "0", "0")
        assert locks == (0,)
    assert server.stop() == 0


def test_a_production_server_starts_works_and_is_backed_up(
    binary, limited, pooler, tmp_path_factory
):
    folder = tmp_path_factory.mktemp("production")
    server = ProductionServer(binary, folder, database=pooler.url)
    body = {"email": "a@example.com", "password": "correct horse battery"}
    assert server.post("/v1/accounts:signUp", body).status_code == 200
    assert server.get("/readyz", headers={"Host": "id.example.com"}).status_code == 200
    assert "ready" in server.command("nodes")

    shown = json.loads(server.command("schema", "show", "--json"))
    assert shown["isUsable"] and "nextStep" not in shown

    backup = folder / "backup.db"
    server.command("backup", str(backup))
    assert backup.stat().st_size > 0

    moved = subprocess.run(
        server.words("migrate", "--to", f"sqlite:{folder}/moved.db"),
        capture_output=True, text=True, timeout=WAIT,
    )  # fmt: skip
    assert moved.returncode == 1
    assert "through a pooler" in moved.stderr
    assert server.stop() == 0


def test_doctor_recognizes_the_pooler_and_says_what_to_set(binary, pooler, postgres, tmp_path):
    server = ProductionServer(binary, tmp_path, database=pooler.url)

    def check(url: str) -> dict:
        server.use_database(url)
        ended = subprocess.run(
            server.words("doctor", "--offline", "--json"),
            capture_output=True, text=True, timeout=WAIT,
        )  # fmt: skip
        found = json.loads(ended.stdout)["checks"]
        return {(one["check"], one["state"]): one for one in found}

    found = check(pooler.url)
    assert ("pooler", "ok") in found
    assert "ALTER ROLE" in found["pooler", "warning"]["remedy"]
    with psycopg.connect(postgres, autocommit=True) as connection:
        name = connection.info.dbname
        connection.execute(f"alter database {name} set statement_timeout = '8s'")
    pooler.administer("reconnect")
    found = check(pooler.url)
    assert ("pooler", "ok") in found and ("pooler", "warning") not in found
    assert not any(name == "pooler" for name, _ in check(postgres))
    assert server.stop() == 0


def test_sessions_that_end_cost_no_acknowledged_account(
    binary, pooler, tmp_path, postgres
):
    server = PooledServer(binary, tmp_path, pooler.url)
    first = server.sign_in("+16505550101")
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where datname = current_database() and pid <> pg_backend_pid()"
        )
    second = server.sign_in("+16505550102")
    pooler.administer("reconnect")
    third = server.sign_in("+16505550103")
    with psycopg.connect(postgres) as connection:
        rows = connection.execute("select account_id from account").fetchall()
    assert {row[0] for row in rows} >= {first.account_id, second.account_id, third.account_id}
    assert server.stop() == 0
