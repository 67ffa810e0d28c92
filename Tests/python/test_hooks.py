"""Tests the statements of docs/hooks.md, with the receiver that it shows."""

import json
import os
import re
import socket
import subprocess
import sys
import threading
import time
from datetime import datetime, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import jwt
import pytest
import requests
from standardwebhooks import Webhook

from running_server import RunningServer

GUIDE = Path(__file__).resolve().parents[2] / "docs/hooks.md"
PATIENCE = 20
REFUSED_NUMBER = "+16505550199"


class Recorder:
    """A receiver that records what it gets and agrees to everything."""

    def __init__(self):
        received = self.received = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                received.append((body, {k.lower(): v for k, v in self.headers.items()}))
                self.send_response(200)
                self.send_header("content-length", "2")
                self.end_headers()
                self.wfile.write(b"{}")

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


def eventually(look):
    """Returns the result of `look`, once there is one."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if found := look():
            return found
        time.sleep(0.1)
    raise AssertionError("it did not happen in time")


@pytest.fixture
def recorder():
    recorder = Recorder()
    yield recorder
    recorder.server.shutdown()


@pytest.fixture
def data(binary, tmp_path) -> Path:
    """A data folder with the project of development mode in it."""
    folder = tmp_path / "data"
    assert RunningServer(binary, data=folder).stop() == 0
    return folder


@pytest.fixture
def hooks(binary, data):
    """Runs `dialtone hooks …` on the data, and returns what it prints."""

    def run(*words: str) -> dict | list:
        done = subprocess.run(
            [binary, "hooks", *words, "--data", data, "--json"], capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return run


@pytest.fixture
def serving(binary, data):
    """Starts a server that knows of the hooks that were added before."""
    running = []

    def start() -> RunningServer:
        running.append(RunningServer(binary, data=data))
        return running[-1]

    yield start
    for server in running:
        server.stop()


@pytest.fixture
def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return probe.getsockname()[1]


@pytest.fixture
def sample(tmp_path):
    """Starts the receiver that the guide shows, with these secrets."""
    running = []

    def start(port: int, *secrets: str) -> subprocess.Popen:
        blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.DOTALL)
        assert len(blocks) == 1
        program = tmp_path / "receiver.py"
        program.write_text(blocks[0])
        environment = os.environ | {"PORT": str(port), "HOOK_SECRETS": " ".join(secrets)}
        running.append(
            subprocess.Popen(
                [sys.executable, "-u", program],
                env=environment,
                stdout=subprocess.PIPE,
                text=True,
            )
        )
        assert "listening" in running[-1].stdout.readline()
        return running[-1]

    yield start
    for process in running:
        process.kill()
        process.wait()


def send_and_complete(server: RunningServer, number: str) -> requests.Response:
    sent = server.post("/v1/accounts:sendVerificationCode", {"phoneNumber": number})
    session = sent.json()["sessionInfo"]
    return server.post(
        "/v1/accounts:signInWithPhoneNumber",
        {"sessionInfo": session, "code": server.code_of(session)},
    )


def test_the_receiver_of_the_guide_decides_who_signs_up(hooks, serving, sample, free_port):
    url = f"http://127.0.0.1:{free_port}/"
    secrets = [
        hooks("add", url, "--before", trigger)["secret"]
        for trigger in ("beforeCreate", "beforeSignIn")
    ]
    sample(free_port, *secrets)
    server = serving()
    refused = send_and_complete(server, REFUSED_NUMBER)
    assert refused.status_code == 400
    message = refused.json()["error"]["message"]
    assert message.startswith("BLOCKING_FUNCTION_ERROR_RESPONSE : ((HTTP request to ")
    assert "This number cannot sign up here." in message
    signed_in = server.sign_in("+16505550110")
    claims = jwt.decode(signed_in.id_token, options={"verify_signature": False})
    assert claims["plan"] == "free"
    renewed = server.refresh(signed_in.refresh_token).json()
    claims = jwt.decode(renewed["id_token"], options={"verify_signature": False})
    assert claims["plan"] == "free"
    # A server that stops writes the calls that it has not written yet.
    assert server.stop() == 0
    calls = hooks("calls")["calls"]
    assert [(call["trigger"], call["outcome"]) for call in reversed(calls)] == [
        ("beforeCreate", "refused"), ("beforeCreate", "allowed"), ("beforeSignIn", "allowed"),
    ]
    assert calls[-1]["code"] == "NUMBER_BLOCKED" and calls[-1]["status"] == 200
    assert calls[0]["user"] == signed_in.account_id and calls[0]["attempts"] == 1
    assert len({call["node"] for call in calls}) == 1
    assert REFUSED_NUMBER.removeprefix("+") not in json.dumps(calls)
    assert hooks("calls", "--outcome", "refused", "--limit", "1")["calls"] == calls[-1:]


def test_events_reach_the_receiver_of_the_guide_and_are_logged(hooks, serving, sample, free_port):
    url = f"http://127.0.0.1:{free_port}/"
    added = hooks("add", url, "--after", "account.created", "--after", "account.deleted")
    receiver = sample(free_port, added["secret"])
    server = serving()
    person = server.sign_in("+16505550111")
    assert receiver.stdout.readline().strip() == f"account.created {person.account_id}"
    server.post("/v1/accounts:delete", {"idToken": person.id_token})
    assert receiver.stdout.readline().strip() == f"account.deleted {person.account_id}"

    def delivered():
        log = hooks("deliveries", "list")["deliveries"]
        return log if all(entry["state"] == "delivered" for entry in log) else None

    log = eventually(delivered)
    assert sorted(entry["event"] for entry in log) == ["account.created", "account.deleted"]
    assert {entry["lastStatus"] for entry in log} == {204}


def test_the_receiver_of_the_guide_refuses_another_secret(sample, free_port):
    stranger = Webhook("whsec_" + "A" * 32)
    sample(free_port, "whsec_" + "B" * 32)
    body = json.dumps({"type": "account.deleted", "data": {"account": {"id": "x"}}})
    now = int(time.time())
    signature = stranger.sign("evt_1", datetime.fromtimestamp(now, timezone.utc), body)
    answer = requests.post(
        f"http://127.0.0.1:{free_port}/",
        data=body,
        headers={
            "webhook-id": "evt_1",
            "webhook-timestamp": str(now),
            "webhook-signature": signature,
        },
        timeout=PATIENCE,
    )
    assert answer.status_code == 401


def test_an_independent_library_verifies_what_is_sent(hooks, serving, recorder):
    added = hooks("add", recorder.url, "--before", "beforeSendSms")
    server = serving()
    sent = server.post("/v1/accounts:sendVerificationCode", {"phoneNumber": "+16505550112"})
    assert sent.status_code == 200
    [(body, headers)] = recorder.received
    event = Webhook(added["secret"]).verify(body, headers)
    assert event["type"] == "beforeSendSms"
    assert event["data"]["sms"] == {"phoneNumber": "+16505550112", "type": "SIGN_IN_OR_SIGN_UP"}


def test_a_blocking_function_of_firebase_can_verify_its_token(hooks, serving, recorder):
    added = hooks("add", recorder.url, "--before", "beforeCreate", "--format", "firebase")
    server = serving()
    person = server.sign_in("+16505550113")
    [(body, headers)] = recorder.received
    token = Webhook(added["secret"]).verify(body, headers)["data"]["jwt"]
    keys = jwt.PyJWKClient(f"{server.url}/.well-known/jwks.json")
    claims = jwt.decode(
        token,
        keys.get_signing_key_from_jwt(token),
        algorithms=["RS256"],
        audience=recorder.url,
        issuer=f"https://securetoken.google.com/{server.project}",
    )
    assert claims["event_type"] == "beforeCreate"
    assert claims["user_record"]["uid"] == claims["sub"] == person.account_id
    assert claims["user_record"]["phone_number"] == "+16505550113"
    assert claims["sign_in_method"] == "phone"


def test_a_test_event_reaches_the_hook(binary, data, hooks, recorder):
    added = hooks("add", recorder.url, "--after", "account.created")
    done = subprocess.run(
        [binary, "hooks", "test", added["id"], "--data", data], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    [(body, headers)] = recorder.received
    assert Webhook(added["secret"]).verify(body, headers)["type"] == "hook.test"
