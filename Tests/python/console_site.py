"""A production server with data of every kind that the console shows, and an operator of each role."""

import json
import re
import sqlite3
import time
from pathlib import Path
from urllib.parse import unquote

import pytest
import requests
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec, rsa

from console_crawl import PageForm, Walk
from mail_server import MailServer
from operator_browser import OperatorBrowser
from running_server import REQUEST_LIMIT, ProductionServer, free_port
from totp import code_at

# It ends an attribute, an element, a text area and a script, and it is a tag of templates.
HOSTILE = "\"'></bdi></textarea></script><evil>{{layout.token}}{{{layout.token}}}"
REORDERING = HOSTILE + "\u202e"

PROJECT = "/console/projects/shop"
# How long a confirmation lasts, in seconds.
CONFIRMATION = 300
ROLES = {
    "viewer": ("viewer", "--in", "shop"),
    "editor": ("editor", "--in", "shop"),
    "owner": ("owner", "--in", "shop"),
    "stranger": ("owner", "--in", "other"),
    "server viewer": ("viewer",),
    "server editor": ("editor",),
    "server owner": ("owner",),
}


def google_key_file(name: str = "integrity") -> str:
    """The key file of a service account, as Google Cloud issues it."""
    key = rsa.generate_private_key(public_exponent=65537, key_size=2048).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return json.dumps({
        "type": "service_account", "private_key_id": "1", "private_key": key.decode(),
        "client_email": f"{name}@example.iam.gserviceaccount.com", "token_uri": "https://oauth2.googleapis.com/token",
    })  # fmt: skip


class ConsoleSite:
    """The server, its database, and the browsers of its operators."""

    def __init__(self, binary: Path, folder: Path):
        self._database = folder / "dialtone.db"
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("DIALTONE_SENDER_KIND", "routes")
            self._mails = MailServer()
            self.server = ProductionServer(binary, folder, self._mails.settings)
        try:
            self._fill(folder)
        except BaseException:
            self.stop()
            raise

    def _fill(self, folder: Path) -> None:
        self.server.command("projects", "create", "other")
        self.operators = {name: OperatorBrowser(self.server) for name in ROLES}
        for name, browser in self.operators.items():
            key = browser.set_up(name.replace(" ", "-"), "--role", *ROLES[name])
            if name == "server owner":
                self._owner_key, self._confirmed_at = key, time.monotonic()
        self.owner = self.operators["server owner"]
        OperatorBrowser(self.server).set_up("leaver", "--role", "owner", "--in", "other")
        operators = self.api("GET", "/dialtone/v1/server/operators").json()["operators"]
        self.leaver = next(one["operatorId"] for one in operators if one["name"] == "leaver")
        self._add_server_data(folder)
        self._add_users()
        self._add_apps()
        self._add_hooks_and_messages()

    def api(self, method: str, path: str, body: object = None) -> requests.Response:
        return requests.request(
            method,
            f"http://{self.server.admin_authority}{path}",
            headers={"Authorization": "Bearer owner"},
            json=body,
            timeout=REQUEST_LIMIT,
        )

    def make(self, path: str, body: dict) -> dict:
        made = self.api("POST", path, body)
        assert made.status_code == 200, f"{path}: {made.text}"
        return made.json()

    def submit(self, page: str, action: str, **fields) -> None:
        """Sends a form as the owner, to add what only the console and files of a vendor add."""
        self.owner.get(page)
        answer = self.owner.submit(action, **fields)
        assert answer.status_code in (200, 303) and 'is-bad" role="alert' not in answer.text, answer.text

    def stop(self) -> int:
        self._mails.stop()
        return self.server.stop()

    def refusals(self) -> int:
        """The number of refused calls in the audit log, which only the admin API writes."""
        with sqlite3.connect(f"file:{self._database}?mode=ro", uri=True) as database:
            [(count,)] = database.execute("select count(*) from audit_entry where error_code is not null")
        return count

    def snapshot(self, *but: str) -> dict[str, list]:
        """Every row of the database, except of some tables."""
        with sqlite3.connect(f"file:{self._database}?mode=ro", uri=True) as database:
            tables = database.execute("select name from sqlite_schema where type = 'table'").fetchall()
            return {
                name: sorted(map(repr, database.execute(f'select * from "{name}"')))
                for (name,) in tables if name not in but
            }

    def _add_server_data(self, folder: Path) -> None:
        secret = folder / "gateway-secret"
        secret.write_text("secret")
        self.server.command(
            "sms", "gateways", "add", "main", "kannel", "--set", "username=shop",
            "--set", f"baseURL=http://127.0.0.1:{free_port()}/{HOSTILE[:2]}", "--secret-file", f"password={secret}",
        )
        self.server.command("sms", "routes", "set", "--country", "DE", "main")
        link = self.server.command("operators", "invite", "invited", "--role", "viewer").strip()
        self._invitation = link.removeprefix("https://id.example.com")
        self.make("/dialtone/v1/server/signingKeys", {})

    def _add_users(self) -> None:
        tenant = {"displayName": "Acme-Corporation", "allowPasswordSignup": True}
        self.tenant = self.make("/v2/projects/shop/tenants", tenant)["name"].split("/")[-1]
        self.server.command(
            "projects", "set", "shop", "secondFactors.state=enabled", "secondFactors.allowsPhone=true",
            "appVerification.enforcement=off", 'mails.texts={"signIn.en": {"subject": "Own", "body": "{link}"}}',
        )
        for place in self.places:
            self._change_settings(place, {"sendGuard.prices": '{"DE": 0.07}'})
            for number in range(5):
                self._add_user(place, number)
            path = f"/dialtone/v1/projects/{place}/accountImports"
            for _ in range(2):
                self._upload(path)
            for job in ({"action": "export", "format": "csv"}, {"action": "enable"}, {"action": "enable"}):
                self.make(f"/dialtone/v1/projects/{place}/accountJobs", job)

    def _change_settings(self, place: str, settings: dict[str, str]) -> None:
        changed = self.api("PATCH", f"/dialtone/v1/projects/{place}/settings", {"settings": settings})
        assert changed.status_code == 200, changed.text

    def _add_user(self, place: str, number: int) -> None:
        tenant = {"tenantId": self.tenant} if "/" in place else {}
        email = f"user{number}@{len(place)}.example"
        user = self.make(f"/v1/projects/{place}/accounts", {
            "displayName": REORDERING, "email": email, "emailVerified": True, "password": "long enough words",
            "phoneNumber": f"+1650555{len(place) % 10}{number:03}",
        })["localId"]
        factor = {"phoneInfo": f"+1650556{len(place) % 10}{number:03}", "displayName": REORDERING}
        self.make(f"/v1/projects/{place}/accounts:update", {
            "localId": user, "mfa": {"enrollments": [factor]},
            "customAttributes": json.dumps({"evil": REORDERING}),
        })
        if number == 0:
            self.make(f"/v1/projects/{place}/accounts:update", {"localId": user, "mfa": {"enrollments": []}})
            signed_in = self.server.post("/v1/accounts:signInWithPassword", tenant | {
                "email": email, "password": "long enough words", "returnSecureToken": True,
            }, headers={"User-Agent": HOSTILE})
            assert signed_in.status_code == 200, signed_in.text

    def _upload(self, path: str) -> None:
        made = self.make(path, {"format": "firebase", "fileName": HOSTILE})
        rows = [
            {"localId": f"imported-{HOSTILE}", "email": "a@b.example", "displayName": HOSTILE},
            {"localId": "x", "email": "none"},
        ]
        uploaded = requests.post(
            f"http://{self.server.admin_authority}{path}/{made['id']}:upload",
            headers={"Authorization": "Bearer owner"}, data=json.dumps({"users": rows}), timeout=REQUEST_LIMIT,
        )
        assert uploaded.status_code == 200, uploaded.text

    def _add_apps(self) -> None:
        for platform, fields in {
            "ios": ("--bundle-id", "com.example.shop", "--team-id", "A1B2C3D4E5"),
            "android": ("--bundle-id", "com.example.shop", "--certificate-hash", "AB" * 32),
            "web": (), "server": (),
        }.items():
            self.server.command("apps", "add", "shop", "--platform", platform, "--name", HOSTILE, *fields)
        issuer = ("--issuer", "https://login.acme.example", "--client-id", HOSTILE, "--name", HOSTILE)
        for name in ("oidc.acme", "oidc.globex"):
            self.server.command("identity-providers", "set", name, *issuer, "--project", "shop")
            self.make(f"/v2/projects/shop/tenants/{self.tenant}/oauthIdpConfigs?oauthIdpConfigId={name}", {
                "displayName": HOSTILE, "issuer": "https://login.acme.example", "clientId": HOSTILE, "enabled": True,
            })
        self.server.command("test-numbers", "set", "+16505550100", "918273", "--project", "shop")
        for role in ("viewer", "owner"):
            self.server.command("admin-keys", "create", "--project", "shop", "--role", role, "--name", HOSTILE)
            self.server.command(
                "service-accounts", "create", f"acc-{role}", "--role", role, "--project", "shop",
                "--url", self.server.url,
            )
        key = ec.generate_private_key(ec.SECP256R1()).private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        page = f"{PROJECT}/push-keys"
        self.submit(page, f"{page}/key", key=key.decode(), keyID="ABCDE12345", teamID="FGHIJ67890")
        page = f"{PROJECT}/app-verification"
        self.submit(page, f"{page}/keys", vendor="TURNSTILE", siteKey="0x4AAA", secretKey="secret")
        self.submit(page, f"{page}/play-integrity", keyFile=google_key_file())
        for kind in ("PUBLIC", "CONFIDENTIAL"):
            self.make("/dialtone/v1/projects/shop/oauthClients", {
                "displayName": HOSTILE, "kind": kind, "redirectUris": ["https://orders.example.com/callback"],
            })
        app = self.api("GET", "/dialtone/v1/projects/shop/apps").json()["apps"][0]["appID"]
        self.make(f"/dialtone/v1/projects/shop/apps/{app}/apiKey", {})
        for place in self.places:
            self._change_settings(place, {"messages.apps": json.dumps({app: {"name": "Own"}})})

    def _add_hooks_and_messages(self) -> None:
        hooks = "/dialtone/v1/projects/shop/hooks"
        self.make(hooks, {"url": "https://hooks.invalid/%22%3E%3Cevil%3E", "trigger": "beforeCreate"})
        self.make(hooks, {"url": "https://hooks.invalid/events", "events": ["account.created"]})
        self.make("/v1/projects/shop/accounts", {"displayName": HOSTILE})
        # "Why no code?" removes the first one; the second one is for the list of opt-outs.
        for number in ("+4915123456789", "+4915123456780"):
            self.server.command("opt-outs", "add", number, "--project", "shop", "--reason", HOSTILE)
        # The gateway cannot be reached, so the message fails.
        self.server.post("/v1/accounts:sendVerificationCode", {"phoneNumber": "+4915112345678"})

    @property
    def starts(self) -> list[str]:
        """The pages to which no link leads, or none that has such a query."""
        # A script of the page of an import asks for its progress.
        progress = [
            f"/console/projects/{place}/imports/{one['id']}/progress"
            for place in self.places
            for one in self.api("GET", f"/dialtone/v1/projects/{place}/accountImports").json()["imports"][:1]
        ]
        progress += [f"/console/projects/{place}/user-jobs/{self.jobs(place)[1]}/progress" for place in self.places]
        return [
            PROJECT, "/console", "/console/sign-in", "/console/sign-in/passkey", self._invitation,
            self._invitation.replace("/set-up?", "/set-up/passkey?"),
            "/console/confirm", "/console/confirm/passkey", "/console/profile/passkeys/options",
            "/console/find/results?query=", f"{PROJECT}/find/results?query=", f"{PROJECT}/messages-export",
            f"{PROJECT}/why-no-code?query=%2B4915123456789", f"{PROJECT}/guard/replay",
            f"{PROJECT}/mails/signIn?language=en",
            *progress,
        ]

    def jobs(self, place: str) -> list[str]:
        """The IDs of an export and of two changes of users."""
        newest_first = self.api("GET", f"/dialtone/v1/projects/{place}/accountJobs").json()["jobs"]
        return [job["id"] for job in reversed(newest_first)][:3]

    def confirm(self) -> bool:
        """Confirms the owner's session again before the confirmation ends; returns whether it was time."""
        if time.monotonic() < self._confirmed_at + CONFIRMATION / 2:
            return False
        self.owner.get("/console/confirm")
        answer = self.owner.submit("/console/confirm", code=code_at(self._owner_key, time.time()))
        assert answer.status_code == 303, answer.text
        self._confirmed_at = time.monotonic()
        return True

    @property
    def places(self) -> list[str]:
        return ["shop", f"shop/tenants/{self.tenant}"]

    def unlinked_forms(self, seen: Walk) -> list[PageForm]:
        """Forms that only scripts send, or that need what only devices and time make."""
        forms = [
            (f"/console/{path}", fields) for path, fields in {
                "confirm/passkey": {}, "first-operator": {"name": "x"}, "set-up/passkey": {},
                f"operators/{self.leaver}/role": {}, "profile/end-session": {"session": "x"},
                "profile/passkeys/remove": {"id": "AAAA"}, "profile/passkeys/rename": {"id": "AAAA"},
                "projects/shop/guard/release": {}, "projects/shop/hooks-deliveries/resend": {"delivery": "x"},
            }.items()
        ]
        for place in self.places:
            path = f"/console/projects/{place}"
            user = next(one for one in seen.pages if re.fullmatch(f"{path}/users/[^/]+", one))
            user_id = unquote(user.split("/")[-1])
            forms += [(f"{user}/{kind}/remove", {"confirmation": user_id}) for kind in ("passkeys", "recovery-codes")]
            forms += [
                (f"{path}/user-jobs/{job}/{verb}", {})
                for job, verb in zip(self.jobs(place), ("file", "start", "cancel"), strict=True)
            ]
            selected = {"change": "disable", f"user-{user_id}": "true", "confirmation": "shop"}
            forms += [(f"{path}/selected-users/change", selected)]
        return [PageForm("POST", action, action, fields) for action, fields in forms]
