"""The passkeys of a user, for programs that ask for them with `authenticator_program.py`."""

import json
import threading
from multiprocessing.connection import Listener
from pathlib import Path

from software_authenticator import SoftwareAuthenticator

PROGRAM = Path(__file__).with_name("authenticator_program.py")


class PasskeyDesk:
    """Agrees to everything, unless told otherwise."""

    def __init__(self, folder: Path):
        self.agrees = True
        self.passkeys: list[SoftwareAuthenticator] = []
        self.asked: list[tuple[str, dict]] = []
        self.lies: dict = {}
        self._listener = Listener(str(folder / "desk"), "AF_UNIX")
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    @property
    def environment(self) -> dict[str, str]:
        """How the program finds this desk."""
        return {"PASSKEY_DESK": self._listener.address}

    def close(self) -> None:
        self._listener.close()

    def _serve(self) -> None:
        while True:
            try:
                asking = self._listener.accept()
            except OSError:  # Closed.
                return
            with asking:
                word = asking.recv_bytes().decode()
                options = json.loads(asking.recv_bytes())
                self.asked.append((word, options))
                passkey = self._passkey(word, options)
                asking.send_bytes(json.dumps(passkey).encode() if passkey else b"")

    def _passkey(self, word: str, options: dict) -> dict | None:
        if not self.agrees:
            return None
        if word == "create":
            made = SoftwareAuthenticator()
            # What the systems of apps name as their origin.
            made.origin = f"https://{options['rp']['id']}"
            self.passkeys.append(made)
            return made.create(options, **self.lies)
        return self.passkeys[-1].get(options, **self.lies) if self.passkeys else None
