"""TLS, HTTP/2, UNIX sockets, the PROXY protocol and several listeners of a production server."""

import json
import os
import re
import socket
import ssl
import stat
import subprocess
import threading
import time

import pytest
import requests

from key_proxy import OwnKey
from running_server import START_LIMIT, ProductionServer, free_port
from seen_addresses import SeenAddresses
from tls_clients import GOAWAY, HEADERS, RawHTTP2, curl, tls_socket

PATIENCE = 20
CALLERS = 4


class Certificate:
    """The files of a certificate, which can be replaced."""

    def __init__(self, folder):
        self.chain = folder / "certificate.pem"
        self.key = folder / "key.pem"
        self.replace(OwnKey("localhost"))

    def replace(self, key: OwnKey) -> None:
        """Replaces one file after the other, as programs that renew certificates do."""
        self._write(self.chain, key.certificate_pem)
        self._write(self.key, key.private_pem)
        self.own = key

    def _write(self, path, text: str) -> None:
        draft = path.with_suffix(".new")
        draft.write_text(text)
        draft.chmod(0o600)
        draft.rename(path)

    @property
    def settings(self) -> str:
        return f"tls: {{certificate: '{self.chain}', key: '{self.key}'}}"


def port_of(url: str) -> int:
    return int(url.rsplit(":", 1)[1])


def await_log(server, text: str) -> str:
    """Returns the first line of the log that contains `text`."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for line in list(server.log):
            if text in line:
                return line
        time.sleep(0.05)
    raise AssertionError(f"no {text!r} in:\n{''.join(server.log)}")


@pytest.fixture(scope="module")
def certificate(tmp_path_factory):
    return Certificate(tmp_path_factory.mktemp("tls"))


@pytest.fixture(scope="module")
def ports():
    return {"plain": free_port(), "proxied": free_port(), "metrics": free_port()}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def server(binary, certificate, ports, folder):
    """A server with a listener of each kind."""
    additional = [
        f"127.0.0.1:{ports['plain']}",
        f"127.0.0.1:{ports['proxied']} proxyProtocol",
        f"unix:{folder}/http.sock",
    ]
    running = ProductionServer(
        binary, folder,
        f"metrics: {{listen: '127.0.0.1:{ports['metrics']}', {certificate.settings}}}\n",
        listen=(
            f"port: 0, {certificate.settings}, additional: {json.dumps(additional)}, "
            "trustedProxies: ['127.0.0.1', unix], socketMode: '0666'"
        ),
    )  # fmt: skip
    yield running
    assert running.stop() == 0
    assert not (folder / "http.sock").exists()


@pytest.fixture(scope="module")
def seen(server):
    return SeenAddresses(server)


@pytest.mark.parametrize("version, word", [("2", "--http2"), ("1.1", "--http1.1")])
def test_a_client_chooses_the_version_of_http(server, certificate, version, word):
    assert server.url.startswith("https://127.0.0.1:")
    shown = curl(
        f"{server.url}/healthz", certificate.chain, word,
        "--include", "--write-out", "\n%{http_version}",
    )  # fmt: skip
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.endswith(f"\n{version}")
    assert '{"status":"alive"}' in shown.stdout
    assert "strict-transport-security: max-age=31536000" in shown.stdout.lower()


def test_a_client_without_alpn_gets_http_1(server):
    with tls_socket(port_of(server.url)) as connection:
        assert connection.selected_alpn_protocol() is None
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert connection.recv(1_024).startswith(b"HTTP/1.1 200 ")


def test_only_good_versions_and_ciphers_of_tls_are_accepted(server):
    def handshake(*words: str) -> subprocess.CompletedProcess:
        return subprocess.run(
            ["openssl", "s_client", "-connect", server.url.removeprefix("https://"), *words],
            stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=START_LIMIT,
        )  # fmt: skip

    assert "TLSv1.3" in handshake().stdout
    good = handshake("-tls1_2")
    assert good.returncode == 0 and "ECDHE-RSA-" in good.stdout
    assert handshake("-tls1_1", "-cipher", "ALL:@SECLEVEL=0").returncode != 0
    for cipher in ("AES128-GCM-SHA256", "ECDHE-RSA-AES128-SHA", "AES128-SHA"):
        assert handshake("-tls1_2", "-cipher", f"{cipher}:@SECLEVEL=0").returncode != 0, cipher


def test_a_whole_call_by_http_2_reaches_the_server(server, certificate, seen):
    shown = curl(f"{server.url}{seen.path}", certificate.chain, "--http2", *seen.curl_words)
    assert shown.returncode == 0, shown.stderr
    assert "localId" in shown.stdout
    assert seen.last == "127.0.0.1"


def test_plain_http_to_a_listener_with_tls_is_not_answered(server):
    with socket.create_connection(("127.0.0.1", port_of(server.url)), timeout=PATIENCE) as plain:
        plain.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        try:
            assert b"200" not in plain.recv(1_024)
        except ConnectionError:
            pass


def test_additional_listeners_serve_the_same(server, ports):
    answer = requests.get(f"http://127.0.0.1:{ports['plain']}/healthz", timeout=PATIENCE)
    assert answer.json() == {"status": "alive"}


def test_a_unix_socket_has_its_mode_and_its_proxy_reports_addresses(server, seen, folder):
    path = folder / "http.sock"
    assert stat.S_IMODE(path.stat().st_mode) == 0o666
    words = ("--unix-socket", str(path), *seen.curl_words)
    shown = curl(
        f"http://localhost{seen.path}", None, *words,
        "--header", "X-Forwarded-For: 198.51.100.1, 203.0.113.9",
    )  # fmt: skip
    assert shown.returncode == 0, shown.stderr
    assert seen.last == "203.0.113.9"
    assert curl(f"http://localhost{seen.path}", None, *words).returncode == 0
    assert seen.last is None


def test_a_second_server_does_not_take_the_socket_over(server, folder):
    second = subprocess.run(
        [*server.words("serve"), "--port", "0", "--metrics-listen", "127.0.0.1:0"],
        capture_output=True, text=True, timeout=START_LIMIT,
        # A database of its own: the first server has locked the file of the configuration.
        env={**os.environ, "DIALTONE_LISTEN_ADDITIONAL": f"unix:{folder}/http.sock",
             "DIALTONE_DATABASE_URL": f"sqlite:{folder}/second.db",
             "DIALTONE_ADMIN_LISTEN": "127.0.0.1:0"},
    )  # fmt: skip
    assert second.returncode == 1
    assert f"The socket {folder}/http.sock is in use" in second.stderr
    assert curl("http://localhost/healthz", None, "--unix-socket", f"{folder}/http.sock").stdout


@pytest.mark.parametrize(
    "header, address",
    [
        (b"PROXY TCP4 203.0.113.7 127.0.0.1 49152 443\r\n", "203.0.113.7"),
        (b"PROXY TCP6 2001:db8::7 ::1 49152 443\r\n", "2001:db8::7"),
        (b"PROXY UNKNOWN\r\n", "127.0.0.1"),
        (
            b"\r\n\r\n\0\r\nQUIT\n\x21\x11\0\x0c" + bytes([198, 51, 100, 9, 127, 0, 0, 1, 1, 2, 3, 4]),
            "198.51.100.9",
        ),
        (b"\r\n\r\n\0\r\nQUIT\n\x20\0\0\0", "127.0.0.1"),
    ],
)
def test_the_proxy_protocol_has_the_address_of_the_client(server, seen, ports, header, address):
    with socket.create_connection(("127.0.0.1", ports["proxied"]), timeout=PATIENCE) as proxy:
        proxy.sendall(header + seen.request())
        assert proxy.recv(65_536).startswith(b"HTTP/1.1 200 ")
    assert seen.last == address


def test_a_proxy_behind_a_proxy_adds_its_header(server, seen, ports):
    with socket.create_connection(("127.0.0.1", ports["proxied"]), timeout=PATIENCE) as proxy:
        # The client of the first proxy is the second one, which is trusted, too.
        header = b"PROXY TCP4 127.0.0.1 127.0.0.1 1 2\r\n"
        proxy.sendall(header + seen.request("X-Forwarded-For: 192.0.2.1, 203.0.113.8"))
        assert proxy.recv(65_536).startswith(b"HTTP/1.1 200 ")
    assert seen.last == "203.0.113.8"
    with socket.create_connection(("127.0.0.1", ports["proxied"]), timeout=PATIENCE) as proxy:
        header = b"PROXY TCP4 203.0.113.7 127.0.0.1 1 2\r\n"
        proxy.sendall(header + seen.request("X-Forwarded-For: 192.0.2.1"))
        assert proxy.recv(65_536).startswith(b"HTTP/1.1 200 ")
    assert seen.last == "203.0.113.7"


def test_a_connection_without_a_proxy_header_is_closed(server, ports):
    with socket.create_connection(("127.0.0.1", ports["proxied"]), timeout=PATIENCE) as client:
        client.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        try:
            assert client.recv(1_024) == b""
        except ConnectionError:
            pass


def test_a_new_certificate_is_used_without_a_failed_request(server, certificate, ports):
    port = port_of(server.url)
    before = ssl.get_server_certificate(("127.0.0.1", port))
    kept = RawHTTP2(port)
    ended = threading.Event()
    failures, answers = [], []

    def call() -> None:
        while not ended.is_set():
            try:
                with tls_socket(port) as connection:
                    connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                    answers.append(connection.recv(1_024)[:15])
            except OSError as error:
                failures.append(error)

    callers = [threading.Thread(target=call) for _ in range(CALLERS)]
    for caller in callers:
        caller.start()
    certificate.replace(OwnKey("localhost"))
    await_log(server, "a new TLS certificate is in use")
    end = time.monotonic() + PATIENCE
    while (after := ssl.get_server_certificate(("127.0.0.1", port))) == before:
        assert time.monotonic() < end
        time.sleep(0.05)
    ended.set()
    for caller in callers:
        caller.join()
    assert after.strip() == certificate.own.certificate_pem.strip()
    assert failures == [] and set(answers) == {b"HTTP/1.1 200 OK"}
    # A connection from before stays open.
    kept.send(kept.request(1))
    while (one := kept.next_frame())[0] != HEADERS:
        pass
    assert one[2] == 1
    kept.close()
    shown = requests.get(
        f"https://127.0.0.1:{ports['metrics']}/metrics", verify=certificate.chain, timeout=PATIENCE
    ).text
    expiry = certificate.own.certificate.not_valid_after_utc.timestamp()
    for listener in ("apps", "metrics"):
        found = re.search(
            rf'^dialtone_tls_certificate_expiry_timestamp_seconds\{{listener="{listener}"\}} (\S+)$',
            shown, re.MULTILINE,
        )  # fmt: skip
        assert found and float(found[1]) == expiry


def test_a_certificate_that_cannot_be_used_is_reported_and_the_old_one_stays(server, certificate):
    port = port_of(server.url)
    before = ssl.get_server_certificate(("127.0.0.1", port))
    good = certificate.own
    certificate.chain.write_text(OwnKey("localhost").certificate_pem)
    line = json.loads(await_log(server, "the new TLS certificate cannot be used"))
    assert line["level"] == "error"
    assert "does not belong to the first certificate" in json.dumps(line)
    assert ssl.get_server_certificate(("127.0.0.1", port)) == before
    certificate.replace(good)


def test_a_client_of_http_2_is_asked_to_leave_and_does_not_delay_the_end(
    binary, certificate, tmp_path
):
    own = ProductionServer(binary, tmp_path, listen=f"port: 0, {certificate.settings}")
    idle = RawHTTP2(port_of(own.url))
    idle.send(idle.request(1))
    while idle.next_frame()[0] != HEADERS:
        pass
    handshaking = socket.create_connection(("127.0.0.1", port_of(own.url)), timeout=PATIENCE)
    start = time.monotonic()
    assert own.stop() == 0
    assert time.monotonic() - start < 8
    assert GOAWAY in [kind for kind, *_ in idle.frames_until_closed()]
    handshaking.close()
    idle.close()


def problems(server, **settings: str) -> str:
    """What `dialtone config` complains about with these variables."""
    ended = subprocess.run(
        server.words("config"), capture_output=True, text=True, timeout=START_LIMIT,
        env={**os.environ, **{f"DIALTONE_{name}": value for name, value in settings.items()}},
    )  # fmt: skip
    assert ended.returncode == 78, ended.stdout
    return ended.stderr


def test_wrong_settings_are_named_with_a_remedy(server, certificate, tmp_path):
    found = problems(server, LISTEN_HOST="unix:http.sock", LISTEN_SOCKET_MODE="0999")
    assert "listen.host: a UNIX socket must be unix:PATH" in found
    assert "listen.socketMode: must be a mode in octal" in found
    found = problems(server, LISTEN_ADDITIONAL="127.0.0.1:80 ssl,9099", METRICS_LISTEN="9100")
    assert "listen.additional: ssl is not an option; the options are tls and proxyProtocol" in found
    assert "listen.additional: 9099 does not begin with HOST:PORT" in found
    assert "metrics.listen: must be HOST:PORT, or unix:PATH" in found
    missing = tmp_path / "missing.pem"
    found = problems(server, LISTEN_TLS_CERTIFICATE=str(missing))
    assert f"listen.tls.certificate: {missing} cannot be read" in found
    other = tmp_path / "other.pem"
    other.write_text(OwnKey().private_pem)
    found = problems(server, LISTEN_TLS_KEY=str(other))
    assert "listen.tls.certificate: the key in" in found
    found = problems(server, METRICS_TLS_KEY=str(certificate.chain))
    assert "metrics.tls.key" in found and "contains no private key in PEM" in found
