"""The page on which users see and change their account."""

import json
import re

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from running_server import ProductionServer
from sign_in_page import SignInPage
from test_second_factor_page import app_code, project_with, read_setup_code
from test_sign_in_page_passkeys import Authenticator, Named, fail_with, run_in_pages

HOSTILE = "<img src=x onerror=alert(1)>\u202e&amp;"

# The server's answer to a change long after the sign-in, once for each call.
OLD_SIGN_IN = """
const ask = window.fetch;
const refused = new Set();
window.fetch = (address, options) => {
  const [name] = String(address).split("?");
  if (!/CALLS/.test(name) || refused.has(name)) return ask(address, options);
  refused.add(name);
  const error = { code: 400, message: "CREDENTIAL_TOO_OLD_LOGIN_AGAIN" };
  return Promise.resolve(Response.json({ error }, { status: 400 }));
};
"""
NO_SUGGESTIONS = "PublicKeyCredential.isConditionalMediationAvailable = async () => false;"


class AccountPage(SignInPage):
    def __init__(self, browser, server, query: str | None = None):
        self.browser = browser
        self.server = Named(server)
        browser.get(f"{self.server.url}/account?{query or f'project={server.project}'}")
        self.wait_for("#number")

    def sign_in(self, phone_number: str) -> "AccountPage":
        if not self.number:
            self.send_code(phone_number)
        else:
            self.find("form .button").click()
        self.await_code_step()
        self.enter_code(self.latest_code())
        self.wait_for(".account")
        return self

    def sign_in_again(self) -> None:
        """Answers the request for a new sign-in, for which the number is there already."""
        self.wait_for(".account-again")
        self.find("form .button").click()
        self.await_code_step()
        self.enter_code(self.latest_code())

    def press(self, name: str) -> None:
        """Presses the button whose accessible name begins so."""
        self.until(lambda _: self.button(name) is not None)
        self.button(name).click()

    def button(self, name: str):
        buttons = self.browser.find_elements(By.CSS_SELECTOR, "dialog[open] button")
        buttons = buttons or self.browser.find_elements(By.CSS_SELECTOR, "#sign-in button")
        return next((one for one in buttons if one.accessible_name.startswith(name)), None)

    def says(self, text: str) -> None:
        self.until(lambda _: text in self.find("#account-news").text)

    def complains(self, text: str) -> None:
        self.until(lambda _: text in self.find("#account-problem").text)

    def rows(self, part: str) -> list[str]:
        selector = f"section[aria-labelledby={part}-title] .account-row-text"
        return [row.text for row in self.browser.find_elements(By.CSS_SELECTOR, selector)]


@pytest.fixture(scope="module")
def server(binary, tmp_path_factory):
    running = project_with(
        binary, tmp_path_factory.mktemp("data"), "enabled", f"name={HOSTILE}"
    )
    yield running
    assert running.stop() == 0, "".join(running.log)


@pytest.fixture
def page(browser, server):
    run_in_pages(browser, NO_SUGGESTIONS)
    # A part that is being faded in has no text for the driver yet.
    still = {"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]}
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", still)
    return AccountPage(browser, server)


@pytest.fixture
def authenticator(browser):
    used = Authenticator(browser)
    yield used
    used.remove()


def account_of(server, phone_number: str) -> dict | None:
    answer = server.administer("accounts:lookup", {"phoneNumber": [phone_number]})
    return next(iter(answer.json().get("users", [])), None)


def test_the_account_and_its_devices_are_shown_after_a_sign_in(page, server, phone_number):
    other = server.sign_in(phone_number)
    page.sign_in(phone_number)
    facts = page.find(".facts").text
    assert phone_number in facts and other.account_id in facts
    own, former = page.rows("devices")
    assert "· Linux" in own and "This device" in own and "Last used: now" in own
    assert "This device" not in former
    assert page.browser.switch_to.active_element.text == "Your account"


def test_a_reload_forgets_the_account(page, phone_number):
    page.sign_in(phone_number)
    assert page.browser.execute_script("return document.cookie") == ""
    stored = "return JSON.stringify([localStorage, sessionStorage])"
    assert "eyJ" not in page.browser.execute_script(stored)
    page.browser.refresh()
    page.wait_for("#number")


def test_one_other_device_is_signed_out(page, server, phone_number):
    other = server.sign_in(phone_number)
    page.sign_in(phone_number)
    page.press("Sign out: ")
    page.says("Saved.")
    assert len(page.rows("devices")) == 1
    assert server.refresh(other.refresh_token).status_code == 400
    assert page.browser.switch_to.active_element.text == "Signed-in devices"


def test_all_other_devices_are_signed_out(page, server, phone_number):
    others = [server.sign_in(phone_number) for _ in range(2)]
    page.sign_in(phone_number)
    assert len(page.rows("devices")) == 3
    page.press("Sign out all other devices")
    page.says("Saved.")
    assert len(page.rows("devices")) == 1
    assert {server.refresh(one.refresh_token).status_code for one in others} == {400}


def test_signing_out_ends_the_session_at_the_server(page, server, phone_number):
    page.sign_in(phone_number)
    page.press("Sign out")
    page.wait_for("#number")
    page.says("You’re signed out.")
    own = server.sign_in(phone_number)
    answer = server.post("/dialtone/v1/accounts:listSessions", {"idToken": own.id_token})
    assert len(answer.json()["sessions"]) == 1


def test_a_passkey_is_created_renamed_and_removed(authenticator, page, server, phone_number):
    page.sign_in(phone_number)
    assert "None yet" in page.find("section[aria-labelledby=passkeys-title]").text
    page.press("Create passkey")
    page.says("Your passkey is saved")
    assert len(authenticator.passkeys) == 1
    (row,) = page.rows("passkeys")
    assert "Added: " in row
    page.press("Rename: ")
    field = page.wait_for("#ask-field")
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys(HOSTILE, Keys.ENTER)
    page.says("Saved.")
    assert HOSTILE.replace("\u202e", "") in page.rows("passkeys")[0].replace("\u202e", "")
    assert not page.browser.find_elements(By.CSS_SELECTOR, "img")
    page.press("Remove: ")
    page.press("Cancel")
    assert len(page.rows("passkeys")) == 1
    page.press("Remove: ")
    page.press("Remove")
    page.says("Saved.")
    assert page.rows("passkeys") == []
    assert "passkeyInfo" not in account_of(server, phone_number)


def test_a_passkey_that_the_user_does_not_create_changes_nothing(browser, server, phone_number):
    run_in_pages(browser, NO_SUGGESTIONS + fail_with("create", "NotAllowedError"))
    page = AccountPage(browser, server).sign_in(phone_number)
    page.press("Create passkey")
    page.says("No passkey was created.")
    assert page.rows("passkeys") == []


def test_an_authenticator_app_is_added_and_removed(page, server, phone_number):
    page.browser.set_window_size(1280, 1400)
    page.sign_in(phone_number)
    page.press("Set up your authenticator app")
    address = read_setup_code(page)
    secret = re.search(r"secret=([A-Z2-7]+)", address)[1]
    page.enter_code(app_code(secret))
    page.says("Saved.")
    (row,) = page.rows("factors")
    assert "Authenticator app" in row
    assert len(account_of(server, phone_number)["mfaInfo"]) == 1
    page.press("Remove: Authenticator app")
    page.press("Remove")
    # The session is older than the app, so the server wants a sign-in with it.
    page.until(lambda _: page.find("#account-news").text or find(page, ".account-again"))
    if find(page, ".account-again"):
        page.find("form .button").click()
        page.await_code_step()
        page.enter_code(page.latest_code())
        page.until(lambda _: "authenticator app" in page.find("main").text)
        page.await_code_step()
        page.enter_code(app_code(secret, later=1))
    page.says("Saved.")
    assert page.rows("factors") == []


def find(page, selector: str):
    return page.browser.find_elements(By.CSS_SELECTOR, selector)


def test_the_setup_of_an_app_can_be_left(page, phone_number):
    page.sign_in(phone_number)
    page.press("Set up your authenticator app")
    page.wait_for("#setup-key")
    page.press("Cancel")
    page.wait_for(".account")
    assert page.rows("factors") == []


def test_hostile_names_are_only_text(page, server, phone_number):
    sent = server.post("/v1/accounts:sendVerificationCode", {"phoneNumber": phone_number})
    session_info = sent.json()["sessionInfo"]
    proved = server.post(
        "/v1/accounts:signInWithPhoneNumber",
        {"sessionInfo": session_info, "code": server.code_of(session_info)},
        headers={"X-Client-Version": "<img src=x onerror=alert(1)>&amp;"},
    )
    assert proved.status_code == 200, proved.text
    page.sign_in(phone_number)
    assert "<img src=x onerror=alert(1)>&amp;" in page.rows("devices")[1]
    assert page.find(".app-name").text.startswith("<img src=x")
    assert not find(page, "img")
    assert not [one for one in page.browser.get_log("browser") if one["level"] == "SEVERE"]


def test_a_change_after_an_old_sign_in_is_made_after_a_new_one(browser, server, phone_number):
    run_in_pages(browser, NO_SUGGESTIONS + OLD_SIGN_IN.replace("CALLS", "accounts:delete"))
    page = AccountPage(browser, server).sign_in(phone_number)
    page.press("Delete account")
    page.press("Delete account")
    page.sign_in_again()
    page.says("Your account is deleted.")
    assert account_of(server, phone_number) is None


def test_a_new_sign_in_can_be_left(browser, server, phone_number):
    run_in_pages(browser, NO_SUGGESTIONS + OLD_SIGN_IN.replace("CALLS", "accounts:delete"))
    page = AccountPage(browser, server).sign_in(phone_number)
    page.press("Delete account")
    page.press("Delete account")
    page.wait_for(".account-again")
    page.press("Cancel")
    page.wait_for(".account")
    assert account_of(server, phone_number) is not None


def test_a_new_sign_in_to_another_account_is_refused(browser, server, fictional_numbers):
    first, second = next(fictional_numbers), next(fictional_numbers)
    run_in_pages(browser, NO_SUGGESTIONS + OLD_SIGN_IN.replace("CALLS", "accounts:delete"))
    page = AccountPage(browser, server).sign_in(first)
    page.press("Delete account")
    page.press("Delete account")
    page.wait_for(".account-again")
    page.find("#number").clear()
    page.send_code(second)
    page.await_code_step()
    page.enter_code(page.latest_code())
    page.complains("This is another account.")
    assert account_of(server, first) is not None
    page.sign_in_again()
    page.says("Your account is deleted.")
    assert account_of(server, first) is None
    assert account_of(server, second) is not None


def test_the_account_is_deleted_only_after_a_confirmation(page, server, phone_number):
    page.sign_in(phone_number)
    page.press("Delete account")
    dialog = page.wait_for("dialog[open]")
    assert "can’t be undone" in dialog.text
    assert page.browser.switch_to.active_element.text == "Cancel"
    page.browser.switch_to.active_element.send_keys(Keys.ESCAPE)
    page.until(lambda _: not find(page, "dialog[open].ask-dialog"))
    assert account_of(server, phone_number) is not None
    page.press("Delete account")
    page.press("Delete account")
    page.says("Your account is deleted.")
    page.wait_for("#number")
    assert account_of(server, phone_number) is None


def test_the_own_data_can_be_downloaded(browser, server, phone_number, tmp_path):
    settings = {"behavior": "allow", "downloadPath": str(tmp_path)}
    browser.execute_cdp_cmd("Page.setDownloadBehavior", settings)
    run_in_pages(browser, NO_SUGGESTIONS)
    page = AccountPage(browser, server).sign_in(phone_number)
    page.press("Download your data")
    page.until(lambda _: list(tmp_path.glob("*.json")))
    (file,) = tmp_path.glob("*.json")
    data = json.loads(file.read_text())
    assert data["account"]["phoneNumber"] == phone_number
    assert file.stem == data["account"]["localId"]
    assert [device["current"] for device in data["devices"]] == [True]


def test_the_number_is_changed_with_a_code(page, server, fictional_numbers):
    first, second = next(fictional_numbers), next(fictional_numbers)
    account = page.sign_in(first) and account_of(server, first)
    page.press("Change number")
    page.wait_for("#number").clear()
    page.find("#number").send_keys(second, Keys.ENTER)
    page.await_code_step()
    page.enter_code(page.latest_code())
    page.says("Saved.")
    assert second in page.find(".facts").text
    assert account_of(server, second)["localId"] == account["localId"]


def test_the_number_of_another_account_is_not_taken(page, server, fictional_numbers):
    first, second = next(fictional_numbers), next(fictional_numbers)
    server.sign_in(second)
    page.sign_in(first)
    page.press("Change number")
    page.wait_for("#number").send_keys(second, Keys.ENTER)
    page.await_code_step()
    page.enter_code(page.latest_code())
    page.complains("This number belongs to another account.")
    assert first in page.find(".facts").text


def test_without_a_server_the_page_says_so_and_keeps_the_account(page, phone_number):
    page.sign_in(phone_number)
    page.browser.execute_script("window.fetch = () => Promise.reject(new TypeError())")
    page.press("Download your data")
    page.complains("We can’t reach the server.")
    assert page.find(".account").is_displayed()


@pytest.mark.parametrize("language, direction", [("de", "ltr"), ("fa", "rtl")])
def test_the_page_fits_the_smallest_phone(browser, server, phone_number, language, direction):
    device = {"width": 320, "height": 900, "deviceScaleFactor": 1, "mobile": True}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", device)
    run_in_pages(browser, NO_SUGGESTIONS)
    page = AccountPage(browser, server, f"project={server.project}&lang={language}")
    page.sign_in(phone_number)
    root = page.find("html")
    assert root.get_attribute("dir") == direction
    assert browser.execute_script("return document.documentElement.scrollWidth") <= 320
    assert not [one for one in browser.get_log("browser") if one["level"] == "SEVERE"]


def test_the_page_runs_no_inline_code_and_no_site_frames_it(server):
    answer = server.get(f"/account?project={server.project}")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-frame-options"] == "DENY"
    assert "set-cookie" not in answer.headers


def test_the_sign_in_page_leads_to_the_account(browser, server, phone_number):
    page = SignInPage(browser, Named(server))
    page.send_code(phone_number)
    page.await_code_step()
    page.enter_code(page.latest_code())
    page.click(".account-link")
    page.until(lambda _: "/account?key=" in browser.current_url)
    page.wait_for("#number")


def test_production_has_the_page_for_each_project(binary, tmp_path):
    running = ProductionServer(binary, tmp_path)
    try:
        for query in (f"project={running.project}", f"key={running.api_key}"):
            page = running.get(f"/account?{query}", headers={"Host": "id.example.com"})
            assert page.status_code == 200, page.text
            assert f'data-api-key="{running.api_key}"' in page.text
            assert "Development" not in page.text
        refused = running.get(
            "/account", headers={"Host": "id.example.com", "Accept": "text/html"}
        )
        assert refused.status_code == 400
        assert "data-api-key" not in refused.text
    finally:
        assert running.stop() == 0
