"""Calls to the emulator in tutorials, besides those of an SDK: with curl, and its lists."""

import json
import re
import shlex
from urllib.parse import parse_qs, urlsplit

import requests

from running_server import REQUEST_LIMIT


class Curl:
    """An administrator's calls by curl; a refusal shows the command and what it printed."""

    def __init__(self, server):
        self.server = server

    def __call__(self, method: str, path: str, body: dict | None = None) -> dict:
        url = f"{self.server.url}{path}"
        headers = {"Authorization": "Bearer owner", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body)
        answer = requests.request(
            method, url, headers=headers, data=data, timeout=REQUEST_LIMIT
        )
        words = ["curl", "-X", method, url, "-H", "Authorization: Bearer owner"]
        if data is not None:
            words += ["-H", "Content-Type: application/json", "-d", data]
        assert answer.status_code == 200, f"{shlex.join(words)}\n{answer.text}"
        return answer.json()

    def post(self, call: str, body: dict) -> dict:
        """A call that names no project: the server knows which one is meant."""
        return self("POST", f"/identitytoolkit.googleapis.com/v1/accounts:{call}", body)

    def lookup(self, **names) -> list[dict]:
        return self.post("lookup", names).get("users", [])


class Inbox:
    """The emulator's lists, as test suites of apps read them."""

    def __init__(self, server, tenant: str | None = None):
        realm = f"projects/{server.project}" + (f"/tenants/{tenant}" if tenant else "")
        self.url = f"{server.url}/emulator/v1/{realm}"

    def code(self, phone_number: str) -> str:
        """The newest code for a number, which is given as it is stored."""
        listed = self.read("verificationCodes")
        codes = [entry["code"] for entry in listed if entry["phoneNumber"] == phone_number]
        assert codes, f"no code for {phone_number} in {listed}"
        assert re.fullmatch(r"\d{6}", codes[-1])
        return codes[-1]

    def link(self, email: str, kind: str) -> str:
        """The newest link of a kind for an address."""
        listed = self.read("oobCodes")
        links = [
            entry["oobLink"]
            for entry in listed
            if (entry["email"], entry["requestType"]) == (email, kind)
        ]
        assert links, f"no {kind} for {email} in {listed}"
        return links[-1]

    def oob_code(self, email: str, kind: str) -> str:
        return field_of(self.link(email, kind), "oobCode")

    def read(self, name: str) -> list[dict]:
        answer = requests.get(f"{self.url}/{name}", timeout=REQUEST_LIMIT)
        assert answer.status_code == 200, f"GET {self.url}/{name}\n{answer.text}"
        return answer.json()[name]


def field_of(link: str, name: str) -> str:
    return parse_qs(urlsplit(link).query)[name][0]
