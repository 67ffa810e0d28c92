"""What a server answers while it stops, and rolling restarts behind HAProxy."""

import csv
import re
import signal
import socket
import subprocess
import threading
import time
from pathlib import Path

import pytest
import requests

from running_server import ProductionServer, RunningServer, free_port

REPOSITORY = Path(__file__).resolve().parents[2]
HAPROXY = REPOSITORY / "deploy/haproxy/haproxy.cfg"
HOST = {"Host": "id.example.com"}
WAIT = 30
CALLERS = 4
MOST_CALLS = 20_000


class Node(RunningServer):
    """One of several production servers of a database; it keeps its port."""

    api_key = "shop-key"

    def __init__(self, binary: Path, config: Path, drain: int):
        self._command = [
            str(binary), "serve", "--config", str(config),
            "--port", str(free_port()), "--drain", str(drain),
        ]  # fmt: skip
        self.start()

    def start(self) -> None:
        self._start(self._command)

    def send_stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)

    def wait(self) -> int:
        return self._process.wait(timeout=WAIT)


@pytest.fixture
def cluster(binary, tmp_path, postgres):
    """The configuration of a project on a PostgreSQL database of its own."""
    config = tmp_path / "dialtone.yaml"
    key = tmp_path / "master.key"

    def command(*words: str) -> str:
        ended = subprocess.run(
            [str(binary), *words], capture_output=True, text=True, timeout=WAIT * 2
        )
        assert ended.returncode == 0, ended.stderr
        return ended.stdout

    key.write_text(command("keys", "generate-master"))
    key.chmod(0o600)
    config.write_text(
        "listen: {publicURL: 'https://id.example.com'}\n"
        f"database: {{url: '{postgres}'}}\n"
        "sender: {kind: none}\n"
        f"masterKey: {{file: '{key}'}}\n"
    )
    with_config = ("--config", str(config))
    command("projects", "create", "shop", *with_config)
    # All callers of the test have one address.
    command("projects", "set", "shop", 'callLimits.exemptNetworks=["127.0.0.0/8"]', *with_config)
    command("apps", "add", "shop", "--platform", "web", "--api-key", Node.api_key, *with_config)
    return config


class Balancer:
    """HAProxy with the example's configuration, in front of nodes on loopback ports."""

    def __init__(self, folder: Path, nodes: list[Node]):
        text = HAPROXY.read_text()
        self.url = f"http://127.0.0.1:{free_port()}"
        text = text.replace("127.0.0.1:8080", self.url.removeprefix("http://"))
        for number, node in enumerate(nodes, start=5):
            assert f"10.0.0.{number}:9099" in text
            text = text.replace(f"10.0.0.{number}:9099", node.authority)
        self._states = folder / "haproxy.sock"
        text = text.replace("global\n", f"global\n  stats socket {self._states}\n", 1)
        # The drain alone must be enough.
        text = re.sub(r"retries \d+", "retries 0", text)
        text = text.replace("option redispatch 1", "no option redispatch")
        self._config = folder / "haproxy.cfg"
        self._config.write_text(text)
        self._process = subprocess.Popen(["haproxy", "-db", "-f", str(self._config)])
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            try:
                if requests.get(f"{self.url}/readyz", headers=HOST, timeout=5).ok:
                    return
            except requests.ConnectionError:
                time.sleep(0.05)
        raise AssertionError("HAProxy does not serve")

    def wait_for_nodes(self) -> None:
        """Waits until all nodes get requests, as the runbook says before the next restart."""
        end = time.monotonic() + WAIT
        while (states := self._node_states()) != {"UP"}:
            assert time.monotonic() < end, states
            time.sleep(0.05)

    def _node_states(self) -> set[str]:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(WAIT)
            connection.connect(str(self._states))
            connection.sendall(b"show stat\n")
            answer = b"".join(iter(lambda: connection.recv(65536), b""))
        rows = csv.DictReader(answer.decode().removeprefix("# ").splitlines())
        return {row["status"] for row in rows if row["svname"].startswith("node")}

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(timeout=WAIT)


class Load:
    """Callers that sign up, look up their account and renew their tokens, until they are told."""

    def __init__(self, url: str):
        self._url = url
        self._end = threading.Event()
        self._failures: list[str] = []
        self._lock = threading.Lock()
        self._seconds: list[float] = []
        self.calls = 0
        self._threads = [
            threading.Thread(target=self._run, args=(number % 2 == 0,)) for number in range(CALLERS)
        ]
        for thread in self._threads:
            thread.start()

    def finish(self) -> list[str]:
        """Ends the callers and returns what failed."""
        self._end.set()
        for thread in self._threads:
            thread.join(timeout=WAIT * 2)
            assert not thread.is_alive()
        return self._failures

    def wait_for(self, count: int) -> None:
        """Waits until that many more calls have been answered."""
        wanted = self.calls + count
        end = time.monotonic() + WAIT
        while self.calls < wanted and time.monotonic() < end:
            time.sleep(0.02)
        assert self.calls >= wanted, self._failures

    def percentile(self, share: float) -> float:
        """The time of a call, in milliseconds, that this share of the calls did not exceed."""
        return sorted(self._seconds)[int(share * len(self._seconds))] * 1_000

    def _run(self, keeps_alive: bool) -> None:
        with requests.Session() as session:
            session.headers["Connection"] = "keep-alive" if keeps_alive else "close"
            account = self._call(session, "/v1/accounts:signUp", {"returnSecureToken": True})
            while account and not self._end.is_set() and self.calls < MOST_CALLS:
                self._call(session, "/v1/accounts:lookup", {"idToken": account["idToken"]})
                body = {"grantType": "refresh_token", "refreshToken": account["refreshToken"]}
                if renewed := self._call(session, "/v1/token", body):
                    account["refreshToken"] = renewed["refresh_token"]

    def _call(self, session: requests.Session, path: str, body: dict) -> dict | None:
        problem = None
        start = time.monotonic()
        try:
            answer = session.post(
                f"{self._url}{path}", params={"key": Node.api_key}, json=body, timeout=WAIT
            )
            if answer.ok:
                return answer.json()
            problem = f"{path}: {answer.status_code} {answer.text[:200]}"
        except requests.RequestException as error:
            problem = f"{path}: {error}"
        finally:
            with self._lock:
                self.calls += 1
                self._seconds.append(time.monotonic() - start)
                if problem:
                    self._failures.append(problem)
        return None


def test_three_nodes_behind_haproxy_restart_under_load_without_a_failed_request(
    binary, cluster, tmp_path
):
    nodes = [Node(binary, cluster, drain=2) for _ in range(3)]
    balancer = Balancer(tmp_path, nodes)
    load = Load(balancer.url)
    try:
        balancer.wait_for_nodes()
        load.wait_for(50)
        for node in nodes:
            node.send_stop()
            assert node.wait() == 0
            load.wait_for(50)
            node.start()
            balancer.wait_for_nodes()
            load.wait_for(50)
    finally:
        failures = load.finish()
        balancer.stop()
        codes = [node.stop() for node in nodes]
    print(
        f"{load.calls} calls, {len(failures)} failed; median {load.percentile(0.5):.0f} ms, "
        f"p99 {load.percentile(0.99):.0f} ms, longest {load.percentile(0.9999):.0f} ms"
    )
    assert failures == []
    assert codes == [0, 0, 0]


def test_a_draining_server_answers_everything_but_is_not_ready(binary, cluster):
    node = Node(binary, cluster, drain=60)
    assert node.get("/readyz").json()["status"] == "ready"
    assert node.get("/startupz").json()["status"] == "started"
    assert "Connection" not in node.get("/healthz").headers
    node.send_stop()
    end = time.monotonic() + WAIT
    while node.get("/readyz").status_code == 200 and time.monotonic() < end:
        time.sleep(0.01)
    refused = node.get("/readyz")
    assert (refused.status_code, refused.json()["status"]) == (503, "draining")
    for path in ("/healthz", "/startupz"):
        assert node.get(path).status_code == 200
    answer = node.post("/v1/accounts:signUp", {"returnSecureToken": True})
    assert answer.status_code == 200
    assert answer.headers["Connection"] == "close"
    # The second signal ends the drain.
    start = time.monotonic()
    assert node.stop() == 0
    assert time.monotonic() - start < WAIT


def test_without_a_drain_a_server_stops_at_once(binary, tmp_path):
    server = ProductionServer(binary, tmp_path)
    start = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - start < WAIT


@pytest.mark.parametrize("example", sorted(HAPROXY.parent.glob("*.cfg")), ids=lambda path: path.stem)
def test_the_example_of_haproxy_is_valid(example):
    checked = subprocess.run(
        ["haproxy", "-c", "-f", str(example)], capture_output=True, text=True, timeout=WAIT
    )
    assert checked.returncode == 0, checked.stderr
