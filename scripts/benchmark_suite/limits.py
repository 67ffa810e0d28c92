"""What other programs do on this machine: pgbench on the same PostgreSQL, the speed of signatures."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
CLIENTS = 64


def pgbench(seconds: int) -> dict | None:
    """Transactions per second: one that writes one row, and pgbench's own with five statements."""
    program = next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin/pgbench"))), None)
    if program is None:
        return None
    insert = "INSERT INTO made (value) VALUES (repeat('x', 100));"
    script = f"""
        set -e
        {program} --initialize --quiet "$DIALTONE_TEST_POSTGRES" >/dev/null 2>&1
        psql --quiet "$DIALTONE_TEST_POSTGRES" -c 'CREATE TABLE made (id bigserial PRIMARY KEY, value text)'
        echo "{insert}" > "$1"
        for choice in "--file $1" "--builtin tpcb-like"; do
          {program} $choice --client {CLIENTS} --jobs 2 --time {seconds} --protocol prepared \\
            "$DIALTONE_TEST_POSTGRES" 2>/dev/null
        done
    """
    ended = subprocess.run(
        ["bash", "-c", 'file=$(mktemp); trap "rm -f $file" EXIT; "$0" bash -c "$1" bash "$file"',
         ROOT / "scripts/with-postgres.sh", script],
        capture_output=True, text=True,
    )
    rates = [float(rate) for rate in re.findall(r"^tps = ([0-9.]+)", ended.stdout, re.MULTILINE)]
    if ended.returncode != 0 or len(rates) != 2:
        raise SystemExit(f"pgbench failed.\n{ended.stderr[-2000:]}")
    return {"clients": CLIENTS, "insertsPerSecond": rates[0], "tpcbLikePerSecond": rates[1]}
