"""The sign-in screen in a terminal: typed into, killed while it waits for a code, and resumed."""

import base64
import hmac
import re
import struct
import subprocess
import time
from dataclasses import dataclass

import pytest

from emulator_clients import Inbox
from running_server import RunningServer
from sign_in_screen import Device

LIMIT = 60


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
    command = [binary, "projects", "set", RunningServer.project, *settings, "--data", data]
    subprocess.run(command, check=True, timeout=LIMIT)
    running = RunningServer(binary, data=data)
    yield running
    assert running.stop() == 0


@pytest.fixture
def device(server, tmp_path):
    used = Device(server, tmp_path)
    yield used
    used.close()


@pytest.fixture
def strict_device(strict_server, tmp_path):
    """A device whose app is of the project that demands a second factor."""
    used = Device(strict_server, tmp_path)
    yield used
    used.close()


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
def test_a_sign_in_survives_the_end_of_the_program(server, device, language):
    settings = {"language": language.code, "country": language.country}
    first = device.start(**settings)
    first.await_text(language.title)
    first.enter(language.number, language.sent)
    first.kill()

    number = "+1" + re.sub(r"\D", "", language.sent.partition("+1")[2])
    [message] = messages_to(server, number)
    stored = everything_stored(device.folder)
    assert message["sessionInfo"].encode() in stored
    assert message["code"].encode() not in stored

    second = device.start(**settings)
    assert language.title not in second.await_text(language.sent)
    wrong = "000000" if message["code"] != "000000" else "000001"
    second.enter(language.write(wrong), language.wrong)
    second.type(language.write(message["code"]))
    status, shown = second.end()
    assert status == 0
    assert shown.strip().splitlines()[-1].startswith(language.done)
    assert len(messages_to(server, number)) == 1

    third = device.start(**settings)
    third.await_text(language.title)
    third.quit()


def everything_stored(folder) -> bytes:
    """The content of all files, and what they contain in base64."""
    files = b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())
    text = files.replace(b"\\/", b"/")
    inner = re.findall(rb'"data":"([A-Za-z0-9+/]+=*)"', text)
    return text + b"".join(map(base64.b64decode, inner)).replace(b"\\/", b"/")


def test_a_country_is_found_by_another_name(device):
    screen = device.start()
    screen.await_text("United States, +1")
    screen.enter("/country holland", "Netherlands, +31")
    screen.enter("/country qqqq", "No country matches “qqqq”.", "Netherlands, +31")


def test_a_number_of_a_country_that_is_not_offered_is_not_sent(server, device):
    screen = device.start("--allow", "DE", "--allow", "+43")
    screen.await_text("Sign in with your phone")
    screen.enter("+1 650 555 0124", "We can’t text numbers in this country yet (United States).")
    assert messages_to(server, "+16505550124") == []


def test_an_unknown_country_is_refused(device):
    status, shown = device.start("--allow", "Atlantis").end()
    assert status == 64
    assert "Atlantis" in shown


def test_another_number_can_be_entered(server, device):
    screen = device.start()
    screen.enter_number("+16505550125")
    screen.enter("/back", "Phone number: 650-555-0125")
    screen.enter("6505550126", "Sent to +1 650-555-0126", "New code in 0:")
    assert len(messages_to(server, "+16505550126")) == 1


def test_a_required_second_factor_is_enrolled_and_proved(strict_server, strict_device):
    first, second = "+16505550127", "+16505550128"
    inbox = Inbox(strict_server)
    screen = strict_device.start()
    screen.enter_number(first)
    choices = ("Add a second step", "1 Authenticator app", "2 Another phone number")
    screen.enter(inbox.code(first), *choices)
    screen.enter("2", "Use a different number from the one you sign in with.")
    screen.enter(second, "Sent to +1 650-555-0128")
    enrolled = screen.finish(inbox.code(second))

    screen = strict_device.start()
    screen.enter_number(first)
    screen.enter(inbox.code(first), "Sent to your number ending in 0128")
    assert screen.finish(inbox.code(second)) == enrolled


def test_an_authenticator_app_is_set_up(strict_server, strict_device):
    number = "+16505550129"
    screen = strict_device.start()
    screen.enter_number(number)
    screen.enter(Inbox(strict_server).code(number), "1 Authenticator app")
    shown = screen.enter("1", "setup key")
    key = re.search(r"^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$", shown, re.MULTILINE)[0].replace(" ", "")
    # What a screen with pictures has in its QR code.
    assert re.search(rf"otpauth://totp/\S+[?&]secret={key}\b", shown)
    screen.enter("000000", "That code isn’t right.")
    screen.finish(app_code(key))


def app_code(key: str) -> str:
    """The present code of an authenticator app (RFC 6238)."""
    secret = base64.b32decode(key + "=" * (-len(key) % 8))
    digest = hmac.digest(secret, struct.pack(">Q", int(time.time()) // 30), "sha1")
    start = digest[-1] & 15
    value = struct.unpack(">I", digest[start : start + 4])[0] & 0x7FFFFFFF
    return f"{value % 1_000_000:06}"


def test_the_screen_has_the_colors_of_its_options(device):
    colors = ("--accent", "#0A7EA4", "--error", "#C0392B")
    screen = device.start(*colors)
    assert "\x1b[38;2;10;126;164mSign in with your phone\x1b[0m" in screen.await_text("phone")
    shown = screen.enter("12", "! ")
    assert "\x1b[38;2;192;57;43m! " in shown
    screen.quit()


def test_a_user_who_wants_no_colors_gets_none(device):
    screen = device.start("--accent", "#0A7EA4", NO_COLOR="1")
    assert "\x1b[" not in screen.await_text("Sign in with your phone")
    screen.quit()
