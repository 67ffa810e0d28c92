"""Clients that speak TLS and HTTP/2 to a server, also in ways that no good client would."""

import socket
import ssl
import struct
import subprocess
from pathlib import Path

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
DATA, HEADERS, PRIORITY, RST_STREAM, SETTINGS, PING, GOAWAY, CONTINUATION = 0, 1, 2, 3, 4, 6, 7, 9
END_STREAM, ACK, END_HEADERS = 0x1, 0x1, 0x4
LIMIT = 20


def curl(url: str, authority: Path | None, *words: str) -> subprocess.CompletedProcess:
    """Runs curl, which trusts only `authority`."""
    trust = ("--cacert", str(authority)) if authority else ()
    return subprocess.run(
        ["curl", "--silent", "--show-error", "--max-time", str(LIMIT), *trust, *words, url],
        capture_output=True, text=True, timeout=LIMIT * 2,
    )  # fmt: skip


def tls_socket(port: int, *protocols: str) -> ssl.SSLSocket:
    """Opens a connection that offers `protocols`, and does not verify the certificate."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    if protocols:
        context.set_alpn_protocols(list(protocols))
    plain = socket.create_connection(("127.0.0.1", port), timeout=LIMIT)
    return context.wrap_socket(plain, server_hostname="localhost")


def frame(kind: int, flags: int, stream: int, payload: bytes = b"") -> bytes:
    return struct.pack(">I", len(payload))[1:] + struct.pack(">BBI", kind, flags, stream) + payload


class RawHTTP2:
    """A connection of HTTP/2 on which a test writes frames of its own."""

    # GET https://localhost/healthz by the static table, with literals that are not indexed.
    HEALTH = bytes([0x82, 0x87, 0x01, 9]) + b"localhost" + bytes([0x04, 8]) + b"/healthz"

    def __init__(self, port: int):
        self._socket = tls_socket(port, "h2")
        assert self._socket.selected_alpn_protocol() == "h2"
        self._received = b""
        self.send(PREFACE + frame(SETTINGS, 0, 0))

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def request(self, stream: int) -> bytes:
        """The frame of a whole request."""
        return frame(HEADERS, END_HEADERS | END_STREAM, stream, self.HEALTH)

    def next_frame(self) -> tuple[int, int, int, bytes] | None:
        """Returns the kind, flags, stream and payload; None if the server has closed."""
        head = self._read(9)
        if head is None:
            return None
        payload = self._read(int.from_bytes(head[:3], "big"))
        if payload is None:
            return None
        return head[3], head[4], int.from_bytes(head[5:9], "big") & 0x7FFFFFFF, payload

    def frames_until_closed(self) -> list[tuple[int, int, int, bytes]]:
        frames = []
        while (one := self.next_frame()) is not None:
            frames.append(one)
        return frames

    def is_refused(self, data: bytes) -> bool:
        """Sends frames, and returns whether the server closes the connection because of them."""
        try:
            self.send(data)
        except OSError:
            return True
        try:
            self.frames_until_closed()
        except TimeoutError:
            return False
        return True

    def close(self) -> None:
        self._socket.close()

    def _read(self, count: int) -> bytes | None:
        while len(self._received) < count:
            try:
                part = self._socket.recv(65_536)
            except TimeoutError:
                raise
            except OSError:
                return None
            if not part:
                return None
            self._received += part
        data, self._received = self._received[:count], self._received[count:]
        return data
