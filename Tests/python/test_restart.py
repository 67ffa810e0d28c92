"""That what was acknowledged is still there when the server comes back."""

from contextlib import contextmanager

import pytest
import requests

from running_server import ProductionServer, RunningServer


@pytest.fixture
def running(binary, tmp_path):
    """Starts a server on the data of the ones before it."""

    @contextmanager
    def start():
        server = RunningServer(binary, data=tmp_path / "data")
        try:
            yield server
        finally:
            exit_code = server.stop()
        assert exit_code == 0, "".join(server.log)

    return start


def test_accounts_and_their_sessions_survive_a_restart(running, phone_number):
    with running() as server:
        before = server.sign_in(phone_number)
    with running() as server:
        assert server.refresh(before.refresh_token).status_code == 200
        again = server.sign_in(phone_number)
    assert again.account_id == before.account_id
    assert not again.is_new_account


def test_an_id_token_is_valid_after_a_restart(running, phone_number):
    with running() as server:
        id_token = server.sign_in(phone_number).id_token
        keys = server.get("/.well-known/jwks.json").json()
    with running() as server:
        assert server.get("/.well-known/jwks.json").json() == keys
        answer = server.post("/v1/accounts:lookup", {"idToken": id_token})
        assert answer.status_code == 200, answer.text


def test_a_code_sent_before_a_restart_is_accepted_once(running, phone_number):
    with running() as server:
        sent = server.post("/v1/accounts:sendVerificationCode", {"phoneNumber": phone_number})
        session_info = sent.json()["sessionInfo"]
        proof = {"sessionInfo": session_info, "code": server.code_of(session_info)}
    with running() as server:
        assert server.post("/v1/accounts:signInWithPhoneNumber", proof).status_code == 200
    with running() as server:
        assert server.post("/v1/accounts:signInWithPhoneNumber", proof).status_code == 400


def test_messages_and_mails_survive_a_restart_and_can_be_cleared(running, phone_number):
    inbox = "/emulator/v1/projects/demo-dialtone/inbox"
    with running() as server:
        server.post("/v1/accounts:sendVerificationCode", {"phoneNumber": phone_number})
        server.sign_up("kept@example.com", "correct horse battery")
        mail = {"requestType": "PASSWORD_RESET", "email": "kept@example.com"}
        assert server.post("/v1/accounts:sendOobCode", mail).status_code == 200
        before = server.get(inbox).json()
    with running() as server:
        assert server.get(inbox).json() == before
        assert [item["kind"] for item in before["items"]] == ["mail", "sms"]
        deleted = requests.delete(server.url + inbox, timeout=15)
        assert deleted.status_code == 200, deleted.text
    with running() as server:
        assert server.get(inbox).json()["items"] == []


def test_a_leaked_master_key_can_be_replaced(binary, tmp_path):
    server = ProductionServer(binary, tmp_path)
    try:
        before = [key["kid"] for key in server.get("/.well-known/jwks.json").json()["keys"]]
        assert server.stop() == 0, "".join(server.log)
        server.replace_master_key()
        with pytest.raises(RuntimeError):
            server.start()
        server.command("keys", "withdraw", "--all", "--yes")
        server.start()
        after = [key["kid"] for key in server.get("/.well-known/jwks.json").json()["keys"]]
        assert len(after) == 1
        assert not set(after) & set(before)
    finally:
        assert server.stop() == 0, "".join(server.log)
