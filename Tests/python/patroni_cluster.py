"""Two PostgreSQL nodes under Debian's Patroni and one etcd, each node in a network of its own.

Nodes are network namespaces, so that everything of a node can be killed, stopped or cut off.
"""

import json
import os
import pwd
import signal
import subprocess
import time
from pathlib import Path

import psycopg
import requests

WAIT = 120
NETWORK = "10.213.7"
BRIDGE = "dialtone0"
STORE = f"{NETWORK}.10"
NODES = (1, 2)
PASSWORD = "secret"


class PatroniCluster:
    """A cluster with synchronous replication; it needs root for its networks."""

    def __init__(self, folder: Path):
        self._folder = folder
        self._user = pwd.getpwnam("postgres")
        self._processes: list[subprocess.Popen] = []
        self._managers: dict[int, subprocess.Popen] = {}
        self.archive = folder / "archive"
        self.archive.mkdir()
        for path in (folder, self.archive):
            os.chown(path, self._user.pw_uid, self._user.pw_gid)
        try:
            # Those of a test that was killed.
            self._disconnect_nodes()
            self._connect_nodes()
            self._start_store()
            for node in NODES:
                self._configure(node)
            self.start(1)
            self._wait("a primary", lambda: self.primary() is not None)
            self.start(2)
            self.wait_for_standby()
        except BaseException:
            self.stop()
            raise

    @property
    def url(self) -> str:
        hosts = ",".join(address(node) for node in NODES)
        return f"postgresql://postgres:{PASSWORD}@{hosts}/postgres?target_session_attrs=read-write"

    def primary(self) -> int | None:
        """The node that accepts writes, as Patroni reports it; `None` if there is no single one."""
        primaries = [node for node in NODES if self._status(node, "primary")]
        return primaries[0] if len(primaries) == 1 else None

    def wait_for_standby(self) -> None:
        """Waits until one node is the primary and the other its synchronous standby.

        Before that, a failover can be refused.
        """

        def is_complete() -> bool:
            states = [self._status(node, "patroni") or {} for node in NODES]
            return self.primary() is not None and any(state.get("sync_standby") for state in states)

        self._wait("a synchronous standby", is_complete)

    def wait_for_primary(self, node: int) -> None:
        self._wait("primary", lambda: self.primary() == node)

    def wait_for_failover(self, former: int) -> None:
        """Waits until the other node is the primary."""
        other = next(node for node in NODES if node != former)
        self._wait("another primary", lambda: bool(self._status(other, "primary")))

    def start(self, node: int) -> None:
        log = (self._folder / f"node{node}.log").open("a")
        self._managers[node] = subprocess.Popen(
            [*self._in(node), *self._as_postgres(), "patroni", self._config(node)],
            stdout=log,
            stderr=log,
        )
        self._processes.append(self._managers[node])

    def kill(self, node: int) -> None:
        self._signal(node, signal.SIGKILL)

    def freeze(self, node: int) -> None:
        self._signal(node, signal.SIGSTOP)

    def thaw(self, node: int) -> None:
        self._signal(node, signal.SIGCONT)

    def cut_off(self, node: int) -> None:
        for chain in ("INPUT", "OUTPUT"):
            run(*self._in(node), "iptables", "-A", chain, "-j", "DROP")

    def reconnect(self, node: int) -> None:
        run(*self._in(node), "iptables", "-F")

    def freeze_store(self) -> None:
        self._store.send_signal(signal.SIGSTOP)

    def thaw_store(self) -> None:
        self._store.send_signal(signal.SIGCONT)

    def stop_node(self, node: int) -> None:
        """Stops Patroni, which stops PostgreSQL."""
        self._managers[node].terminate()
        assert self._managers[node].wait(timeout=WAIT) == 0
        self._wait("stopped node", lambda: not self._pids(node))

    def forget(self) -> None:
        """Removes the cluster from the store."""
        confirmed = "dialtone\nYes I am aware\n"
        run(*self._as_postgres(), "patronictl", "-c", self._config(1), "remove", "dialtone", text=confirmed)

    def connect(self, node: int) -> psycopg.Connection:
        return psycopg.connect(
            host=address(node), user="postgres", password=PASSWORD, dbname="postgres", autocommit=True
        )

    def data(self, node: int) -> Path:
        return self._folder / f"data{node}"

    def run(self, node: int, program: str, *words: str) -> str:
        """Runs one of PostgreSQL's programs in the node, as its user."""
        path = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1] / program
        environment = f"PGPASSWORD={PASSWORD}"
        return run(*self._in(node), *self._as_postgres(), environment, str(path), *words)

    def settings(self, node: int) -> dict:
        """The cluster's settings in the store."""
        return requests.get(f"http://{address(node)}:8008/config", timeout=WAIT).json()

    def stop(self) -> None:
        for node in NODES:
            self._signal(node, signal.SIGKILL)
        for process in self._processes:
            process.kill()
            process.wait(timeout=WAIT)
        self._disconnect_nodes()

    def logs(self) -> str:
        return "\n".join(
            f"{log.name}:\n{log.read_text()[-3000:]}" for log in sorted(self._folder.glob("*.log"))
        )

    def _disconnect_nodes(self) -> None:
        for node in NODES:
            subprocess.run(["ip", "netns", "delete", namespace(node)], capture_output=True)
        subprocess.run(["ip", "link", "delete", BRIDGE], capture_output=True)

    def _connect_nodes(self) -> None:
        run("ip", "link", "add", BRIDGE, "type", "bridge")
        run("ip", "address", "add", f"{STORE}/24", "dev", BRIDGE)
        run("ip", "link", "set", BRIDGE, "up")
        for node in NODES:
            name, cable = namespace(node), f"{BRIDGE}-{node}"
            run("ip", "netns", "add", name)
            run("ip", "link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", name)
            run("ip", "link", "set", cable, "master", BRIDGE, "up")
            run("ip", "-n", name, "link", "set", "lo", "up")
            run("ip", "-n", name, "address", "add", f"{address(node)}/24", "dev", "eth0")
            run("ip", "-n", name, "link", "set", "eth0", "up")

    def _start_store(self) -> None:
        clients, peers = f"http://{STORE}:2379", f"http://{STORE}:2380"
        log = (self._folder / "etcd.log").open("a")
        self._store = subprocess.Popen(
            [
                *self._as_postgres(), "etcd", "--enable-v2",
                f"--data-dir={self._folder}/etcd",
                f"--listen-client-urls={clients}", f"--advertise-client-urls={clients}",
                f"--listen-peer-urls={peers}", f"--initial-advertise-peer-urls={peers}",
                f"--initial-cluster=default={peers}",
            ],
            stdout=log,
            stderr=log,
        )  # fmt: skip
        self._processes.append(self._store)

    def _configure(self, node: int) -> None:
        programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
        own = address(node)
        settings = {
            "scope": "dialtone",
            "name": f"node{node}",
            "restapi": {"listen": f"{own}:8008", "connect_address": f"{own}:8008"},
            # With the section `etcd3`, Debian's Patroni loses acknowledged writes when a primary
            # that hung comes back.
            "etcd": {"hosts": [f"{STORE}:2379"]},
            "bootstrap": {
                "dcs": {
                    "ttl": 10,
                    "loop_wait": 2,
                    "retry_timeout": 3,
                    "primary_start_timeout": 0,
                    "synchronous_mode": True,
                    "failsafe_mode": True,
                    "postgresql": {
                        "use_pg_rewind": True,
                        "parameters": {"max_connections": 50, "wal_keep_size": "128MB"},
                    },
                },
                "initdb": [{"encoding": "UTF8"}, {"locale": "C"}, "data-checksums"],
            },
            "postgresql": {
                "listen": f"{own}:5432",
                "connect_address": f"{own}:5432",
                "data_dir": f"{self._folder}/data{node}",
                "bin_dir": str(programs),
                "pgpass": f"{self._folder}/pgpass{node}",
                "authentication": {
                    "superuser": {"username": "postgres", "password": PASSWORD},
                    "replication": {"username": "replicator", "password": PASSWORD},
                },
                "parameters": {
                    "unix_socket_directories": "", "shared_buffers": "32MB",
                    "archive_mode": "on",
                    "archive_command": f"test ! -f {self.archive}/%f && cp %p {self.archive}/%f",
                },
                "pg_hba": [
                    f"host replication replicator {NETWORK}.0/24 scram-sha-256",
                    f"host all all {NETWORK}.0/24 scram-sha-256",
                ],
            },
        }
        # JSON is YAML.
        Path(self._config(node)).write_text(json.dumps(settings))

    def _config(self, node: int) -> str:
        return f"{self._folder}/node{node}.yml"

    def _in(self, node: int) -> list[str]:
        return ["ip", "netns", "exec", namespace(node)]

    def _as_postgres(self) -> list[str]:
        return [
            "setpriv", f"--reuid={self._user.pw_uid}", f"--regid={self._user.pw_gid}",
            "--clear-groups", "env", f"HOME={self._folder}", "LC_ALL=C.UTF-8",
        ]  # fmt: skip

    def _pids(self, node: int) -> list[int]:
        found = subprocess.run(
            ["ip", "netns", "pids", namespace(node)], capture_output=True, text=True
        )
        return [int(pid) for pid in found.stdout.split()]

    def _signal(self, node: int, number: signal.Signals) -> None:
        for pid in self._pids(node):
            try:
                os.kill(pid, number)
            except ProcessLookupError:
                pass

    def _status(self, node: int, path: str) -> dict | None:
        """What Patroni says about its node; `None` if it is not so, or silent."""
        try:
            answer = requests.get(f"http://{address(node)}:8008/{path}", timeout=1)
        except requests.RequestException:
            return None
        return answer.json() if answer.ok else None

    def _wait(self, what: str, condition) -> None:
        end = time.monotonic() + WAIT
        while not condition():
            assert time.monotonic() < end, f"the cluster has no {what}:\n{self.logs()}"
            time.sleep(0.2)


def address(node: int) -> str:
    return f"{NETWORK}.1{node}"


def namespace(node: int) -> str:
    return f"dialtone-node{node}"


def run(*words: str, text: str | None = None) -> str:
    """Runs a program, to which `text` is typed."""
    ended = subprocess.run(words, input=text, capture_output=True, text=True, timeout=WAIT)
    assert ended.returncode == 0, f"{' '.join(words)}: {ended.stdout}{ended.stderr}"
    return ended.stdout
