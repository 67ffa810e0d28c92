"""The server under test, as a process of its own."""

import json
import queue
import re
import signal
import socket
import subprocess
import threading
from dataclasses import dataclass
from pathlib import Path

import google.oauth2.credentials
import requests
from firebase_admin import credentials

READY_LINE = re.compile(r"dialtone ready (?P<url>(?:https?://|unix:)\S+)\s*$")
START_LIMIT = 60
STOP_LIMIT = 30
REQUEST_LIMIT = 20


@dataclass(frozen=True)
class SignIn:
    """The result of a phone sign-in."""

    phone_number: str
    account_id: str
    id_token: str
    refresh_token: str
    is_new_account: bool


class RunningServer:
    """`dialtone dev` on a free loopback port, with no data on disk by default."""

    project = "demo-dialtone"
    api_key = "demo-key"

    def __init__(self, binary: Path, data: Path | str = ":memory:"):
        self._start([str(binary), "dev", "--port", "0", "--data", str(data)])

    def _start(self, command: list[str]) -> None:
        self.log: list[str] = []
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        # The thread of an earlier start can still be there, and must not end this one.
        output = (self._process.stdout, self.log, self._lines)
        self._drainer = threading.Thread(target=self._drain, args=output, daemon=True)
        self._drainer.start()
        try:
            self.url = self._await_ready_line()
        except BaseException:
            self._process.kill()
            self._process.wait()
            raise

    @property
    def authority(self) -> str:
        """HOST:PORT, the form of FIREBASE_AUTH_EMULATOR_HOST."""
        return self.url.removeprefix("http://")

    @property
    def admin_authority(self) -> str:
        """The host and port at which `Bearer owner` is accepted."""
        return self.authority

    def credential(self) -> credentials.Base:
        """The administrator's credential for SDKs that do not send `Bearer owner` themselves."""
        return Owner()

    def post(self, path: str, body: dict, **options) -> requests.Response:
        """Sends a JSON body with the API key, as an app does."""
        return requests.post(
            f"{self.url}{path}",
            params={"key": self.api_key},
            json=body,
            timeout=REQUEST_LIMIT,
            **options,
        )

    def get(self, path: str, **options) -> requests.Response:
        return requests.get(f"{self.url}{path}", timeout=REQUEST_LIMIT, **options)

    def issue_tokens(self, kind: str) -> None:
        """Sets which ID tokens and cookies are issued: SIGNED, UNSIGNED or BY_PATH."""
        answer = requests.patch(
            f"{self.url}/emulator/v1/projects/{self.project}/config",
            json={"idTokens": kind},
            timeout=REQUEST_LIMIT,
        )
        answer.raise_for_status()

    def code_of(self, session_info: str) -> str:
        """The digits that the inbox shows for a session."""
        answer = self.get(f"/emulator/v1/projects/{self.project}/verificationCodes")
        assert answer.status_code == 200, answer.text
        codes = [
            entry["code"]
            for entry in answer.json()["verificationCodes"]
            if entry["sessionInfo"] == session_info
        ]
        assert len(codes) == 1, "the inbox holds no single code for this session"
        return codes[0]

    def sign_in(self, phone_number: str) -> SignIn:
        """A whole sign-in: send, read the inbox, prove."""
        sent = self.post("/v1/accounts:sendVerificationCode", {"phoneNumber": phone_number})
        assert sent.status_code == 200, sent.text
        session_info = sent.json()["sessionInfo"]
        answer = self.post(
            "/v1/accounts:signInWithPhoneNumber",
            {"sessionInfo": session_info, "code": self.code_of(session_info)},
        )
        assert answer.status_code == 200, answer.text
        fields = answer.json()
        return SignIn(
            phone_number=fields["phoneNumber"],
            account_id=fields["localId"],
            id_token=fields["idToken"],
            refresh_token=fields["refreshToken"],
            is_new_account=fields["isNewUser"],
        )

    def sign_up(self, email: str, password: str) -> str:
        """Creates an account with a password and a verified address; returns its ID token."""
        answer = self.post("/v1/accounts:signUp", {"email": email, "password": password})
        assert answer.status_code == 200, answer.text
        fields = answer.json()
        verified = self.administer(
            "accounts:update", {"localId": fields["localId"], "emailVerified": True}
        )
        assert verified.status_code == 200, verified.text
        return fields["idToken"]

    def enroll_phone(self, id_token: str, phone_number: str, name: str) -> None:
        """Adds a number to the account as its second factor, as an app does."""
        started = self.post(
            "/v2/accounts/mfaEnrollment:start",
            {"idToken": id_token, "phoneEnrollmentInfo": {"phoneNumber": phone_number}},
        )
        assert started.status_code == 200, started.text
        session_info = started.json()["phoneSessionInfo"]["sessionInfo"]
        finished = self.post(
            "/v2/accounts/mfaEnrollment:finalize",
            {
                "idToken": id_token,
                "displayName": name,
                "phoneVerificationInfo": {
                    "sessionInfo": session_info,
                    "code": self.code_of(session_info),
                },
            },
        )
        assert finished.status_code == 200, finished.text

    def administer(self, call: str, body: dict) -> requests.Response:
        """An admin call as Google's admin SDKs make it in emulator mode."""
        return requests.post(
            f"{self.url}/v1/projects/{self.project}/{call}",
            headers={"Authorization": "Bearer owner"},
            json=body,
            timeout=REQUEST_LIMIT,
        )

    def sign_in_with_password(
        self, email: str, password: str, tenant: str | None = None
    ) -> requests.Response:
        body = {"email": email, "password": password}
        if tenant:
            body["tenantId"] = tenant
        return self.post("/v1/accounts:signInWithPassword", body)

    def refresh(self, refresh_token: str) -> requests.Response:
        """A renewal in the form encoding that browsers and admin SDKs use."""
        return requests.post(
            f"{self.url}/v1/token",
            params={"key": self.api_key},
            data={"grant_type": "refresh_token", "refresh_token": refresh_token},
            timeout=REQUEST_LIMIT,
        )

    def stop(self) -> int:
        """Asks for an orderly end and returns the exit code; `log` is complete then."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        try:
            exit_code = self._process.wait(timeout=STOP_LIMIT)
            self._drainer.join(timeout=STOP_LIMIT)
            return exit_code
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise

    def signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def await_line(self, text: str) -> str:
        """Returns the next line of the output that contains the text."""
        while (line := self._lines.get(timeout=START_LIMIT)) is not None:
            if text in line:
                return line
        raise RuntimeError(self._complaint(f"ended before it printed '{text}'"))

    @staticmethod
    def _drain(output, log: list[str], lines: queue.Queue) -> None:
        for line in output:
            log.append(line)
            lines.put(line)
        lines.put(None)

    def _await_ready_line(self) -> str:
        while True:
            try:
                line = self._lines.get(timeout=START_LIMIT)
            except queue.Empty:
                raise RuntimeError(self._complaint("was silent before it was ready")) from None
            if line is None:
                raise RuntimeError(self._complaint("ended before it was ready"))
            if ready := READY_LINE.search(line):
                return ready["url"]

    def _complaint(self, what: str) -> str:
        return f"the server {what}; it printed:\n{''.join(self.log)}"


class ProductionServer(RunningServer):
    """`dialtone serve` with a project, an app and a listener for administrators."""

    project = "shop"
    api_key = "shop-key"

    def __init__(
        self,
        binary: Path,
        folder: Path,
        settings: str = "",
        database: str | None = None,
        listen: str = "port: 0",
        database_settings: str = "",
    ):
        self._admin_port = free_port()
        self._binary = binary
        self._config = folder / "dialtone.yaml"
        key = folder / "master.key"
        key.write_text(self._run("keys", "generate-master"))
        key.chmod(0o600)
        self._database_settings = database_settings
        self._settings = (
            f"listen: {{{listen}, publicURL: 'https://id.example.com'}}\n"
            f"admin: {{listen: '127.0.0.1:{self._admin_port}'}}\n"
            f"sender: {{kind: none}}\n"
            f"masterKey: {{file: '{key}'}}\n{settings}"
        )
        self.use_database(database or f"sqlite:{folder}/dialtone.db")
        self.command("projects", "create", self.project)
        self.command("projects", "set", self.project, 'authorizedDomains=["localhost"]')
        app = ("--platform", "web", "--api-key", self.api_key)
        self.command("apps", "add", self.project, *app)
        self.start()

    def start(self) -> None:
        """Starts the server, also again after a stop."""
        self._start(self.words("serve"))

    def use_database(self, url: str) -> None:
        """Sets the address of the database for the next start and for commands."""
        database = f"database: {{url: '{url}', {self._database_settings}}}\n"
        self._config.write_text(database + self._settings)

    def words(self, *words: str) -> list[str]:
        """A command on the server's data, with the program and the configuration."""
        return [str(self._binary), *words, "--config", str(self._config)]

    def replace_master_key(self) -> None:
        """Puts another master key in place of the one that the data was sealed with."""
        (self._config.parent / "master.key").write_text(self._run("keys", "generate-master"))

    @property
    def admin_authority(self) -> str:
        return f"127.0.0.1:{self._admin_port}"

    def credential(self) -> credentials.Base:
        """A service account, for which the SDK gets access tokens on the public listener."""
        key = self.command(
            "service-accounts", "create", "tests", "--role", "owner", "--url", self.url
        )
        return credentials.Certificate(json.loads(key))

    def command(self, *words: str) -> str:
        """Runs a command on the server's data and returns what it printed."""
        return self._run(*words, "--config", str(self._config))

    def _run(self, *words: str) -> str:
        ended = subprocess.run(
            [str(self._binary), *words], capture_output=True, text=True, timeout=START_LIMIT
        )
        assert ended.returncode == 0, ended.stderr
        return ended.stdout


class Owner(credentials.Base):
    """The credential of the SDK's emulator mode."""

    def get_credential(self):
        return google.oauth2.credentials.Credentials("owner")


def free_port() -> int:
    """Returns a port that was free a moment ago."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
