"""The sign-in screen in a terminal: typed into, killed while it waits for a code, and resumed."""

import base64
import hmac
import os
import pty
import re
import select
import signal
import struct
import subprocess
import time
from dataclasses import dataclass

import pytest

from conftest import REPOSITORY
from running_server import RunningServer

PROGRAM = REPOSITORY / "Examples/SignInScreen/.build/debug/sign-in-screen"
LIMIT = 60

# Marks that keep the direction of a number in a text written from right to left.
ISOLATES = re.compile("[\u2066-\u2069]")


class Terminal:
    """A program in a pseudo-terminal, and a user who reads and types."""

    def __init__(self, *arguments: str, env: dict):
        self.text = ""
        self._read = 0
        self._screen, program_side = pty.openpty()
        self.process = subprocess.Popen(
            [PROGRAM, *arguments],
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


@pytest.fixture(scope="module")
def strict_server(binary, tmp_path_factory):
    """A server whose project demands a second factor, also after a phone number."""
    data = tmp_path_factory.mktemp("strict") / "data"
    assert RunningServer(binary, data=data).stop() == 0, "the project was not created"
    settings = (
        "secondFactors.state=mandatory",
        "secondFactors.allowsAfterPhone=true",
        "secondFactors.allowsTOTP=true",
    )
    command = [binary, "project", "set", RunningServer.project, *settings, "--data", data]
    subprocess.run(command, check=True, timeout=LIMIT)
    running = RunningServer(binary, data=data)
    yield running
    assert running.stop() == 0


@pytest.fixture
def screen(server, tmp_path):
    """Starts the program on a device of its own, as often as the test wants."""
    yield from on_device(server, tmp_path)


@pytest.fixture
def strict_screen(strict_server, tmp_path):
    """Starts the program with the project that demands a second factor."""
    yield from on_device(strict_server, tmp_path)


def on_device(server, tmp_path):
    device = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    device["LC_ALL"] = "C.UTF-8"
    terminals = []

    def start(*arguments: str) -> Terminal:
        terminals.append(Terminal("--server", server.url, *arguments, env=device))
        return terminals[-1]

    start.folder = tmp_path
    yield start
    for terminal in terminals:
        terminal.close()


def messages_to(server, number: str) -> list[dict]:
    answer = server.get(f"/emulator/v1/projects/{server.project}/messages").json()
    return [message for message in answer["messages"] if message["phoneNumber"] == number]


@dataclass(frozen=True)
class Language:
    """A language of the screen, and how its users write."""

    code: str
    country: str
    title: str
    sent: str
    wrong: str
    done: str
    number: str
    digits: str = "0123456789"

    def write(self, code: str) -> str:
        return code.translate(str.maketrans("0123456789", self.digits))


# Each has a number of its own, from the range that is never assigned.
LANGUAGES = [
    Language(
        code="en",
        country="US",
        title="Sign in with your phone",
        sent="Sent to +1 650-555-0121",
        wrong="That code isn’t right.",
        done="You’re signed in",
        number="(650) 555-0121",
    ),
    Language(
        code="de",
        country="DE",
        title="Mit Telefonnummer anmelden",
        sent="Gesendet an +1 650-555-0122",
        wrong="Der Code ist nicht richtig.",
        done="Sie sind angemeldet",
        number="001 650 555 0122",
    ),
    Language(
        code="fa",
        country="IR",
        title="ورود با شماره تلفن",
        sent="ارسال شد به +1 650-555-0123",
        wrong="کد درست نیست.",
        done="وارد شدید",
        number="+۱ ۶۵۰ ۵۵۵ ۰۱۲۳",
        digits="۰۱۲۳۴۵۶۷۸۹",
    ),
]


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
def test_a_sign_in_survives_the_end_of_the_program(server, screen, language):
    options = ("--language", language.code, "--country", language.country)
    first = screen(*options)
    first.await_text(language.title)
    first.type(language.number)
    first.await_text(language.sent)
    first.kill()

    number = "+1" + re.sub(r"\D", "", language.sent.partition("+1")[2])
    [message] = messages_to(server, number)
    stored = b"".join(file.read_bytes() for file in screen.folder.rglob("*") if file.is_file())
    assert message["sessionInfo"].encode() in stored.replace(b"\\/", b"/")
    assert message["code"].encode() not in stored

    second = screen(*options)
    shown = second.await_text(language.sent)
    assert language.title not in shown
    second.type(language.write("000000" if message["code"] != "000000" else "000001"))
    second.await_text(language.wrong)
    second.type(language.write(message["code"]))
    status, shown = second.end()
    assert status == 0
    assert language.done in shown
    assert len(messages_to(server, number)) == 1

    third = screen(*options)
    third.await_text(language.title)
    third.type("/quit")
    assert third.end()[0] == 1


def test_a_country_is_found_by_another_name(screen):
    terminal = screen("--language", "en", "--country", "US")
    terminal.await_text("United States, +1")
    terminal.type("/country holland")
    terminal.await_text("Netherlands, +31")
    terminal.type("/country qqqq")
    terminal.await_text("No country matches “qqqq”.", "Netherlands, +31")


def test_a_number_of_a_country_that_is_not_offered_is_not_sent(server, screen):
    terminal = screen("--language", "en", "--allow", "DE", "--allow", "+43")
    terminal.await_text("Sign in with your phone")
    terminal.type("+1 650 555 0124")
    terminal.await_text("We can’t text numbers in this country yet (United States).")
    assert messages_to(server, "+16505550124") == []


def test_an_unknown_country_is_refused(screen):
    status, shown = screen("--allow", "Atlantis").end()
    assert status == 64
    assert "Atlantis" in shown


def test_another_number_can_be_entered(server, screen):
    terminal = screen("--language", "en", "--country", "US")
    terminal.await_text("Sign in with your phone")
    terminal.type("6505550125")
    terminal.await_text("Sent to +1 650-555-0125", "New code in 0:")
    terminal.type("/back")
    terminal.await_text("Phone number: 650-555-0125")
    terminal.type("6505550126")
    terminal.await_text("Sent to +1 650-555-0126")
    assert len(messages_to(server, "+16505550126")) == 1


def test_a_required_second_factor_is_enrolled_and_proved(strict_server, strict_screen):
    first, second = "+16505550127", "+16505550128"
    terminal = strict_screen("--language", "en", "--country", "US")
    terminal.await_text("Sign in with your phone")
    terminal.type(first)
    terminal.await_text("Sent to +1 650-555-0127")
    terminal.type(messages_to(strict_server, first)[-1]["code"])
    terminal.await_text("Add a second step", "1 Authenticator app", "2 Another phone number")
    terminal.type("2")
    terminal.await_text("Use a different number from the one you sign in with.")
    terminal.type(second)
    terminal.await_text("Sent to +1 650-555-0128")
    terminal.type(messages_to(strict_server, second)[-1]["code"])
    status, shown = terminal.end()
    assert (status, "You’re signed in" in shown) == (0, True)

    terminal = strict_screen("--language", "en", "--country", "US")
    terminal.await_text("Sign in with your phone")
    terminal.type(first)
    terminal.await_text("Sent to +1 650-555-0127")
    terminal.type(messages_to(strict_server, first)[-1]["code"])
    terminal.await_text("Sent to your number ending in 0128")
    terminal.type(messages_to(strict_server, second)[-1]["code"])
    status, shown = terminal.end()
    assert (status, "You’re signed in" in shown) == (0, True)


def test_an_authenticator_app_is_set_up(strict_server, strict_screen):
    number = "+16505550129"
    terminal = strict_screen("--language", "en", "--country", "US")
    terminal.await_text("Sign in with your phone")
    terminal.type(number)
    terminal.await_text("Sent to +1 650-555-0129")
    terminal.type(messages_to(strict_server, number)[-1]["code"])
    terminal.await_text("1 Authenticator app")
    terminal.type("1")
    shown = terminal.await_text("setup key")
    key = re.search(r"^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$", shown, re.MULTILINE)[0].replace(" ", "")
    terminal.type("000000")
    terminal.await_text("That code isn’t right.")
    terminal.type(app_code(key))
    status, shown = terminal.end()
    assert (status, "You’re signed in" in shown) == (0, True)


def app_code(key: str) -> str:
    """The present code of an authenticator app (RFC 6238)."""
    secret = base64.b32decode(key + "=" * (-len(key) % 8))
    digest = hmac.digest(secret, struct.pack(">Q", int(time.time()) // 30), "sha1")
    start = digest[-1] & 15
    value = struct.unpack(">I", digest[start : start + 4])[0] & 0x7FFFFFFF
    return f"{value % 1_000_000:06}"
