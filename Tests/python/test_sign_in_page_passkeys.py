"""Passkeys on the sign-in page, with Chromium's virtual authenticator."""

import subprocess
from pathlib import Path

import jwt
import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.common.virtual_authenticator import VirtualAuthenticatorOptions

from running_server import RunningServer
from sign_in_page import SignInPage

ENTRY = ".passkey-entry .button"
OFFER = ".passkey-offer"
CREATE, SKIP = f"{OFFER} .stack .button:first-child", f"{OFFER} .stack .button:last-child"
TEXTS = Path(__file__).parents[2] / "Texts"
PHONE = {"width": 320, "height": 900, "deviceScaleFactor": 1, "mobile": True}

# The virtual authenticator answers suggestions at once, as if the user had chosen one.
NO_SUGGESTIONS = "PublicKeyCredential.isConditionalMediationAvailable = async () => false;"


class PasskeyPage(SignInPage):
    """The page at a domain, because passkeys do not work at IP addresses."""

    def __init__(self, browser, server, query: str | None = None):
        super().__init__(browser, Named(server), query)

    def reach_offer(self, phone_number: str) -> None:
        self.sign_in(phone_number)
        self.wait_for(OFFER)

    def sign_in(self, phone_number: str) -> None:
        self.send_code(phone_number)
        self.await_code_step()
        self.enter_code(self.latest_code())

    def create_passkey(self, phone_number: str) -> str:
        """Signs in by phone number, accepts the offer, and returns the ID of the account."""
        self.reach_offer(phone_number)
        self.click(CREATE)
        self.until(lambda _: self.title == "Your passkey is saved")
        self.click(CREATE)
        return self.await_account()["Account ID"]

    def reopen(self) -> None:
        self.browser.refresh()
        self.wait_for("#number")

    @property
    def title(self) -> str:
        return self.find("h1").text

    @property
    def active(self):
        return self.browser.switch_to.active_element

    @property
    def token(self) -> str:
        return self.find(".facts dd:last-of-type .copy").get_attribute("data-copy")

    @property
    def claims(self) -> dict:
        return jwt.decode(self.token, options={"verify_signature": False})

    def says(self, selector: str, text: str) -> None:
        self.until(lambda _: text in self.find(selector).text)


class Named:
    """A server by the name of its host."""

    def __init__(self, server):
        self._server = server
        self.url = server.url.replace("127.0.0.1", "localhost")

    def __getattr__(self, name: str):
        return getattr(self._server, name)


class Authenticator:
    """The authenticator of a browser's device."""

    def __init__(self, browser):
        self._browser = browser
        options = VirtualAuthenticatorOptions()
        options.protocol = VirtualAuthenticatorOptions.Protocol.CTAP2
        options.transport = VirtualAuthenticatorOptions.Transport.INTERNAL
        options.has_resident_key = True
        options.has_user_verification = True
        options.is_user_verified = True
        browser.add_virtual_authenticator(options)

    @property
    def passkeys(self) -> list:
        return self._browser.get_credentials()

    def agrees(self, does_agree: bool) -> None:
        """Whether the user passes the verification."""
        self._browser.set_user_verified(does_agree)

    def remove(self) -> None:
        self._browser.remove_virtual_authenticator()


@pytest.fixture
def authenticator(browser):
    used = Authenticator(browser)
    yield used
    used.remove()


@pytest.fixture
def no_suggestions(browser):
    run_in_pages(browser, NO_SUGGESTIONS)


def run_in_pages(browser, script: str) -> None:
    """Runs a script before those of each page that the tab loads."""
    browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": script})


def fail_with(call: str, error: str) -> str:
    """A script that makes a call of the browser fail."""
    return (
        f"navigator.credentials.{call} = async () => "
        f"{{ throw new DOMException('made up', '{error}'); }};"
    )


@pytest.fixture
def page(browser, server, authenticator, no_suggestions):
    return PasskeyPage(browser, server)


def passkeys_of(server, account: str) -> list[dict]:
    answer = server.administer("accounts:lookup", {"localId": [account]})
    return answer.json()["users"][0].get("passkeyInfo", [])


def remove_passkeys(server, account: str) -> None:
    ids = [info["credentialId"] for info in passkeys_of(server, account)]
    removed = server.administer("accounts:update", {"localId": account, "deletePasskey": ids})
    assert removed.status_code == 200, removed.text


def project_with(binary, folder, *changes: str) -> RunningServer:
    RunningServer(binary, folder).stop()
    command = [binary, "projects", "set", RunningServer.project, "--data", folder, *changes]
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    return RunningServer(binary, folder)


def test_a_passkey_that_was_offered_signs_in_by_the_button(
    page, server, authenticator, phone_number
):
    account = page.create_passkey(phone_number)
    [info] = passkeys_of(server, account)
    assert info["transports"] == ["internal"]
    assert len(authenticator.passkeys) == 1

    page.reopen()
    assert page.find(ENTRY).text == "Sign in with a passkey"
    page.click(ENTRY)
    assert page.await_account()["Account ID"] == account
    assert page.claims["firebase"]["sign_in_provider"] == "passkey"
    assert "Welcome back" in page.find(".account-view .lead").text


def test_the_session_that_added_a_passkey_goes_on(page, server, phone_number):
    page.create_passkey(phone_number)
    answer = server.post("/v1/accounts:update", {"idToken": page.token, "displayName": "Alice"})
    assert answer.status_code == 200, answer.text


def test_a_passkey_that_the_browser_suggests_signs_in(
    browser, server, authenticator, phone_number
):
    page = PasskeyPage(browser, server)
    assert page.find("#number").get_attribute("autocomplete") == "tel webauthn"
    account = page.create_passkey(phone_number)
    browser.refresh()
    assert page.await_account()["Account ID"] == account
    assert page.claims["firebase"]["sign_in_provider"] == "passkey"


def test_suggestions_give_way_to_the_button(browser, server, authenticator, phone_number):
    page = PasskeyPage(browser, server)
    account = page.create_passkey(phone_number)
    hold = """
      const get = navigator.credentials.get.bind(navigator.credentials);
      window.rounds = [];
      navigator.credentials.get = ({ mediation, signal, ...options }) => {
        if (mediation !== "conditional") return get(options);
        return new Promise((_, fail) => {
          window.rounds.push(signal);
          signal.addEventListener("abort", () => fail(signal.reason));
        });
      };"""
    run_in_pages(browser, hold)
    page.reopen()
    rounds = "return window.rounds.map((signal) => signal.aborted)"
    page.until(lambda _: browser.execute_script(rounds) == [False])
    authenticator.agrees(False)
    page.click(ENTRY)
    page.says(".passkey-entry .news", "No passkey was used")
    page.until(lambda _: browser.execute_script(rounds) == [True, False])
    authenticator.agrees(True)
    page.click(ENTRY)
    assert page.await_account()["Account ID"] == account
    assert browser.execute_script(rounds) == [True, True]


def test_suggestions_are_renewed_before_their_challenge_expires(browser, server, authenticator):
    hurry = """
      window.challenges = [];
      const wait = window.setTimeout;
      window.setTimeout = (work, delay) =>
        wait(work, delay === 270_000 && window.challenges.length === 0 ? 50 : delay);
      navigator.credentials.get = ({ publicKey, signal }) => new Promise((_, fail) => {
        window.challenges.push(String(new Uint8Array(publicKey.challenge)));
        signal.addEventListener("abort", () => fail(signal.reason));
      });"""
    run_in_pages(browser, hurry)
    page = PasskeyPage(browser, server)
    challenges = "return window.challenges"
    page.until(lambda _: len(browser.execute_script(challenges)) == 2)
    first, second = browser.execute_script(challenges)
    assert first != second


def test_suggestions_end_when_the_user_goes_on_by_phone(
    browser, server, authenticator, phone_number
):
    wait = """
      navigator.credentials.get = ({ signal }) => new Promise((_, fail) => {
        window.round = signal;
        signal.addEventListener("abort", () => fail(signal.reason));
      });"""
    run_in_pages(browser, wait)
    page = PasskeyPage(browser, server)
    page.until(lambda _: browser.execute_script("return window.round?.aborted") is False)
    page.send_code(phone_number)
    page.await_code_step()
    assert browser.execute_script("return window.round.aborted")
    page.enter_code(page.latest_code())
    page.wait_for(OFFER)


def test_a_closed_dialog_leaves_every_way_open(page, authenticator, phone_number):
    account = page.create_passkey(phone_number)
    page.reopen()
    authenticator.agrees(False)
    page.click(ENTRY)
    page.says(".passkey-entry .news", "No passkey was used. Try again, or sign in another way.")
    assert page.find(".passkey-entry .news").get_attribute("role") == "status"
    assert page.find(".passkey-entry .problem").text == ""
    assert page.active == page.find(ENTRY)
    page.find("#number").send_keys("6")
    assert page.find(".passkey-entry .news").text == ""
    authenticator.agrees(True)
    page.click(ENTRY)
    assert page.await_account()["Account ID"] == account


def test_a_removed_passkey_is_explained_and_the_device_told(
    browser, page, server, authenticator, phone_number
):
    account = page.create_passkey(phone_number)
    remove_passkeys(server, account)
    run_in_pages(
        browser,
        "PublicKeyCredential.signalUnknownCredential = async (told) => { window.told = told; };",
    )
    page.reopen()
    page.click(ENTRY)
    page.says(".passkey-entry .problem", "no longer belongs to an account. Sign in another way.")
    assert page.find(".passkey-entry .problem").get_attribute("role") == "alert"
    told = browser.execute_script("return window.told")
    assert told["rpId"] == "localhost"
    assert told["credentialId"] == authenticator.passkeys[0].id.rstrip("=")
    page.sign_in(phone_number)
    assert page.await_account()["Account ID"] == account


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        ("SecurityError", "Passkeys can’t be used on this page."),
        ("NotSupportedError", "Passkeys can’t be used on this page."),
        ("UnknownError", "The passkey couldn’t be used. Try again."),
    ],
)
def test_what_the_browser_refuses_is_explained(
    browser, page, phone_number, error, sentence
):
    run_in_pages(browser, fail_with("get", error))
    page.reopen()
    page.click(ENTRY)
    page.says(".passkey-entry .problem", sentence)
    is_final = error != "UnknownError"
    assert page.find(ENTRY).is_displayed() != is_final
    if is_final:
        assert page.active == page.find("#number")
    page.sign_in(phone_number)
    page.wait_for(OFFER)


def test_a_dialog_that_ends_by_itself_says_so(browser, page):
    # The browser's error is the same as for a dialog that the user closes.
    late = """
      navigator.credentials.get = async ({ publicKey }) => {
        const now = performance.now.bind(performance);
        performance.now = () => now() + publicKey.timeout;
        throw new DOMException("made up", "NotAllowedError");
      };"""
    run_in_pages(browser, late)
    page.reopen()
    page.click(ENTRY)
    page.says(".passkey-entry .problem", "This took too long. Try again.")
    assert page.find(ENTRY).is_displayed()


def test_an_offer_that_was_declined_is_not_repeated(page, authenticator, fictional_numbers):
    number = next(fictional_numbers)
    page.reach_offer(number)
    assert page.title == "Sign in faster next time"
    assert page.active.tag_name == "h1"
    page.click(SKIP)
    page.await_account()
    assert authenticator.passkeys == []
    page.reopen()
    page.sign_in(number)
    page.await_account()
    # Another user of the browser is asked.
    page.reopen()
    page.reach_offer(next(fictional_numbers))


def test_a_user_who_leaves_the_page_at_the_offer_was_asked(page, phone_number):
    page.reach_offer(phone_number)
    page.reopen()
    page.sign_in(phone_number)
    page.await_account()


def test_the_offer_is_repeated_after_a_month(browser, page, phone_number):
    page.reach_offer(phone_number)
    page.click(SKIP)
    page.await_account()
    month = 31 * 24 * 3_600_000
    run_in_pages(browser, f"const now = Date.now; Date.now = () => now() + {month};")
    page.reopen()
    page.reach_offer(phone_number)


def test_a_user_who_has_a_passkey_is_not_asked(browser, page, phone_number):
    page.create_passkey(phone_number)
    browser.execute_script("localStorage.clear()")
    page.reopen()
    page.sign_in(phone_number)
    page.await_account()


def test_a_device_without_a_screen_lock_is_not_asked(browser, page, phone_number):
    run_in_pages(
        browser,
        "PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = async () => false;",
    )
    page.reopen()
    page.sign_in(phone_number)
    page.await_account()


def test_a_passkey_that_is_not_created_does_not_stop_the_sign_in(
    page, server, authenticator, phone_number
):
    authenticator.agrees(False)
    page.reach_offer(phone_number)
    page.click(CREATE)
    page.says(f"{OFFER} .news", "No passkey was created. Try again, or continue without one.")
    page.click(SKIP)
    account = page.await_account()["Account ID"]
    assert passkeys_of(server, account) == []


@pytest.mark.parametrize(
    ("error", "selector", "sentence"),
    [
        ("NotSupportedError", ".problem", "Passkeys can’t be used on this page."),
        ("UnknownError", ".problem", "The passkey couldn’t be used. Try again."),
        ("InvalidStateError", "h1", "Your passkey is saved"),
    ],
)
def test_every_end_of_a_creation_leads_on(
    browser, page, phone_number, error, selector, sentence
):
    run_in_pages(browser, fail_with("create", error))
    page.reopen()
    page.reach_offer(phone_number)
    page.click(CREATE)
    page.says(f"{OFFER} {selector}", sentence)
    last = next(b for b in page.browser.find_elements(By.CSS_SELECTOR, f"{OFFER} .button")[::-1]
                if b.is_displayed())
    assert last.text == ("Not now" if error == "UnknownError" else "Continue")
    last.click()
    assert page.await_account()["Phone number"] == phone_number


def test_an_offer_that_is_accepted_too_late_is_repeated_next_time(
    browser, page, server, phone_number
):
    page.reach_offer(phone_number)
    # As the server answers when the sign-in is older than five minutes.
    browser.execute_script("""
      const ask = window.fetch;
      window.fetch = (path, ...rest) => String(path).includes("passkeyEnrollment")
        ? Promise.resolve(Response.json(
            { error: { message: "CREDENTIAL_TOO_OLD_LOGIN_AGAIN" } }, { status: 400 }))
        : ask(path, ...rest);""")
    page.click(CREATE)
    page.says(f"{OFFER} .problem", "You can create a passkey the next time you sign in.")
    assert page.active.text == "Continue"
    page.active.send_keys(Keys.ENTER)
    page.await_account()
    page.reopen()
    page.reach_offer(phone_number)


def test_a_project_without_passkeys_shows_none(
    browser, binary, tmp_path, authenticator, phone_number
):
    running = project_with(binary, tmp_path, "passkeys.isEnabled=false")
    try:
        page = PasskeyPage(browser, running)
        assert page.browser.find_elements(By.CSS_SELECTOR, ".passkey-entry") == []
        assert page.find("#number").get_attribute("autocomplete") == "tel"
        page.sign_in(phone_number)
        page.await_account()
    finally:
        assert running.stop() == 0


@pytest.mark.parametrize("missing", ["delete window.PublicKeyCredential;", ""])
def test_a_browser_that_cannot_use_passkeys_here_shows_none(
    browser, server, phone_number, missing
):
    run_in_pages(browser, missing)
    # Without the missing interface, the page at an IP address.
    page = PasskeyPage(browser, server) if missing else SignInPage(browser, server)
    assert browser.find_elements(By.CSS_SELECTOR, ".passkey-entry") == []
    page.send_code(phone_number)
    page.await_code_step()
    page.enter_code(page.latest_code())
    page.await_account()


def test_a_page_that_cannot_ask_for_the_project_s_ways_signs_in_by_phone(
    browser, server, authenticator, phone_number
):
    browser.execute_cdp_cmd("Network.enable", {})
    browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/signInOptions*"]})
    try:
        page = PasskeyPage(browser, server)
    finally:
        browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
    assert browser.find_elements(By.CSS_SELECTOR, ".passkey-entry") == []
    page.sign_in(phone_number)
    page.await_account()


@pytest.fixture
def strict(binary, tmp_path):
    """A project whose users have second factors after a phone number."""
    running = project_with(
        binary, tmp_path, "secondFactors.state=enabled", "secondFactors.allowsAfterPhone=true"
    )
    yield running
    assert running.stop() == 0, "".join(running.log)


def test_a_passkey_replaces_the_second_factor(
    browser, strict, authenticator, no_suggestions, fictional_numbers
):
    first, second = next(fictional_numbers), next(fictional_numbers)
    strict.enroll_phone(strict.sign_in(first).id_token, second, "Work")
    page = PasskeyPage(browser, strict)
    page.sign_in(first)
    page.says("main", f"ending in {second[-4:]}")
    page.enter_code(page.latest_code())
    page.wait_for(OFFER)
    page.click(CREATE)
    page.until(lambda _: page.title == "Your passkey is saved")
    page.click(CREATE)
    account = page.await_account()["Account ID"]

    # The code of another person's phone is not needed.
    page.reopen()
    page.sign_in(first)
    page.says("main", f"ending in {second[-4:]}")
    page.click(".step-footer > .link-button")
    page.wait_for(".choices")
    choices = page.browser.find_elements(By.CSS_SELECTOR, ".choice")
    assert choices[-1].text == "Sign in with a passkey"
    authenticator.agrees(False)
    choices[-1].click()
    assert page.problem == "No passkey was used. Try again, or sign in another way."
    authenticator.agrees(True)
    choices[-1].click()
    assert page.await_account()["Account ID"] == account
    assert page.claims["firebase"]["sign_in_second_factor"] == "passkey"


def test_everything_works_by_the_keyboard_alone(page, phone_number):
    assert page.active == page.find("#number")
    page.active.send_keys(phone_number.removeprefix("+1"), Keys.ENTER)
    page.await_code_step()
    page.until(lambda _: page.active.get_attribute("id") == "code")
    page.active.send_keys(page.latest_code())
    page.wait_for(OFFER)
    page.until(lambda _: page.active.tag_name == "h1")
    page.active.send_keys(Keys.TAB)
    assert page.active.text == "Create passkey"
    page.active.send_keys(Keys.ENTER)
    page.until(lambda _: page.active.text == "Your passkey is saved")
    page.active.send_keys(Keys.TAB)
    assert page.active.text == "Continue"
    page.active.send_keys(Keys.ENTER)
    page.await_account()
    page.reopen()
    for _ in range(2):
        page.active.send_keys(Keys.TAB)
    assert page.active.accessible_name == "Sign in with a passkey"
    page.active.send_keys(Keys.ENTER)
    page.await_account()
    page.until(lambda _: page.active.tag_name == "h1")


@pytest.mark.parametrize("language", ["en", "de", "ar", "ta", "zh"])
def test_the_steps_fit_a_phone(browser, server, authenticator, no_suggestions, phone_number, language):
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", PHONE)
    browser.get_log("browser")
    page = PasskeyPage(browser, server, f"key={server.api_key}&lang={language}")
    assert_fits(page)
    authenticator.agrees(False)
    page.click(ENTRY)
    page.until(lambda _: page.find(".passkey-entry .news").text)
    assert_fits(page)
    page.reach_offer(phone_number)
    assert_fits(page)
    page.click(CREATE)
    page.until(lambda _: page.find(f"{OFFER} .news").text)
    assert_fits(page)
    assert not [entry for entry in browser.get_log("browser") if entry["level"] == "SEVERE"]


def test_the_button_fits_a_phone_in_every_language(browser, server, authenticator, no_suggestions):
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", PHONE)
    labels = set()
    for path in TEXTS.glob("*.json"):
        page = PasskeyPage(browser, server, f"key={server.api_key}&lang={path.stem}")
        assert_fits(page)
        labels.add(page.find(ENTRY).text)
    assert len(labels) > 40


def assert_fits(page) -> None:
    assert page.browser.execute_script("return document.documentElement.scrollWidth") <= 320
    for target in page.browser.find_elements(By.CSS_SELECTOR, "main button, main input"):
        if target.is_displayed():
            assert target.size["height"] >= 44, target.text
