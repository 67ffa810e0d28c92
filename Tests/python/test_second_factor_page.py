"""That the sign-in page asks for a second factor, and sets one up where the project demands it."""

import base64
import hashlib
import hmac
import io
import subprocess
import time
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
import zxingcpp
from PIL import Image
from selenium.webdriver.common.by import By

from running_server import RunningServer
from sign_in_page import SignInPage, wrong

PERIOD = 30
# Each of its letters takes six bytes of an address.
LONG_NAME = "متجر الهواتف " * 30


def project_with(binary, folder, state: str, *changes: str) -> RunningServer:
    """A development server whose project has second factors of both kinds after a phone number."""
    RunningServer(binary, folder).stop()
    subprocess.run(
        [
            binary, "projects", "set", RunningServer.project, "--data", folder,
            f"secondFactors.state={state}", "secondFactors.allowsAfterPhone=true",
            "secondFactors.allowsTOTP=true", *changes,
        ],
        check=True, capture_output=True, timeout=60,
    )  # fmt: skip
    return RunningServer(binary, folder)


@pytest.fixture(scope="module")
def server(binary, tmp_path_factory):
    running = project_with(binary, tmp_path_factory.mktemp("data"), "enabled")
    yield running
    assert running.stop() == 0, "".join(running.log)


@pytest.fixture(scope="module")
def demanding(binary, tmp_path_factory):
    running = project_with(binary, tmp_path_factory.mktemp("data"), "mandatory")
    yield running
    assert running.stop() == 0, "".join(running.log)


@pytest.fixture
def long_named(binary, tmp_path):
    running = project_with(binary, tmp_path, "mandatory", f"name={LONG_NAME}")
    yield running
    assert running.stop() == 0, "".join(running.log)


def prove_number(page: SignInPage, number: str) -> None:
    page.send_code(number)
    page.await_code_step()
    page.enter_code(page.latest_code())


def choices(page: SignInPage) -> list:
    page.wait_for(".choice")
    return page.browser.find_elements(By.CSS_SELECTOR, ".choice")


def app_code(secret: str, later: int = 0) -> str:
    """Returns the code of an authenticator app, now or some codes later."""
    key = base64.b32decode(secret + "=" * (-len(secret) % 8))
    step = int(time.time()) // PERIOD + later
    digest = hmac.new(key, step.to_bytes(8, "big"), hashlib.sha1).digest()
    start = digest[-1] & 15
    number = int.from_bytes(digest[start : start + 4], "big") & 0x7FFF_FFFF
    return f"{number % 1_000_000:06}"


def enroll_app(server, id_token: str) -> str:
    secret, _ = enroll_app_for_tokens(server, id_token)
    return secret


def create_recovery_codes(server, id_token: str) -> list[str]:
    """Enrolls an app, and returns the codes for its loss."""
    _, tokens = enroll_app_for_tokens(server, id_token)
    created = server.post(
        "/dialtone/v1/accounts:createRecoveryCodes", {"idToken": tokens["idToken"]}
    )
    assert created.status_code == 200, created.text
    return created.json()["recoveryCodes"]


def enroll_app_for_tokens(server, id_token: str) -> tuple[str, dict]:
    started = server.post(
        "/v2/accounts/mfaEnrollment:start", {"idToken": id_token, "totpEnrollmentInfo": {}}
    ).json()["totpSessionInfo"]
    secret = started["sharedSecretKey"]
    finished = server.post(
        "/v2/accounts/mfaEnrollment:finalize",
        {
            "idToken": id_token,
            "displayName": "My app",
            "totpVerificationInfo": {
                "sessionInfo": started["sessionInfo"],
                "verificationCode": app_code(secret),
            },
        },
    )
    assert finished.status_code == 200, finished.text
    return secret, finished.json()


def test_the_code_sent_to_the_second_number_completes_the_sign_in(
    browser, server, fictional_numbers
):
    first, second = next(fictional_numbers), next(fictional_numbers)
    account = server.sign_in(first)
    server.enroll_phone(account.id_token, second, "Work")
    page = SignInPage(browser, server)
    prove_number(page, first)
    page.until(lambda _: f"ending in {second[-4:]}" in page.find("main").text)
    page.await_code_step()
    assert "If you can’t use any of these, contact support." in page.find("#sign-in").text
    code = page.latest_code()
    page.enter_code(wrong(code))
    assert "isn’t right" in page.problem
    page.enter_code(code)
    assert page.await_account() | {"ID token": ""} == {
        "Phone number": first, "Account ID": account.account_id, "ID token": "",
    }  # fmt: skip


def test_the_code_of_an_app_completes_the_sign_in(browser, server, phone_number):
    account = server.sign_in(phone_number)
    secret = enroll_app(server, account.id_token)
    page = SignInPage(browser, server)
    prove_number(page, phone_number)
    page.until(lambda _: "authenticator app" in page.find("main").text)
    page.await_code_step()
    page.enter_code(app_code(secret, later=1))
    assert page.await_account()["Account ID"] == account.account_id


def test_one_of_two_factors_is_chosen_and_can_be_changed(browser, server, fictional_numbers):
    first, second = next(fictional_numbers), next(fictional_numbers)
    account = server.sign_in(first)
    server.enroll_phone(account.id_token, second, "Work")
    # The new number ended the session that enrolled it.
    page = SignInPage(browser, server)
    prove_number(page, first)
    page.await_code_step()
    page.until(lambda _: second[-4:] in page.find("main").text)
    page.enter_code(page.latest_code())
    page.await_account()
    id_token = page.find(".facts dd:last-of-type .copy").get_attribute("data-copy")
    secret = enroll_app(server, id_token)
    page = SignInPage(browser, server)
    prove_number(page, first)
    assert len(choices(page)) == 2
    next(button for button in choices(page) if second[-4:] in button.text).click()
    page.await_code_step()
    page.click(".step-footer > .link-button")
    next(button for button in choices(page) if "app" in button.text).click()
    page.await_code_step()
    page.enter_code(app_code(secret, later=1))
    assert page.await_account()["Account ID"] == account.account_id


def test_an_app_is_set_up_where_the_project_requires_a_factor(browser, demanding, phone_number):
    page = SignInPage(browser, demanding)
    prove_number(page, phone_number)
    next(button for button in choices(page) if "app" in button.text).click()
    secret = page.wait_for("#setup-key").text.replace(" ", "")
    link = page.find(".lead a").get_attribute("href")
    assert link.startswith("otpauth://totp/") and f"secret={secret}" in link
    page.enter_code(app_code(secret))
    page.keep_recovery_codes()
    page.await_account()
    token = page.find(".facts dd:last-of-type .copy").get_attribute("data-copy")
    answer = demanding.post("/v1/accounts:update", {"idToken": token, "displayName": "Alice"})
    assert answer.status_code == 200, answer.text


def read_setup_code(page: SignInPage) -> str:
    """Returns the content of the QR code on the screen."""
    page.wait_for("#setup-code")
    screen = Image.open(io.BytesIO(page.browser.get_screenshot_as_png())).convert("L")
    (code,) = zxingcpp.read_barcodes(screen)
    assert code.format == zxingcpp.BarcodeFormat.QRCode
    return code.text


@pytest.mark.parametrize(
    "language, label, scheme, width",
    [
        ("en", "QR code with the setup key", "light", 1280),
        ("en", "QR code with the setup key", "dark", 320),
        ("ar", "رمز QR يحتوي على مفتاح الإعداد", "dark", 1280),
        ("de", "QR-Code mit dem Einrichtungsschlüssel", "light", 320),
    ],
)
def test_an_app_is_set_up_by_the_qr_code(
    browser, demanding, fictional_numbers, language, label, scheme, width
):
    device = {"width": width, "height": 1400, "deviceScaleFactor": 1, "mobile": width < 500}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", device)
    media = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", media)
    browser.get_log("browser")
    number = next(fictional_numbers)
    page = SignInPage(browser, demanding, f"key={demanding.api_key}&lang={language}")
    prove_number(page, number)
    choices(page)[0].click()
    address = read_setup_code(page)
    assert address == page.find(".lead a").get_attribute("href")
    assert browser.execute_script("return document.documentElement.scrollWidth") <= width
    picture = page.find("#setup-code")
    assert picture.get_attribute("role") == "img"
    assert picture.accessible_name == label
    assert not [entry for entry in browser.get_log("browser") if entry["level"] == "SEVERE"]
    (secret,) = parse_qs(urlsplit(address).query)["secret"]
    page.enter_code(app_code(secret))
    assert len(page.keep_recovery_codes()) == 10
    assert browser.execute_script("return document.documentElement.scrollWidth") <= width
    assert number in page.await_account().values()


def test_the_qr_code_of_an_app_with_a_long_name_can_be_read(browser, long_named, phone_number):
    device = {"width": 320, "height": 1400, "deviceScaleFactor": 1, "mobile": True}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", device)
    page = SignInPage(browser, long_named)
    prove_number(page, phone_number)
    choices(page)[0].click()
    address = read_setup_code(page)
    assert len(address) <= 320
    fields = parse_qs(urlsplit(address).query)
    assert LONG_NAME.startswith(fields["issuer"][0])
    assert unquote(urlsplit(address).path) == f"/{fields['issuer'][0]}:{phone_number}"
    page.enter_code(app_code(fields["secret"][0]))
    page.keep_recovery_codes()
    page.await_account()


def test_a_second_number_is_set_up_where_the_project_requires_a_factor(
    browser, demanding, fictional_numbers
):
    first, second = next(fictional_numbers), next(fictional_numbers)
    page = SignInPage(browser, demanding)
    prove_number(page, first)
    next(button for button in choices(page) if "number" in button.text).click()
    page.wait_for("#number")
    page.send_code(first)
    assert "already belongs to your account" in page.problem
    page.find("#number").clear()
    page.send_code(second)
    page.await_code_step()
    page.enter_code(page.latest_code())
    page.keep_recovery_codes()
    assert page.await_account()["Phone number"] == first


def enter_recovery_code(page: SignInPage, code: str) -> None:
    field = page.wait_for("#recovery-code")
    field.clear()
    field.send_keys(code)
    page.find("form .button").click()


def choose(page: SignInPage, text: str) -> None:
    """Chooses on a step that may still be on its way."""

    def find(_):
        return next((button for button in choices(page) if text in button.text), None)

    page.until(find).click()


def ask_for_recovery(page: SignInPage, number: str) -> None:
    prove_number(page, number)
    page.await_code_step()
    page.click(".step-footer > .link-button")
    choose(page, "Use a recovery code")
    page.wait_for("#recovery-code")


def set_up_app(page: SignInPage, number: str) -> list[str]:
    """Signs up with an app, and returns the recovery codes."""
    prove_number(page, number)
    choose(page, "app")
    page.enter_code(app_code(page.wait_for("#setup-key").text.replace(" ", "")))
    return page.keep_recovery_codes()


def test_a_lost_app_is_replaced_after_a_recovery_code(browser, demanding, phone_number):
    page = SignInPage(browser, demanding)
    codes = set_up_app(page, phone_number)
    account = page.await_account()["Account ID"]

    page = SignInPage(browser, demanding)
    ask_for_recovery(page, phone_number)
    page.find("form .button").click()
    assert page.problem == "Enter one of the recovery codes that you saved. Each code works once."
    enter_recovery_code(page, codes[0].upper().replace("-", " "))
    page.until(lambda _: page.find("h1").text == "Replace a lost second step")
    choose(page, "Authenticator app")
    page.until(lambda _: page.find("h1").text == "Add a second step")
    choose(page, "Authenticator app")
    secret = page.wait_for("#setup-key").text.replace(" ", "")
    page.enter_code(app_code(secret))
    assert page.await_account()["Account ID"] == account
    (user,) = demanding.administer("accounts:lookup", {"localId": [account]}).json()["users"]
    assert len(user["mfaInfo"]) == 1
    assert user["recoveryCodesLeft"] == 9

    page = SignInPage(browser, demanding)
    prove_number(page, phone_number)
    page.await_code_step()
    page.enter_code(app_code(secret, later=1))
    assert page.await_account()["Account ID"] == account


def test_a_recovery_code_works_once_and_new_ones_follow_the_last(browser, demanding, phone_number):
    page = SignInPage(browser, demanding)
    codes = set_up_app(page, phone_number)
    account = page.await_account()["Account ID"]
    login = {"email": f"{account}@example.com".lower(), "password": "correct horse battery"}
    change = {"localId": account, "emailVerified": True, **login}
    assert demanding.administer("accounts:update", change).status_code == 200
    for code in codes[:-1]:
        first = demanding.post("/v1/accounts:signInWithPassword", login).json()
        assert first["hasRecoveryCodes"] is True
        second = demanding.post(
            "/v2/accounts/mfaSignIn:finalize",
            {
                "mfaPendingCredential": first["mfaPendingCredential"],
                "recoveryCodeInfo": {"code": code},
            },
        )
        assert second.status_code == 200, second.text

    page = SignInPage(browser, demanding)
    ask_for_recovery(page, phone_number)
    enter_recovery_code(page, codes[0])
    assert "isn’t right" in page.problem
    enter_recovery_code(page, codes[-1])
    page.until(lambda _: page.find("h1").text == "Replace a lost second step")
    page.click(".step-footer > .link-button")
    assert not set(codes) & set(page.keep_recovery_codes())
    assert page.await_account()["Account ID"] == account


def test_recovery_codes_are_copied_and_downloaded(browser, demanding, phone_number, tmp_path):
    browser.execute_cdp_cmd(
        "Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(tmp_path)}
    )
    page = SignInPage(browser, demanding)
    prove_number(page, phone_number)
    choose(page, "app")
    page.enter_code(app_code(page.wait_for("#setup-key").text.replace(" ", "")))
    page.wait_for(".recovery-codes")
    codes = [item.text for item in browser.find_elements(By.CSS_SELECTOR, ".recovery-codes li")]
    assert page.find(".recovery-codes .copy").get_attribute("data-copy") == "\n".join(codes)
    page.click(".stack > .is-quiet")
    file = tmp_path / "recovery-codes.txt"
    page.until(lambda _: file.exists() and file.read_text().split()[-10:] == codes)
    page.keep_recovery_codes()
    page.await_account()


def test_a_user_without_recovery_codes_is_not_asked_for_one(browser, server, fictional_numbers):
    first, second = next(fictional_numbers), next(fictional_numbers)
    account = server.sign_in(first)
    server.enroll_phone(account.id_token, second, "Work")
    page = SignInPage(browser, server)
    prove_number(page, first)
    page.await_code_step()
    page.until(lambda _: second[-4:] in page.find("main").text)
    assert "Start over" in page.find(".step-footer").text
    assert "another way" not in page.find("main").text
