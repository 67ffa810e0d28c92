"""`dialtone health` and `dialtone nodes`: what scripts and operators see of running servers."""

import json
import os
import signal
import subprocess
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest

from running_server import START_LIMIT, ProductionServer, free_port


@pytest.fixture(scope="module")
def production(binary, tmp_path_factory):
    folder = tmp_path_factory.mktemp("production")
    running = ProductionServer(binary, folder, "shutdown: {drain: 30}\n")
    yield running
    running._process.kill()
    running._process.wait()


def health(binary, *words: str) -> tuple[dict, int]:
    """Returns what the command found, and its exit code."""
    environment = {key: value for key, value in os.environ.items() if key != "DIALTONE_CONFIG"}
    ended = subprocess.run(
        [str(binary), "health", "--json", *words],
        capture_output=True, text=True, timeout=START_LIMIT, env=environment,
    )
    return json.loads(ended.stdout or "{}"), ended.returncode


def states(report: dict) -> dict[str, str]:
    return {one["check"]: one["state"] for one in report["checks"]}


def test_a_ready_server_is_healthy_and_a_draining_one_is_not(binary, production):
    config = production.words()[1:]
    report, code = health(binary, "--url", production.url, *config)
    assert code == 0, report
    found = states(report)
    assert report["isReady"] and found["alive"] == found["ready"] == found["database"] == "ok"
    assert found["signing key RS256"] == "ok"
    (node,) = json.loads(production.command("nodes", "--json"))["nodes"]
    assert node["state"] == "ready" and found[f"node {node['id']}"] == "ok"
    assert node["schemaVersion"] == "0001-initial"
    production._process.send_signal(signal.SIGTERM)
    report, code = health(binary, "--url", production.url)
    assert code == 1 and report["isAlive"] and not report["isReady"]
    assert {"check": "ready", "state": "failed", "detail": "is stopping"} in report["checks"]


def test_a_node_that_stops_removes_its_record(binary, tmp_path):
    server = ProductionServer(binary, tmp_path)
    assert len(json.loads(server.command("nodes", "--json"))["nodes"]) == 1
    assert server.stop() == 0
    assert server.command("nodes") == "No node is running.\n"


def test_a_development_server_shows_its_health_without_a_configuration(binary, server):
    report, code = health(binary, "--url", server.url + "/")
    assert code == 0 and states(report)["numbering plan"] in ("ok", "warning")


def test_the_overview_of_the_console_shows_the_nodes(server):
    page = server.get(f"/console/projects/{server.project}").text
    listed = server.get(
        "/dialtone/v1/server/nodes", headers={"Authorization": "Bearer owner"}
    ).json()
    (node,) = listed["nodes"]
    assert node["isResponding"] and "warnings" in listed
    assert "State of the nodes" in page and "this one" in page and node["id"] in page


def test_no_server_and_another_program_are_unavailable(binary):
    report, code = health(binary, "--url", f"http://127.0.0.1:{free_port()}", "--timeout", "2")
    assert code == 69 and states(report) == {"alive": "failed"}

    class Other(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("content-length", "2")
            self.end_headers()
            self.wfile.write(b"hi")

        def log_message(self, *_):
            pass

    other = ThreadingHTTPServer(("127.0.0.1", 0), Other)
    Thread(target=other.serve_forever, daemon=True).start()
    try:
        report, code = health(binary, "--url", f"http://127.0.0.1:{other.server_port}")
        assert code == 69 and "not as Dialtone does" in report["checks"][0]["detail"]
    finally:
        other.shutdown()


@pytest.mark.parametrize("words", [(), ("--url", "dialtone"), ("--url", "http://a/b")])
def test_a_missing_or_wrong_url_is_wrong_usage(binary, words):
    assert health(binary, *words)[1] == 64
