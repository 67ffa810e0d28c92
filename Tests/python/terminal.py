"""A program in a pseudo-terminal, and a user who reads and types."""

import os
import pty
import re
import select
import signal
import subprocess
import time

import pytest

LIMIT = 60

# Marks that keep the direction of a number in a text written from right to left.
ISOLATES = re.compile("[\u2066-\u2069]")


class Terminal:
    def __init__(self, *command: str, env: dict):
        self.text = ""
        self._read = 0
        self._screen, program_side = pty.openpty()
        self.process = subprocess.Popen(
            command,
            stdin=program_side,
            stdout=program_side,
            stderr=program_side,
            start_new_session=True,
            env=env,
        )
        os.close(program_side)

    def await_text(self, *expected: str) -> str:
        """Reads until all texts were on the screen since the last prompt that was awaited."""
        deadline = time.monotonic() + LIMIT
        while True:
            fresh = ISOLATES.sub("", self.text[self._read :])
            if all(text in fresh for text in expected) and fresh.rstrip().endswith(">"):
                self._read = len(self.text)
                return fresh
            if not self._more(deadline):
                pytest.fail(f"{expected} did not appear; the screen shows:\n{fresh}")

    def type(self, line: str) -> None:
        os.write(self._screen, f"{line}\n".encode())

    def enter(self, line: str, *expected: str) -> str:
        """Types a line, and reads until the texts appear."""
        self.type(line)
        return self.await_text(*expected)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(timeout=LIMIT)
        os.close(self._screen)

    def end(self) -> tuple[int, str]:
        """Reads to the end, and returns the exit status and what was shown last."""
        deadline = time.monotonic() + LIMIT
        while self._more(deadline):
            pass
        status = self.process.wait(timeout=LIMIT)
        os.close(self._screen)
        return status, ISOLATES.sub("", self.text[self._read :])

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()

    def _more(self, deadline: float) -> bool:
        left = deadline - time.monotonic()
        if left <= 0 or not select.select([self._screen], [], [], left)[0]:
            return False
        try:
            data = os.read(self._screen, 65536)
        except OSError:  # The program has ended, and closed its side.
            return False
        self.text += data.decode(errors="replace").replace("\r\n", "\n")
        return bool(data)
