"""The samples of the page, in their own text, against a live server, as processes of their own."""

import os
import subprocess

import pytest

from conftest import REPOSITORY
from running_server import RunningServer

PROGRAM = REPOSITORY / "Examples/PageSamples/.build/debug/page-samples"
LIMIT = 120


FICTIONAL_NUMBER, FICTIONAL_CODE = "+16505554567", "123456"


@pytest.fixture(scope="module")
def server(binary, tmp_path_factory):
    """A server whose project has the page's fictional number."""
    data = tmp_path_factory.mktemp("samples") / "data"
    assert RunningServer(binary, data=data).stop() == 0, "the project was not created"
    subprocess.run(
        [binary, "test-numbers", "add", FICTIONAL_NUMBER, FICTIONAL_CODE, "--data", data],
        check=True,
        timeout=LIMIT,
    )
    running = RunningServer(binary, data=data)
    yield running
    assert running.stop() == 0


@pytest.fixture
def sample(server, tmp_path):
    """Runs one step on a device of its own: what it keeps, the next step finds."""

    def run(*arguments: str) -> subprocess.CompletedProcess:
        step, *rest = arguments
        return subprocess.run(
            [PROGRAM, step, "--server", server.url, *rest],
            env={**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")},
            capture_output=True,
            text=True,
            timeout=LIMIT,
        )

    return run


def message_to(server, phone_number):
    answer = server.get(f"/emulator/v1/projects/{server.project}/messages").json()
    return next(m for m in answer["messages"] if m["phoneNumber"] == phone_number)


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


def test_a_wrong_code_is_told_and_the_right_one_still_signs_in(server, sample, phone_number):
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
