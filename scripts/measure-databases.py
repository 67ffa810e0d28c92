#!/usr/bin/env python3
"""Measures how long the database of many accounts takes to move, to back up and to restore.

usage: scripts/measure-databases.py [ACCOUNTS]   (default: 1000000)
       scripts/bench.sh databases [ACCOUNTS]

Runs bin/dialtone, or $DIALTONE_BIN, and PostgreSQL servers of its own that make commits durable.
Fills a SQLite database with accounts, copies it to PostgreSQL, and backs up and restores both,
with `dialtone` and with PostgreSQL's own programs. Prints a table in Markdown. Every copy is
compared with its original by `dialtone`, which is part of its time.
"""

import os
import pwd
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmark_suite import accounts, machine
from benchmark_suite.tables import table

BINARY = Path(os.environ.get("DIALTONE_BIN") or Path(__file__).parents[1] / "bin/dialtone")
SETTINGS = """
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
shared_buffers = 256MB
max_wal_size = 4GB
"""


class Postgres:
    """A PostgreSQL server with durable commits, as a context."""

    def __init__(self, folder: Path):
        self._folder = folder
        self._data = folder / "postgres"
        self._port = 20_000 + os.getpid() % 12_000
        self._programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
        self._owner = pwd.getpwnam("postgres").pw_uid if os.geteuid() == 0 else None

    def __enter__(self):
        if self._owner is not None:
            os.chown(self._folder, self._owner, -1)
        self.run("initdb", "--pgdata", self._data, "--username=dialtone", "--auth=trust",
                 "--encoding=UTF8", "--locale=C")  # fmt: skip
        with (self._data / "postgresql.auto.conf").open("a") as file:
            file.write(f"{SETTINGS}port = {self._port}\n")
        self.run("pg_ctl", "start", "--wait", "--silent", "--pgdata", self._data,
                 "--log", self._folder / "postgres.log")  # fmt: skip
        return self

    def __exit__(self, *_):
        self.run("pg_ctl", "stop", "--silent", "--mode=immediate", "--pgdata", self._data)

    def database(self, name: str) -> str:
        """Creates a database, and returns its address."""
        self.run("createdb", *self._place, name)
        return f"postgresql://dialtone@127.0.0.1:{self._port}/{name}"

    @property
    def _place(self) -> tuple[str, ...]:
        return ("--host=127.0.0.1", f"--port={self._port}", "--username=dialtone")

    def run(self, program: str, *words) -> None:
        """Runs one of PostgreSQL's programs as the server's user."""
        with (self._folder / "programs.log").open("a") as log:
            subprocess.run(
                [self._programs / program, *words], check=True, cwd="/", user=self._owner,
                stdout=log, stderr=log,
            )  # fmt: skip


def dialtone(*words, config: Path) -> tuple[float, int]:
    """Runs a command; returns its seconds, and the number of rows that it names."""
    start = time.monotonic()
    ended = subprocess.run(
        [BINARY, *words, "--config", config], capture_output=True, text=True,
    )
    seconds = time.monotonic() - start
    if ended.returncode != 0:
        raise SystemExit(f"dialtone {words[0]} failed.\n{ended.stderr}")
    return seconds, int(re.findall(r"(\d+) rows?", ended.stderr)[-1])


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    with tempfile.TemporaryDirectory() as name, accounts.FilledData(BINARY, count) as data:
        folder = Path(name)
        folder.chmod(0o755)
        with Postgres(folder) as postgres:
            rows = measure(count, folder, data.folder, postgres)
    facts = machine.description()
    print(f"{facts['processor']}, {facts['cores']} cores, {time.strftime('%Y-%m-%d')}; "
          f"{count:,} accounts, each with a number and a name.\n")  # fmt: skip
    print(table(["what", "seconds", "rows per second", "size"], rows))


def measure(count: int, folder: Path, data: Path, postgres: Postgres) -> list[list[str]]:
    rows: list[list[str]] = []
    key = data / "master.key"

    def config(url: str) -> Path:
        path = folder / f"{len(list(folder.glob('*.yaml')))}.yaml"
        path.write_text(f"database: {{url: '{url}'}}\nmasterKey: {{file: '{key}'}}\n"
                        "listen: {publicURL: 'https://id.example.com'}\nsender: {kind: none}\n")
        return path

    def note(what: str, seconds: float, size: Path | None = None, number: int = count) -> None:
        bytes_ = sum(f.stat().st_size for f in [size] if f) if size else 0
        rows.append([what, f"{seconds:.0f}", f"{number / seconds:,.0f}",
                     f"{bytes_ / 1e6:,.0f} MB" if bytes_ else ""])
        print(f"{what}: {seconds:.1f} s", file=sys.stderr)

    sqlite = config(f"sqlite:{data}/dialtone.db")
    moved = config(postgres.database("moved"))
    address = moved.read_text().split("'")[1]
    seconds, number = dialtone("migrate", "--to", address, config=sqlite)
    note("`dialtone migrate`, SQLite to PostgreSQL", seconds, number=number)
    for kind, source in (("SQLite", sqlite), ("PostgreSQL", moved)):
        backup = folder / f"{kind}.db"
        seconds, number = dialtone("backup", backup, config=source)
        note(f"`dialtone backup` of {kind}", seconds, backup, number)
        target = config(
            f"sqlite:{folder}/restored.db" if kind == "SQLite" else postgres.database("restored")
        )
        seconds, number = dialtone("restore", backup, config=target)
        note(f"`dialtone restore` into {kind}", seconds, number=number)
        backup.unlink()
    dump = folder / "postgres" / "moved.dump"
    start = time.monotonic()
    postgres.run("pg_dump", "--format=custom", "--file", dump, address)
    note("`pg_dump --format=custom`", time.monotonic() - start, dump, number)
    target = postgres.database("from_dump")
    start = time.monotonic()
    postgres.run("pg_restore", "--jobs=2", "--dbname", target, dump)
    note("`pg_restore --jobs=2`", time.monotonic() - start, number=number)
    return rows


if __name__ == "__main__":
    if shutil.which("psql") is None:
        sys.exit("PostgreSQL is missing: run scripts/install-system-packages.sh test first.")
    main()
