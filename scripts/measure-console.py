#!/usr/bin/env python3
"""Measures how fast the console's pages are with many users and messages.

usage: scripts/measure-console.py [MESSAGES]         (default: 1000000)

Runs bin/dialtone, or $DIALTONE_BIN, on a SQLite database of its own, or on the empty database that
$DIALTONE_TEST_POSTGRES names. Fills it with a tenth as many users, opt-outs, deliveries and calls of
hooks and entries of the log of users as messages, and with as many decisions of the guard. Then an
operator opens every page to which links and forms lead from the overview, so that new pages are
measured too, and sends the forms that only compute something. Prints the median and the maximum for
each, and the query plan of each listing. Ends with status 1 if a median is above the target.
"""

import os
import random
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from html import unescape
from pathlib import Path
from urllib.parse import parse_qsl, urlencode, urlsplit

ROOT = Path(__file__).parents[1]
if sys.prefix == sys.base_prefix:
    python = ROOT / ".venv/bin/python"
    if not python.exists():
        sys.exit("The tests' Python packages are missing; run scripts/prepare-python.sh first.")
    os.execv(python, [python, __file__, *sys.argv[1:]])

sys.path.insert(0, str(ROOT / "Tests/python"))

import requests  # noqa: E402
from operator_browser import OperatorBrowser  # noqa: E402
from running_server import ProductionServer  # noqa: E402

BINARY = Path(os.environ.get("DIALTONE_BIN") or ROOT / "bin/dialtone")
POSTGRES = os.environ.get("DIALTONE_TEST_POSTGRES")
TARGET_MS = 200
VISITS = 7
HOUR = 3_600_000
DAYS = 29.9
START = "/console/projects/shop"

# Links that a page has for each of its rows differ only in these.
IDENTIFIERS = re.compile(r"(?<=/)(?:[A-Za-z0-9_%-]{16,}|u\d+)(?=/|$)")
# Of the links that differ only in values, these are opened with each of their values.
CHOICES = {"days", "state", "kind"}
# What an operator does with a form that searches.
SEARCHES = [
    "/users?query=%2B14150000123",
    "/users?query=user123%40example.com",
    "/users?query=nothing",
    "/users?query=User 12",
    "/users?sort=oldest",
    "/users?sort=sign-in",
    "/users?sort=sign-in-oldest",
    "/users?state=disabled",
    "/users?state=enabled",
    "/users?method=phone",
    "/users?method=google.com",
    "/users?factor=with",
    "/user-jobs",
    "/imports",
    "/opt-outs",
    "/hooks-deliveries?state=dead",
    "/hooks-deliveries?event=account.deleted",
    "/hooks-deliveries?hook=hook_0",
    "/hooks-calls?outcome=refused",
    "/hooks-calls?hook=hook_0",
    "/audit-log/users",
    "/audit-log/users?user=u0000123",
    "/messages?phoneNumber=%2B14150000123",
    "/messages?state=failed",
    "/messages?state=entered&gateway=main",
    "/messages?gateway=unknown",
    "/messages-statistics?days=1",
    "/messages-statistics?days=30",
    "/why-no-code?query=%2B14150000123",
    "/find?query=%2B14150000123",
    "/audit-log?action=projects.update",
    "/audit-log?target=nothing",
    "?days=1",
    "?days=30",
]

# The forms that change nothing: the page, the form's address, and what an operator enters.
FORMS = {
    "replay of the guard": ("/guard/replay", "/guard/replay", {"days": "7"}),
    "try out countries": ("/countries", "/countries/try", {}),
    "verification of the audit log": ("/audit-log", "/audit-log/verify", {}),
    "preview of selected users": (
        "/users", "/selected-users", {"change": "disable"} | {f"user-u{index:07}": "true" for index in range(50)},
    ),
}  # fmt: skip

# Each listing of the console as the server asks for it.
LISTINGS = {
    "users": "SELECT * FROM account WHERE project_id = 'shop' ORDER BY created_at DESC, account_id DESC LIMIT 51",
    "users by last sign-in": """SELECT * FROM account WHERE project_id = 'shop'
        AND last_sign_in_at IS NOT NULL ORDER BY last_sign_in_at DESC, account_id DESC LIMIT 51""",
    "users by name": """SELECT * FROM account WHERE project_id = 'shop' AND name_key IS NOT NULL
        AND name_key >= 'user 12' AND name_key < 'user 12~' ORDER BY name_key, account_id LIMIT 51""",
    "disabled users": """SELECT * FROM account WHERE project_id = 'shop' AND disabled = 1
        ORDER BY created_at DESC, account_id DESC LIMIT 51""",
    "users with a method": """SELECT * FROM account WHERE project_id = 'shop'
        AND phone_number IS NOT NULL ORDER BY created_at DESC, account_id DESC LIMIT 51""",
    "opt-outs": """SELECT phone_number FROM phone_ledger WHERE project_id = 'shop'
        AND opted_out_at IS NOT NULL ORDER BY opted_out_at DESC, phone_number DESC LIMIT 51""",
    "hook deliveries": """SELECT * FROM hook_delivery WHERE project_id = 'shop'
        ORDER BY created_at DESC, delivery_id LIMIT 51""",
    "hook deliveries in a state": """SELECT * FROM hook_delivery WHERE project_id = 'shop'
        AND state = 'dead' ORDER BY created_at DESC, delivery_id LIMIT 51""",
    "hook deliveries of an event": """SELECT * FROM hook_delivery WHERE project_id = 'shop'
        AND event = 'account.deleted' ORDER BY created_at DESC, delivery_id LIMIT 51""",
    "hook deliveries to a hook": """SELECT * FROM hook_delivery WHERE project_id = 'shop'
        AND hook_id = 'hook_0' ORDER BY created_at DESC, delivery_id LIMIT 51""",
    "hook calls": """SELECT * FROM hook_call WHERE project_id = 'shop'
        ORDER BY called_at DESC, call_id LIMIT 51""",
    "refused hook calls": """SELECT * FROM hook_call WHERE project_id = 'shop'
        AND outcome = 'refused' ORDER BY called_at DESC, call_id LIMIT 51""",
    "log of users": """SELECT * FROM user_log WHERE project_id = 'shop'
        ORDER BY logged_at DESC, entry_id LIMIT 51""",
    "log of a user": """SELECT * FROM user_log WHERE project_id = 'shop'
        AND account_id = 'u0000123' ORDER BY logged_at DESC, entry_id LIMIT 51""",
    "imports": """SELECT * FROM account_import WHERE project_id = 'shop'
        ORDER BY created_at DESC, account_import_id LIMIT 100""",
    "jobs": """SELECT * FROM account_job WHERE project_id = 'shop'
        ORDER BY created_at DESC, account_job_id LIMIT 100""",
    "messages in a state": """SELECT * FROM message WHERE project_id = 'shop'
        AND state = 1 ORDER BY session_id DESC LIMIT 51""",
    "messages of a gateway": """SELECT * FROM message WHERE project_id = 'shop'
        AND gateway_name = 'main' ORDER BY session_id DESC LIMIT 51""",
    "messages": "SELECT * FROM message WHERE project_id = 'shop' ORDER BY session_id DESC LIMIT 51",
    "messages of a number": """SELECT * FROM message WHERE project_id = 'shop'
        AND phone_number = '+14150000123' ORDER BY session_id DESC LIMIT 51""",
    "decisions": """SELECT * FROM send_decision WHERE project_id = 'shop' AND judged_at >= 0
        ORDER BY judged_at DESC, send_decision_id DESC LIMIT 51""",
    "refused decisions": """SELECT * FROM send_decision WHERE project_id = 'shop'
        AND judged_at >= 0 AND would_have <> 'admit'
        ORDER BY judged_at DESC, send_decision_id DESC LIMIT 51""",
    "decisions of a number": """SELECT * FROM send_decision WHERE project_id = 'shop'
        AND judged_at >= 0 AND phone_number = '+14150000123'
        ORDER BY judged_at DESC, send_decision_id DESC LIMIT 51""",
    "held prefixes": """SELECT * FROM send_tally WHERE project_id = 'shop' AND held_until > 0
        AND kind = 'prefix'""",
    "audit log": "SELECT * FROM audit_entry WHERE chain = 'shop' ORDER BY seq DESC LIMIT 51",
    "audit log by action": """SELECT * FROM audit_entry WHERE chain = 'shop'
        AND action = 'projects.update' ORDER BY seq DESC LIMIT 51""",
    "statistics of counted hours": """SELECT sum(messages) FROM message_hour_country
        JOIN message_hour USING (hour)
        WHERE hour >= 0 AND is_counted = 1 AND project_id = 'shop' GROUP BY region""",
    "activity": """SELECT kind, sum(events) FROM activity_count
        WHERE project_id = 'shop' AND hour >= 0 GROUP BY kind""",
    "sessions of a user": """SELECT * FROM session WHERE project_id = 'shop'
        AND account_id = 'u0000123'""",
}


def rows_of(count: int):
    """The tables with their columns and rows, in the order in which they are filled."""
    random.seed(7)
    now = int(time.time() * 1000)
    users = count // 10
    step = DAYS * 24 * HOUR / count
    countries = ["US"] * 6 + ["DE", "FR", "GB", "MA"]
    choice = '{"method":"order","route":"DE"}'

    def number(index: int) -> str:
        return f"+1415{index % users:07}"

    def moment(index: int) -> int:
        return int(now - DAYS * 24 * HOUR + index * step)

    def identity(index: int) -> bytes:
        return moment(index).to_bytes(6, "big") + index.to_bytes(10, "big")

    def accounts():
        for index in range(users):
            made = now - (index * 7919 % users) * 300_000
            name, email = f"User {index * 104729 % users}", f"user{index}@example.com"
            disabled = int(index % 100 == 0)
            yield (
                "shop", f"u{index:07}", number(index), email, 1, name, name.lower(), disabled, made,
                made + HOUR, 0,
            )  # fmt: skip

    def identifiers():
        for index in range(users):
            yield ("shop", "email", f"user{index}@example.com", f"u{index:07}")

    def messages():
        for index in range(count):
            at, state = moment(index), random.choice([1, 3, 4, 5, 5, 5, 5, 5])
            yield (
                identity(index), "shop", number(index), random.choice(countries), "en", "gsm7", 1,
                state, "main", at, at + 300_000, at + 5_000 if state >= 4 else None,
                at + 20_000 if state == 5 else None, at + 20_000,
            )  # fmt: skip

    def attempts():
        for index in range(count):
            at = moment(index)
            yield (
                identity(index), index.to_bytes(12, "big"), "shop",
                "main" if index % 9 else "backup", "first", choice, 0, "accepted",
                4 if index % 3 else 1, "[]", 1, 40_000, "EUR", at, at + 20_000, 0,
            )  # fmt: skip

    def decisions():
        for index in range(count):
            verdict = "admit" if index % 50 else "refuse"
            rule = None if index % 50 else "numberLimit"
            at = moment(index)
            address = f"198.51.{index % 200}.{index % 250}"
            yield (
                identity(index), "shop", at, number(index), "mobile", random.choice(countries),
                address, "198.51.100.0/24", 1, 0, 1, 40_000, "EUR", verdict, rule, verdict, rule, 0,
            )  # fmt: skip

    def activity():
        for hour in range(int(DAYS * 24)):
            at = now // HOUR * HOUR - hour * HOUR
            for kind, detail in [
                ("signIn", "phone"), ("signIn", "password"), ("newAccount", "phone"),
                ("secondFactor", "totp"), ("refusal", "wrongCode"), ("refusal", "numberLimit"),
            ]:  # fmt: skip
                yield ("shop", at, kind, detail, random.randrange(2_000))

    def opt_outs():
        for index in range(users):
            at = moment(index * 10)
            yield ("shop", number(index), "[]", "[]", 0, at, at, "operator", "bench", "Asked")

    def deliveries():
        for index in range(users):
            at = moment(index * 10)
            event = "account.deleted" if index % 1000 == 0 else "account.created"
            state = "dead" if index % 500 == 0 else "delivered"
            body = f'{{"type": "{event}", "data": {{"account": {{"id": "u{index:07}"}}}}}}'
            yield (
                f"evt_{index:012}", f"hook_{index % 3}", "shop", event, body, state, 1, at, at,
                at + 1_000, 200, 12,
            )  # fmt: skip

    def calls():
        for index in range(min(users, 50_000)):
            outcome = "refused" if index % 1000 == 0 else "allowed"
            yield (
                f"call_{index:012}", "shop", f"hook_{index % 3}", "beforeSignIn", moment(index * 10),
                "bench", f"u{index:07}", outcome, 200, 15, 1,
            )  # fmt: skip

    def log():
        for index in range(users):
            yield (
                f"log_{index:012}", "shop", f"u{index % 1000:07}", moment(index * 10), "signIn",
                "phone", "198.51.100.7",
            )  # fmt: skip

    yield "phone_ledger", "project_id phone_number sends failures consecutive_failures \
        last_noted_at opted_out_at opted_out_by opted_out_actor opted_out_reason", opt_outs()
    yield "hook_delivery", "delivery_id hook_id project_id event body state attempts created_at \
        due_at finished_at last_status last_duration", deliveries()
    yield "hook_call", "call_id project_id hook_id trigger_name called_at node_id account_id \
        outcome status duration attempts", calls()
    yield "user_log", "entry_id project_id account_id logged_at action method address", log()
    yield "account", "project_id account_id phone_number email email_verified display_name \
        name_key disabled created_at last_sign_in_at had_credential", accounts()
    yield "account_identifier", "project_id kind value account_id", identifiers()
    yield "message", "session_id project_id phone_number region language alphabet segments state \
        gateway_name created_at expires_at delivered_at entered_at updated_at", messages()
    yield "message_attempt", "session_id attempt_id project_id gateway_name cause choice \
        is_possible_double outcome state gateway_message_ids segments price_micros \
        price_currency started_at updated_at report_tries", attempts()
    yield "send_decision", "send_decision_id project_id judged_at phone_number kind region address \
        network is_proved is_known segments cost currency verdict rule would_have \
        would_have_rule is_probe", decisions()
    yield "activity_count", "project_id hour kind detail events", activity()


# Repeats the entries of the set-up, which are real ones, with later numbers.
AUDIT = """
    WITH RECURSIVE copies(copy) AS (SELECT 1 UNION ALL SELECT copy + 1 FROM copies WHERE copy < {n})
    INSERT INTO audit_entry SELECT chain, seq + copy * 1000, version, at, actor_kind, actor_id,
        actor_role, via, address, request_id, action, target_kind, tenant, error_code, members,
        details_hash, previous_hash, hash
    FROM audit_entry, copies WHERE chain = 'shop' AND seq < 1000;
    UPDATE audit_chain SET last_seq = (SELECT max(seq) FROM audit_entry WHERE chain = 'shop')
    WHERE chain = 'shop';
"""


class SQLiteFiller:
    def __init__(self, path: Path):
        self.database = sqlite3.connect(path)

    def fill(self, table: str, columns: list[str], rows) -> None:
        marks = ", ".join("?" * len(columns))
        self.database.executemany(
            f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows
        )
        self.database.commit()

    def run(self, script: str) -> None:
        self.database.executescript(script)

    def plan(self, query: str) -> str:
        return "; ".join(row[3] for row in self.database.execute(f"EXPLAIN QUERY PLAN {query}"))

    def end(self) -> None:
        self.database.close()


class PostgresFiller:
    @staticmethod
    def text(value) -> str:
        if value is None:
            return r"\N"
        return r"\\x" + value.hex() if isinstance(value, bytes) else str(value)

    def psql(self, *options: str, **settings) -> subprocess.Popen:
        command = ["psql", "--quiet", "--set", "ON_ERROR_STOP=1", "--dbname", POSTGRES, *options]
        return subprocess.Popen(command, text=True, **settings)

    def fill(self, table: str, columns: list[str], rows) -> None:
        copy = f"COPY {table} ({', '.join(columns)}) FROM STDIN"
        process = self.psql("--command", copy, stdin=subprocess.PIPE)
        for row in rows:
            process.stdin.write("\t".join(map(self.text, row)) + "\n")
        process.stdin.close()
        assert process.wait() == 0, table

    def run(self, script: str) -> None:
        assert self.psql("--command", script).wait() == 0

    def plan(self, query: str) -> str:
        process = self.psql("-At", "--command", f"EXPLAIN {query}", stdout=subprocess.PIPE)
        lines = process.communicate()[0].splitlines()
        return "; ".join(re.sub(r" +\(cost.*", "", line).strip(" ->") for line in lines)

    def end(self) -> None:
        self.run("SELECT 1")


def links(page: str) -> set[str]:
    """The addresses of the console to which links lead."""
    found = {unescape(link) for link in re.findall(r'<a [^>]*href="([^"#]+)', page)}
    return {link for link in found if link.startswith("/console")}


def shape(link: str) -> str:
    """The address without what differs from row to row."""
    parts = urlsplit(link)
    query = [
        (name, value if name in CHOICES else "…") for name, value in parse_qsl(parts.query)
    ]
    path = IDENTIFIERS.sub("{id}", parts.path)
    return path + ("?" + urlencode(sorted(query), safe="…") if query else "")


def every_page(operator: OperatorBrowser) -> dict[str, str]:
    """An address of each shape to which links lead from the overview."""
    pages: dict[str, str] = {}
    waiting = [START] + [START + search for search in SEARCHES]
    while waiting:
        link = waiting.pop(0)
        known = link if link.removeprefix(START) in SEARCHES else shape(link)
        if known in pages or "sign-out" in link or ":export" in link:
            continue
        answer = operator.get(link)
        if answer.status_code != 200 or "text/html" not in answer.headers["content-type"]:
            continue
        pages[known] = link
        if known != link or link.removeprefix(START) not in SEARCHES:
            waiting += sorted(links(answer.text))
    return pages


def measure(operator: OperatorBrowser) -> bool:
    is_quick = True
    print(f"{'page':<72} {'p50':>7} {'max':>7} ms")
    for name, link in sorted(every_page(operator).items()):
        times = []
        for _ in range(VISITS):
            start = time.perf_counter()
            assert operator.get(link).status_code == 200, link
            times.append((time.perf_counter() - start) * 1000)
        median = statistics.median(times)
        mark = "" if median <= TARGET_MS else "  above the target"
        is_quick = is_quick and not mark
        print(f"{name[:72]:<72} {median:7.1f} {max(times):7.1f}{mark}", flush=True)
    return is_quick


def add_jobs(server) -> None:
    """Creates imports and jobs; only the server can, because it encrypts their options."""
    place = f"http://{server.admin_authority}/dialtone/v1/projects/shop"
    for kind, options in [("accountImports", {"format": "firebase"}), ("accountJobs", {"action": "enable"})]:
        for _ in range(40):
            made = call(f"{place}/{kind}", options)
            call(f"{place}/{kind}/{made['id']}:cancel", {})


def call(url: str, body: dict) -> dict:
    answer = requests.post(url, json=body, headers={"Authorization": "Bearer owner"}, timeout=60)
    assert answer.status_code == 200, answer.text
    return answer.json()


def measure_forms(operator: OperatorBrowser) -> bool:
    is_quick = True
    for name, (page, address, fields) in FORMS.items():
        times = []
        for _ in range(VISITS):
            operator.get(START + page)
            start = time.perf_counter()
            answer = operator.submit(START + address, **fields)
            assert answer.status_code == 200, (name, answer.status_code, answer.text)
            times.append((time.perf_counter() - start) * 1000)
        median = statistics.median(times)
        mark = "" if median <= TARGET_MS else "  above the target"
        is_quick = is_quick and not mark
        print(f"{name[:72]:<72} {median:7.1f} {max(times):7.1f}{mark}", flush=True)
    return is_quick


def wait_for_counts(server) -> float:
    """The time until the hours of the messages are counted, after a start with many messages."""
    start = time.perf_counter()
    while time.perf_counter() - start < 600:
        if "lastRunAt" in server_health(server):
            return time.perf_counter() - start
        time.sleep(0.2)
    sys.exit("The hours of the messages were not counted.")


def server_health(server) -> str:
    answer = requests.get(
        f"http://{server.admin_authority}/dialtone/v1/server/health",
        headers={"Authorization": "Bearer owner"},
        timeout=60,
    )
    for work in answer.json()["maintenance"]:
        if work["name"] == "message statistics":
            return str(work)
    return ""


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    with tempfile.TemporaryDirectory() as folder:
        server = ProductionServer(BINARY, Path(folder), database=POSTGRES)
        server.stop()
        filler = PostgresFiller() if POSTGRES else SQLiteFiller(Path(folder) / "dialtone.db")
        for table, columns, rows in rows_of(count):
            filler.fill(table, columns.split(), rows)
        filler.run(AUDIT.format(n=count // 100))
        filler.run("ANALYZE" if POSTGRES else "SELECT 1")
        server.start()
        try:
            seconds = wait_for_counts(server)
            kind = "PostgreSQL" if POSTGRES else "SQLite"
            print(f"{kind}, {count} messages: their hours were counted after {seconds:.1f} s\n")
            add_jobs(server)
            operator = OperatorBrowser(server)
            operator.set_up("bench", "--role", "owner")
            is_quick = measure(operator)
            is_quick = measure_forms(operator) and is_quick
            print("\nQuery plans")
            for name, query in LISTINGS.items():
                print(f"- {name}: {filler.plan(' '.join(query.split()))}")
        finally:
            filler.end()
            server.stop()
    sys.exit(0 if is_quick else 1)


if __name__ == "__main__":
    main()
