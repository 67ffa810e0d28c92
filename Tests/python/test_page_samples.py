"""The samples of the page, in their own text, against a live server, as processes of their own."""

import os
import subprocess
import threading

import pytest

from conftest import REPOSITORY
from running_server import RunningServer

PROGRAM = REPOSITORY / "Examples/.build/debug/page-samples"
LIMIT = 120


FICTIONAL_NUMBER, FICTIONAL_CODE = "+16505554567", "123456"


@pytest.fixture(scope="module")
def server(binary, tmp_path_factory):
    """A server whose project has the page's fictional number, and second factors."""
    data = tmp_path_factory.mktemp("samples") / "data"
    assert RunningServer(binary, data=data).stop() == 0, "the project was not created"
    for command in (
        ["test-numbers", "set", FICTIONAL_NUMBER, FICTIONAL_CODE],
        [
            "projects",
            "set",
            RunningServer.project,
            "secondFactors.state=enabled",
            "secondFactors.allowsAfterPhone=true",
        ],
    ):
        subprocess.run([binary, *command, "--data", data], check=True, timeout=LIMIT)
    running = RunningServer(binary, data=data)
    yield running
    assert running.stop() == 0


@pytest.fixture
def device(tmp_path):
    """The data that the steps on one device share."""
    return {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}


@pytest.fixture
def sample(server, device):
    """Runs one step on a device of its own."""

    def run(*arguments: str) -> subprocess.CompletedProcess:
        step, *rest = arguments
        return subprocess.run(
            [PROGRAM, step, "--server", server.url, *rest],
            env=device,
            capture_output=True,
            text=True,
            timeout=LIMIT,
        )

    return run


@pytest.fixture
def sample_with_second_factor(server, device):
    """Runs one step whose prompts are answered by a user with the phone."""

    def run(step: str, *rest: str, factor: str, phone_number: str) -> str:
        with subprocess.Popen(
            [PROGRAM, step, "--server", server.url, *rest],
            env=device,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as process:
            # Ends the reading below, whatever the program waits for.
            limit = threading.Timer(LIMIT, process.kill)
            limit.start()
            try:
                await_prompt(process, "Select factor to sign in", factor)
                answer(process, factor)
                await_prompt(process, f"Verification code for {factor}")
                answer(process, message_to(server, phone_number)["code"])
                output, errors = process.communicate()
            finally:
                limit.cancel()
        assert process.returncode == 0, errors
        return output.strip()

    return run


def await_prompt(process, *lines: str) -> None:
    """Waits for the program's prompt; reports any other output."""
    for expected in lines:
        line = process.stdout.readline()
        if line.strip() != expected:
            process.kill()
            pytest.fail(f"the program asked {line!r}; {process.stderr.read()}")


def answer(process, text: str) -> None:
    process.stdin.write(f"{text}\n")
    process.stdin.flush()


def message_to(server, phone_number):
    """The latest message to a number."""
    answer = server.get(f"/emulator/v1/projects/{server.project}/messages").json()
    return [m for m in answer["messages"] if m["phoneNumber"] == phone_number][-1]


def test_a_code_is_sent_in_french_and_another_process_signs_in_with_it(
    server, sample, phone_number
):
    sent = sample("send", phone_number)
    assert sent.returncode == 0, sent.stderr
    message = message_to(server, phone_number)
    assert message["sessionInfo"] == sent.stdout.strip()
    assert "votre code" in message["text"].lower()

    finished = sample("finish", message["code"])
    assert finished.returncode == 0, finished.stderr
    account_id, number = finished.stdout.split()
    assert number == phone_number
    assert len(account_id) == 28


def test_a_wrong_code_is_reported_and_the_right_one_still_signs_in(server, sample, phone_number):
    sample("send", phone_number)
    code = message_to(server, phone_number)["code"]
    wrong = sample("finish", "000000" if code != "000000" else "000001")
    assert wrong.returncode == 1
    assert wrong.stderr.strip()
    assert sample("finish", code).returncode == 0


def test_the_integration_test_of_the_page_passes_with_its_fictional_number(server, sample):
    signed_in = sample("test-number")
    assert signed_in.returncode == 0, signed_in.stderr
    assert signed_in.stdout.split()[1] == FICTIONAL_NUMBER
    sent = server.get(f"/emulator/v1/projects/{server.project}/messages").json()["messages"]
    assert all(message["phoneNumber"] != FICTIONAL_NUMBER for message in sent)


def test_a_password_signs_in_with_a_second_factor(
    server, sample_with_second_factor, phone_number
):
    email, password = "second@example.com", "correct horse"
    server.enroll_phone(server.sign_up(email, password), phone_number, "work")
    signed_in = sample_with_second_factor(
        "password", email, password, factor="work", phone_number=phone_number
    )
    account_id, second_factor = signed_in.split()
    assert len(account_id) == 28
    assert second_factor == "phone"


def test_a_number_signs_in_with_another_as_second_factor(
    server, sample, sample_with_second_factor, phone_number, fictional_numbers
):
    second_number = next(fictional_numbers)
    person = server.sign_in(phone_number)
    server.enroll_phone(person.id_token, second_number, "work")

    sent = sample("send", phone_number)
    assert sent.returncode == 0, sent.stderr
    code = message_to(server, phone_number)["code"]
    signed_in = sample_with_second_factor(
        "finish", code, factor="work", phone_number=second_number
    )
    assert signed_in.split() == [person.account_id, phone_number]
