"""A client as the OpenID Foundation's conformance suite has it: plain HTTP, without a library of OAuth."""

import base64
import hashlib
import secrets
from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import parse_qsl, urlencode, urljoin, urlsplit

import requests
from joserfc import jwt
from joserfc.jwk import KeySet

from running_server import REQUEST_LIMIT

REDIRECT = "https://client.example/callback"
SIGNED_OUT = "https://client.example/signed-out"


class Form(HTMLParser):
    """The first form of a page, and what its fields hold."""

    def __init__(self, text: str):
        super().__init__()
        self.action: str | None = None
        self.fields: dict[str, str] = {}
        self.answers: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "form" and self.action is None:
            self.action = attributes["action"]
        elif tag == "input" and attributes.get("type") == "hidden":
            self.fields.setdefault(attributes["name"], attributes.get("value", ""))
        elif tag == "button" and attributes.get("name") == "answer":
            self.answers.add(attributes["value"])


@dataclass
class Outcome:
    """Where a request has led: to the client with `sent`, or to a page of the server."""

    response: requests.Response
    sent: dict[str, str] | None = None
    form: Form | None = None

    @property
    def is_sign_in(self) -> bool:
        return self.sent is None and 'id="sign-in"' in self.response.text

    @property
    def is_refusal(self) -> bool:
        """Whether the user sees an error, and the client gets nothing."""
        return self.sent is None and self.response.status_code == 400


@dataclass
class Client:
    """A confidential client that the server knows, and the browser of one user."""

    issuer: str
    client_id: str
    secret: str
    post: bool = False
    mode: str | None = None
    browser: requests.Session = field(default_factory=requests.Session)

    def __post_init__(self):
        address = f"{self.issuer}/.well-known/openid-configuration"
        self.discovery = requests.get(address, timeout=REQUEST_LIMIT)
        self.metadata = self.discovery.json()

    def request(self, **changes: str | None) -> dict[str, str]:
        """The parameters of a usual request, with some changed, and without those that are `None`."""
        usual = {
            "client_id": self.client_id, "scope": "openid", "response_type": "code",
            "redirect_uri": REDIRECT, "state": secrets.token_hex(8), "nonce": secrets.token_hex(8),
            "response_mode": self.mode,
        }
        return {name: value for name, value in {**usual, **changes}.items() if value is not None}

    def authorize(self, parameters: dict[str, str], method: str = "GET") -> Outcome:
        address = self.metadata["authorization_endpoint"]
        if method == "POST":
            return self._follow("POST", address, data=parameters)
        return self._follow("GET", f"{address}?{urlencode(parameters)}")

    def sign_in(self, page: Outcome, refresh_token: str) -> Outcome:
        """Submits the page's form as its script does after a sign-in."""
        assert page.is_sign_in, page.response.text
        fields = {**page.form.fields, "answer": "signed-in", "refresh_token": refresh_token}
        return self.answer(page, fields)

    def answer(self, page: Outcome, fields: dict[str, str]) -> Outcome:
        address = urljoin(page.response.url, page.form.action)
        return self._follow("POST", address, data=fields, headers={"Sec-Fetch-Site": "same-origin"})

    def logout(self, **parameters: str | None) -> Outcome:
        given = {name: value for name, value in parameters.items() if value is not None}
        return self._follow("GET", f"{self.metadata['end_session_endpoint']}?{urlencode(given)}")

    def _follow(self, method: str, address: str, **options) -> Outcome:
        while True:
            answer = self.browser.request(
                method, address, allow_redirects=False, timeout=REQUEST_LIMIT, **options
            )
            if answer.status_code not in (302, 303):
                form = Form(answer.text)
                if form.action and form.action.startswith("https://client.example/"):
                    return Outcome(answer, form.fields)
                return Outcome(answer, form=form)
            method, options = "GET", {}
            address = urljoin(address, answer.headers["Location"])
            if address.startswith("https://client.example/"):
                return Outcome(answer, dict(parse_qsl(urlsplit(address).query)))

    def token(self, fields: dict[str, str]) -> requests.Response:
        auth = None if self.post else (self.client_id, self.secret)
        if self.post:
            fields = {**fields, "client_id": self.client_id, "client_secret": self.secret}
        address = self.metadata["token_endpoint"]
        return requests.post(address, data=fields, auth=auth, timeout=REQUEST_LIMIT)

    def exchange(self, code: str, **more: str) -> requests.Response:
        fields = {"grant_type": "authorization_code", "code": code, "redirect_uri": REDIRECT}
        return self.token({**fields, **more})

    def claims(self, tokens: dict, nonce: str | None) -> dict:
        """The claims of the ID token, after the checks that every module makes."""
        keys = requests.get(self.metadata["jwks_uri"], timeout=REQUEST_LIMIT).json()
        token = jwt.decode(tokens["id_token"], KeySet.import_key_set(keys), algorithms=["RS256"])
        assert token.header["kid"] in {key["kid"] for key in keys["keys"]}
        claims = token.claims
        assert claims["iss"] == self.issuer
        assert claims["aud"] == self.client_id
        assert claims["iat"] < claims["exp"]
        assert claims.get("nonce") == nonce
        digest = hashlib.sha256(tokens["access_token"].encode()).digest()[:16]
        assert claims["at_hash"] == base64.urlsafe_b64encode(digest).decode().rstrip("=")
        return claims

    def user(self, token: str, place: str = "header") -> requests.Response:
        address = self.metadata["userinfo_endpoint"]
        if place == "body":
            return requests.post(address, data={"access_token": token}, timeout=REQUEST_LIMIT)
        method = "POST" if place == "post header" else "GET"
        headers = {"Authorization": f"Bearer {token}"}
        return requests.request(method, address, headers=headers, timeout=REQUEST_LIMIT)
