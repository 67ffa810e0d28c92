"""That `dialtone doctor` finds what is wrong around a server, and changes nothing."""

import json
import os
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import psycopg
import pytest

from database import postgres_database
from key_proxy import OwnKey
from mail_server import MailServer
from running_server import START_LIMIT, ProductionServer, RunningServer, free_port
from tls_front import TLSFront


@pytest.fixture(scope="module")
def mails():
    server = MailServer()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def server(binary, mails, tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    running = ProductionServer(binary, folder, mails.settings)
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="module")
def surroundings(server, tmp_path_factory):
    """The environment in which everything around the server is as it should be."""
    folder = tmp_path_factory.mktemp("front")
    key = OwnKey()
    backends = {}
    front = TLSFront(key, folder, backends)
    backends[f"localhost:{front.port}"] = server.url
    authorities = folder / "authorities.pem"
    authorities.write_text(key.certificate_pem)
    yield {
        "DIALTONE_LISTEN_PUBLIC_URL": f"https://localhost:{front.port}",
        "DIALTONE_LISTEN_TRUSTED_PROXIES": "127.0.0.1",
        "DIALTONE_OUTBOUND_AUTHORITIES": str(authorities),
    }
    front.stop()


def doctor(server, environment: dict[str, str], *words: str) -> tuple[dict, int]:
    """Returns the findings by check, and the exit code."""
    ended = subprocess.run(
        server.words("doctor", "--json", *words),
        capture_output=True, text=True, timeout=START_LIMIT, env={**os.environ, **environment},
    )
    assert ended.stdout, ended.stderr
    findings = json.loads(ended.stdout)["checks"]
    return {one["check"]: one for one in findings}, ended.returncode


def test_a_sound_server_passes_the_checks(server, surroundings, mails):
    found, code = doctor(server, surroundings)
    assert code == 0, found
    for check in (
        "configuration", "master key", "database", "schema", "signing keys", "service accounts",
        "mail server", "public URL", "proxy", "numbering plan",
    ):
        assert found[check]["state"] == "ok", found[check]
        assert "remedy" not in found[check]
    assert "operators invite" in found["operators"]["remedy"]
    assert "leads to a running server" in found["public URL"]["detail"]
    assert "only test numbers can sign in" in found["sender"]["detail"]
    assert found["certificate"]["state"] == "warning"
    assert "valid for 0 more days" in found["certificate"]["detail"]
    assert mails.mails == []


def test_a_service_account_that_expires_within_two_weeks_is_a_warning(server, surroundings):
    for name, days in (("soon", "10"), ("later", "30")):
        server.command("service-accounts", "create", name, "--days", days, "--project", server.project)
    found, _ = doctor(server, surroundings, "--offline")
    address = f"{{}}@{server.project}.iam.dialtone.invalid"
    warning = found[f"service account {address.format('soon')}"]
    assert warning["state"] == "warning" and warning["detail"].startswith("expires at ") and warning["remedy"]
    assert f"service account {address.format('later')}" not in found
    for name in ("soon", "later"):
        server.command("service-accounts", "delete", address.format(name), "--project", server.project, "--yes")


def test_the_table_has_a_remedy_for_each_problem_and_a_summary(server, surroundings):
    environment = {**os.environ, **surroundings}
    del environment["DIALTONE_LISTEN_TRUSTED_PROXIES"]
    shown = subprocess.run(
        server.words("doctor", "--offline"),
        capture_output=True, text=True, timeout=START_LIMIT, env=environment,
    )
    assert shown.returncode == 1, shown.stdout
    assert "Set it to the address of the proxy that terminates TLS" in shown.stdout
    assert "1 failed" in shown.stdout.splitlines()[-1]
    assert "mail server" not in shown.stdout


def test_what_cannot_be_reached_fails(server, surroundings, tmp_path):
    (tmp_path / "password").write_text("of-the-gateway")
    closed = free_port()
    server.command(
        "sms", "gateways", "add", "main", "kannel",
        "--set", f"baseURL=http://127.0.0.1:{closed}/cgi-bin/sendsms", "--set", "username=shop",
        "--secret-file", f"password={tmp_path / 'password'}",
    )
    found, code = doctor(
        server,
        {
            **surroundings,
            "DIALTONE_SENDER_KIND": "routes",
            "DIALTONE_MAIL_SMTP_PORT": str(closed),
            "DIALTONE_LISTEN_PUBLIC_URL": f"https://localhost:{closed}",
        },
    )
    assert code == 1
    assert found["gateway main"]["state"] == "failed"
    assert found["mail server"]["state"] == "failed"
    assert found["public URL"]["state"] == "failed"
    assert "of-the-gateway" not in json.dumps(found)


@pytest.mark.parametrize("mode, state", [(0o644, "warning"), (0o646, "failed"), (0o640, "ok")])
def test_files_that_all_users_can_read_or_change_are_named(
    server, surroundings, tmp_path, mode, state
):
    *words, original = server.words("doctor", "--json", "--offline")
    config, password = tmp_path / "open.yaml", tmp_path / "password"
    config.write_text(Path(original).read_text())
    password.write_text("secret")
    for file in (config, password):
        file.chmod(mode)
    ended = subprocess.run(
        [*words, str(config)],
        capture_output=True, text=True, timeout=START_LIMIT,
        env={**os.environ, **surroundings, "DIALTONE_MAIL_SMTP_PASSWORD_FILE": str(password)},
    )  # fmt: skip
    found = {one["check"]: one for one in json.loads(ended.stdout)["checks"]}
    for check, file in (("configuration file", config), ("mail password", password)):
        assert found[check]["state"] == state
        assert found[check].get("remedy") == (None if state == "ok" else f"Run `chmod o= {file}`.")
    assert found["database owner"]["state"] == "ok"
    assert ended.returncode == (1 if state == "failed" else 0)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file to another user")
def test_a_database_file_of_another_user_is_named(server, surroundings):
    folder = Path(server.words()[-1]).parent
    file = folder / "dialtone.db"
    owner = file.stat().st_uid
    os.chown(file, owner + 1, -1)
    found, code = doctor(server, surroundings, "--offline")
    os.chown(file, owner, -1)
    assert found["database owner"]["state"] == "warning"
    assert found["database owner"]["remedy"].endswith(f"{folder} {file}`.")
    assert code == 0


def test_trusted_proxies_that_contain_clients_are_named(server, surroundings):
    for proxies, state in (("127.0.0.1,0.0.0.0/0", "failed"), ("104.0.0.0/8", "warning")):
        found, code = doctor(
            server, {**surroundings, "DIALTONE_LISTEN_TRUSTED_PROXIES": proxies}, "--offline"
        )
        assert found["proxy"]["state"] == state
        assert proxies.split(",")[-1] in found["proxy"]["detail"]
        assert code == (1 if state == "failed" else 0)


class Responder(BaseHTTPRequestHandler):
    """Responds as a collector of traces and as a list of breached passwords."""

    status = 200

    def do_POST(self):
        self.rfile.read(int(self.headers["content-length"]))
        self._respond("{}")

    def do_GET(self):
        self._respond("0018A45C4D1DEF81644B54AB7F969B88D65:1")

    def _respond(self, body: str) -> None:
        self.send_response(self.status)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, *_):
        pass


@pytest.fixture
def services():
    """The address of services that respond."""
    running = ThreadingHTTPServer(("127.0.0.1", 0), Responder)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_port}"
    running.shutdown()
    running.server_close()


@pytest.mark.parametrize("status", [200, 404, None])
def test_services_in_the_configuration_are_contacted(
    server, surroundings, services, monkeypatch, status
):
    address = services if status else f"http://127.0.0.1:{free_port()}"
    monkeypatch.setattr(Responder, "status", status)
    found, code = doctor(
        server,
        {
            **surroundings,
            "DIALTONE_SENDER_KIND": "webhook",
            "DIALTONE_SENDER_WEBHOOK_URL": f"{address}/hook",
            "DIALTONE_SENDER_WEBHOOK_SECRET": f"whsec_{'a' * 44}",
            "DIALTONE_TRACING_ENDPOINT": address,
            "DIALTONE_PASSWORDS_BREACHED_URL": address,
            "DIALTONE_OUTBOUND_ALLOW": "127.0.0.1",
            "DIALTONE_OUTBOUND_ALLOW_PLAIN_HTTP": "true",
        },
    )
    # Nothing is posted to the webhook, so its responses are not known.
    assert found["webhook"]["state"] == ("ok" if status else "failed")
    for check in ("trace collector", "breached passwords"):
        assert found[check]["state"] == ("ok" if status == 200 else "warning"), found[check]
        if status == 404:
            assert "404" in found[check]["detail"]
    assert code == (0 if status else 1)


def test_another_master_key_and_a_missing_database_fail(binary, surroundings, tmp_path):
    server = ProductionServer(binary, tmp_path)
    assert server.stop() == 0
    server.replace_master_key()
    found, code = doctor(server, surroundings, "--offline")
    assert code == 1
    assert "master key is not the one" in found["signing keys"]["detail"]
    missing = tmp_path / "missing.db"
    server.use_database(f"sqlite:{missing}")
    found, code = doctor(server, surroundings, "--offline")
    assert code == 1
    assert found["database"]["state"] == "failed"
    assert not missing.exists()


def test_postgresql_is_checked_for_what_loses_commits(binary, surroundings, tmp_path):
    with postgres_database() as url:
        server = ProductionServer(binary, tmp_path, database=url)
        found, code = doctor(server, surroundings, "--offline")
        assert code == 1
        assert found["database"]["detail"].startswith("PostgreSQL ")
        assert found["database clock"]["state"] == "ok"
        assert "runs with fsync and" in found["durability"]["detail"]
        assert found["schema"]["state"] == "ok"

        # The tests' server allows 197. Another node would need as many as this one.
        environment = {**surroundings, "DIALTONE_DATABASE_CONNECTIONS": "150"}
        assert "connections" not in doctor(server, environment, "--offline")[0]
        with psycopg.connect(url, autocommit=True) as owner:
            columns = [one.name for one in owner.execute("select * from node").description]
            others = ", ".join(columns[1:])
            owner.execute(f"insert into node (node_id, {others}) select 'other', {others} from node")
        found, _ = doctor(server, environment, "--offline")
        assert found["connections"]["state"] == "warning"
        assert "2 servers can use 300, 150 each" in found["connections"]["detail"]
        assert server.stop() == 0


class LimitedServer(RunningServer):
    """`dialtone dev` with a low soft limit of open files."""

    def __init__(self, binary: Path):
        words = [str(binary), "dev", "--port", "0", "--data", ":memory:"]
        self._start(["bash", "-c", 'ulimit -Sn 200 && exec "$@"', "bash", *words])

    @property
    def limits(self) -> list[str]:
        """The soft and the hard limit."""
        lines = Path(f"/proc/{self._process.pid}/limits").read_text().splitlines()
        return next(line for line in lines if line.startswith("Max open files")).split()[3:5]


def test_the_server_raises_its_limit_of_open_files(binary):
    server = LimitedServer(binary)
    soft, hard = server.limits
    assert int(soft) == min(int(hard), 1_048_576) > 200
    assert server.stop() == 0
