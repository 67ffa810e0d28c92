"""Apple's push service, played with an independent implementation of HTTP/2."""

import datetime
import json
import queue
import socket
import ssl
import threading
from dataclasses import dataclass
from pathlib import Path

import h2.config
import h2.connection
import h2.events
import jwt
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

TEAM = "TEAM123456"
KEY_ID = "KEY1234567"
PUSH_LIMIT = 20


@dataclass(frozen=True)
class Push:
    """One request, as HTTP/2 brought it."""

    headers: dict[str, str]
    body: bytes
    connection: int

    @property
    def proof(self) -> dict[str, str]:
        return json.loads(self.body)["com.google.firebase.auth"]


class PushService:
    """Accepts all pushes whose authentication token was signed with the team's key."""

    def __init__(self, folder: Path):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.authority = folder / "authority.pem"
        self.pushes: queue.Queue[Push] = queue.Queue()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._context = _context(folder, self.authority)
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def host(self) -> str:
        return f"localhost:{self._listener.getsockname()[1]}"

    @property
    def key_file(self) -> bytes:
        """Returns a key file like AuthKey_….p8 from Apple's site."""
        return self.key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )

    def next(self) -> Push:
        return self.pushes.get(timeout=PUSH_LIMIT)

    def close(self) -> None:
        self._listener.close()

    def _accept(self) -> None:
        number = 0
        while True:
            try:
                plain, _ = self._listener.accept()
            except OSError:
                return
            number += 1
            threading.Thread(target=self._serve, args=(plain, number), daemon=True).start()

    def _serve(self, plain: socket.socket, number: int) -> None:
        with self._context.wrap_socket(plain, server_side=True) as stream:
            assert stream.selected_alpn_protocol() == "h2"
            # It refuses whatever breaks the rules of HTTP/2.
            config = h2.config.H2Configuration(client_side=False, header_encoding="utf-8")
            connection = h2.connection.H2Connection(config)
            connection.initiate_connection()
            stream.sendall(connection.data_to_send())
            requests: dict[int, tuple[dict[str, str], bytearray]] = {}
            while received := stream.recv(65_536):
                for event in connection.receive_data(received):
                    self._handle(event, connection, requests, number)
                stream.sendall(connection.data_to_send())

    def _handle(self, event, connection, requests, number) -> None:
        match event:
            case h2.events.RequestReceived():
                requests[event.stream_id] = (dict(event.headers), bytearray())
            case h2.events.DataReceived():
                requests[event.stream_id][1].extend(event.data)
                connection.acknowledge_received_data(
                    event.flow_controlled_length, event.stream_id
                )
            case h2.events.StreamEnded():
                headers, body = requests.pop(event.stream_id)
                self.pushes.put(Push(headers, bytes(body), number))
                self._answer(connection, event.stream_id, headers)

    def _answer(self, connection, stream_id: int, headers: dict[str, str]) -> None:
        problem = self._problem(headers)
        status = "403" if problem else "200"
        connection.send_headers(stream_id, [(":status", status), ("apns-id", "1")])
        body = json.dumps({"reason": problem}).encode() if problem else b""
        connection.send_data(stream_id, body, end_stream=True)

    def _problem(self, headers: dict[str, str]) -> str | None:
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme != "bearer":
            return "MissingProviderToken"
        try:
            claims = jwt.decode(token, self.key.public_key(), algorithms=["ES256"])
        except jwt.InvalidTokenError:
            return "InvalidProviderToken"
        age = datetime.datetime.now().timestamp() - claims["iat"]
        if not -60 <= age <= 3_600:
            return "ExpiredProviderToken"
        known = claims["iss"] == TEAM and jwt.get_unverified_header(token)["kid"] == KEY_ID
        return None if known else "InvalidProviderToken"


def _context(folder: Path, authority: Path) -> ssl.SSLContext:
    """Returns a TLS context with a self-signed certificate for localhost."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    authority.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    key_file = folder / "localhost.key"
    key_file.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(authority, key_file)
    context.set_alpn_protocols(["h2"])
    return context
