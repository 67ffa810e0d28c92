"""Servers behind PgBouncer in transaction mode: nothing needs a session of PostgreSQL."""

import json
import subprocess
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import psycopg
import pytest

from pgbouncer import PgBouncer
from running_server import ProductionServer, RunningServer, free_port

WAIT = 60
CALLERS = 6
CALLS = 15
POOL = 4
EVENTS = 24

# The lock of the program that upgrades the schema: "dialtone".
UPGRADE = 0x6469_616C_746F_6E65


class PooledServer(RunningServer):
    """`dialtone dev`, whose inbox shows the codes, on the pooler's database."""

    def __init__(self, binary: Path, data: Path, url: str):
        self._start(
            [str(binary), "dev", "--port", "0", "--data", str(data), "--database", url]
        )


class OtherNode(RunningServer):
    """A second node with the configuration of the first."""

    project = ProductionServer.project
    api_key = ProductionServer.api_key

    def __init__(self, first: ProductionServer):
        admin = f"DIALTONE_ADMIN_LISTEN=127.0.0.1:{free_port()}"
        self._start(["env", admin, *first.words("serve")])


def eventually(look):
    """Returns the result of `look`, once there is one."""
    end = time.monotonic() + WAIT
    while not (found := look()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def clients(pooler: PgBouncer) -> list[dict]:
    """The connections to the pooler, of any node."""
    return [one for one in pooler.administer("show clients") if one["database"] == "dialtone"]


def nodes(binary: Path, folder: Path, url: str, count: int) -> list[PooledServer]:
    """Starts servers with one master key on a database at the same time."""
    key = subprocess.run(
        [binary, "keys", "generate-master"], capture_output=True, text=True, check=True
    ).stdout
    (folder / "master.key").write_text(key)
    (folder / "master.key").chmod(0o600)
    with ThreadPoolExecutor(count) as starts:
        return list(starts.map(lambda _: PooledServer(binary, folder, url), range(count)))


@pytest.fixture
def recorder():
    """A hook that keeps the IDs of the events that it gets."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            self.rfile.read(int(self.headers["content-length"]))
            self.server.events.append(self.headers["webhook-id"])
            self.send_response(200)
            self.send_header("content-length", "2")
            self.end_headers()
            self.wfile.write(b"{}")

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.events = []
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()


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
    servers = [one for one in pooler.administer("show servers") if one["database"] == "dialtone"]
    assert len(clients(pooler)) > POOL
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


def test_nodes_that_start_together_make_the_schema_once(binary, pooler, tmp_path):
    # A second attempt to make it would end a node's start; and each accepts the others' tokens.
    first, second, third = nodes(binary, tmp_path, pooler.url, 3)
    user = first.sign_in("+16505550104")
    for server in (second, third):
        assert server.refresh(user.refresh_token).status_code == 200
    for server in (first, second, third):
        assert server.stop() == 0


def test_the_lock_of_an_upgrade_ends_with_its_holder(binary, pooler, postgres, tmp_path):
    holder = psycopg.connect(pooler.url, prepare_threshold=None)
    holder.execute("select pg_advisory_xact_lock(%s)", [UPGRADE])
    with ThreadPoolExecutor(1) as starts:
        start = starts.submit(nodes, binary, tmp_path, pooler.url, 1)
        with psycopg.connect(postgres, autocommit=True) as connection:
            eventually(lambda: len(clients(pooler)) > 1)
            tables = "select count(*) from pg_tables where tablename = 'account'"
            assert connection.execute(tables).fetchone() == (0,)
            assert not start.done()
            # Its process ends without a word to PostgreSQL: the pooler ends the transaction.
            holder.pgconn.finish()
            [server] = start.result(timeout=WAIT)
            assert connection.execute(tables).fetchone() == (1,)
    server.sign_in("+16505550105")
    assert server.stop() == 0


def test_one_of_several_nodes_delivers_each_event(binary, pooler, recorder, tmp_path):
    outbound = "outbound: {allow: [127.0.0.1], allowPlainHTTP: true}\n"
    first = ProductionServer(binary, tmp_path, outbound, database=pooler.url)
    first.command("projects", "set", first.project, "callLimits.isEnabled=false")
    url = f"http://127.0.0.1:{recorder.server_port}/"
    first.command("hooks", "add", url, "--after", "account.created", "--project", first.project)
    second = OtherNode(first)
    for number in range(EVENTS):
        body = {"email": f"user{number}@example.com", "password": "correct horse battery"}
        made = (first, second)[number % 2].post("/v1/accounts:signUp", body)
        assert made.status_code == 200, made.text
    eventually(lambda: len(set(recorder.events)) == EVENTS)
    assert second.stop() == 0
    assert first.stop() == 0
    assert len(recorder.events) == EVENTS


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
