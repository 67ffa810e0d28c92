"""PgBouncer in transaction mode in front of a database, with the configuration of `deploy/`."""

import os
import pwd
import re
import subprocess
import time
from pathlib import Path

import psycopg
from psycopg import conninfo

from running_server import free_port

WAIT = 30
CONFIGURATION = Path(__file__).resolve().parents[2] / "deploy/pgbouncer/pgbouncer.ini"


class PgBouncer:
    """A pooler with few connections to PostgreSQL, so that clients must share them."""

    def __init__(self, folder: Path, database: str, connections: int = 4):
        self._parts = conninfo.conninfo_to_dict(database)
        self.port = free_port()
        owner = pwd.getpwnam("postgres").pw_uid if os.geteuid() == 0 else None
        folder.chmod(0o755)
        users = folder / "userlist.txt"
        users.write_text(f'"{self._parts["user"]}" ""\n')
        self._config = folder / "pgbouncer.ini"
        self._config.write_text(self._configuration(users, connections))
        self._log = (folder / "pgbouncer.log").open("w")
        self._process = subprocess.Popen(
            ["pgbouncer", str(self._config)],
            user=owner, stdout=self._log, stderr=self._log,
        )  # fmt: skip
        end = time.monotonic() + WAIT
        while True:
            try:
                self.administer("show version")
                return
            except psycopg.OperationalError:
                assert self._process.poll() is None, (folder / "pgbouncer.log").read_text()
                assert time.monotonic() < end
                time.sleep(0.05)

    @property
    def url(self) -> str:
        return f"postgresql://{self._parts['user']}@127.0.0.1:{self.port}/dialtone"

    def administer(self, command: str) -> list[dict]:
        """Runs a command of the pooler's own console."""
        address = f"postgresql://{self._parts['user']}@127.0.0.1:{self.port}/pgbouncer"
        with psycopg.connect(address, autocommit=True) as console:
            # The console speaks only the simple protocol.
            cursor = psycopg.ClientCursor(console)
            cursor.execute(command)
            names = [column.name for column in cursor.description or []]
            return [dict(zip(names, row, strict=True)) for row in cursor] if names else []

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(timeout=WAIT)
        self._log.close()

    def _configuration(self, users: Path, connections: int) -> str:
        """The example's text, with what is different on this machine."""
        text = CONFIGURATION.read_text()
        parts = self._parts
        changes = {
            r"dialtone = .*": f"dialtone = host={parts['host']} port={parts['port']} "
            f"dbname={parts['dbname']}",
            "listen_port = .*": f"listen_port = {self.port}",
            "unix_socket_dir = .*": "unix_socket_dir =",
            "auth_type = .*": "auth_type = trust",
            "auth_file = .*": f"auth_file = {users}\nadmin_users = {parts['user']}",
            "default_pool_size = .*": f"default_pool_size = {connections}",
            "min_pool_size = .*": "min_pool_size = 0",
        }
        for pattern, replacement in changes.items():
            text, count = re.subn(f"(?m)^{pattern}$", replacement, text)
            assert count == 1, pattern
        return text
