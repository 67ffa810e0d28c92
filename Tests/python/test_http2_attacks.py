"""That attacks on HTTP/2 end with their connection, and the server serves others meanwhile."""

import pytest

from key_proxy import OwnKey
from running_server import ProductionServer
from tls_clients import (
    CONTINUATION, DATA, END_HEADERS, END_STREAM, GOAWAY, HEADERS, PING, PRIORITY, RST_STREAM,
    SETTINGS, RawHTTP2, curl, frame,
)  # fmt: skip

CANCEL = (8).to_bytes(4, "big")
MOST_STREAMS = 100


@pytest.fixture(scope="module")
def server(binary, tmp_path_factory):
    folder = tmp_path_factory.mktemp("server")
    key = OwnKey("localhost")
    (folder / "certificate.pem").write_text(key.certificate_pem)
    (folder / "key.pem").write_text(key.private_pem)
    running = ProductionServer(
        binary, folder,
        listen=(
            f"port: 0, tls: {{certificate: '{folder}/certificate.pem', key: '{folder}/key.pem'}}"
        ),
    )  # fmt: skip
    running.authority_file = folder / "certificate.pem"
    yield running
    assert running.stop() == 0


@pytest.fixture
def attacker(server):
    connection = RawHTTP2(int(server.url.rsplit(":", 1)[1]))
    yield connection
    connection.close()
    # Others are served all the same.
    shown = curl(f"{server.url}/healthz", server.authority_file, "--http2")
    assert shown.stdout == '{"status":"alive"}', shown.stderr


def test_a_request_without_an_attack_is_answered(attacker):
    attacker.send(attacker.request(1))
    kinds = []
    while not kinds or kinds[-1] != DATA:
        kinds.append(attacker.next_frame()[0])
    assert HEADERS in kinds and GOAWAY not in kinds


def test_rapid_resets_end_the_connection(attacker):
    streams = range(1, 1_001, 2)
    flood = [attacker.request(one) + frame(RST_STREAM, 0, one, CANCEL) for one in streams]
    assert attacker.is_refused(b"".join(flood))


def test_only_so_many_streams_are_open_at_once(attacker):
    """Requests whose bodies never end."""
    post = bytes([0x83, 0x87, 0x01, 9]) + b"localhost" + bytes([0x04, 8]) + b"/v1/toke"
    streams = range(1, 2 * (MOST_STREAMS + 20), 2)
    for one in streams:
        try:
            attacker.send(frame(HEADERS, END_HEADERS, one, post))
        except OSError:
            break
    refused = set()
    while len(refused) < 20 and (got := attacker.next_frame()) is not None:
        kind, _, stream, _ = got
        if kind == RST_STREAM and stream > 2 * MOST_STREAMS:
            refused.add(stream)
        if kind == GOAWAY:
            break
    else:
        assert len(refused) == 20


def test_a_header_that_goes_on_and_on_ends_the_connection(attacker):
    flood = frame(HEADERS, END_STREAM, 1, RawHTTP2.HEALTH)
    flood += frame(CONTINUATION, 0, 1, bytes([0x00, 1]) + b"x" + bytes([1]) + b"y") * 100
    assert attacker.is_refused(flood)


def test_a_large_header_list_is_refused(attacker):
    """A field of 3 KB in the table of the connection, and many references to it."""
    size = 3_000
    length = bytes([0x7F]) + bytes([(size - 127) % 128 | 0x80, (size - 127) // 128])
    field = bytes([0x40, 1]) + b"x" + length + b"y" * size
    block = RawHTTP2.HEALTH + field + bytes([0xBE]) * 1_000
    attacker.send(frame(HEADERS, END_HEADERS | END_STREAM, 1, block))
    for kind, flags, stream, payload in attacker.frames_until_closed():
        # 0x88 is `:status: 200`.
        assert not (kind == HEADERS and payload.startswith(b"\x88"))


@pytest.mark.parametrize(
    "one",
    [
        pytest.param(frame(SETTINGS, 0, 0), id="settings"),
        pytest.param(frame(PING, 0, 0, b"12345678"), id="ping"),
        pytest.param(frame(PRIORITY, 0, 3, b"\0\0\0\0\x10"), id="priority"),
    ],
)
def test_floods_of_small_frames_end_the_connection(attacker, one):
    assert attacker.is_refused(one * 1_000)


def test_a_flood_of_empty_data_ends_the_connection(attacker):
    post = bytes([0x83, 0x87, 0x01, 9]) + b"localhost" + bytes([0x04, 8]) + b"/v1/toke"
    flood = frame(HEADERS, END_HEADERS, 1, post) + frame(DATA, 0, 1) * 1_000
    assert attacker.is_refused(flood)


def test_a_connection_that_does_not_speak_http_2_is_closed(server, attacker):
    assert attacker.is_refused(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 10)
