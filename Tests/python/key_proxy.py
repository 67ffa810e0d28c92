"""A proxy before the server under test, which publishes one more signing key: the test's own."""

import base64
import datetime
import hashlib
import ipaddress
import json
import ssl
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import jwt
import requests
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from jwt.algorithms import RSAAlgorithm

KEY_ID = "the-test-s-own"
KEY_SETS = ("/.well-known/jwks.json", "/v1/sessionCookiePublicKeys")
CERTIFICATES = (
    "/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com",
    "/identitytoolkit/v3/relyingparty/publicKeys",
)


class OwnKey:
    """A key for any signature that a test needs, and its certificate for a host."""

    def __init__(self, *hosts: str):
        self.private = rsa.generate_private_key(public_exponent=65537, key_size=2048)
        name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
        now = datetime.datetime.now(datetime.timezone.utc)
        names = [x509.DNSName(host) for host in ("localhost", *hosts)]
        address = x509.IPAddress(ipaddress.ip_address("127.0.0.1"))
        self.certificate = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(name)
            .public_key(self.private.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - datetime.timedelta(days=1))
            .not_valid_after(now + datetime.timedelta(days=1))
            .add_extension(
                x509.SubjectAlternativeName([*names, address]), critical=False
            )
            .sign(self.private, hashes.SHA256())
        )

    @property
    def certificate_pem(self) -> str:
        return self.certificate.public_bytes(serialization.Encoding.PEM).decode()

    @property
    def private_pem(self) -> str:
        return self.private.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        ).decode()

    @property
    def public_pem(self) -> str:
        return self.private.public_key().public_bytes(
            serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
        ).decode()

    @property
    def digest(self) -> str:
        """The SHA-256 digest of the public key, with which a browser is told to trust it."""
        public = self.private.public_key().public_bytes(
            serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo
        )
        return base64.b64encode(hashlib.sha256(public).digest()).decode()

    def tls_context(self, folder) -> ssl.SSLContext:
        """Returns a TLS context with the certificate in certificate.pem of `folder`."""
        (folder / "certificate.pem").write_text(self.certificate_pem)
        (folder / "key.pem").write_text(self.private_pem)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(folder / "certificate.pem", folder / "key.pem")
        return context

    @property
    def jwk(self) -> dict:
        public = RSAAlgorithm.to_jwk(self.private.public_key(), as_dict=True)
        return {"kty": "RSA", "alg": "RS256", "use": "sig", "kid": KEY_ID,
                "n": public["n"], "e": public["e"]}

    def token(self, project: str, headers: dict | None = None, **claims) -> str:
        """An ID token of the project, but for the claims named."""
        now = int(time.time())
        whole = {
            "iss": f"https://securetoken.google.com/{project}", "aud": project,
            "sub": "ada", "user_id": "ada", "iat": now, "auth_time": now, "exp": now + 3600,
            "firebase": {"identities": {}, "sign_in_provider": "custom"}, **claims,
        }
        whole = {name: value for name, value in whole.items() if value is not None}
        return jwt.encode(whole, self.private, "RS256", headers={"kid": KEY_ID, **(headers or {})})


class KeyProxy:
    """Forwards everything to the server, and adds the own key to the keys that it publishes."""

    def __init__(self, url: str, key: OwnKey, tls_folder=None):
        self.key = key
        self.max_age: int | None = None
        self.seen: list[str] = []
        proxy = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                proxy._forward(self, url)

            do_POST = do_PATCH = do_DELETE = do_GET

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        scheme = "http"
        if tls_folder:
            scheme = "https"
            context = key.tls_context(tls_folder)
            self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.url = f"{scheme}://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def _forward(self, handler: BaseHTTPRequestHandler, url: str) -> None:
        self.seen.append(f"{handler.command} {handler.headers['Host']}{handler.path}")
        length = int(handler.headers.get("Content-Length") or 0)
        headers = {
            name: value for name, value in handler.headers.items()
            if name.lower() not in ("host", "accept-encoding", "connection")
        }
        answer = requests.request(
            handler.command, url + handler.path, headers=headers,
            data=handler.rfile.read(length), timeout=20,
        )
        body = self._with_own_key(handler.path, answer)
        handler.send_response(answer.status_code)
        for name in ("Content-Type", "Cache-Control"):
            if value := answer.headers.get(name):
                handler.send_header(name, self._cache_control(name, value))
        handler.send_header("Content-Length", str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)

    def _cache_control(self, name: str, value: str) -> str:
        if name != "Cache-Control" or self.max_age is None:
            return value
        return f"public, max-age={self.max_age}"

    def _with_own_key(self, path: str, answer: requests.Response) -> bytes:
        if path in KEY_SETS:
            return json.dumps({"keys": [*answer.json()["keys"], self.key.jwk]}).encode()
        if path in CERTIFICATES:
            return json.dumps({**answer.json(), KEY_ID: self.key.certificate_pem}).encode()
        return answer.content
