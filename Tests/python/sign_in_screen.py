"""The example `SignInScreen`: the sign-in screen of apps, in a terminal."""

import os
import re
from pathlib import Path

from conftest import REPOSITORY
from running_server import RunningServer
from terminal import Terminal

PROGRAM = REPOSITORY / "Examples/.build/debug/sign-in-screen"
BROWSER_NAMES = {"BROWSER", "DISPLAY", "WAYLAND_DISPLAY"}


class Screen(Terminal):
    """One run of the program."""

    def enter_number(self, number: str) -> None:
        """Types a number of the United States, and waits for its message."""
        national = number.removeprefix("+1")
        self.await_text("Sign in with your phone")
        shown = f"Sent to +1 {national[:3]}-{national[3:6]}-{national[6:]}"
        self.enter(national, shown)

    def enter_password(self, email: str, password: str, *expected: str) -> None:
        """Types an address, and the password that the program then asks for."""
        self.enter(email, "Password:")
        self.enter(password, *expected)

    def finish(self, line: str) -> str:
        """Types the line that completes the sign-in, and returns the ID of the account."""
        self.type(line)
        return self.await_account()

    def await_account(self) -> str:
        status, shown = self.end()
        assert status == 0, shown
        return re.search(r"You’re signed in \(([^)]+)\)", shown)[1]

    def quit(self) -> None:
        """Ends the program before the sign-in is complete."""
        self.type("/quit")
        assert self.end()[0] == 1


class Device:
    """The folder in which the program keeps its data between runs."""

    def __init__(self, server: RunningServer, folder: Path):
        self.server = server
        self.folder = folder
        kept = {name: value for name, value in os.environ.items() if name not in BROWSER_NAMES}
        self._environment = {
            **kept,
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder / "data"),
            "LC_ALL": "C.UTF-8",
        }
        self._screens: list[Screen] = []

    def start(
        self, *options: str, language: str = "en", country: str = "US", **environment: str
    ) -> Screen:
        """Runs the program, by default in English and for numbers of the United States."""
        command = (PROGRAM, "--server", self.server.url, "--language", language)
        screen = Screen(
            *command, "--country", country, *options, env={**self._environment, **environment}
        )
        self._screens.append(screen)
        return screen

    def offering(self, *methods: str, upgrades: bool = False) -> Screen:
        """Runs the program with these ways to sign in."""
        options = [word for method in methods for word in ("--method", method)]
        return self.start(*options, *(["--upgrade-guest"] if upgrades else []))

    def close(self) -> None:
        for screen in self._screens:
            screen.close()
