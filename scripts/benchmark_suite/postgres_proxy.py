"""A proxy in front of PostgreSQL that notes what a program asks for, and how often it waits."""

import asyncio
import threading
from dataclasses import dataclass

# The requests without a type, at the start of a connection: TLS, GSSAPI encryption, cancellation.
PREAMBLES = {80_877_103, 80_877_104, 80_877_102}
CHUNK = 65_536


@dataclass(frozen=True)
class RoundTrip:
    """Statements that were sent together, and waited for together."""

    statements: tuple[str, ...]


class Requests:
    """Reads what a program sends on one connection."""

    def __init__(self, note):
        self._note = note
        self._bytes = b""
        self._has_started = False
        self._texts: dict[bytes, str] = {}
        self._bound = b""
        self._statements: list[str] = []

    def feed(self, chunk: bytes) -> None:
        self._bytes += chunk
        while True:
            start = 1 if self._has_started else 0
            if len(self._bytes) < start + 4:
                return
            end = start + int.from_bytes(self._bytes[start : start + 4])
            if len(self._bytes) < end:
                return
            kind, body = self._bytes[:start], self._bytes[start + 4 : end]
            self._bytes = self._bytes[end:]
            if self._has_started:
                self._read(kind, body)
            else:
                self._has_started = int.from_bytes(body[:4]) not in PREAMBLES

    def _read(self, kind: bytes, body: bytes) -> None:
        match kind:
            case b"P":
                name, text = body.split(b"\0")[:2]
                self._texts[name] = text.decode()
            case b"B":
                self._bound = body.split(b"\0")[1]
            case b"E":
                self._statements.append(self._texts.get(self._bound, "?"))
            case b"Q":
                self._statements.append(body.rstrip(b"\0").decode())
                self._end()
            case b"S":
                self._end()

    def _end(self) -> None:
        self._note(RoundTrip(tuple(self._statements)))
        self._statements = []


class PostgresProxy:
    """The proxy, on a free port and a thread of its own, as a context."""

    def __init__(self, host: str, port: int):
        self._target = (host, port)
        self._noted: list[RoundTrip] = []
        self._loop = asyncio.new_event_loop()

    def __enter__(self):
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._run(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_):
        self._loop.call_soon_threadsafe(self._server.close)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def take(self) -> list[RoundTrip]:
        """What was noted since the last call."""
        taken, self._noted = self._noted, []
        return taken

    def _run(self, task):
        return asyncio.run_coroutine_threadsafe(task, self._loop).result()

    async def _serve(self, reader, writer) -> None:
        answers, requests = await asyncio.open_connection(*self._target)
        seen = Requests(lambda one: self._noted.append(one))
        await asyncio.gather(
            self._copy(reader, requests, seen.feed), self._copy(answers, writer, lambda _: None)
        )

    async def _copy(self, source, target, look) -> None:
        try:
            while chunk := await source.read(CHUNK):
                look(chunk)
                target.write(chunk)
                await target.drain()
        except ConnectionError:
            pass
        finally:
            target.close()
