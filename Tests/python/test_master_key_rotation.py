"""The rotation of the master key: nothing is lost, on one node and on two that restart in turn."""

import itertools
import json
import os
import subprocess
import time

import pytest
import requests
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from operator_browser import OperatorBrowser
from running_server import (
    REQUEST_LIMIT,
    START_LIMIT,
    ProductionServer,
    RunningServer,
    free_port,
)
from sealed_secrets import connect, derived_key, opened, prefix, secrets
from software_authenticator import SoftwareAuthenticator
from totp import code_at

PASSWORD = "correct horse battery"
CODE = "246810"
ORIGIN = "https://id.example.com"


class Site(ProductionServer):
    """A server whose master keys can be set, with one of everything that they protect."""

    def __init__(self, binary, folder, database: str):
        self.folder = folder
        self.database = database
        self.numbers = itertools.count(100)
        super().__init__(binary, folder, database=database)
        self.keys = {"first": folder / "master.key", "second": folder / "second.key"}
        self.keys["second"].write_text(self._run("keys", "generate-master"))
        self.keys["second"].chmod(0o600)
        self._other_settings = self._settings.replace(f"masterKey: {{file: '{self.keys['first']}'}}\n", "")

    def use_keys(self, master_key: str, **others: str) -> None:
        """Sets the master keys for the next start and for commands."""
        settings = [f"file: '{self.keys[master_key]}'"]
        settings += [f"{name}: {{file: '{self.keys[key]}'}}" for name, key in others.items()]
        self._settings = f"{self._other_settings}masterKey: {{{', '.join(settings)}}}\n"
        self.use_database(self.database)

    def start_second(self) -> RunningServer:
        """Starts another node with the present configuration."""
        config = self.folder / "second.yaml"
        old, new = self._admin_port, free_port()
        config.write_text(self._config.read_text().replace(f":{old}'", f":{new}'"))
        node = Node.__new__(Node)
        node._start([str(self._binary), "serve", "--config", str(config)])
        return node

    def restart(self) -> None:
        assert self.stop() == 0, "".join(self.log)
        self.start()

    def result(self, *words: str, input: str | None = None) -> subprocess.CompletedProcess:
        return subprocess.run(
            self.words(*words), capture_output=True, text=True, timeout=START_LIMIT, input=input
        )

    def status(self) -> dict:
        return json.loads(self.command("keys", "rotate-master", "--status", "--json"))

    def new_number(self) -> str:
        number = f"+1650555{next(self.numbers):04}"
        self.command("test-numbers", "set", number, CODE, "--project", self.project)
        return number

    def fill(self) -> None:
        """Adds a secret of each kind."""
        settings = (
            "secondFactors.state=enabled", "secondFactors.allowsTOTP=true",
            "sessions.rotatesRefreshTokens=true", 'callLimits.exemptNetworks=["127.0.0.0/8"]',
        )  # fmt: skip
        self.command("projects", "set", self.project, *settings)
        self.command("hooks", "add", "https://hooks.example.com/", "--after", "account.created")
        secret = self.folder / "secret"
        secret.write_text("gateway password")
        self.command(
            "sms", "gateways", "add", "main", "kannel", "--set", "baseURL=http://127.0.0.1:9/send",
            "--set", "username=shop", "--secret-file", f"password={secret}",
        )  # fmt: skip
        for words in (
            ("identity-providers", "set", "google.com", "--client-id", "shop", "--read-secret"),
            ("captcha", "set", self.project, "turnstile", "--site-key", "site", "--keys-only"),
        ):
            ended = self.result(*words, input="secret of a vendor\n")
            assert ended.returncode == 0, ended.stderr


class Node(RunningServer):
    project = Site.project
    api_key = Site.api_key


class User:
    """A user with a password and an authenticator app."""

    def __init__(self, site: Site):
        self.email = "ada@example.com"
        created = site.post("/v1/accounts:signUp", {"email": self.email, "password": PASSWORD})
        assert created.status_code == 200, created.text
        verified = requests.post(
            f"http://{site.admin_authority}/v1/projects/{site.project}/accounts:update",
            headers={"Authorization": "Bearer owner"},
            json={"localId": created.json()["localId"], "emailVerified": True},
            timeout=REQUEST_LIMIT,
        )
        assert verified.status_code == 200, verified.text
        id_token = site.sign_in_with_password(self.email, PASSWORD).json()["idToken"]
        started = site.post(
            "/v2/accounts/mfaEnrollment:start", {"idToken": id_token, "totpEnrollmentInfo": {}}
        ).json()["totpSessionInfo"]
        self.key = started["sharedSecretKey"]
        finished = site.post(
            "/v2/accounts/mfaEnrollment:finalize",
            {
                "idToken": id_token,
                "displayName": "My app",
                "totpVerificationInfo": {
                    "sessionInfo": started["sessionInfo"],
                    "verificationCode": code_at(self.key, time.time()),
                },
            },
        )
        assert finished.status_code == 200, finished.text

    def sign_in(self, node: RunningServer) -> None:
        """Signs in with the app's next code: each works once."""
        first = node.sign_in_with_password(self.email, PASSWORD).json()
        second = node.post(
            "/v2/accounts/mfaSignIn:finalize",
            {
                "mfaPendingCredential": first["mfaPendingCredential"],
                "mfaEnrollmentId": first["mfaInfo"][0]["mfaEnrollmentId"],
                "totpVerificationInfo": {"verificationCode": code_at(self.key, time.time() + 30)},
            },
        )
        assert second.status_code == 200, second.text


def sealed_refresh_token(node: RunningServer) -> str:
    """A refresh token that the server's key made, not a random one."""
    account = node.post("/v1/accounts:signUp", {"returnSecureToken": True}).json()
    renewed = node.refresh(account["refreshToken"])
    assert renewed.status_code == 200, renewed.text
    assert renewed.json()["refresh_token"] != account["refreshToken"]
    return renewed.json()["refresh_token"]


def enroll_passkey(first: RunningServer, second: RunningServer) -> SoftwareAuthenticator:
    """Begins an enrollment on one node, and completes it on another."""
    account = first.post("/v1/accounts:signUp", {"returnSecureToken": True}).json()
    fields = {"idToken": account["idToken"]}
    options = first.post("/v2/accounts/passkeyEnrollment:start", fields)
    assert options.status_code == 200, options.text
    passkey = SoftwareAuthenticator()
    passkey.origin = ORIGIN
    response = passkey.create(options.json()["credentialCreationOptions"])
    done = second.post(
        "/v2/accounts/passkeyEnrollment:finalize",
        fields | {"authenticatorRegistrationResponse": response},
    )
    assert done.status_code == 200, done.text
    return passkey


def use_passkey(first: RunningServer, second: RunningServer, passkey) -> None:
    options = first.post("/v2/accounts/passkeySignIn:start", {})
    assert options.status_code == 200, options.text
    response = passkey.get(options.json()["credentialRequestOptions"])
    done = second.post(
        "/v2/accounts/passkeySignIn:finalize", {"authenticatorAuthenticationResponse": response}
    )
    assert done.status_code == 200, done.text


def check_across(first: RunningServer, second: RunningServer, number: str, passkey) -> None:
    """What begins on one node is completed on another."""
    sent = first.post("/v1/accounts:sendVerificationCode", {"phoneNumber": number})
    assert sent.status_code == 200, sent.text
    proof = {"sessionInfo": sent.json()["sessionInfo"], "code": CODE}
    signed_in = second.post("/v1/accounts:signInWithPhoneNumber", proof)
    assert signed_in.status_code == 200, signed_in.text
    token = signed_in.json()["idToken"]
    assert first.post("/v1/accounts:lookup", {"idToken": token}).status_code == 200
    renewed = second.refresh(sealed_refresh_token(first))
    assert renewed.status_code == 200, renewed.text
    use_passkey(first, second, passkey)
    use_passkey(first, second, enroll_passkey(first, second))


def check_audit(site: Site) -> None:
    for words in (("--server",), ("--project", site.project)):
        verified = site.result("audit", "verify", *words)
        assert verified.returncode == 0, verified.stdout + verified.stderr


@pytest.fixture(params=["sqlite", "postgres"])
def site(request, binary, tmp_path):
    if request.param == "sqlite":
        database = f"sqlite:{tmp_path}/dialtone.db"
    else:
        database = request.getfixturevalue("postgres")
    running = Site(binary, tmp_path, database)
    yield running
    assert running.stop() == 0, "".join(running.log)


def rotate(site: Site, *words: str) -> str:
    """The runbook for one node, up to the command."""
    site.use_keys("first", next="second")
    site.restart()
    site.use_keys("second", previous="first")
    site.restart()
    return site.command("keys", "rotate-master", *words)


def test_a_rotation_loses_nothing_and_the_old_key_can_be_dropped(site):
    site.fill()
    user, number = User(site), site.new_number()
    operator = OperatorBrowser(site)
    operator_key = operator.set_up("ada", "--role", "owner")
    passkey = enroll_passkey(site, site)
    token = sealed_refresh_token(site)
    before = secrets(site.database, site.keys["first"])
    assert None not in before.values()
    assert {place[0] for place in before} == {
        "signing_key", "hook", "identity_provider", "verification_credential", "sms_gateway",
        "operator", "account",
    }  # fmt: skip

    shown = rotate(site)
    assert "Next step: Remove masterKey.previous, and restart every server." in shown
    assert secrets(site.database, site.keys["second"]) == before
    status = site.status()
    assert [key["setting"] for key in status["keys"]] == ["masterKey", "masterKey.previous"]
    assert status["keys"][0]["secrets"] >= len(before)
    assert status["keys"][1]["secrets"] == 0
    check_audit(site)

    site.use_keys("second")
    site.restart()
    assert site.refresh(token).status_code == 200
    use_passkey(site, site, passkey)
    check_across(site, site, number, passkey)
    user.sign_in(site)
    assert operator.sign_in("ada", operator_key).status_code == 303
    check_audit(site)
    # The rotation can be repeated with a third key.
    site.keys["first"].write_text(site._run("keys", "generate-master"))
    site.use_keys("first", previous="second")
    site.restart()
    site.command("keys", "rotate-master")
    site.use_keys("first")
    site.restart()
    check_audit(site)
    assert None not in secrets(site.database, site.keys["first"]).values()


def test_two_nodes_with_mixed_settings_lose_nothing_in_any_step(binary, tmp_path, postgres):
    site = Site(binary, tmp_path, postgres)
    site.fill()
    number, passkey = site.new_number(), enroll_passkey(site, site)
    kept = [sealed_refresh_token(site) for _ in range(6)]
    other = site.start_second()
    steps = [
        ("first", {"next": "second"}), ("second", {"previous": "first"}), ("second", {}),
    ]  # fmt: skip
    try:
        for master_key, others in steps:
            if not others:
                site.command("keys", "rotate-master")
                check_across(site, other, number, passkey)
            site.use_keys(master_key, **others)
            site.restart()
            # One node has the new settings, and one has those of the step before.
            for nodes in ((site, other), (other, site)):
                check_across(*nodes, number, passkey)
            assert other.refresh(kept.pop()).status_code == 200
            if others.get("previous"):
                refused = site.result("keys", "rotate-master")
                assert refused.returncode == 1
                assert "These servers run with another master key: " in refused.stderr
                assert site.status()["keptKeys"] == 0
            assert other.stop() == 0
            other = site.start_second()
            check_across(site, other, number, passkey)
            assert site.refresh(kept.pop()).status_code == 200
            check_audit(site)
    finally:
        assert other.stop() == 0
        assert site.stop() == 0


def test_after_a_leak_no_token_of_the_old_key_is_accepted(site):
    site.fill()
    tokens = [sealed_refresh_token(site), sealed_refresh_token(site)]
    refused = site.result("keys", "rotate-master", "--discard", "--yes")
    assert "masterKey.previous is not set" in refused.stderr
    rotate(site)
    site.use_keys("second")
    site.restart()
    assert site.refresh(tokens[0]).status_code == 200
    # The key leaked after all.
    site.use_keys("second", previous="first")
    site.restart()
    unconfirmed = site.result("keys", "rotate-master", "--discard")
    assert unconfirmed.returncode == 64
    site.command("keys", "rotate-master", "--discard", "--yes")
    site.use_keys("second")
    site.restart()
    assert site.refresh(tokens[1]).status_code == 400
    assert site.refresh(sealed_refresh_token(site)).status_code == 200
    check_audit(site)


def test_a_wrong_previous_key_is_named_and_changes_nothing(site):
    site.fill()
    wrong = site.folder / "wrong.key"
    wrong.write_text(site._run("keys", "generate-master"))
    site.keys["wrong"] = wrong
    assert site.stop() == 0
    before = secrets(site.database, site.keys["first"])
    site.use_keys("second", previous="wrong")
    refused = site.result("keys", "rotate-master")
    assert refused.returncode == 1
    assert "Neither masterKey nor masterKey.previous decrypts" in refused.stderr
    assert "1 × secret of an SMS gateway" in refused.stderr
    assert refused.stderr.strip().endswith("Nothing was changed.")
    site.use_keys("first", previous="wrong")
    strange = site.result("keys", "rotate-master")
    assert "This database was never used with masterKey.previous" in strange.stderr
    site.use_keys("first", previous="first")
    assert "masterKey.previous: is the same key as masterKey" in site.result("config").stderr
    site.use_keys("first")
    assert secrets(site.database, site.keys["first"]) == before
    assert site.status()["keptKeys"] == 0
    site.start()


def test_doctor_counts_what_the_previous_key_encrypts(site):
    site.fill()
    site.use_keys("second", previous="first")
    site.restart()

    def finding() -> dict:
        ended = site.result("doctor", "--json", "--offline")
        return {one["check"]: one for one in json.loads(ended.stdout)["checks"]}["encryption"]

    found = finding()
    assert found["state"] == "warning"
    assert "secrets are not encrypted with masterKey" in found["detail"]
    assert "keys rotate-master" in found["remedy"]
    site.command("keys", "rotate-master")
    found = finding()
    assert found["detail"] == "masterKey.previous is no longer needed"
    assert "Remove masterKey.previous" in found["remedy"]
    site.use_keys("second")
    assert finding()["state"] == "ok"


def test_secrets_without_a_prefix_are_read_and_forged_ones_are_refused(site):
    """Values of earlier versions; and those of an attacker who can write to the database."""
    site.fill()
    assert site.stop() == 0
    old = derived_key(site.keys["first"], "sms-gateways")
    new = derived_key(site.keys["second"], "sms-gateways")
    place, context = ("sms_gateway", "main"), "sms-gateway/main"
    secret = secrets(site.database, site.keys["first"])[place]

    nonce = os.urandom(12)
    bare = nonce + AESGCM(old).encrypt(nonce, secret, context.encode())

    def store(sealed: bytes) -> None:
        connection = connect(site.database)
        mark = "?" if site.database.startswith("sqlite:") else "%s"
        connection.execute(f"UPDATE sms_gateway SET sealed_secrets = {mark}", (sealed,))
        if mark == "?":
            connection.commit()
        connection.close()

    site.use_keys("second", previous="first")
    for forged in (prefix(new) + bare, prefix(old) + bare, b"\x01" + bytes(8) + bare):
        store(forged)
        shown = site.result("sms", "gateways", "show", "main")
        assert shown.returncode == 1, shown.stdout
        assert "they were encrypted with another master key" in shown.stderr
    store(bare)
    assert site.result("sms", "gateways", "show", "main").returncode == 0
    site.command("keys", "rotate-master")
    assert secrets(site.database, site.keys["second"])[place] == secret
    site.start()
