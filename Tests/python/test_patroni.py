"""Failovers of a PostgreSQL cluster under Patroni: nothing acknowledged is lost."""

import os
import shutil
import subprocess
import tempfile
import threading
import time
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import psycopg
import pytest
import requests

from patroni_cluster import NETWORK, NODES, PatroniCluster, address
from patroni_cluster import PASSWORD as DATABASE_PASSWORD
from running_server import ProductionServer, free_port

WAIT = 120
HAPROXY = Path(__file__).resolve().parents[2] / "deploy/haproxy/postgresql.cfg"
CALLERS = 2
MOST_ACCOUNTS = 5_000
ADDRESS = "a@example.com"
PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def cluster():
    if os.geteuid() != 0:
        pytest.skip("networks of their own for the nodes need root")
    if not shutil.which("patroni"):
        pytest.skip("Patroni is only in Debian's packages")
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        running = PatroniCluster(Path(folder))
        yield running
        running.stop()


@pytest.fixture(scope="module")
def dialtone(binary, cluster, tmp_path_factory):
    server = ProductionServer(binary, tmp_path_factory.mktemp("dialtone"), database=cluster.url)
    exempt = 'callLimits.exemptNetworks=["127.0.0.0/8"]'
    server.command("projects", "set", "shop", exempt)
    body = {"email": ADDRESS, "password": PASSWORD}
    assert server.post("/v1/accounts:signUp", body).ok
    yield server
    assert server.stop() == 0


@pytest.fixture(scope="module")
def proxy(cluster, tmp_path_factory):
    """The port of HAProxy with the example's configuration, in front of the cluster."""
    port = free_port()
    text = HAPROXY.read_text().replace("127.0.0.1:5000", f"127.0.0.1:{port}")
    assert "10.0.0.11:5432" in text
    config = tmp_path_factory.mktemp("haproxy") / "haproxy.cfg"
    config.write_text(text.replace("10.0.0.", f"{NETWORK}."))
    process = subprocess.Popen(["haproxy", "-db", "-f", config])
    yield port
    process.terminate()
    process.wait(timeout=WAIT)


def wait_for_proxy(port: int, node: int) -> None:
    """Waits until the proxy leads to the node."""
    end = time.monotonic() + WAIT
    found = None
    while found != address(node):
        assert time.monotonic() < end, found
        try:
            with psycopg.connect(
                host="127.0.0.1", port=port, user="postgres", password=DATABASE_PASSWORD,
                dbname="postgres", connect_timeout=5,
            ) as connection:  # fmt: skip
                [found] = connection.execute("select host(inet_server_addr())").fetchone()
        except psycopg.OperationalError as error:
            found = str(error)
        time.sleep(0.1)


class SignUps:
    """Callers that create accounts and remember those that the server has acknowledged."""

    def __init__(self, server: ProductionServer):
        self._server = server
        self._end = threading.Event()
        self._lock = threading.Lock()
        self.acknowledged: list[dict] = []
        self.refusals: set[str] = set()
        self.failed = 0
        self._threads = [threading.Thread(target=self._run) for _ in range(CALLERS)]
        for thread in self._threads:
            thread.start()

    def finish(self) -> list[dict]:
        self._end.set()
        for thread in self._threads:
            thread.join(timeout=WAIT)
            assert not thread.is_alive()
        return self.acknowledged

    def wait_for(self, count: int) -> None:
        """Waits until that many more accounts are acknowledged."""
        wanted = len(self.acknowledged) + count
        end = time.monotonic() + WAIT
        while len(self.acknowledged) < wanted:
            assert time.monotonic() < end, self.refusals
            time.sleep(0.05)

    def _run(self) -> None:
        while not self._end.is_set() and len(self.acknowledged) < MOST_ACCOUNTS:
            try:
                answer = self._server.post("/v1/accounts:signUp", {"returnSecureToken": True})
            except requests.RequestException as error:
                with self._lock:
                    self.failed += 1
                    self.refusals.add(type(error).__name__)
                continue
            with self._lock:
                if answer.ok:
                    self.acknowledged.append(answer.json())
                else:
                    self.failed += 1
                    self.refusals.add(f"{answer.status_code}")
            # Neither the server nor the test is here to be flooded.
            self._end.wait(0.02)


def reset_code(server: ProductionServer) -> str:
    """A code to set another password, as an administrator gets it."""
    answer = requests.post(
        f"http://{server.admin_authority}/v1/projects/shop/accounts:sendOobCode",
        headers={"Authorization": "Bearer owner"},
        json={"requestType": "PASSWORD_RESET", "email": ADDRESS, "returnOobLink": True},
        timeout=WAIT,
    )
    assert answer.ok, answer.text
    return parse_qs(urlsplit(answer.json()["oobLink"]).query)["oobCode"][0]


@pytest.mark.parametrize("fault", ["killed", "frozen", "cut off"])
def test_a_primary_is_replaced_and_nothing_acknowledged_is_lost(cluster, dialtone, proxy, fault):
    cluster.wait_for_standby()
    code = reset_code(dialtone)
    primary = cluster.primary()
    wait_for_proxy(proxy, primary)
    sign_ups = SignUps(dialtone)
    try:
        sign_ups.wait_for(50)
        begin = time.monotonic()
        {"killed": cluster.kill, "frozen": cluster.freeze, "cut off": cluster.cut_off}[fault](primary)
        cluster.wait_for_failover(primary)
        wait_for_proxy(proxy, cluster.primary())
        sign_ups.wait_for(50)
        seconds = time.monotonic() - begin
        # The most dangerous moment: the former primary returns under load.
        {"killed": cluster.start, "frozen": cluster.thaw, "cut off": cluster.reconnect}[fault](primary)
        cluster.wait_for_standby()
        sign_ups.wait_for(50)
    finally:
        accounts = sign_ups.finish()
    assert sign_ups.refusals <= {"503"}
    for account in accounts:
        body = {"grantType": "refresh_token", "refreshToken": account["refreshToken"]}
        renewed = dialtone.post("/v1/token", body)
        assert renewed.ok, (account["localId"], renewed.text)

    print(
        f"{fault}: signed up again after {seconds:.1f} s; {len(accounts)} calls acknowledged, "
        f"{sign_ups.failed} failed"
    )

    # A code from before the failover is good, once.
    body = {"oobCode": code, "newPassword": PASSWORD}
    used = dialtone.post("/v1/accounts:resetPassword", body)
    assert used.ok, used.text
    again = dialtone.post("/v1/accounts:resetPassword", body)
    assert (again.status_code, again.json()["error"]["message"]) == (400, "INVALID_OOB_CODE")


def test_without_its_store_the_cluster_keeps_its_primary(cluster, dialtone):
    cluster.wait_for_standby()
    primary = cluster.primary()
    lease = cluster.settings(primary)["ttl"]
    sign_ups = SignUps(dialtone)
    cluster.freeze_store()
    try:
        end = time.monotonic() + lease * 1.5
        while time.monotonic() < end:
            sign_ups.wait_for(5)
    finally:
        cluster.thaw_store()
        sign_ups.finish()
    assert sign_ups.refusals == set()
    cluster.wait_for_standby()
    assert cluster.primary() == primary


def test_a_cluster_goes_back_to_a_moment_by_the_steps_of_the_page(cluster, dialtone):
    cluster.wait_for_standby()
    primary = cluster.primary()
    other = next(node for node in NODES if node != primary)
    base = cluster.data(primary).with_name("base")
    cluster.run(
        primary, "pg_basebackup", f"--pgdata={base}", "--checkpoint=fast",
        f"--host={address(primary)}", "--username=replicator",
    )  # fmt: skip
    before = dialtone.post("/v1/accounts:signUp", {"returnSecureToken": True}).json()["localId"]
    with cluster.connect(primary) as connection:
        [moment] = connection.execute("select clock_timestamp()::text").fetchone()
    after = dialtone.post("/v1/accounts:signUp", {"returnSecureToken": True}).json()["localId"]

    assert dialtone.stop() == 0
    cluster.stop_node(other)
    cluster.stop_node(primary)
    data = cluster.data(primary)
    data.rename(data.with_name("lost"))
    base.rename(data)
    settings = data / "postgresql.auto.conf"
    (data / "recovery.signal").touch()
    kept = settings.read_text()
    settings.write_text(
        f"{kept}restore_command = 'cp {cluster.archive}/%f %p'\n"
        f"recovery_target_time = '{moment}'\nrecovery_target_action = promote\narchive_mode = off\n"
    )
    control = (primary, "pg_ctl", f"--pgdata={data}", "--wait", "--silent")
    cluster.run(*control, f"--log={data.with_name('recovery.log')}", "start")
    wait_for_recovery(cluster, primary)
    cluster.run(*control, "stop")
    settings.write_text(kept)
    cluster.forget()
    cluster.start(primary)
    cluster.wait_for_primary(primary)
    shutil.rmtree(cluster.data(other))
    cluster.start(other)
    cluster.wait_for_standby()
    assert cluster.settings(primary)["synchronous_mode"] is True

    dialtone.command("sessions", "revoke-all", "--yes")
    dialtone.start()
    assert before in dialtone.command("users", "show", before)
    words = dialtone.words("users", "show", after)
    shown = subprocess.run(words, capture_output=True, text=True, timeout=WAIT)
    assert shown.stderr == f"Error: The user {after} does not exist in shop.\n"


def wait_for_recovery(cluster: PatroniCluster, node: int) -> None:
    end = time.monotonic() + WAIT
    with cluster.connect(node) as connection:
        while connection.execute("select pg_is_in_recovery()").fetchone()[0]:
            assert time.monotonic() < end
            time.sleep(0.1)
