"""A program that replaces the user's browser and only prints the page to open."""

import os
import queue
import threading
from pathlib import Path

LIMIT = 120


class BrowserStarter:
    """Is `$BROWSER` for a program under test; the pages come through a pipe."""

    def __init__(self, folder: Path):
        self._pages = folder / "opened"
        os.mkfifo(self._pages)
        self.path = folder / "browse"
        self.path.write_text(f"#!/bin/sh\nprintf '%s\\n' \"$1\" > '{self._pages}'\n")
        self.path.chmod(0o700)

    def page(self) -> str:
        """The next page that is opened, within the limit."""
        lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=lambda: lines.put(self._pages.read_text()), daemon=True).start()
        return lines.get(timeout=LIMIT).strip()
