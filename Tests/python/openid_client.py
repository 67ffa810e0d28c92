"""An app that signs its users in with OpenID Connect, by Authlib, which shares no code with the server."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

import requests
from authlib.common.security import generate_token
from authlib.integrations.requests_client import OAuth2Session
from authlib.oidc.core import CodeIDToken
from joserfc import jwt
from joserfc.jwk import KeySet
from requests.adapters import HTTPAdapter

from running_server import REQUEST_LIMIT


class Receiver:
    """The app's own address, which keeps the last address that a browser opened."""

    def __init__(self):
        receiver = self
        self.opened: str | None = None

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                if self.path.startswith("/signed-"):
                    receiver.opened = self.path
                body = b"<!doctype html><title>The app</title><h1>The app</h1>"
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def take(self) -> str | None:
        """The path and query that were opened since the last call."""
        opened, self.opened = self.opened, None
        return opened

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class OpenIDClient:
    """The app's back end: it knows the issuer, its own ID and secret, and discovers the rest."""

    def __init__(self, issuer: str, client_id: str, secret: str | None, redirect: str,
                 direct: str | None = None):
        """`direct` is where the issuer's host is reached without TLS."""
        self.issuer = issuer
        self._id = client_id
        self._session = OAuth2Session(
            client_id,
            secret,
            redirect_uri=redirect,
            scope="openid phone profile offline_access",
            code_challenge_method="S256",
            token_endpoint_auth_method="client_secret_basic" if secret else "none",
        )
        if direct:
            self._session.mount(issuer.removesuffix(urlsplit(issuer).path), Direct(direct))
        address = f"{issuer}/.well-known/openid-configuration"
        self.metadata = self._get(address, withhold_token=True).json()
        assert self.metadata["issuer"] == issuer
        self._verifier = self._nonce = self._state = None

    def _get(self, url: str, **options) -> requests.Response:
        answer = self._session.get(url, timeout=REQUEST_LIMIT, **options)
        answer.raise_for_status()
        return answer

    def address(self, **parameters: str) -> str:
        """Begins a sign-in: the address to which to send the browser."""
        self._verifier, self._nonce = generate_token(48), generate_token()
        url, self._state = self._session.create_authorization_url(
            self.metadata["authorization_endpoint"],
            code_verifier=self._verifier,
            nonce=self._nonce,
            **parameters,
        )
        return url

    def finish(self, opened: str) -> CodeIDToken:
        """Exchanges the code of the address that the browser opened; the checked ID token."""
        token = self._session.fetch_token(
            self.metadata["token_endpoint"],
            authorization_response=opened,
            state=self._state,
            code_verifier=self._verifier,
            timeout=REQUEST_LIMIT,
        )
        return self._checked(token, nonce=self._nonce)

    def refresh(self) -> CodeIDToken:
        token = self._session.refresh_token(
            self.metadata["token_endpoint"], timeout=REQUEST_LIMIT
        )
        return self._checked(token)

    def _checked(self, token: dict, **expected: str) -> CodeIDToken:
        keys = self._get(self.metadata["jwks_uri"], withhold_token=True).json()
        allowed = self.metadata["id_token_signing_alg_values_supported"]
        parsed = jwt.decode(token["id_token"], KeySet.import_key_set(keys), algorithms=allowed)
        claims = CodeIDToken(
            parsed.claims,
            parsed.header,
            {"iss": {"essential": True, "value": self.issuer},
             "aud": {"essential": True, "value": self._id}},
            {"client_id": self._id, "access_token": token["access_token"], **expected},
        )
        claims.validate()
        return claims

    def user(self) -> dict:
        return self._get(self.metadata["userinfo_endpoint"]).json()

    @property
    def token(self) -> dict:
        return self._session.token

    def revoke(self) -> None:
        answer = self._session.revoke_token(
            self.metadata["revocation_endpoint"],
            self.token["refresh_token"],
            timeout=REQUEST_LIMIT,
        )
        answer.raise_for_status()


class Direct(HTTPAdapter):
    """Reaches a host at another address."""

    def __init__(self, base: str):
        self._base = base
        super().__init__()

    def send(self, request, **options):
        url = urlsplit(request.url)
        request.headers["Host"] = url.netloc
        request.url = self._base + url._replace(scheme="", netloc="").geturl()
        return super().send(request, **options)
