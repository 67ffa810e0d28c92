"""The test of an identity provider: with a real provider, and with hostile ones."""

import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from key_proxy import OwnKey
from oidc_provider import CLIENT_ID, CLIENT_SECRET, OIDCProvider
from operator_browser import OperatorBrowser
from running_server import ProductionServer

PATH = "/console/projects/shop/sign-in-methods"
# Three requests of five seconds, and a machine that is busy.
LIMIT = 30


class HostileProvider:
    """Answers the discovery of each of its issuers in a way that hurts a careless client."""

    def __init__(self, key: OwnKey, folder):
        self.asked: list[str] = []
        hostile = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                hostile.asked.append(self.path)
                try:
                    self.answer(self.path.split("/")[1])
                except OSError:
                    pass

            def answer(self, kind: str):
                match kind:
                    case "redirect":
                        self.reply(302, b"", "/inside")
                    case "redirect-inside":
                        self.reply(302, b"", "http://169.254.169.254/")
                    case "huge":
                        self.drip(b" " * 65_536, 200, 0)
                    case "slow":
                        self.drip(b" ", 100, 0.2)
                    case "deep":
                        self.reply(200, b"[" * 200_000)
                    case "markup":
                        issuer = "<script>alert(1)</script>\u202e" + "x" * 1000
                        self.reply(200, json.dumps({"issuer": issuer}).encode())
                    case _:
                        self.reply(200, b"")

            def reply(self, status: int, body: bytes, location: str = ""):
                self.send_response(status)
                if location:
                    self.send_header("Location", location)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def drip(self, part: bytes, count: int, pause: float):
                self.send_response(200)
                self.end_headers()
                for _ in range(count):
                    self.wfile.write(part)
                    time.sleep(pause)

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.socket = key.tls_context(folder).wrap_socket(
            self._server.socket, server_side=True
        )
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="module")
def key() -> OwnKey:
    return OwnKey()


@pytest.fixture(scope="module")
def provider(key, tmp_path_factory):
    running = OIDCProvider(key, tmp_path_factory.mktemp("provider"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def hostile(key, tmp_path_factory):
    running = HostileProvider(key, tmp_path_factory.mktemp("hostile"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def server(binary, key, tmp_path_factory):
    folder = tmp_path_factory.mktemp("production")
    authority = folder / "authority.pem"
    authority.write_text(key.certificate_pem)
    running = ProductionServer(
        binary, folder, f"outbound: {{allow: [localhost], authorities: '{authority}'}}\n"
    )
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="module")
def owner(server) -> OperatorBrowser:
    browser = OperatorBrowser(server)
    browser.set_up("olga", "--role", "owner")
    return browser


def page_of_test(owner, issuer: str, secret: str = "", code: bool = False) -> str:
    """Configures the provider anew, tests it in the console, and returns the page."""
    owner.get(f"{PATH}/oidc.acme")
    if f"{PATH}/oidc.acme/remove" in owner.page:
        owner.submit(f"{PATH}/oidc.acme/remove", confirmation="oidc.acme")
    owner.get(PATH)
    fields = {"usesCode": "true"} if code else {}
    added = owner.submit(
        f"{PATH}/oidc/add", id="oidc.acme", issuer=issuer, clientID=CLIENT_ID, secret=secret,
        enabled="true", **fields,
    )
    assert added.status_code == 303, added.text
    owner.get(f"{PATH}/oidc.acme")
    began = time.monotonic()
    answer = owner.submit(f"{PATH}/oidc.acme/test#test")
    assert answer.status_code == 200, answer.text
    assert time.monotonic() - began < LIMIT
    return answer.text


def test_a_real_provider_passes_with_the_right_secret(server, owner, provider):
    page = page_of_test(owner, provider.issuer, CLIENT_SECRET, code=True)
    assert "Nothing was found that would prevent a sign-in with this provider." in page
    assert "is-bad" not in page and CLIENT_SECRET not in page
    shown = json.loads(
        server.command("identity-providers", "test", "oidc.acme", "--project", "shop", "--json")
    )
    assert [one["outcome"] for one in shown["findings"]] == ["good"] * 6
    assert "identityProviders.test" in owner.get("/console/projects/shop/audit-log").text


def test_a_wrong_secret_is_found_and_not_shown(owner, provider):
    page = page_of_test(owner, provider.issuer, "canary-secret", code=True)
    assert "refuses client ID or client secret (invalid_client)" in page
    assert "Users cannot sign in with this provider." in page and "canary" not in page


def test_a_slash_too_many_is_found(owner, provider):
    page = page_of_test(owner, provider.issuer + "/")
    assert "names another issuer" in page and "a slash at the end counts" in page


@pytest.mark.parametrize(
    "kind, finding",
    [
        ("redirect", "redirects (status 302)"), ("redirect-inside", "redirects (status 302)"),
        ("huge", "the response is too large"), ("slow", "no response within the time limit"),
        ("deep", "returns no JSON document"), ("empty", "returns no JSON document"),
        ("markup", "names another issuer"),
    ],
)
def test_hostile_answers_are_findings(owner, hostile, kind, finding):
    page = page_of_test(owner, f"https://localhost:{hostile.port}/{kind}", "canary-secret")
    assert finding in page
    assert "<script>alert" not in page and "\u202e" not in page and "x" * 300 not in page
    assert not [path for path in hostile.asked if "inside" in path and "redirect" not in path]


@pytest.mark.parametrize(
    "issuer, finding",
    [
        ("https://127.0.0.1:{port}", "points to a network that is not allowed"),
        ("https://[::1]:{port}", "points to a network that is not allowed"),
        ("https://169.254.169.254", "points to a network that is not allowed"),
        ("https://2130706433:{port}", "cannot be reached|is not|has no host|not allowed"),
        ("http://localhost:{port}", "must begin with https://"),
        ("https://nothing.invalid", "the host has no address"),
        ("https://localhost:1", "the connection failed"),
    ],
)
def test_addresses_inside_and_wrong_ones_are_findings(owner, hostile, issuer, finding):
    before = len(hostile.asked)
    page = page_of_test(owner, issuer.format(port=hostile.port))
    assert any(part in page for part in finding.split("|")), page
    assert "Users cannot sign in with this provider." in page
    assert len(hostile.asked) == before
