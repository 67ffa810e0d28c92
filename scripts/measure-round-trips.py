#!/usr/bin/env python3
"""Measures what a call costs PostgreSQL: how often the server waits for it, and for what.

usage: scripts/measure-round-trips.py [CALLS]   (default: 300)
       scripts/bench.sh round-trips [CALLS]

Starts bin/dialtone, or $DIALTONE_BIN, as a development server, and a PostgreSQL server of its own
that makes nothing durable. A proxy between them counts; pg_stat_statements measures. Each kind of
call is made CALLS times, one after the other. Prints a table of the calls, and for each kind a
table of its statements, in Markdown. The times include planning; they are those of one connection
at a time, and without the processor time for reading and sending messages.
"""

import http.client
import json
import os
import statistics
import sys
import tempfile
import threading
from pathlib import Path
from urllib.parse import urlsplit

from benchmark_suite import accounts
from benchmark_suite.postgres import Postgres
from benchmark_suite.postgres_proxy import PostgresProxy
from benchmark_suite.tables import table

BINARY = Path(os.environ.get("DIALTONE_BIN") or Path(__file__).parents[1] / "bin/dialtone")
SETTINGS = """
fsync = off
synchronous_commit = off
full_page_writes = off
shared_preload_libraries = 'pg_stat_statements'
pg_stat_statements.track = 'all'
pg_stat_statements.track_planning = on
"""
STATEMENTS = """
SELECT query, toplevel, sum(calls)::float AS calls, sum(rows)::float AS rows,
    sum(total_exec_time + total_plan_time) * 1000 AS micros, sum(plans)::float AS plans,
    sum(wal_records)::float AS records, sum(wal_bytes)::float AS bytes
FROM pg_stat_statements JOIN pg_database ON pg_database.oid = dbid
WHERE datname = 'measured' AND query NOT LIKE '%pg_stat_statements%'
    AND query NOT LIKE 'BEGIN%' AND query <> 'COMMIT'
GROUP BY query, toplevel ORDER BY micros DESC
"""
WARM_UP = 40


class Client:
    """One connection to the server."""

    def __init__(self, url: str):
        self._connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=60)

    def call(self, path: str, body: dict | None = None) -> dict:
        self._connection.request(
            "POST" if body is not None else "GET",
            f"{path}{'&' if '?' in path else '?'}key=demo",
            None if body is None else json.dumps(body),
            {"Content-Type": "application/json"},
        )
        response = self._connection.getresponse()
        text = response.read()
        if response.status != 200:
            raise SystemExit(f"{path} failed: {text.decode()}")
        return json.loads(text)


class Calls:
    """The calls to measure; each kind leaves what the next ones need."""

    def __init__(self, client: Client):
        self._client = client
        self._numbers = 0
        self._sent: list[dict] = []
        self._users: list[dict] = []
        self._mails = 0

    def all(self) -> list:
        return [
            ("send a code to a new number", self.send, self.choose_new),
            ("sign in with a new number", self.sign_in, self.read_codes),
            ("send a code to a known number", self.send, self.choose_known),
            ("sign in with a known number", self.sign_in, self.read_codes),
            ("refresh", self.refresh, lambda _: None),
            ("look-up", self.look_up, lambda _: None),
            ("sign up with a password", self.sign_up, lambda _: None),
        ]

    def choose_new(self, count: int) -> None:
        self._sent = []
        first = self._numbers
        self._numbers += count
        self._next = [f"+1650{2_000_000 + first + index}" for index in range(count)]

    def choose_known(self, count: int) -> None:
        self._sent = []
        self._next = [user["phoneNumber"] for user in self._users[-count:]]

    def send(self, index: int) -> None:
        body = {"phoneNumber": self._next[index]}
        self._sent.append(self._client.call("/v1/accounts:sendVerificationCode", body))

    def read_codes(self, _: int) -> None:
        found = self._client.call("/emulator/v1/projects/demo-dialtone/verificationCodes")
        codes = {one["sessionInfo"]: one["code"] for one in found["verificationCodes"]}
        for sent in self._sent:
            sent["code"] = codes[sent["sessionInfo"]]

    def sign_in(self, index: int) -> None:
        body = {name: self._sent[index][name] for name in ("sessionInfo", "code")}
        self._users.append(self._client.call("/v1/accounts:signInWithPhoneNumber", body))

    def refresh(self, index: int) -> None:
        token = self._users[-1 - index]["refreshToken"]
        self._client.call("/v1/token", {"grant_type": "refresh_token", "refresh_token": token})

    def look_up(self, index: int) -> None:
        self._client.call("/v1/accounts:lookup", {"idToken": self._users[-1 - index]["idToken"]})

    def sign_up(self, _: int) -> None:
        self._mails += 1
        body = {"email": f"user-{self._mails}@example.com", "password": "correct horse battery"}
        self._client.call("/v1/accounts:signUp", body)


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        with Postgres(folder, SETTINGS) as postgres:
            database = urlsplit(postgres.database("measured"))
            postgres.run("psql", "-c", "CREATE EXTENSION pg_stat_statements", database.geturl())
            with PostgresProxy(database.hostname, database.port) as proxy:
                address = database._replace(netloc=f"dialtone@127.0.0.1:{proxy.port}").geturl()
                server = accounts.Server(BINARY, folder / "data", "--database", address)
                threading.Thread(target=server.process.stdout.read, daemon=True).start()
                try:
                    measure(Client(server.url), postgres, proxy, count)
                finally:
                    server.stop()


def measure(client: Client, postgres: Postgres, proxy: PostgresProxy, count: int) -> None:
    calls = Calls(client)
    for _, call, prepare in calls.all():
        prepare(WARM_UP)
        for index in range(WARM_UP):
            call(index)
    rows, details = [], []
    for title, call, prepare in calls.all():
        prepare(count)
        postgres.rows("measured", "SELECT 1 AS one FROM pg_stat_statements_reset()")
        spent = -postgres.processor_seconds
        waits, sent = [], []
        for index in range(count):
            proxy.take()
            call(index)
            trips = proxy.take()
            waits.append(len(trips))
            sent.append(sum(len(trip.statements) for trip in trips))
        spent += postgres.processor_seconds
        found = postgres.rows("measured", STATEMENTS)
        rows.append(summary(title, waits, sent, spent / count, found, count))
        details.append(f"### {title.capitalize()}\n\n{statements(found, count)}")
    print(table(
        ["call", "waits", "statements", "measured time", "processor time", "rows",
         "log: records, bytes"],
        rows,
    ))  # fmt: skip
    print("\n" + "\n\n".join(details))


def summary(title: str, waits: list, sent: list, spent: float, found: list, count: int) -> list:
    outer = [one for one in found if one["toplevel"]]
    sums = {name: sum(one[name] for one in outer) / count for name in found[0] if name != "query"}
    return [
        title, f"{statistics.median(waits):.0f}", f"{statistics.median(sent):.0f}",
        f"{sums['micros']:.0f} µs", f"{spent * 1e6:.0f} µs", f"{sums['rows']:.1f}",
        f"{sums['records']:.1f}, {sums['bytes']:,.0f}",
    ]


def statements(found: list, count: int) -> str:
    """What the statements cost for each call; those inside others, such as of keys, are marked."""
    rows = [
        [
            ("" if one["toplevel"] else "(inside) ") + "`" + " ".join(one["query"].split())[:90] + "`",
            f"{one['calls'] / count:.2f}", f"{one['micros'] / count:.1f} µs",
            f"{one['plans'] / count:.2f}", f"{one['records'] / count:.1f}",
            f"{one['bytes'] / count:.0f}",
        ]
        for one in found
        if one["calls"] >= count / 10
    ]
    return table(["statement", "executions", "time", "plans", "records", "bytes"], rows)


if __name__ == "__main__":
    main()
