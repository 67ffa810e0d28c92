"""Each command of the pages for operators exists with its options, and those of the runbook work."""

import json
import os
import re
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
import requests

from documented_commands import CommandTree, DocumentedCommand, documented_commands
from operator_browser import OperatorBrowser
from running_server import ProductionServer, free_port

# In the order in which they run; the last page erases the user.
PAGES = ("operations", "install", "metrics", "privacy")
LIMIT = 60

# Commands that do not run here, and why.
ELSEWHERE = {
    "dev": "does not end",
    "serve": "does not end",
    "migrate": "test_database_copy.py",
    "restore": "test_database_copy.py",
    "numbering-plan update": "loads a file from the internet",
    "users passkeys remove": "UserPasskeysTests: only a browser adds passkeys",
    "keys rotate-master": "test_master_key_rotation.py",
    "sms gateways add": "needs the fields of a kind, which docs/sms-gateways.md lists",
}
# The exit codes of what may end with another one than 0.
ENDINGS = {
    # It finds that the name of the test's server does not exist.
    "doctor": {0, 1},
}


class Gateway:
    """A webhook that accepts each message."""

    def __init__(self):
        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(200)
                self.end_headers()

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/send"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Site:
    """A running server with everything that the commands name."""

    def __init__(self, binary, folder):
        self.tree = CommandTree(binary)
        self.folder = folder
        self.server = ProductionServer(binary, folder, listen=f"port: {free_port()}")
        self._gateway = Gateway()
        (folder / "secret.txt").write_text("whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=")
        for name in ("main", "backup"):
            self.server.command(
                "sms", "gateways", "add", name, "webhook", "--set", f"url={self._gateway.url}",
                "--secret-file", f"secret={folder}/secret.txt",
            )  # fmt: skip
        self.server.command("projects", "set", "shop", "secondFactors.state=enabled")
        for name in ("owner", "anna", "former"):
            OperatorBrowser(self.server).set_up(name, "--role", "owner")
        self.server.command("clients", "add", "Desk", "--redirect", "https://desk.example/done")
        self._add_users()

    def _add_users(self) -> None:
        ada = {
            "localId": "ada", "phoneNumber": "+16505550100", "email": "ada@example.com",
            "emailVerified": True, "mfaInfo": [{"phoneInfo": "+16505550101"}],
        }  # fmt: skip
        created = requests.post(
            f"http://{self.server.admin_authority}/v1/projects/shop/accounts",
            headers={"Authorization": "Bearer owner"},
            json=ada,
            timeout=LIMIT,
        )
        assert created.ok, created.text
        guest = self.server.post("/v1/accounts:signUp", {"returnSecureToken": True})
        assert guest.ok, guest.text
        self.guest = guest.json()["localId"]

    def run(self, command: DocumentedCommand) -> subprocess.CompletedProcess:
        words = [self._value(word, command) for word in without_config(command.words)]
        if self.tree.confirms(command) and "--yes" not in words:
            words.append("--yes")
        return self._program(*words, config=self._config(command))

    def _program(self, *words: str, config: str | None = None) -> subprocess.CompletedProcess:
        program, *_, named = self.server.words()
        return subprocess.run(
            [program, *words],
            env={**os.environ, "DIALTONE_CONFIG": config or named},
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=LIMIT,
        )

    def _config(self, command: DocumentedCommand) -> str | None:
        """The configuration; the project `shop` can be created only in another database."""
        if self.tree.path(command) != ["projects", "create"]:
            return None
        *_, named = self.server.words()
        other = self.folder / f"{command.page}-{abs(hash(command))}.yaml"
        text = open(named).read()
        other.write_text(re.sub(r"sqlite:\S+?'", f"sqlite:{other}.db'", text))
        return str(other)

    def _value(self, word: str, command: DocumentedCommand) -> str:
        path = self.tree.path(command)
        if word.startswith("/backups/"):
            return str(self.folder / word.removeprefix("/backups/"))
        if word == "anna" and "--role" in command.words:
            return f"new-{command.page}"
        names = {
            "USER": self.guest if path[:1] == ["sessions"] else "ada",
            "SESSION": lambda: self._first("sessions", "list", self.guest)["id"],
            "FACTOR": lambda: self._first("users", "second-factors", "list", "ada")["id"],
            "$user": "ada",
            "$factor": lambda: self._new_factor(),
            "KEY": lambda: self._first("keys", "list")["id"],
            "ID": lambda: self._first("clients", "list")["clientID"],
            "NAME": "anna" if path == ["operators", "invite"] else "former",
            "ROLE": "viewer",
            "FILE": "everything.json",
        }
        value = names.get(word, word)
        return value() if callable(value) else value

    def _new_factor(self) -> str:
        enrollments = {"enrollments": [{"phoneInfo": "+16505550101"}, {"phoneInfo": "+16505550102"}]}
        changed = requests.post(
            f"http://{self.server.admin_authority}/v1/projects/shop/accounts:update",
            headers={"Authorization": "Bearer owner"},
            json={"localId": "ada", "mfa": enrollments},
            timeout=LIMIT,
        )
        assert changed.ok, changed.text
        return self._first("users", "second-factors", "list", "ada")["id"]

    def _first(self, *words: str) -> dict:
        [rows] = [value for value in self._list(*words).values() if isinstance(value, list)]
        return rows[0]

    def _list(self, *words: str) -> dict:
        listed = self._program(*words, "--json")
        assert listed.returncode == 0, listed.stderr
        return json.loads(listed.stdout)

    def stop(self) -> None:
        assert self.server.stop() == 0
        self._gateway.stop()


def without_config(words: list[str]) -> list[str]:
    if "--config" not in words:
        return words
    place = words.index("--config")
    return words[:place] + words[place + 2 :]


@pytest.fixture(scope="module")
def site(binary, tmp_path_factory):
    running = Site(binary, tmp_path_factory.mktemp("site"))
    yield running
    running.stop()


@pytest.mark.parametrize("page", PAGES)
def test_the_program_has_every_command_of_the_page_with_its_options(binary, page):
    tree = CommandTree(binary)
    commands = documented_commands(page)
    assert commands
    problems = {command.text: tree.problem(command) for command in commands}
    assert {text: problem for text, problem in problems.items() if problem} == {}


def test_a_command_that_the_program_does_not_have_is_noticed(binary):
    tree = CommandTree(binary)
    wrong = ["guard holds", "guards list", "users show", "users show ada --limit 3", "keys list ada"]
    shown = [tree.problem(DocumentedCommand("page", text, True)) for text in wrong]
    assert [problem is not None for problem in shown] == [True] * len(wrong)
    assert tree.problem(DocumentedCommand("page", "users show ada --json", True)) is None


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_of_the_page_work_on_a_running_server(site, page):
    failed, ran = [], set()
    for command in documented_commands(page):
        path = " ".join(site.tree.path(command))
        words = tuple(without_config(command.words))
        if path in ELSEWHERE or words in ran or not site.tree.is_complete(command):
            continue
        ended = site.run(command)
        if ended.returncode not in ENDINGS.get(path, {0}):
            failed.append(f"{command.text}: {ended.stderr}")
        ran.add(words)
    assert failed == []
    assert ran
