"""The examples of proxies in deploy/: a request passes, and the server sees the client's address."""

import getpass
import re
import socket
import subprocess
import time
from pathlib import Path

import pytest

from key_proxy import OwnKey
from running_server import ProductionServer, free_port
from seen_addresses import SeenAddresses
from tls_clients import curl

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
PATIENCE = 20
HOST = "auth.example.com"
# An address of this machine that is not the proxy's.
CLIENT = "127.0.0.2"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("proxies")


@pytest.fixture(scope="module")
def chain(folder):
    key = OwnKey(HOST)
    (folder / "key.pem").write_text(key.private_pem)
    (folder / "key.pem").chmod(0o600)
    (folder / "chain.pem").write_text(key.certificate_pem)
    return folder / "chain.pem"


@pytest.fixture(scope="module")
def ports():
    return {"server": free_port(), "metrics": free_port(), "front": free_port()}


@pytest.fixture(scope="module")
def server(binary, folder, chain, ports):
    """A server that has the settings of all examples."""
    running = ProductionServer(
        binary, folder,
        f"metrics: {{listen: '127.0.0.1:{ports['metrics']}'}}\n",
        listen=(
            f"port: {ports['server']}, proxyProtocol: true, additional: ['unix:{folder}/http.sock'], "
            f"tls: {{certificate: '{chain}', key: '{folder}/key.pem'}}, "
            "trustedProxies: ['127.0.0.1', unix], socketMode: '0666'"
        ),
    )  # fmt: skip
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="module")
def seen(server):
    return SeenAddresses(server)


def example(name: str, *replacements: tuple[str, str]) -> str:
    """An example with other addresses, each of which it must contain."""
    text = (DEPLOY / name).read_text()
    for before, after in replacements:
        assert before in text, f"{name} does not contain {before}"
        text = text.replace(before, after)
    return text


class Proxy:
    """A proxy as a process of its own."""

    def __init__(self, port: int, *command: str, **options):
        self.port = port
        self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, **options)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                return
            except OSError:
                assert self._process.poll() is None, "the proxy has ended"
                assert time.monotonic() < end, "the proxy does not listen"
                time.sleep(0.05)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(timeout=PATIENCE)


def call(proxy: Proxy, seen, chain) -> str | None:
    """Makes a call by HTTP/2 from `CLIENT`, with a forged header, and returns what was seen."""
    shown = curl(
        f"https://{HOST}:{proxy.port}{seen.path}", chain, "--http2",
        "--resolve", f"{HOST}:{proxy.port}:127.0.0.1", "--interface", CLIENT,
        "--header", "X-Forwarded-For: 192.0.2.66", "--write-out", "\n%{http_version}",
        "--retry", "5", "--retry-connrefused", "--retry-delay", "1",
        *seen.curl_words,
    )  # fmt: skip
    assert shown.returncode == 0, shown.stderr
    assert "localId" in shown.stdout and shown.stdout.endswith("\n2")
    return seen.last


def test_nginx(server, seen, folder, chain):
    port = free_port()
    site = example(
        "nginx/dialtone.conf",
        ("/run/dialtone/http.sock", f"{folder}/http.sock"),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;"),
        (f"/etc/letsencrypt/live/{HOST}/fullchain.pem", str(chain)),
        (f"/etc/letsencrypt/live/{HOST}/privkey.pem", f"{folder}/key.pem"),
    )
    config = folder / "nginx.conf"
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config.write_text(
        f"user {getpass.getuser()};\ndaemon off;\npid {folder}/nginx.pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}{site}}}\n"
    )
    proxy = Proxy(port, "nginx", "-e", "stderr", "-c", str(config), "-p", str(folder))
    try:
        assert call(proxy, seen, chain) == CLIENT
    finally:
        proxy.stop()


def test_caddy(server, seen, folder, chain):
    port = free_port()
    site = example(
        "caddy/Caddyfile",
        ("unix//run/dialtone/http.sock", f"unix/{folder}/http.sock"),
        (f"{HOST} {{\n", f"https://{HOST}:{port} {{\n\ttls {chain} {folder}/key.pem\n"),
    )
    config = folder / "Caddyfile"
    # The test has a certificate, and no other port.
    config.write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + site)
    home = folder / "caddy"
    home.mkdir()
    proxy = Proxy(
        port, "caddy", "run", "--adapter", "caddyfile", "--config", str(config),
        env={"HOME": str(home), "PATH": "/usr/bin:/bin", "XDG_DATA_HOME": str(home),
             "XDG_CONFIG_HOME": str(home)},
    )  # fmt: skip
    try:
        assert call(proxy, seen, chain) == CLIENT
    finally:
        proxy.stop()


def test_haproxy_with_the_proxy_protocol(server, seen, folder, chain, ports):
    port = free_port()
    text = example(
        "haproxy/passthrough.cfg",
        ("bind 127.0.0.1:8443", f"bind 127.0.0.1:{port}"),
        ("port 9100", f"port {ports['metrics']}"),
        ("10.0.0.5:9443", f"127.0.0.1:{ports['server']}"),
    )
    # One node is enough.
    text = re.sub(r"\n  server node2 .*", "", text)
    config = folder / "passthrough.cfg"
    config.write_text(text)
    proxy = Proxy(port, "haproxy", "-db", "-f", str(config))
    try:
        assert call(proxy, seen, chain) == CLIENT
    finally:
        proxy.stop()


def test_haproxy_that_terminates_tls(server, seen, folder, chain):
    """The example of rolling restarts, in front of a UNIX socket instead of nodes."""
    port = free_port()
    both = folder / "both.pem"
    both.write_text(chain.read_text() + (folder / "key.pem").read_text())
    text = example(
        "haproxy/haproxy.cfg",
        ("bind 127.0.0.1:8080", f"bind 127.0.0.1:{port} ssl crt {both} alpn h2,http/1.1"),
        ("server node1 10.0.0.5:9099", f"server node1 unix@{folder}/http.sock"),
    )
    config = folder / "haproxy.cfg"
    config.write_text(re.sub(r"\n  server node[23] .*", "", text))
    proxy = Proxy(port, "haproxy", "-db", "-f", str(config))
    try:
        assert call(proxy, seen, chain) == CLIENT
    finally:
        proxy.stop()


def test_an_untrusted_client_cannot_use_the_proxy_protocol(server, ports):
    """Straight to the listener, from an address that is not the proxy's."""
    with socket.create_connection(
        ("127.0.0.1", ports["server"]), timeout=PATIENCE, source_address=(CLIENT, 0)
    ) as client:
        try:
            client.sendall(b"PROXY TCP4 203.0.113.7 127.0.0.1 1 2\r\n")
            assert client.recv(1_024) == b""
        except ConnectionError:
            pass
