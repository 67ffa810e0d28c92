"""That an address cannot make the server compute signatures by beginning TLS handshakes."""

import json
import socket
import ssl

import pytest
import requests

from key_proxy import OwnKey
from prometheus import families
from running_server import ProductionServer

RATE = 2
AT_ONCE = 10 * RATE
ATTACKS = 10 * AT_ONCE
HEALTH = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


@pytest.fixture
def server(binary, tmp_path):
    key = OwnKey("localhost")
    (tmp_path / "certificate.pem").write_text(key.certificate_pem)
    (tmp_path / "key.pem").write_text(key.private_pem)
    files = f"{{certificate: '{tmp_path}/certificate.pem', key: '{tmp_path}/key.pem'}}"
    running = ProductionServer(
        binary, tmp_path, listen=f"port: 0, handshakesPerSecond: {RATE}, tls: {files}"
    )
    running.port = int(running.url.rsplit(":", 1)[1])
    running.context = ssl.create_default_context(cafile=tmp_path / "certificate.pem")
    yield running
    assert running.stop() == 0


def is_served(server, source: str) -> bool:
    """Whether a client with this address gets an answer."""
    address = ("127.0.0.1", server.port)
    with socket.create_connection(address, timeout=20, source_address=(source, 0)) as plain:
        try:
            with server.context.wrap_socket(plain, server_hostname="localhost") as secure:
                secure.sendall(HEALTH)
                return secure.recv(64).startswith(b"HTTP/1.1 200")
        except (ConnectionError, ssl.SSLError):
            return False


def failed(server) -> dict[str, int]:
    """The failed handshakes that the server has counted, by reason."""
    text = requests.get(f"http://{server.admin_authority}/metrics", timeout=20).text
    samples = families(text)["dialtone_tls_handshakes_failed_total"].samples
    return {labels["reason"]: int(value) for _, labels, value in samples if value}


def test_one_address_gets_only_its_share_of_handshakes(server):
    served = sum(is_served(server, "127.0.0.1") for _ in range(ATTACKS))
    # The attack takes some seconds, in which a few more are due.
    assert AT_ONCE <= served < ATTACKS / 2
    assert is_served(server, "127.0.0.2")
    assert failed(server) == {"rateLimit": ATTACKS - served}
    assert server.stop() == 0
    lines = [json.loads(line) for line in server.log if line.startswith("{")]
    warnings = [line for line in lines if line["message"].startswith("TLS handshakes were refused")]
    assert 1 <= len(warnings) <= 2
    assert warnings[0]["network"] == "127.0.0.0/24"


def test_connections_that_send_no_handshake_use_up_nothing(server):
    address = ("127.0.0.1", server.port)
    for _ in range(2 * AT_ONCE):
        socket.create_connection(address, timeout=20).close()
    assert is_served(server, "127.0.0.1")
    assert set(failed(server)) == {"abandoned"}


def test_a_client_that_does_not_accept_the_certificate_is_counted(server):
    server.context = ssl.create_default_context()
    assert not is_served(server, "127.0.0.1")
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as plain:
        plain.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        while plain.recv(64):
            pass
    assert failed(server) == {"invalid": 2}

