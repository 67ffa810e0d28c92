"""That `dialtone doctor` finds what is wrong around a server, and changes nothing."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from database import postgres_database
from key_proxy import OwnKey
from mail_server import MailServer
from running_server import START_LIMIT, ProductionServer, free_port
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


def test_files_that_all_users_can_read_are_named(server, surroundings, tmp_path):
    *words, original = server.words("doctor", "--json", "--offline")
    config = tmp_path / "open.yaml"
    config.write_text(Path(original).read_text())
    config.chmod(0o644)
    ended = subprocess.run(
        [*words, str(config)],
        capture_output=True, text=True, timeout=START_LIMIT, env={**os.environ, **surroundings},
    )
    found = {one["check"]: one for one in json.loads(ended.stdout)["checks"]}
    assert found["configuration file"]["remedy"] == f"Run `chmod o= {config}`."


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
        assert server.stop() == 0
