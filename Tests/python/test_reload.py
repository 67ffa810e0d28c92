"""That SIGHUP applies a changed configuration, and that a broken one changes nothing."""

import json
import signal

import pytest
import requests

from running_server import REQUEST_LIMIT, ProductionServer
from seen_addresses import SeenAddresses

CLIENT = "192.0.2.66"
READ = "the configuration was read again"
UNUSABLE = "the configuration cannot be used; the server keeps its settings"
WAITING = "changed settings take effect at the next restart"
REQUEST = '"message":"request"'
SETTINGS = """\
log: {level: notice, format: json}
sms: {caps: {perDay: 50}}
audit: {retention: 30}
mail: {from: a@example.com, smtp: {host: 127.0.0.1, port: 1, username: a, password: hunter2}}
"""


@pytest.fixture
def server(binary, tmp_path):
    running = ProductionServer(binary, tmp_path, SETTINGS)
    yield running
    assert running.stop() == 0


@pytest.fixture
def config(server, tmp_path):
    """Changes the file, and asks the server to read it again."""
    path = tmp_path / "dialtone.yaml"

    def change(*replacements: tuple[str, str]) -> None:
        text = path.read_text()
        for before, after in replacements:
            assert text.count(before) == 1, before
            text = text.replace(before, after)
        path.write_text(text)
        server.signal(signal.SIGHUP)

    return change


def logged(server, message: str) -> dict:
    return json.loads(server.await_line(message))


def test_the_log_level_and_the_trusted_proxies_change_at_once(server, config):
    seen = SeenAddresses(server)

    def call() -> str | None:
        answer = requests.post(
            f"{server.url}{seen.path}", json={}, timeout=REQUEST_LIMIT,
            headers={**seen.headers, "X-Forwarded-For": CLIENT},
        )  # fmt: skip
        assert answer.status_code == 200, answer.text
        return seen.last

    assert call() == "127.0.0.1"
    assert not any(REQUEST in line for line in server.log)
    config(
        ("level: notice", "level: debug"), ("perDay: 50", "perDay: 60"),
        ("port: 0,", "port: 0, trustedProxies: [127.0.0.1],"),
    )  # fmt: skip
    line = logged(server, READ)
    assert line["level"] == "notice"
    assert line["applied"] == "listen.trustedProxies, log.level, sms.caps.perDay"
    assert call() == CLIENT
    server.await_line(REQUEST)
    assert not any(WAITING in line for line in server.log)


def test_settings_that_need_a_restart_are_named_at_each_reload(server, config):
    config(("retention: 30", "retention: 31"), ("hunter2", "hunter3"))
    assert logged(server, READ)["applied"] == "none"
    waiting = "audit.retention, mail.smtp.password"
    assert logged(server, WAITING)["settings"] == waiting
    config(("level: notice", "level: info"))
    assert logged(server, READ)["applied"] == "log.level"
    assert logged(server, WAITING)["settings"] == waiting
    assert not any("hunter" in line for line in server.log)


def test_a_broken_file_changes_nothing(server, config):
    config(("level: notice", "level: loud"), ("perDay: 50", "perDay: -1"), ("sms:", "log2: {a: 1}\nsms:"))
    problems = sorted(logged(server, UNUSABLE)["problem"] for _ in range(3))
    assert problems[0].startswith("log.level: must be one of") and "see line" in problems[0]
    assert problems[1].startswith("sms.caps.perDay: must be 0") and "see line" in problems[1]
    assert problems[2].startswith("unknown settings in the configuration file: log2.a")
    config(("level: loud, format: json}", "level: debug, format: json"))
    problem = logged(server, UNUSABLE)
    assert "is malformed: line" in problem["problem"]
    body = {"email": "a@example.com", "password": "correct horse battery"}
    assert server.post("/v1/accounts:signUp", body).status_code == 200
    assert not any("hunter2" in line or REQUEST in line for line in server.log)
    assert not any(READ in line for line in server.log)
