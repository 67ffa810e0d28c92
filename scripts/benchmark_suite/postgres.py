"""A PostgreSQL server for one measurement."""

import json
import os
import pwd
import subprocess
from pathlib import Path

CLOCK = os.sysconf("SC_CLK_TCK")


class Postgres:
    """The server, with `settings` in its configuration file, as a context.

    Unlike the server of scripts/with-postgres.sh, it makes commits durable by default.
    """

    def __init__(self, folder: Path, settings: str = ""):
        self._folder = folder
        self._data = folder / "postgres"
        self._settings = settings
        self.port = 20_000 + os.getpid() % 12_000
        self._programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
        self._owner = pwd.getpwnam("postgres").pw_uid if os.geteuid() == 0 else None

    def __enter__(self):
        if self._owner is not None:
            os.chown(self._folder, self._owner, -1)
        self.run("initdb", "--pgdata", self._data, "--username=dialtone", "--auth=trust",
                 "--encoding=UTF8", "--locale=C")  # fmt: skip
        with (self._data / "postgresql.auto.conf").open("a") as file:
            file.write("listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\n")
            file.write(f"{self._settings}\nport = {self.port}\n")
        self.run("pg_ctl", "start", "--wait", "--silent", "--pgdata", self._data,
                 "--log", self._folder / "postgres.log")  # fmt: skip
        return self

    def __exit__(self, *_):
        self.run("pg_ctl", "stop", "--silent", "--mode=immediate", "--pgdata", self._data)

    def database(self, name: str) -> str:
        """Creates a database, and returns its address."""
        self.run("createdb", *self._place, name)
        return f"postgresql://dialtone@127.0.0.1:{self.port}/{name}"

    def rows(self, database: str, query: str) -> list[dict]:
        """The rows of a query."""
        ended = subprocess.run(
            [self._programs / "psql", *self._place, "--dbname", database, "--tuples-only",
             "--no-align", "--command", f"SELECT coalesce(json_agg(r), '[]') FROM ({query}) AS r"],
            check=True, capture_output=True, text=True, cwd="/",
        )  # fmt: skip
        return json.loads(ended.stdout)

    @property
    def processor_seconds(self) -> float:
        """The processor time of the server's processes, including those that have ended."""
        first = int((self._data / "postmaster.pid").read_text().split()[0])
        spent = 0
        for path in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = path.read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if int(fields[1]) == first:
                spent += int(fields[11]) + int(fields[12])
            elif path.parent.name == str(first):
                spent += sum(int(field) for field in fields[11:15])
        return spent / CLOCK

    @property
    def _place(self) -> tuple[str, ...]:
        return ("--host=127.0.0.1", f"--port={self.port}", "--username=dialtone")

    def run(self, program: str, *words) -> None:
        """Runs one of PostgreSQL's programs as the server's user."""
        with (self._folder / "programs.log").open("a") as log:
            subprocess.run(
                [self._programs / program, *words], check=True, cwd="/", user=self._owner,
                stdout=log, stderr=log,
            )  # fmt: skip
