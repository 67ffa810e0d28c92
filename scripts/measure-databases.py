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
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmark_suite import accounts, machine
from benchmark_suite.postgres import Postgres
from benchmark_suite.tables import table

BINARY = Path(os.environ.get("DIALTONE_BIN") or Path(__file__).parents[1] / "bin/dialtone")
SETTINGS = """
shared_buffers = 256MB
max_wal_size = 4GB
"""


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
        with Postgres(folder, SETTINGS) as postgres:
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
