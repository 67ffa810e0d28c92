"""Failovers of a PostgreSQL cluster under Patroni: nothing acknowledged is lost."""

import os
import shutil
import tempfile
import threading
import time
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
import requests

from patroni_cluster import PatroniCluster
from running_server import ProductionServer

WAIT = 120
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
def test_a_primary_is_replaced_and_nothing_acknowledged_is_lost(cluster, dialtone, fault):
    cluster.wait_for_standby()
    code = reset_code(dialtone)
    primary = cluster.primary()
    sign_ups = SignUps(dialtone)
    try:
        sign_ups.wait_for(50)
        begin = time.monotonic()
        {"killed": cluster.kill, "frozen": cluster.freeze, "cut off": cluster.cut_off}[fault](primary)
        cluster.wait_for_failover(primary)
        sign_ups.wait_for(50)
        seconds = time.monotonic() - begin
        # The most dangerous moment: the former primary returns under load.
        {"killed": cluster.start, "frozen": cluster.thaw, "cut off": cluster.reconnect}[fault](primary)
        cluster.wait_for_standby()
        sign_ups.wait_for(50)
    finally:
        accounts = sign_ups.finish()
    assert sign_ups.refusals <= {"500", "503", "ReadTimeout"}
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
