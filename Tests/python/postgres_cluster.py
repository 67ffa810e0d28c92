"""PostgreSQL servers of a test's own, with their configuration and their files."""

import os
import pwd
import shutil
import subprocess
from pathlib import Path

import psycopg

from running_server import free_port

WAIT = 120


class PostgresCluster:
    """A PostgreSQL server on loopback, with its data in a folder."""

    def __init__(self, folder: Path):
        """Creates the data; `folder` and what is in it belongs to the server's user."""
        self._owner = _owner()
        self.folder = folder
        self.data = folder / "data"
        self.port = free_port()
        folder.mkdir(parents=True, exist_ok=True)
        self.own(folder)
        self.run(
            "initdb", "--pgdata", str(self.data), "--username=dialtone", "--auth=trust",
            "--encoding=UTF8", "--locale=C", "--no-sync",
        )  # fmt: skip

    @property
    def url(self) -> str:
        return f"postgresql://dialtone@127.0.0.1:{self.port}/postgres"

    def connect(self) -> psycopg.Connection:
        return psycopg.connect(self.url, autocommit=True)

    def configure(self, text: str) -> None:
        """Adds lines to the configuration, for the next start."""
        with (self.data / "postgresql.auto.conf").open("a") as file:
            file.write(text)

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        log = str(self.folder / "log")
        self._control("start", "--wait", f"--timeout={WAIT}", "--log", log, "--options", options)

    def stop(self, mode: str = "fast") -> None:
        if (self.data / "postmaster.pid").exists():
            self._control("stop", "--wait", f"--timeout={WAIT}", "--mode", mode)

    def folder_for_server(self, name: str) -> Path:
        """Creates a folder that the server may write to."""
        path = self.folder / name
        path.mkdir()
        self.own(path)
        return path

    def run(self, program: str, *words: str) -> None:
        """Runs one of PostgreSQL's programs as the server's user."""
        programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
        path = shutil.which(program) or str(programs[-1] / program)
        ended = subprocess.run(
            [path, *words],
            cwd=self.folder,
            user=self._owner,
            group=self._owner and pwd.getpwuid(self._owner).pw_gid,
            capture_output=True,
            text=True,
            timeout=WAIT,
        )
        assert ended.returncode == 0, ended.stdout + ended.stderr

    def _control(self, *words: str) -> None:
        # Its output goes to a file: the server would keep a pipe open.
        self.run("pg_ctl", *words[:1], "--silent", "--pgdata", str(self.data), *words[1:])

    def own(self, path: Path) -> None:
        """Gives a file or folder to the server's user."""
        if self._owner is not None:
            os.chown(path, self._owner, -1)


def _owner() -> int | None:
    """The user for PostgreSQL, which refuses to run as root; `None` for this one."""
    return pwd.getpwnam("postgres").pw_uid if os.geteuid() == 0 else None
