"""Operators' passkeys with Chromium's virtual authenticator, and the code for the first operator."""

import re
import stat
from pathlib import Path

import pytest
from selenium.webdriver.common.by import By

import chromium
from accessibility import violations
from chromium import waiting
from key_proxy import OwnKey
from operator_browser import OperatorBrowser
from running_server import ProductionServer
from test_accessibility import DESKTOP, PHONE, show
from test_sign_in_page_passkeys import Authenticator
from tls_front import TLSFront

HOST = "id.example.com"
SITE = f"https://{HOST}/console"
PATIENCE = 10
HOSTILE = "</bdi><b>\"'\u202eevil" + "x" * 60


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("production")


@pytest.fixture(scope="module")
def server(binary, folder):
    running = ProductionServer(binary, folder)
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="module")
def console(server, tmp_path_factory):
    key = OwnKey(HOST)
    front = TLSFront(key, tmp_path_factory.mktemp("front"), {HOST: server.url})
    process = chromium.start(
        tmp_path_factory.mktemp("browser"),
        f"--host-resolver-rules=MAP {HOST} 127.0.0.1:{front.port}",
        f"--ignore-certificate-errors-spki-list={key.digest}",
    )
    show(process, "light", DESKTOP)
    yield process
    process.quit()
    front.stop()


@pytest.fixture(scope="module")
def device(console):
    authenticator = Authenticator(console)
    yield authenticator
    authenticator.remove()


def press(browser, action: str) -> None:
    """Sends the form with this address by its button."""
    form = waiting(browser, PATIENCE).until(
        lambda _: browser.find_elements(By.CSS_SELECTOR, f'form[action="{action}"]')
    )[0]
    waiting(browser, PATIENCE).until(lambda _: form.is_displayed())
    form.find_element(By.TAG_NAME, "button").click()


def reach(browser, ending: str) -> None:
    waiting(browser, PATIENCE).until(lambda _: browser.current_url.endswith(ending))


def sign_out(browser) -> None:
    browser.find_element(By.CSS_SELECTOR, ".person summary").click()
    press(browser, "/console/sign-out")
    reach(browser, "/console/sign-in")


def check_phone(browser) -> None:
    for scheme in ("light", "dark"):
        show(browser, scheme, PHONE)
        assert browser.execute_script("return document.documentElement.scrollWidth") <= 320
        assert not violations(browser)
    show(browser, "light", DESKTOP)


def test_the_first_operator_uses_the_code_in_the_file_and_a_passkey(
    server, folder, console, device
):
    file = folder / "console-setup-code"
    waiting(console, PATIENCE).until(lambda _: file.exists() and file.read_text())
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    code = file.read_text().strip()
    console.get(f"{SITE}/sign-in")
    check_phone(console)
    console.find_element(By.CSS_SELECTOR, ".notice summary").click()
    form = console.find_element(By.CSS_SELECTOR, 'form[action="/console/first-operator"]')
    form.find_element(By.NAME, "name").send_keys("Olga")
    form.find_element(By.NAME, "code").send_keys("A" * 43)
    form.submit()
    alert = waiting(console, PATIENCE).until(
        lambda _: console.find_elements(By.CSS_SELECTOR, "#problem")
    )
    assert "wrong" in alert[0].text
    console.find_element(By.CSS_SELECTOR, ".notice summary").click()
    form = console.find_element(By.CSS_SELECTOR, 'form[action="/console/first-operator"]')
    form.find_element(By.NAME, "name").send_keys("Olga")
    form.find_element(By.NAME, "code").send_keys(code)
    form.submit()
    waiting(console, PATIENCE).until(lambda _: "/console/set-up?" in console.current_url)
    check_phone(console)
    press(console, "/console/set-up/passkey")
    reach(console, "/console/projects/shop")
    assert len(device.passkeys) == 1
    again = OperatorBrowser(server)
    again.get("/console/sign-in")
    assert "/console/first-operator" not in again.page
    late = again.post("/console/first-operator", {"name": "eve", "code": code})
    assert late.status_code == 400
    log = "\n".join(server.log)
    assert str(file) in log and code not in log
    assert re.search(r"olga +enabled +owner +no +1 ", server.command("operators", "list"))


def test_a_passkey_signs_in_and_confirms(console, device):
    sign_out(console)
    press(console, "/console/sign-in/passkey")
    reach(console, "/console/projects/shop")
    console.get(f"{SITE}/confirm?next=/console/profile")
    check_phone(console)
    press(console, "/console/confirm/passkey")
    reach(console, f"{SITE}/profile")


def test_a_user_who_is_not_verified_does_not_get_in(console, device):
    sign_out(console)
    device.agrees(False)
    press(console, "/console/sign-in/passkey")
    problem = console.find_element(By.CSS_SELECTOR, "[data-passkey-problem]")
    waiting(console, PATIENCE).until(lambda _: "Nothing was changed" in problem.text)
    device.agrees(True)
    press(console, "/console/sign-in/passkey")
    reach(console, "/console/projects/shop")


def test_an_operator_names_adds_and_removes_passkeys(console, device):
    console.get(f"{SITE}/profile")
    press(console, "/console/profile/passkeys")
    problem = console.find_element(By.CSS_SELECTOR, "[data-passkey-problem]")
    waiting(console, PATIENCE).until(lambda _: "has a passkey" in problem.text)
    console.find_element(By.CSS_SELECTOR, ".row-actions summary").click()
    form = console.find_element(By.CSS_SELECTOR, 'form[action$="/passkeys/rename"]')
    name = form.find_element(By.NAME, "name")
    name.clear()
    console.execute_script("arguments[0].value = arguments[1]", name, HOSTILE)
    form.find_element(By.TAG_NAME, "button").click()
    reach(console, "?done=saved")
    shown = console.find_element(By.CSS_SELECTOR, ".rows strong bdi")
    assert shown.get_attribute("textContent") == HOSTILE
    check_phone(console)
    # The only way to sign in stays.
    console.find_element(By.CSS_SELECTOR, ".row-actions summary").click()
    press(console, "/console/profile/passkeys/remove")
    waiting(console, PATIENCE).until(lambda _: "only way to sign in" in console.page_source)
    device.remove()
    other = Authenticator(console)
    console.get(f"{SITE}/profile")
    form = console.find_element(By.CSS_SELECTOR, 'form[action="/console/profile/passkeys"]')
    form.find_element(By.NAME, "name").send_keys("Second")
    press(console, "/console/profile/passkeys")
    reach(console, "?done=added")
    assert len(other.passkeys) == 1
    console.find_element(By.CSS_SELECTOR, ".row-actions summary").click()
    press(console, "/console/profile/passkeys/remove")
    reach(console, "?done=removed")
    names = [one.text for one in console.find_elements(By.CSS_SELECTOR, ".panel .rows strong bdi")]
    assert names == ["Second"]
    # The former one is refused: its device has no place here anymore.
    sign_out(console)
    press(console, "/console/sign-in/passkey")
    reach(console, "/console/projects/shop")
