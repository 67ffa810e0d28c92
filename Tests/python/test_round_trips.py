"""How often the server waits for PostgreSQL: counts, which no load of the machine changes."""

import statistics
import sys
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest

from conftest import REPOSITORY
from database import postgres_database
from running_server import RunningServer

sys.path.insert(0, str(REPOSITORY / "scripts"))

from benchmark_suite.postgres_proxy import PostgresProxy, Requests  # noqa: E402

# What docs/scale.md says.
WAITS_FOR_CODE = 2
WAITS_FOR_SIGN_IN = 3
# Statements of other tasks can come between; they are far from being there every time.
SIGN_INS = 9


class ProxiedServer(RunningServer):
    """`dialtone dev` whose connections to PostgreSQL go through the proxy."""

    def __init__(self, binary: Path, data: Path, url: str):
        self._start(
            [str(binary), "dev", "--port", "0", "--data", str(data), "--database", url]
        )


@pytest.fixture
def proxied(binary, tmp_path):
    with postgres_database() as url:
        address = urlsplit(url)
        with PostgresProxy(address.hostname, address.port) as proxy:
            name = f"{address.username}@127.0.0.1:{proxy.port}"
            server = ProxiedServer(binary, tmp_path, address._replace(netloc=name).geturl())
            server.database = url
            yield server, proxy
            assert server.stop() == 0


def test_a_sign_in_waits_as_often_as_documented(proxied):
    server, proxy = proxied
    for_codes, for_sign_ins = [], []
    for index in range(SIGN_INS):
        proxy.take()
        sent = server.post(
            "/v1/accounts:sendVerificationCode", {"phoneNumber": f"+165055501{index:02}"}
        )
        assert sent.status_code == 200, sent.text
        for_codes.append(proxy.take())
        body = {"sessionInfo": sent.json()["sessionInfo"]}
        body["code"] = server.code_of(body["sessionInfo"])
        proxy.take()
        signed_in = server.post("/v1/accounts:signInWithPhoneNumber", body)
        assert signed_in.status_code == 200, signed_in.text
        for_sign_ins.append(proxy.take())
    assert statistics.median(map(len, for_codes)) == WAITS_FOR_CODE, for_codes[-1]
    assert statistics.median(map(len, for_sign_ins)) == WAITS_FOR_SIGN_IN, for_sign_ins[-1]


def test_one_row_of_a_new_table_is_found_without_reading_its_project(proxied):
    server, _ = proxied
    expected = {
        "account where project_id = %s and phone_number = %s": "account_by_number",
        "account where project_id = %s and account_id = %s": "account_pkey",
        "session where project_id = %s and account_id = %s": "session_by_account",
        "passkey where project_id = %s and credential_id = %s": "passkey_pkey",
        "account_identifier where project_id = %s and kind = 'email' and value = %s":
            "account_identifier_pkey",
    }
    with psycopg.connect(server.database) as connection:
        for query, index in expected.items():
            plan = connection.execute(f"explain select * from {query}", ("a", "b")).fetchall()
            assert f" using {index} " in plan[0][0], plan


def test_the_proxy_counts_a_wait_for_all_statements_that_were_sent_together():
    def message(kind: bytes, body: bytes) -> bytes:
        return kind + (len(body) + 4).to_bytes(4) + body

    trips = []
    requests = Requests(trips.append)
    sent = b"".join([
        message(b"", (80_877_103).to_bytes(4)),
        message(b"", (196_608).to_bytes(4) + b"user\0dialtone\0\0"),
        message(b"P", b"one\0BEGIN\0\0\0"),
        message(b"B", b"\0one\0" + bytes(6)),
        message(b"E", b"\0" + bytes(4)),
        message(b"P", b"\0SELECT 1\0\0\0"),
        message(b"B", b"\0\0" + bytes(6)),
        message(b"E", b"\0" + bytes(4)),
        message(b"S", b""),
        message(b"B", b"\0one\0" + bytes(6)),
        message(b"E", b"\0" + bytes(4)),
        message(b"S", b""),
    ])
    for byte in sent:
        requests.feed(bytes([byte]))
    assert [trip.statements for trip in trips] == [("BEGIN", "SELECT 1"), ("BEGIN",)]
