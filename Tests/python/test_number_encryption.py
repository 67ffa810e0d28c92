"""Phone numbers that are encrypted in the database: no file has one, and everything works with them."""

import base64
import itertools
import json
import sqlite3
import subprocess

import pytest
import requests

from running_server import REQUEST_LIMIT, START_LIMIT, ProductionServer
from sealed_secrets import connect
from test_hooks import Recorder

# All numbers of the tests, and their prefixes, contain these digits; nothing else does.
DIGITS = "49151234567"
PREFIX_DIGITS = "4915123456"
PASSWORD = "correct horse battery"
SETTINGS = (
    "appVerification.enforcement=off", "secondFactors.state=enabled", "userLog.isEnabled=true",
    'callLimits.exemptNetworks=["127.0.0.0/8"]', "sendGuard.proofFrom=null",
    "sendGuard.budgets.prefix.perHour=null", "sendGuard.budgets.prefix.perDay=null",
)  # fmt: skip


def number(index: int) -> str:
    return f"+{DIGITS}{index:02}"


class Site(ProductionServer):
    """A server whose gateway is in the test."""

    def __init__(self, binary, folder, database: str, is_encrypted: bool):
        self.folder, self.is_encrypted = folder, is_encrypted
        self.gateway = Recorder()
        super().__init__(binary, folder, database=database)

    def use_database(self, url: str) -> None:
        self.database = url
        secret = base64.b64encode(bytes(32)).decode()
        sender = (
            f"sender: {{kind: webhook, webhook: {{url: '{self.gateway.url}', "
            f"secret: 'whsec_{secret}'}}}}\n"
        )
        others = self._settings.replace("sender: {kind: none}\n", sender)
        encryption = str(self.is_encrypted).lower()
        self._config.write_text(
            f"database: {{url: '{url}', encryptNumbers: {encryption}}}\n{others}"
        )

    def code_of(self, session_info: str) -> str:
        """The code of the last message; sessions are opened one after the other."""
        return json.loads(self.gateway.received[-1][0])["data"]["code"]

    def administer(self, call: str, body: dict) -> requests.Response:
        return requests.post(
            f"http://{self.admin_authority}/v1/projects/{self.project}/{call}",
            headers={"Authorization": "Bearer owner"},
            json=body,
            timeout=REQUEST_LIMIT,
        )

    def result(self, *words: str) -> subprocess.CompletedProcess:
        return subprocess.run(
            self.words(*words), capture_output=True, text=True, timeout=START_LIMIT
        )

    def link(self, id_token: str, phone_number: str) -> requests.Response:
        """Adds a number to a signed-in account."""
        sent = self.post("/v1/accounts:sendVerificationCode", {"phoneNumber": phone_number})
        assert sent.status_code == 200, sent.text
        session_info = sent.json()["sessionInfo"]
        body = {"sessionInfo": session_info, "code": self.code_of(session_info), "idToken": id_token}
        return self.post("/v1/accounts:signInWithPhoneNumber", body)

    def contents(self) -> bytes:
        """All that the database's files have, or a dump of PostgreSQL."""
        if self.database.startswith("sqlite:"):
            path = self.database.removeprefix("sqlite:")
            files = [self.folder.joinpath(path + end) for end in ("", "-wal")]
            return b"".join(file.read_bytes() for file in files if file.exists())
        dump = subprocess.run(
            ["pg_dump", "--no-owner", self.database], capture_output=True, timeout=START_LIMIT
        )
        assert dump.returncode == 0, dump.stderr
        return dump.stdout


def spellings(digits: str) -> list[bytes]:
    """The digits as text, in hexadecimal, and within base64 at each alignment."""
    plain = digits.encode()
    found = [plain, plain.hex().encode()]
    for shift in range(3):
        encoded = base64.b64encode(bytes(shift) + plain)
        # The first and the last characters depend on what is around.
        found.append(encoded[4 * (shift > 0) : -4])
    return found


def has_numbers(contents: bytes) -> bool:
    return any(spelling in contents for spelling in spellings(PREFIX_DIGITS))


@pytest.fixture(params=["sqlite", "postgres", "plain"])
def site(request, binary, tmp_path):
    database = f"sqlite:{tmp_path}/dialtone.db"
    if request.param == "postgres":
        database = request.getfixturevalue("postgres")
    running = Site(binary, tmp_path, database, is_encrypted=request.param != "plain")
    running.command("projects", "set", running.project, *SETTINGS)
    # Nothing receives the events, so that they stay in the database.
    running.command("hooks", "add", "https://hooks.example.com/", "--after", "account.created")
    yield running
    assert running.stop() == 0, "".join(running.log)
    running.gateway.server.shutdown()


def use_everything(site: Site) -> dict[str, str]:
    """Everything that stores numbers; returns the accounts by number."""
    accounts = {}
    for index in (1, 2):
        accounts[number(index)] = site.sign_in(number(index)).account_id
    again = site.sign_in(number(1))
    assert not again.is_new_account and again.account_id == accounts[number(1)]

    wrong = site.post("/v1/accounts:sendVerificationCode", {"phoneNumber": number(3)}).json()
    code = f"{(int(site.code_of('')) + 1) % 1_000_000:06}"
    refused = site.post(
        "/v1/accounts:signInWithPhoneNumber", {"sessionInfo": wrong["sessionInfo"], "code": code}
    )
    assert "INVALID_CODE" in refused.text

    # A number of its own, one of another account, another one instead, and a second factor.
    token = site.sign_up("ada@example.com", PASSWORD)
    linked = site.link(token, number(4))
    assert linked.status_code == 200, linked.text
    accounts[number(4)] = linked.json()["localId"]
    conflict = site.link(token, number(2))
    assert conflict.json()["temporaryProof"], conflict.text
    assert conflict.json()["phoneNumber"] == number(2)
    changed = site.administer(
        "accounts:update", {"localId": accounts.pop(number(4)), "phoneNumber": number(5)}
    )
    assert changed.status_code == 200, changed.text
    accounts[number(5)] = linked.json()["localId"]
    other = site.sign_up("eve@example.com", PASSWORD)
    token = site.sign_in_with_password("eve@example.com", PASSWORD).json()["idToken"]
    assert other
    site.enroll_phone(token, number(6), "work")
    second = site.sign_in_with_password("eve@example.com", PASSWORD).json()
    assert second["mfaInfo"][0]["phoneInfo"].endswith(number(6)[-2:])

    site.command("test-numbers", "set", number(7), "123456", "--project", site.project)
    site.command("opt-outs", "add", number(8), "--project", site.project)
    users = site.folder / "users.json"
    users.write_text(json.dumps({"users": [{"localId": "bob", "phoneNumber": number(9)}]}))
    site.command("import", str(users), "--format", "firebase", "--project", site.project)
    accounts[number(9)] = "bob"
    return accounts


def check_everything(site: Site, accounts: dict[str, str]) -> None:
    """Everything finds and shows numbers."""
    for phone_number, account in accounts.items():
        found = site.administer("accounts:lookup", {"phoneNumber": [phone_number]})
        [user] = found.json()["users"]
        assert (user["localId"], user["phoneNumber"]) == (account, phone_number)
    taken = site.administer("accounts", {"phoneNumber": number(1)})
    assert taken.status_code == 400 and "PHONE_NUMBER_EXISTS" in taken.text
    explained = json.loads(site.command("explain", number(1), "--json"))
    assert explained["phoneNumber"] == number(1)
    assert explained["account"]["localId"] == accounts[number(1)]
    assert len(explained["messages"]) == 2
    for words in (("test-numbers", 7), ("opt-outs", 8)):
        shown = site.command(words[0], "list", "--project", site.project, "--json")
        assert number(words[1]) in shown
    events = site.command("hooks", "deliveries", "list", "--project", site.project, "--json")
    assert "account.created" in events
    exported = site.folder / f"export-{len(list(site.folder.iterdir()))}.json"
    site.command("users", "export", number(1), str(exported), "--project", site.project)
    export = json.loads(exported.read_text())
    kinds = {record["kind"] for record in export["records"]}
    assert {"messages", "sendDecisions", "verifications", "numberLimits"} <= kinds
    assert export["records"][0]["fields"]["phoneNumber"] == number(1)
    log = site.command("audit", "list", "--project", site.project, "--json")
    assert number(7) in log
    verified = site.result("audit", "verify", "--project", site.project)
    assert verified.returncode == 0, verified.stdout + verified.stderr


def test_every_way_to_store_a_number_encrypts_it(site):
    accounts = use_everything(site)
    check_everything(site, accounts)
    assert has_numbers(site.contents()) == (not site.is_encrypted)
    assert site.stop() == 0
    assert has_numbers(site.contents()) == (not site.is_encrypted)

    site.start()
    check_everything(site, accounts)
    erased = site.command(
        "users", "erase", number(2), "--project", site.project, "--yes", "--json"
    )
    assert {"messages", "sendDecisions"} & {one["kind"] for one in json.loads(erased)["records"]}
    assert not site.administer("accounts:lookup", {"phoneNumber": [number(2)]}).json().get("users")


def rows(url: str) -> dict[str, list]:
    """The rows of all tables but the one that says how numbers are stored."""
    with connect(url) as database:
        names = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        return {
            name: sorted(database.execute(f"SELECT * FROM {name}").fetchall(), key=repr)
            for (name,) in names
            if name not in ("number_storage", "probe_filler", "write_probe")
        }


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
def test_a_database_is_encrypted_and_decrypted_by_a_copy(engine, request, binary, tmp_path):
    plain = f"sqlite:{tmp_path}/plain.db"
    site = Site(binary, tmp_path, plain, is_encrypted=False)
    site.command("projects", "set", site.project, *SETTINGS)
    site.command("hooks", "add", "https://hooks.example.com/", "--after", "account.created")
    accounts = use_everything(site)
    assert site.stop() == 0
    before = rows(plain)

    target = f"sqlite:{tmp_path}/encrypted.db"
    if engine == "postgres":
        target = request.getfixturevalue("postgres")
    copied = site.result("migrate", "--to", target, "--encrypt-numbers")
    assert copied.returncode == 0, copied.stderr
    assert "database.encryptNumbers to true" in copied.stderr
    site.use_database(target)
    assert not has_numbers(site.contents())
    for words in (("serve",), ("users", "list", "--project", site.project)):
        refused = site.result(*words)
        assert refused.returncode != 0
        assert "dialtone migrate --decrypt-numbers" in refused.stderr + refused.stdout

    site.is_encrypted = True
    site.use_database(target)
    site.start()
    check_everything(site, accounts)
    found = json.loads(site.result("doctor", "--offline", "--json").stdout)["checks"]
    [numbers] = [one for one in found if one["check"] == "phone numbers"]
    assert numbers["state"] == "ok" and "encrypted" in numbers["detail"]
    backup = tmp_path / "backup.db"
    site.command("backup", str(backup))
    assert not has_numbers(backup.read_bytes())
    assert site.stop() == 0

    # A copy of the backup goes back, and has what was there before.
    site.use_database(f"sqlite:{tmp_path}/restored.db")
    site.command("restore", str(backup))
    back = f"sqlite:{tmp_path}/back.db"
    site.command("migrate", "--to", back, "--decrypt-numbers")
    after = rows(back)
    for table in ("account", "message", "phone_ledger", "send_tally", "attempt_ledger", "action_code"):
        assert after[table] == before[table], table
    again = site.result("migrate", "--to", f"sqlite:{tmp_path}/other.db", "--encrypt-numbers")
    assert again.returncode == 1 and "encrypts phone numbers already" in again.stderr
    site.is_encrypted = False
    site.use_database(back)
    site.start()
    check_everything(site, accounts)
    assert site.stop() == 0
    site.gateway.server.shutdown()


def test_a_new_master_key_reads_the_numbers(binary, tmp_path):
    site = Site(binary, tmp_path, f"sqlite:{tmp_path}/dialtone.db", is_encrypted=True)
    site.command("projects", "set", site.project, *SETTINGS)
    account = site.sign_in(number(1)).account_id
    assert site.stop() == 0
    with sqlite3.connect(tmp_path / "dialtone.db") as database:
        before = database.execute("SELECT phone_number FROM account").fetchall()
    former, present = tmp_path / "master.key", tmp_path / "second.key"
    present.write_text(site._run("keys", "generate-master"))
    present.chmod(0o600)
    own = f"masterKey: {{file: '{former}'"
    site._settings = site._settings.replace(
        own, f"masterKey: {{file: '{present}', previous: {{file: '{former}'}}"
    )
    site.use_database(site.database)
    site.command("keys", "rotate-master")
    site._settings = site._settings.replace(f", previous: {{file: '{former}'}}", "")
    site.use_database(site.database)
    site.start()
    assert site.sign_in(number(1)).account_id == account
    assert site.stop() == 0
    with sqlite3.connect(tmp_path / "dialtone.db") as database:
        assert database.execute("SELECT phone_number FROM account").fetchall() == before

    # Another key starts nothing, and says why.
    site.replace_master_key()
    site._settings = site._settings.replace(str(present), str(former))
    site.use_database(site.database)
    refused = site.result("serve")
    assert refused.returncode != 0
    assert "does not decrypt the key of the phone numbers" in refused.stderr + refused.stdout
    site.gateway.server.shutdown()


def test_spellings_find_digits_wherever_they_are():
    for before, after in itertools.product((b"", b"+", b"a+", b"ab+"), (b"", b"7", b"89")):
        text = before + PREFIX_DIGITS.encode() + after
        for written in (text, text.hex().encode(), base64.b64encode(text)):
            assert has_numbers(b"..." + written + b"..."), (before, after)
    assert not has_numbers(b"no digits")
