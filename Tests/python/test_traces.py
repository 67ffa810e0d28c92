"""That traces reach a collector, and that callers cannot decide what is in them."""

import json
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from mail_server import MailServer
from running_server import ProductionServer
from trace_collector import TraceCollector, attributes

NUMBER, CODE = "+16505550142", "246810"
SIGN_IN = "POST /v1/accounts:signInWithPhoneNumber"
SEND = "POST /v1/accounts:sendVerificationCode"
HEALTH = "GET /healthz"
CALLER = "0af7651916cd43dd8448eb211c80319c"
SAMPLED = f"00-{CALLER}-b7ad6b7169203331-01"


@pytest.fixture
def collector():
    running = TraceCollector()
    yield running
    running.stop()


@pytest.fixture
def hook():
    """A hook that allows everything and keeps the headers of its calls."""
    calls = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            self.rfile.read(int(self.headers["content-length"]))
            calls.append({name.lower(): value for name, value in self.headers.items()})
            self.send_response(200)
            self.send_header("content-length", "2")
            self.end_headers()
            self.wfile.write(b"{}")

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.calls = calls
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()


@pytest.fixture
def serving(binary, tmp_path):
    """Starts a server whose traces have these settings."""
    running = []

    def start(tracing: str = "") -> ProductionServer:
        running.append(
            ProductionServer(
                binary, tmp_path,
                f"outbound: {{allow: [127.0.0.1], allowPlainHTTP: true}}\n{tracing}",
            )
        )
        return running[-1]

    yield start
    for server in running:
        assert server.stop() == 0


def sign_in(server: ProductionServer, **headers: str) -> dict:
    sent = server.post("/v1/accounts:sendVerificationCode", {"phoneNumber": NUMBER})
    assert sent.status_code == 200, sent.text
    answer = server.post(
        "/v1/accounts:signInWithPhoneNumber",
        {"sessionInfo": sent.json()["sessionInfo"], "code": CODE},
        headers=headers,
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


def lines(server: ProductionServer) -> list[dict]:
    return [json.loads(line) for line in server.log if line.startswith("{")]


def requests_of(server: ProductionServer, route: str) -> list[dict]:
    """The log lines of the calls of a route, which are complete once the server has stopped."""
    return [line for line in lines(server) if line.get("http.route") == route]


def test_a_sign_in_is_a_tree_of_spans_without_personal_data(collector, hook, serving):
    server = serving(f"tracing: {{endpoint: '{collector.endpoint}', samplingRatio: 1}}")
    server.command("test-numbers", "set", NUMBER, CODE, "--project", server.project)
    hook_url = f"http://127.0.0.1:{hook.server_port}/secret-path?secret=query"
    server.command("hooks", "add", hook_url, "--before", "beforeSignIn", "--project", server.project)
    fields = sign_in(server)
    trace = collector.trace_of(SIGN_IN, 4)
    spans = {span.span_id: span for span in trace}
    [root] = [span for span in trace if span.name == SIGN_IN]
    assert root.kind == 2 and not root.parent_span_id
    assert attributes(root) == {
        "http.request.method": "POST", "http.route": "/v1/accounts:signInWithPhoneNumber",
        "http.response.status_code": 200, "dialtone.project": server.project,
    }
    for span in trace:
        assert span.start_time_unix_nano <= span.end_time_unix_nano
        if span is not root:
            parent = spans[span.parent_span_id]
            assert parent.start_time_unix_nano <= span.start_time_unix_nano
            assert span.end_time_unix_nano <= root.end_time_unix_nano
    assert "database write" in {span.name for span in trace}
    [call] = [span for span in trace if span.kind == 3]
    assert attributes(call) == {
        "http.request.method": "POST", "server.address": "127.0.0.1",
        "http.response.status_code": 200,
    }
    [called] = hook.calls
    assert called["traceparent"] == f"00-{call.trace_id.hex()}-{call.span_id.hex()}-01"
    assert collector.resources[0]["service.name"] == "dialtone"
    assert server.stop() == 0
    [line] = requests_of(server, "/v1/accounts:signInWithPhoneNumber")
    assert (line["trace.id"], line["span.id"]) == (root.trace_id.hex(), root.span_id.hex())
    secrets = (NUMBER[1:], CODE, fields["localId"], fields["idToken"], fields["refreshToken"])
    for secret in (*secrets, server.api_key, "secret"):
        assert secret not in collector.text


@pytest.fixture
def smsc_port():
    """The port of an SMSC that accepts every message."""
    script = Path(__file__).with_name("smpp34_server.py")
    running = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    yield int(running.stdout.readline().split()[1])
    running.kill()
    running.communicate()


@pytest.fixture
def mails():
    running = MailServer()
    yield running
    running.stop()


def test_a_text_message_and_a_mail_are_spans_of_their_requests(
    collector, smsc_port, mails, serving, monkeypatch, tmp_path
):
    monkeypatch.setenv("DIALTONE_SENDER_KIND", "routes")
    tracing = f"tracing: {{endpoint: '{collector.endpoint}', samplingRatio: 1}}\n"
    server = serving(tracing + mails.settings)
    assert server.stop() == 0
    password = tmp_path / "smpp-password"
    password.write_text("secret")
    server.command(
        "sms", "gateways", "add", "main", "smpp", "--set", "host=127.0.0.1",
        "--set", f"port={smsc_port}", "--set", "tls=false", "--set", "systemID=dialtone",
        "--secret-file", f"password={password}",
    )
    server.command("projects", "set", server.project, "appVerification.enforcement=off")
    server.start()
    sent = server.post("/v1/accounts:sendVerificationCode", {"phoneNumber": NUMBER})
    assert sent.status_code == 200, sent.text
    address = "ada@example.com"
    user = {"email": address, "password": "correct horse battery"}
    assert server.post("/v1/accounts:signUp", user).status_code == 200
    asked = {"requestType": "PASSWORD_RESET", "email": address}
    assert server.post("/v1/accounts:sendOobCode", asked).status_code == 200
    mails.link(address)
    assert server.stop() == 0
    for request, name, protocol in (
        (SEND, "SMPP submit_sm", "smpp"), ("POST /v1/accounts:sendOobCode", "SMTP", "smtp"),
    ):  # fmt: skip
        trace = collector.trace_of(request, 2)
        [span] = [span for span in trace if span.name == name]
        assert span.kind == 3 and span.parent_span_id
        assert attributes(span) == {
            "network.protocol.name": protocol, "server.address": "127.0.0.1",
        }
    for secret in (NUMBER[1:], address, "secret"):
        assert secret not in collector.text


def test_a_caller_cannot_force_spans_or_choose_ids(collector, serving):
    """The address of the tests is none of those whose traces are continued."""
    server = serving(
        f"tracing: {{endpoint: '{collector.endpoint}', samplingRatio: 0,"
        " trustedCallers: [192.0.2.0/24]}\n"
    )
    for value in (SAMPLED, SAMPLED + "\t", "00-" + "a" * 5_000, "x" * 100):
        headers = {"traceparent": value, "tracestate": "evil=1", "x-forwarded-for": "192.0.2.1"}
        assert server.get("/healthz", headers=headers).status_code == 200
    assert server.stop() == 0
    found = requests_of(server, "/healthz")
    assert len({line["trace.id"] for line in found}) == 4
    assert CALLER not in "".join(server.log) and "evil" not in "".join(server.log)
    assert not collector.spans


def test_the_trace_of_a_trusted_caller_goes_on(collector, serving):
    server = serving(
        f"tracing: {{endpoint: '{collector.endpoint}', samplingRatio: 0,"
        " trustedCallers: [127.0.0.1], serviceName: sign-in}\n"
    )
    assert server.get("/healthz", headers={"traceparent": SAMPLED}).status_code == 200
    unsampled = SAMPLED.replace("-01", "-00").replace("0af7", "0bf7")
    assert server.get("/healthz", headers={"traceparent": unsampled}).status_code == 200
    [span] = collector.trace_of(HEALTH, 1)
    assert span.trace_id.hex() == CALLER
    assert span.parent_span_id.hex() == "b7ad6b7169203331"
    assert server.stop() == 0
    assert [span.name for span in collector.spans] == [HEALTH]
    assert collector.resources[0]["service.name"] == "sign-in"
    assert [line["trace.id"][:4] for line in requests_of(server, "/healthz")] == ["0af7", "0bf7"]


def test_an_absent_collector_disturbs_nothing(serving):
    server = serving("tracing: {endpoint: 'http://127.0.0.1:9', samplingRatio: 1}")
    server.command("test-numbers", "set", NUMBER, CODE, "--project", server.project)
    sign_in(server)
    assert server.stop() == 0
    warnings = [line["message"] for line in lines(server) if line["level"] == "warning"]
    assert warnings.count("traces cannot be exported") == 1


def test_without_a_collector_there_are_no_traces(serving):
    server = serving()
    assert server.get("/healthz", headers={"traceparent": SAMPLED}).status_code == 200
    assert server.stop() == 0
    [line] = requests_of(server, "/healthz")
    assert "trace.id" not in line
