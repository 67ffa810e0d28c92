"""The sign-in screen in a terminal, with passkeys of another implementation."""

import pytest

from passkey_desk import PROGRAM, PasskeyDesk
from sign_in_screen import Device
from software_authenticator import FLAG, encode

BUTTON = "Continue with passkey: /1"
OFFER = ("Sign in faster next time", "Create passkey: /ok", "Not now: /skip")
FAILED = "The passkey couldn’t be used. Try again."
PASSWORD = "correct-horse-7"


class PasskeyDevice(Device):
    """A device whose authenticator is the desk."""

    def __init__(self, server, folder, inbox, desk):
        super().__init__(server, folder)
        self.inbox = inbox
        self.desk = desk

    def screen(self, *options: str, method: str = "phone"):
        words = ("--method", method, "--method", "passkey", "--authenticator", str(PROGRAM))
        return self.start(*words, *options, **self.desk.environment)

    def reach_offer(self, number: str):
        """Signs in by phone number, up to the question."""
        screen = self.screen()
        screen.enter_number(number)
        screen.enter(self.inbox.code(number), *OFFER)
        return screen

    def create_passkey(self, number: str) -> str:
        """Signs in by phone number, accepts the offer, and returns the ID of the account."""
        return self.accept_offer(self.reach_offer(number))

    def accept_offer(self, screen) -> str:
        screen.enter("/ok", "Your passkey is saved", "Continue: /ok")
        return screen.finish("/ok")


@pytest.fixture
def desk(tmp_path):
    used = PasskeyDesk(tmp_path)
    yield used
    used.close()


@pytest.fixture
def device(server, tmp_path, inbox, desk):
    used = PasskeyDevice(server, tmp_path, inbox, desk)
    yield used
    used.close()


@pytest.fixture
def passkeys_of(curl):
    """What the server knows about the passkeys of an account."""

    def find(account: str) -> list[dict]:
        [fields] = curl.lookup(localId=[account])
        return fields.get("passkeyInfo", [])

    return find


def test_a_passkey_that_was_offered_signs_in_next_time(device, desk, passkeys_of, phone_number):
    account = device.create_passkey(phone_number)
    [info] = passkeys_of(account)
    [passkey] = desk.passkeys
    assert info["credentialId"] == encode(passkey.credential_id)
    assert info["transports"] == ["hybrid", "internal"]
    assert "lastUsedAt" not in info

    screen = device.screen()
    screen.await_text(BUTTON)
    assert screen.finish("/1") == account
    [used] = passkeys_of(account)
    assert used["lastUsedAt"] >= used["createdAt"]
    assert [word for word, _ in desk.asked] == ["create", "get"]


def test_the_question_is_not_asked_again(device, desk, phone_number):
    account = device.reach_offer(phone_number).finish("/skip")
    screen = device.screen()
    screen.enter_number(phone_number)
    assert screen.finish(device.inbox.code(phone_number)) == account
    assert desk.asked == []


def test_a_user_who_ends_the_program_at_the_question_was_asked(device, phone_number):
    device.reach_offer(phone_number).kill()
    screen = device.screen()
    screen.enter_number(phone_number)
    screen.finish(device.inbox.code(phone_number))


def test_a_closed_dialog_changes_nothing(device, desk, passkeys_of, phone_number):
    desk.agrees = False
    screen = device.screen()
    screen.await_text(BUTTON)
    assert "\n! " not in screen.enter("/1", "Sign in with your phone", BUTTON)
    screen.enter(phone_number, "Sent to")
    screen.enter(device.inbox.code(phone_number), *OFFER)
    assert "\n! " not in screen.enter("/ok", *OFFER)
    assert passkeys_of(screen.finish("/skip")) == []
    assert [word for word, _ in desk.asked] == ["get", "create"]


def test_a_passkey_that_was_removed_is_explained(server, device, passkeys_of, phone_number):
    account = device.create_passkey(phone_number)
    [info] = passkeys_of(account)
    request = {"localId": account, "deletePasskey": [info["credentialId"]]}
    removed = server.administer("accounts:update", request)
    assert removed.status_code == 200, removed.text
    assert passkeys_of(account) == []

    screen = device.screen()
    screen.await_text(BUTTON)
    screen.enter("/1", "This passkey no longer belongs to an account. Sign in another way.")


@pytest.mark.parametrize(
    ("lie", "complaint"),
    [
        ({"origin": "https://evil.example"}, FAILED),
        ({"challenge": b"0" * 32}, FAILED),
        ({"flags": FLAG.UP}, "Your device didn’t confirm that it’s you."),
    ],
    ids=["another origin", "another challenge", "without verification"],
)
def test_a_passkey_that_does_not_verify_can_be_tried_again(
    device, desk, phone_number, lie, complaint
):
    account = device.create_passkey(phone_number)
    screen = device.screen()
    screen.await_text(BUTTON)
    desk.lies = lie
    screen.enter("/1", complaint, BUTTON)
    desk.lies = {}
    assert screen.finish("/1") == account


def test_a_guest_chooses_whether_to_switch_to_the_account(device, phone_number):
    account = device.create_passkey(phone_number)
    screen = device.start("--method", "guest")
    screen.await_text("Continue as guest: /1")
    assert screen.finish("/1") != account

    screen = device.screen("--upgrade-guest")
    screen.await_text(BUTTON)
    screen.enter("/1", "You already have an account")
    assert screen.finish("/switch") == account


def test_a_passkey_is_both_factors(server, device, fictional_numbers):
    email, number = "both@example.com", next(fictional_numbers)
    server.enroll_phone(server.sign_up(email, PASSWORD), number, "Phone")
    screen = device.screen(method="password")
    screen.await_text("Sign in with your password")
    screen.enter_password(email, PASSWORD, "Sent to your number ending in")
    screen.enter(device.inbox.code(number), *OFFER)
    account = device.accept_offer(screen)

    screen = device.screen(method="password")
    screen.await_text(BUTTON)
    assert screen.finish("/1") == account
