"""Tests silent pushes of the real program with independent HTTP/2, TLS and JWT libraries."""

import pytest

from apple_push import KEY_ID, TEAM, PushService
from running_server import ProductionServer

APP = "com.example.shop"
DEVICE = "0a1b" * 16
HEADERS = {"X-Ios-Bundle-Identifier": APP}


@pytest.fixture(scope="module")
def apple(tmp_path_factory):
    service = PushService(tmp_path_factory.mktemp("apple"))
    yield service
    service.close()


@pytest.fixture(scope="module")
def server(binary, apple, tmp_path_factory):
    folder = tmp_path_factory.mktemp("server")
    settings = (
        f"apns: {{productionHost: '{apple.host}', sandboxHost: '{apple.host}', "
        f"authorities: '{apple.authority}'}}\n"
    )
    running = ProductionServer(binary, folder, settings)
    key = folder / f"AuthKey_{KEY_ID}.p8"
    key.write_bytes(apple.key_file)
    running.command("apns", "add-key", str(key), "--team-id", TEAM)
    yield running
    assert running.stop() == 0, "".join(running.log)


def ask(server):
    answer = server.post(
        "/v1/accounts:verifyIosClient", {"appToken": DEVICE.upper()}, headers=HEADERS
    )
    assert answer.status_code == 200, answer.text
    assert answer.json()["suggestedTimeout"] == "5"
    return answer.json()["receipt"]


def test_the_server_speaks_valid_http2(server, apple):
    receipt = ask(server)
    push = apple.next()
    assert push.headers[":method"] == "POST"
    assert push.headers[":path"] == f"/3/device/{DEVICE}"
    assert push.headers["apns-topic"] == APP
    assert push.headers["apns-push-type"] == "background"
    assert push.headers["apns-priority"] == "5"
    assert push.proof["receipt"] == receipt
    status = server.post(
        "/dialtone/v1/accounts:pushStatus", {"receipt": receipt}, headers=HEADERS
    )
    assert status.json()["state"] in ("PENDING", "SENT"), status.text


def test_a_connection_is_kept_for_the_next_push(server, apple):
    numbers = set()
    for _ in range(3):
        ask(server)
        numbers.add(apple.next().connection)
    assert len(numbers) == 1


def test_only_the_receipt_and_secret_of_the_push_are_accepted(server, apple):
    receipt = ask(server)
    secret = apple.next().proof["secret"]
    body = {"phoneNumber": "+16505550123", "iosReceipt": receipt}
    path = "/v1/accounts:sendVerificationCode"
    forged = server.post(path, body | {"iosSecret": receipt}, headers=HEADERS)
    assert forged.json()["error"]["message"].startswith("INVALID_APP_CREDENTIAL")
    real = server.post(path, body | {"iosSecret": secret}, headers=HEADERS)
    assert "CREDENTIAL" not in real.text


def test_the_command_line_shows_apple_s_responses(server, apple):
    listed = server.command("apns", "list")
    assert KEY_ID in listed and TEAM in listed
    shown = server.command("apns", "test", "--bundle-id", APP)
    assert shown.count("accepted") == 2
    apple.next(), apple.next()
    sent = server.command("apns", "test", "--bundle-id", APP, "--device-token", DEVICE)
    assert "accepted the push" in sent
    assert apple.next().headers["apns-topic"] == APP
