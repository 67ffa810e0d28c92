"""An operator's browser without scripts: what it sends to the console, and what it shows."""

import re
import time
from html import unescape
from html.parser import HTMLParser
from urllib.parse import quote

import requests

from running_server import REQUEST_LIMIT
from totp import code_at

PASSWORD = "correct horse battery staple"


class Form(HTMLParser):
    """What a browser would send with each form of a page, by the form's address."""

    def __init__(self, page: str):
        super().__init__()
        self.forms: dict[str, dict[str, str]] = {}
        self._fields: dict[str, str] = {}
        self._area: str | None = None
        self._select: str | None = None
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag == "form":
            self._fields = self.forms.setdefault(values.get("action", ""), {})
        elif tag == "input" and "name" in values:
            if values.get("type") != "checkbox" or "checked" in values:
                self._fields[values["name"]] = values.get("value") or ""
        elif tag == "textarea":
            self._area = values["name"]
            self._fields[self._area] = ""
        elif tag == "select":
            self._select = values["name"]
        elif tag == "option" and self._select and (
            "selected" in values or self._select not in self._fields
        ):
            self._fields[self._select] = values.get("value") or ""

    def handle_endtag(self, tag):
        if tag == "textarea":
            self._area = None
        elif tag == "select":
            self._select = None

    def handle_data(self, data):
        if self._area:
            # The first line break after the tag does not belong to the text.
            self._fields[self._area] += data.removeprefix("\n")


class OperatorBrowser:
    """Opens pages of a production server as its proxy passes them on."""

    def __init__(self, server):
        self.server = server
        self.cookies: dict[str, str] = {}
        self.page = ""

    def get(self, path: str, **headers) -> requests.Response:
        return self._send("GET", path, headers)

    def post(self, path: str, fields: dict[str, str], **headers) -> requests.Response:
        return self._send("POST", path, {"Sec-Fetch-Site": "same-origin"} | headers, fields)

    def submit(self, action: str, **fields) -> requests.Response:
        """Sends a form of the page that was opened last, with its hidden fields."""
        return self.post(action, Form(self.page).forms[action] | fields)

    def _send(self, method, path, headers, fields=None) -> requests.Response:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        answer = requests.request(
            method,
            self.server.url + path,
            data=fields,
            headers={"Host": "id.example.com"} | ({"Cookie": cookies} if cookies else {}) | headers,
            allow_redirects=False,
            timeout=REQUEST_LIMIT,
        )
        for line in answer.raw.headers.getlist("Set-Cookie"):
            name, value = line.split(";")[0].split("=", 1)
            self.cookies.pop(name, None)
            if value:
                self.cookies[name] = value
        self.page = answer.text
        return answer

    def set_up(self, name: str, *role: str) -> str:
        """Invites the operator by the command line, accepts, and returns the app's key."""
        link = self.server.command("operators", "invite", name, *role).strip()
        return self.accept(link.removeprefix("https://id.example.com"))

    def accept(self, path: str, password: str = PASSWORD) -> str:
        assert self.get(path).status_code == 200
        key = unescape(re.search(r'class="setup-key">([A-Z2-7]+)<', self.page)[1])
        done = self.submit(
            "/console/set-up", password=password, repeated=password, code=code_at(key, time.time())
        )
        assert done.status_code == 303, done.text
        return key

    def sign_in(
        self, name: str, key: str, password: str = PASSWORD, steps: int = 1, target: str = ""
    ) -> requests.Response:
        """Signs in with the code of a later step: each code works once."""
        self.get(f"/console/sign-in?next={quote(target)}")
        code = code_at(key, time.time() + 30 * steps)
        return self.submit("/console/sign-in", name=name, password=password, code=code)
