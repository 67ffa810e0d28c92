"""An identity provider of OpenID Connect that shares no code with the server: the code flow."""

import base64
import hashlib
import json
import secrets
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlencode, urlsplit

import jwt

from key_proxy import KEY_ID, OwnKey

CLIENT_ID = "shop"
CLIENT_SECRET = "the-client-s-secret"
PAGE = """<!doctype html><html lang="en"><head><title>Sign in at Acme</title></head>
<body><a id="continue" href="{address}">Continue as Ada</a></body></html>"""


class OIDCProvider:
    """Signs its only user in, behind TLS on a loopback port."""

    user = {
        "sub": "acme-1", "name": "Ada Berg", "email": "ada@acme.example", "email_verified": True,
    }

    def __init__(self, key: OwnKey, folder):
        self._key = key
        self._requests: dict[str, dict[str, str]] = {}
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                url = urlsplit(self.path)
                query = dict(parse_qsl(url.query))
                match url.path:
                    case "/.well-known/openid-configuration":
                        self.reply(provider._metadata())
                    case "/keys":
                        self.reply({"keys": [key.jwk]})
                    case "/authorize":
                        self.reply(provider._page(query))
                    case _:
                        self.send_error(404)

            def do_POST(self):
                length = int(self.headers["Content-Length"])
                form = dict(parse_qsl(self.rfile.read(length).decode()))
                pair = base64.b64encode(f"{CLIENT_ID}:{CLIENT_SECRET}".encode()).decode()
                if self.headers["Authorization"] != f"Basic {pair}":
                    return self.reply({"error": "invalid_client"}, 401)
                tokens = provider._tokens(form)
                self.reply(tokens or {"error": "invalid_grant"}, 200 if tokens else 400)

            def reply(self, content: dict | str, status: int = 200):
                is_page = isinstance(content, str)
                body = (content if is_page else json.dumps(content)).encode()
                self.send_response(status)
                self.send_header("Content-Type", "text/html" if is_page else "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.socket = key.tls_context(folder).wrap_socket(
            self._server.socket, server_side=True
        )
        self.issuer = f"https://localhost:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def _metadata(self) -> dict:
        return {
            "issuer": self.issuer,
            "authorization_endpoint": f"{self.issuer}/authorize",
            "token_endpoint": f"{self.issuer}/token",
            "jwks_uri": f"{self.issuer}/keys",
            "response_types_supported": ["code"],
            "subject_types_supported": ["public"],
            "id_token_signing_alg_values_supported": ["RS256"],
        }

    def _page(self, query: dict[str, str]) -> str:
        """The page that asks the user; its link leads back with a code."""
        assert query["client_id"] == CLIENT_ID
        assert query["response_type"] == "code"
        assert query["code_challenge_method"] == "S256"
        code = secrets.token_urlsafe(16)
        self._requests[code] = query
        answer = urlencode({"code": code, "state": query["state"]})
        return PAGE.format(address=f"{query['redirect_uri']}?{answer}".replace("&", "&amp;"))

    def _tokens(self, form: dict[str, str]) -> dict | None:
        """Returns the tokens for a code, which is valid once, for its client and PKCE verifier."""
        asked = self._requests.pop(form.get("code"), None)
        digest = hashlib.sha256(form.get("code_verifier", "").encode()).digest()
        challenge = base64.urlsafe_b64encode(digest).decode().rstrip("=")
        if (
            asked is None
            or form.get("redirect_uri") != asked["redirect_uri"]
            or challenge != asked["code_challenge"]
        ):
            return None
        now = int(time.time())
        claims = {
            "iss": self.issuer, "aud": CLIENT_ID, "iat": now, "exp": now + 300,
            "nonce": asked["nonce"], **self.user,
        }
        token = jwt.encode(claims, self._key.private, "RS256", headers={"kid": KEY_ID})
        return {"id_token": token, "access_token": "acme-access", "token_type": "Bearer"}
