#!/usr/bin/env python3
"""Measures what partitions by time would change for a table that grows, on PostgreSQL.

usage: scripts/measure-pruning.py [ROWS]   (default: 1000000)

Fills the table of send decisions with the rows of 31 days, once as it is and once with a partition
for each day, deletes the first days in the batches of the server or by dropping partitions, and
measures inserts, look-ups by ID and pages of a project's list with pgbench. Runs PostgreSQL with
durable commits, and bin/dialtone, or $DIALTONE_BIN, to create the tables. Prints a table in Markdown.
"""

import importlib.util
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmark_suite.tables import table

HERE = Path(__file__).parent
specification = importlib.util.spec_from_file_location("databases", HERE / "measure-databases.py")
databases = importlib.util.module_from_spec(specification)
specification.loader.exec_module(databases)

DAYS = 31
BATCH = 500
DAY = 86_400_000
START = 1_790_000_000_000 // DAY * DAY
PROJECT = "measured"
ROW = """
    SELECT decode(lpad(to_hex(at), 12, '0'), 'hex') || decode(md5(at::text || random()), 'hex'),
        '{project}', at, '+1650555' || lpad((random() * 9999)::int::text, 4, '0'), 'mobile', 'US',
        '203.0.113.7', '203.0.113.0/24', NULL, NULL, 1, 1, 1, 7000, 'USD', 'admit', NULL, NULL,
        'admit', NULL, 0, NULL, NULL
"""
WORKLOADS = {
    "inserts per second": f"""
        \\set at random({START + 30 * DAY}, {START + 31 * DAY - 1})
        INSERT INTO send_decision {ROW.format(project=PROJECT)} FROM (SELECT :at::bigint AS at) AS n;
    """,
    "look-ups by ID per second": f"""
        \\set at random({START + 20 * DAY}, {START + 31 * DAY - 1})
        SELECT * FROM send_decision
        WHERE send_decision_id = decode(lpad(to_hex(:at::bigint), 32, '0'), 'hex');
    """,
    "pages of a list per second": f"""
        SELECT * FROM send_decision WHERE project_id = '{PROJECT}' AND judged_at >= {START}
        ORDER BY judged_at DESC, send_decision_id DESC LIMIT 50;
    """,
}
PARTITIONS = f"""
    ALTER TABLE send_decision RENAME TO former;
    CREATE TABLE send_decision (LIKE former INCLUDING DEFAULTS) PARTITION BY RANGE (send_decision_id);
    ALTER TABLE send_decision ADD PRIMARY KEY (send_decision_id);
    DO $$ BEGIN FOR day IN 0..{DAYS} LOOP
        EXECUTE format('CREATE TABLE send_decision_%s PARTITION OF send_decision FOR VALUES FROM (%L) TO (%L)',
            day, decode(lpad(to_hex({START} + day::bigint * {DAY}), 12, '0'), 'hex'),
            decode(lpad(to_hex({START} + (day + 1)::bigint * {DAY}), 12, '0'), 'hex'));
    END LOOP; END $$;
"""


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        with databases.Postgres(folder) as postgres:
            columns = [measure(folder, postgres, count, whether) for whether in (False, True)]
    names = list(columns[0])
    rows = [[name, *(f"{column[name]:,.1f}" for column in columns)] for name in names]
    print(table([f"{count:,} rows of {DAYS} days", "one table", "a partition for each day"], rows))


def measure(folder: Path, postgres, count: int, is_partitioned: bool) -> dict[str, float]:
    url = postgres.database("parts" if is_partitioned else "whole")

    def sql(text: str) -> str:
        return subprocess.run(
            ["psql", "--quiet", "--tuples-only", "--set=ON_ERROR_STOP=1", url],
            input=text, check=True, capture_output=True, text=True,
        ).stdout  # fmt: skip

    def bench(script: str, *words: str) -> float:
        """Transactions per second."""
        path = folder / "script.sql"
        path.write_text(script)
        program = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1] / "pgbench"
        ended = subprocess.run(
            [program, "--no-vacuum", "--file", path, *words, url],
            check=True, capture_output=True, text=True,
        )  # fmt: skip
        return float(re.search(r"^tps = ([0-9.]+)", ended.stdout, re.MULTILINE).group(1))

    key, config = folder / "master.key", folder / "dialtone.yaml"
    key.write_text(
        subprocess.run([databases.BINARY, "keys", "generate-master"], check=True,
                       capture_output=True, text=True).stdout  # fmt: skip
    )
    key.chmod(0o600)
    config.write_text(f"database: {{url: '{url}'}}\nmasterKey: {{file: '{key}'}}\n"
                      "listen: {publicURL: 'https://id.example.com'}\nsender: {kind: none}\n")
    subprocess.run([databases.BINARY, "projects", "create", PROJECT, "--config", config],
                   check=True, capture_output=True)  # fmt: skip
    if is_partitioned:
        indexes = sql(
            "SELECT indexdef || ';' FROM pg_indexes WHERE tablename = 'send_decision'"
            " AND indexname <> 'send_decision_pkey'"
        )
        names = re.findall(r"INDEX (\w+) ON", indexes)
        sql(PARTITIONS + "".join(f"DROP INDEX {name};" for name in names) + indexes)
        sql("ALTER TABLE send_decision ADD FOREIGN KEY (project_id) REFERENCES project"
            " ON DELETE CASCADE")  # fmt: skip
    sql(
        f"INSERT INTO send_decision {ROW.format(project=PROJECT)} FROM (SELECT {START} + n *"
        f" {DAYS * DAY // count}::bigint AS at FROM generate_series(0, {count - 1}) AS n) AS n;"
        " ANALYZE;"
    )
    result = {name: bench(script, "--client=4", "--time=10", "--protocol=prepared")
              for name, script in WORKLOADS.items()}  # fmt: skip

    old = int(sql(f"SELECT count(*) FROM send_decision WHERE judged_at < {START + 10 * DAY}"))
    log = int(sql("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint"))
    start = time.monotonic()
    if is_partitioned:
        for day in range(10):
            sql(f"DROP TABLE send_decision_{day}")
    else:
        condition = f"judged_at < {START + 10 * DAY}"
        statement = (
            f"DELETE FROM send_decision WHERE {condition} AND send_decision_id IN"
            f" (SELECT send_decision_id FROM send_decision WHERE {condition} LIMIT {BATCH});"
        )
        bench(statement, "--client=1", f"--transactions={-(-old // BATCH)}", "--protocol=prepared")
    result[f"seconds to delete {old:,} rows"] = time.monotonic() - start
    written = int(sql("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint")) - log
    result["megabytes of log written by it"] = written / 1e6
    start = time.monotonic()
    sql("VACUUM send_decision")
    result["seconds of VACUUM afterwards"] = time.monotonic() - start
    return result


if __name__ == "__main__":
    main()
