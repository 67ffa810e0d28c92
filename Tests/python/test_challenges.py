"""Tests that users, widgets and ALTCHA's own libraries can solve challenges, and what they get."""

import base64
import datetime
import hashlib
import hmac
import io
import json
import subprocess
import time

import altcha
import pytest
from altcha_solver import AltchaSolver
from challenge_page import Listener, handler_url
from PIL import Image, ImageStat
from chromium import waiting
from running_server import ProductionServer, RunningServer
from selenium.webdriver.common.by import By
from sign_in_page import SignInPage
from vendor_double import VendorDouble

PATIENCE = 30


class EnforcingServer(RunningServer):
    """A development server whose apps have to prove themselves."""

    def __init__(self, binary, folder):
        super().__init__(binary, folder)
        words = ["projects", "set", self.project, "appVerification.enforcement=enforce"]
        subprocess.run(
            [str(binary), *words, "--data", str(folder)], check=True, capture_output=True
        )
        self.await_enforcement()
        self.key = derived_key(base64.b64decode((folder / "master.key").read_text()))

    def await_enforcement(self):
        """A change is in force within a second, and later where the machine is busy."""
        deadline = time.monotonic() + PATIENCE
        while "MISSING_APP_CREDENTIAL" not in self.send("+16505550199").text:
            assert time.monotonic() < deadline, "the server takes no notice of the change"
            time.sleep(0.1)

    def challenge(self, **query) -> dict:
        answer = self.get("/dialtone/v1/challenge", params={"key": self.api_key, **query})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def verify(self, payload: str):
        return self.post("/dialtone/v1/challenge:verify", {"payload": payload})

    def send(self, phone_number: str, **proof):
        return self.post(
            "/v1/accounts:sendVerificationCode", {"phoneNumber": phone_number, **proof}
        )


def derived_key(master_key: bytes) -> bytes:
    """The server's key for challenges (HKDF with SHA-256, no salt, one block)."""
    extracted = hmac.digest(bytes(32), master_key, hashlib.sha256)
    return hmac.digest(extracted, b"dialtone/v1/challenges\x01", hashlib.sha256)


@pytest.fixture(scope="module")
def server(binary, tmp_path_factory):
    running = EnforcingServer(binary, tmp_path_factory.mktemp("enforcing"))
    yield running
    exit_code = running.stop()
    assert exit_code == 0, f"SIGTERM ended with {exit_code}:\n{''.join(running.log)}"


@pytest.fixture
def listener():
    running = Listener()
    yield running
    running.stop()


def token_of(answer) -> str:
    assert answer.status_code == 200, answer.text
    return answer.json()["recaptchaToken"]


def number_payload(challenge: dict, number: int) -> str:
    return altcha.PayloadV1(
        algorithm=challenge["algorithm"],
        challenge=challenge["challenge"],
        number=number,
        salt=challenge["salt"],
        signature=challenge["signature"],
    ).to_base64()


def test_altchas_library_solves_and_verifies_our_challenges(server, phone_number):
    challenge = server.challenge()
    solution = altcha.solve_challenge_v1(
        challenge["challenge"],
        challenge["salt"],
        challenge["algorithm"],
        challenge["maxnumber"],
    )
    payload = number_payload(challenge, solution.number)
    assert altcha.verify_solution_v1(payload, server.key) == (True, None)
    assert altcha.verify_solution_v1(payload, b"another key") == (False, None)
    token = token_of(server.verify(payload))
    assert server.send(phone_number, recaptchaToken=token).status_code == 200


def test_challenges_made_by_altchas_library_with_our_key_are_accepted(server):
    about = altcha.extract_params_v1({"salt": server.challenge()["salt"]})
    expires = datetime.datetime.now(datetime.UTC) + datetime.timedelta(minutes=2)
    for project, is_ours in ((about["project"][0], True), ("another", False)):
        options = altcha.ChallengeOptionsV1(
            hmac_key=server.key,
            max_number=1000,
            expires=expires,
            params={"project": project, "app": about["app"][0]},
        )
        challenge = altcha.create_challenge_v1(options).to_dict()
        solution = altcha.solve_challenge_v1(
            challenge["challenge"], challenge["salt"], challenge["algorithm"], 1000
        )
        answer = server.verify(number_payload(challenge, solution.number))
        assert (answer.status_code == 200) == is_ours, answer.text


def test_altchas_library_solves_the_second_version(server, phone_number):
    challenge = altcha.Challenge.from_dict(server.challenge(version="2"))
    payload = altcha.Payload(challenge, altcha.solve_challenge(challenge)).to_base64()
    assert altcha.verify_solution(payload, hmac_secret=server.key).verified
    assert not altcha.verify_solution(payload, hmac_secret=b"another key").verified
    token = token_of(server.verify(payload))
    assert server.send(phone_number, recaptchaToken=token).status_code == 200


def test_second_version_challenges_made_by_altchas_library_are_accepted(server):
    about = server.challenge(version="2")["parameters"]["data"]
    challenge = altcha.create_challenge(
        algorithm="PBKDF2/SHA-256",
        cost=10,
        expires_at=int(time.time()) + 100,
        data=about,
        hmac_secret=server.key,
    )
    solution = altcha.solve_challenge(challenge)
    token_of(server.verify(altcha.Payload(challenge, solution).to_base64()))


def test_an_independent_solver_solves_both_versions(server):
    solver = AltchaSolver(max_iterations=1_000_000)
    challenge = server.challenge()
    token_of(server.verify(number_payload(challenge, solver.solve(challenge)["counter"])))
    challenge = server.challenge(version="2")
    token_of(server.verify(solver.build_payload(challenge, solver.solve(challenge))))


def test_a_solution_is_accepted_once(server):
    challenge = server.challenge()
    payload = number_payload(challenge, AltchaSolver().solve(challenge)["counter"])
    token_of(server.verify(payload))
    again = server.verify(payload).json()["error"]
    assert again["message"].startswith("CAPTCHA_CHECK_FAILED : ")
    assert again["details"][0]["reason"] == "PROOF_USED"


def test_the_page_redirects_to_a_port_of_the_same_machine(
    browser, server, listener, phone_number
):
    bare = server.send(phone_number).json()["error"]
    assert bare["message"].startswith("MISSING_APP_CREDENTIAL")
    browser.get(handler_url(server, appId="1:1:ios:ff", redirectUri=listener.address))
    callback = listener.callback()
    assert callback["authType"] == "verifyApp"
    assert callback["eventId"] == "ABCDEFGHIJ"
    waiting(browser, PATIENCE).until(lambda it: it.title == "Back in the app")
    sent = server.send(phone_number, recaptchaToken=callback["recaptchaToken"])
    assert sent.status_code == 200, sent.text
    session_info = sent.json()["sessionInfo"]
    signed_in = server.post(
        "/v1/accounts:signInWithPhoneNumber",
        {"sessionInfo": session_info, "code": server.code_of(session_info)},
    )
    assert signed_in.json()["phoneNumber"] == phone_number
    assert_quiet(browser)


def test_an_app_on_another_device_polls_for_the_token(browser, server, phone_number):
    secret = "a secret that only the app has"
    body = {"eventId": "ABCDEFGHIJ", "sessionSecret": secret}
    session = hashlib.sha256(secret.encode()).hexdigest()
    browser.get(handler_url(server, appId="1:1:ios:ff", mode="poll", sessionId=session))
    polled = server.post("/dialtone/v1/appVerification:poll", body).json()
    assert polled["state"] == "DONE"
    until_title(browser, "All set")
    assert not browser.find_element(By.ID, "return").is_displayed()
    assert server.send(phone_number, recaptchaToken=polled["recaptchaToken"]).status_code == 200


def test_a_custom_scheme_is_also_offered_as_a_link(browser, server):
    browser.get(handler_url(server, appId="1:1:ios:ff"))
    until_title(browser, "All set")
    link = browser.find_element(By.ID, "return")
    assert link.is_displayed()
    start = "app-1-1-ios-ff://firebaseauth/link?deep_link_id=https%3A%2F%2F"
    assert link.get_attribute("href").startswith(start)


def test_a_challenge_can_be_retried_after_a_failure(browser, server):
    blocked = {"urls": ["*/dialtone/v1/challenge*"]}
    browser.execute_cdp_cmd("Network.enable", {})
    browser.execute_cdp_cmd("Network.setBlockedURLs", blocked)
    browser.get(handler_url(server, appId="1:1:ios:ff"))
    until_title(browser, "That didn’t work")
    give_up = browser.find_element(By.ID, "give-up").get_attribute("href")
    assert "network-request-failed" in give_up
    browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
    browser.find_element(By.ID, "retry").click()
    until_title(browser, "All set")


def test_an_unregistered_redirect_is_explained_and_not_followed(browser, server):
    browser.get(handler_url(server, redirectUri="https://evil.example/"))
    assert "evil.example" not in browser.current_url.split("?")[0]
    assert "dialtone apps set" in browser.find_element(By.CSS_SELECTOR, "pre").text
    assert not browser.find_elements(By.CSS_SELECTOR, "main a")


def test_the_hosted_sign_in_passes_app_verification(browser, server, phone_number):
    page = SignInPage(browser, server)
    page.send_code(phone_number)
    page.await_code_step()
    page.enter_code(page.latest_code())
    assert page.await_account()["Phone number"].replace(" ", "").endswith(phone_number[-4:])
    assert_quiet(browser)


def test_a_vendors_widget_is_shown_and_its_response_verified(
    browser, binary, tmp_path, listener
):
    vendor = VendorDouble(hostname="id.example.com")
    shop = VendorShop(binary, tmp_path, vendor)
    try:
        browser.get(handler_url(shop, redirectUri=listener.address))
        button = waiting(browser, PATIENCE).until(
            lambda it: it.find_element(By.ID, "vendor-button")
        )
        assert "site-key, verifyApp, light" in button.text
        browser.execute_script("globalThis.vendorAnswer = 'bad-answer'")
        button.click()
        until_title(browser, "That didn’t work")
        browser.find_element(By.ID, "retry").click()
        browser.execute_script("globalThis.vendorAnswer = 'good-answer'")
        waiting(browser, PATIENCE).until(
            lambda it: it.find_element(By.ID, "vendor-button").is_displayed()
        )
        browser.find_element(By.ID, "vendor-button").click()
        assert listener.callback()["recaptchaToken"].startswith("dtc_")
        assert vendor.asked[-1] == {"secret": "vendor-secret", "response": "good-answer"}
        assert_quiet(browser)
    finally:
        assert shop.stop() == 0
        vendor.stop()


class VendorShop(ProductionServer):
    """A production server whose page shows a vendor's widget."""

    def __init__(self, binary, folder, vendor: VendorDouble):
        self._vendor = vendor
        super().__init__(binary, folder)

    def _start(self, command):
        with open(self._config, "a") as config:
            config.write(f"challenge: {{turnstileURL: '{self._vendor.url}'}}\n")
            config.write("outbound: {allow: ['127.0.0.1'], allowPlainHTTP: true}\n")
        words = ["captcha", "set", self.project, "turnstile", "--site-key", "site-key"]
        ended = subprocess.run(
            [str(self._binary), *words, "--config", str(self._config)],
            input="vendor-secret\n",
            capture_output=True,
            text=True,
        )
        assert ended.returncode == 0, ended.stderr
        super()._start(command)


@pytest.mark.parametrize("width, height, mobile", [(1280, 900, False), (320, 640, True)])
def test_the_page_fits_and_is_light_or_dark_as_the_reader_wants(
    browser, server, width, height, mobile
):
    device = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", device)
    brightness = {}
    for scheme in ("light", "dark"):
        media = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", media)
        browser.get(handler_url(server, appId="1:1:ios:ff"))
        until_title(browser, "All set")
        assert browser.execute_script("return document.documentElement.scrollWidth") <= width
        assert browser.find_element(By.ID, "return").size["height"] >= 44
        picture = Image.open(io.BytesIO(browser.get_screenshot_as_png())).convert("L")
        brightness[scheme] = ImageStat.Stat(picture).mean[0]
    assert brightness["light"] > 200
    assert brightness["dark"] < 80


def test_without_scripts_the_page_says_what_it_needs(browser, server):
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        until_text_without_scripts(browser, handler_url(server, appId="1:1:ios:ff"))
    finally:
        browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def until_text_without_scripts(browser, address: str) -> None:
    """Opens the page until it says that it needs scripts.

    The browser may parse a page before it has disabled scripts, and the page then shows nothing;
    only opening it again shows the difference.
    """

    def shown(driver) -> bool:
        driver.get(address)
        return "requires JavaScript" in driver.find_element(By.CSS_SELECTOR, "noscript").text

    waiting(browser, PATIENCE).until(shown)


def until_title(browser, title: str) -> None:
    """Waits until the page shows the state with this title."""

    def shown(driver) -> bool:
        titles = driver.find_elements(By.CSS_SELECTOR, "h1")
        return any(it.is_displayed() and it.text == title for it in titles)

    waiting(browser, PATIENCE).until(shown)


def assert_quiet(browser) -> None:
    """No complaint of the browser: nothing that the content policy forbids was tried."""
    complaints = [json.dumps(entry) for entry in browser.get_log("browser")]
    assert not [text for text in complaints if "Content Security Policy" in text], complaints
