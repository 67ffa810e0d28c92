"""Tests app verification of a program with the SDK whose user solves the challenge in a browser."""

import os
import queue
import re
import subprocess
import threading
import time

import pytest

from browser_starter import BrowserStarter
from conftest import REPOSITORY
from running_server import RunningServer

PROGRAM = REPOSITORY / "Examples/.build/debug/sign-in"
LIMIT = 120
ADDRESS = re.compile(r"https?://\S+/__/auth/handler\?\S+")


@pytest.fixture(scope="module")
def server(binary, tmp_path_factory):
    """A development server whose apps have to prove themselves."""
    data = tmp_path_factory.mktemp("enforcing")
    running = RunningServer(binary, data)
    command = ["projects", "set", running.project, "appVerification.enforcement=enforce"]
    subprocess.run([binary, *command, "--data", data], check=True, timeout=LIMIT)
    await_enforcement(running)
    yield running
    assert running.stop() == 0


def await_enforcement(server) -> None:
    """Waits until the running server has read the project's new settings."""
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        answer = server.get("/dialtone/v1/appVerification", params={"key": server.api_key})
        if answer.json()["enforcement"] == "ENFORCE":
            return
    pytest.fail("the project's settings never came into force")


class SignInProgram:
    """The example program, from its start to its end, on a device of its own."""

    def __init__(self, server, folder, phone_number: str, **environment: str):
        screen = {"BROWSER", "DISPLAY", "WAYLAND_DISPLAY"}
        inherited = {name: value for name, value in os.environ.items() if name not in screen}
        self._process = subprocess.Popen(
            [PROGRAM, "--server", server.url, "--phone", phone_number, "--from-inbox"],
            env={**inherited, "XDG_DATA_HOME": str(folder), **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._errors: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._drain, daemon=True).start()

    def _drain(self) -> None:
        for line in self._process.stderr:
            self._errors.put(line)
        self._errors.put(None)

    def announced_address(self) -> str:
        """Returns the page's URL, which the program prints for its user."""
        while (line := self._errors.get(timeout=LIMIT)) is not None:
            if found := ADDRESS.search(line):
                return found.group()
        return pytest.fail("the program ended without an address")

    def outcome(self) -> str:
        """Returns the program's output after a successful end."""
        output = self._process.stdout.read()
        assert self._process.wait(timeout=LIMIT) == 0, output
        return output

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()


@pytest.fixture
def start(server, tmp_path):
    """Starts the program, and ends it with the test."""
    programs = []

    def start_program(phone_number: str, **environment: str) -> SignInProgram:
        programs.append(SignInProgram(server, tmp_path, phone_number, **environment))
        return programs[-1]

    yield start_program
    for program in programs:
        program.kill()


def test_the_browser_returns_to_the_program(start, browser, phone_number, tmp_path):
    starter = BrowserStarter(tmp_path)
    program = start(phone_number, BROWSER=str(starter.path))
    address = starter.page()
    assert "redirectUri=http://127.0.0.1:" in address
    browser.get(address)
    assert "Signed in as" in (output := program.outcome())
    assert phone_number in output
    assert "go back to the app" in browser.find_element("tag name", "body").text


def test_a_machine_without_a_browser_waits_for_another_one(start, browser, phone_number):
    program = start(phone_number)
    address = program.announced_address()
    assert "mode=poll" in address
    assert "redirectUri" not in address
    browser.get(address)
    assert phone_number in program.outcome()
