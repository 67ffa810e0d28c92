"""The page on which users see and change their account."""

import json
import re
import sqlite3
from contextlib import closing
from urllib.parse import urlencode

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from running_server import ProductionServer
from sign_in_page import SignInPage
from test_second_factor_page import app_code, project_with, read_setup_code
from test_sign_in_page_passkeys import Authenticator, Named, fail_with, run_in_pages

HOSTILE = "<img src=x onerror=alert(1)>\u202e&amp;"

PASSWORD = "correct horse battery"
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
        self.forget_news()
        self.button(name).click()

    def forget_news(self) -> None:
        """Clears what was said about the change before, which the next change could also say."""
        self.browser.execute_script("document.getElementById('account-news').textContent = ''")

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
def data(tmp_path_factory):
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def server(binary, data):
    strict = "passwordSignIn.policy.refusesCommon=true"
    running = project_with(binary, data, "enabled", f"name={HOSTILE}", strict)
    yield running
    assert running.stop() == 0, "".join(running.log)


@pytest.fixture
def age_sign_ins(data):
    """Makes every sign-in until now ten minutes older, which is too old for most changes."""

    def age() -> None:
        (file,) = data.glob("*.db")
        with closing(sqlite3.connect(file, timeout=30)) as database, database:
            changed = database.execute("UPDATE session SET signed_in_at = signed_in_at - 600000")
            assert changed.rowcount > 0

    return age


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
    fill(page, HOSTILE)
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
    first = page.keep_recovery_codes()
    page.wait_for(".account")
    (row,) = page.rows("factors")
    assert "Authenticator app" in row
    assert len(account_of(server, phone_number)["mfaInfo"]) == 1
    assert "Recovery codes left: 10" in page.find("#sign-in").text
    page.press("Create recovery codes")
    assert "Your earlier codes will stop working." in page.find("dialog").text
    page.press("Create recovery codes")
    assert not set(first) & set(page.keep_recovery_codes())
    page.wait_for(".account")
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


def test_a_change_after_an_old_sign_in_is_made_after_a_new_one(
    page, server, phone_number, age_sign_ins
):
    page.sign_in(phone_number)
    age_sign_ins()
    page.press("Delete account")
    page.press("Delete account")
    page.sign_in_again()
    page.says("Your account is deleted.")
    assert account_of(server, phone_number) is None


def test_a_new_sign_in_can_be_left(page, server, phone_number, age_sign_ins):
    page.sign_in(phone_number)
    age_sign_ins()
    page.press("Delete account")
    page.press("Delete account")
    page.wait_for(".account-again")
    page.press("Cancel")
    page.wait_for(".account")
    assert account_of(server, phone_number) is not None


def test_a_new_sign_in_to_another_account_is_refused(
    page, server, fictional_numbers, age_sign_ins
):
    first, second = next(fictional_numbers), next(fictional_numbers)
    page.sign_in(first)
    age_sign_ins()
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


def latest_link(server, email: str) -> str:
    codes = server.get(f"/emulator/v1/projects/{server.project}/oobCodes").json()["oobCodes"]
    return [code for code in codes if code["email"] == email][-1]["oobLink"]


def give_address(server, phone_number: str, **changes) -> str:
    """Gives the account of the number a confirmed address."""
    account = account_of(server, phone_number)
    email = f"person{phone_number[1:]}@example.com"
    body = {"localId": account["localId"], "email": email, "emailVerified": True, **changes}
    answer = server.administer("accounts:update", body)
    assert answer.status_code == 200, answer.text
    return email


def fill(page, text: str) -> None:
    field = page.wait_for("#ask-field")
    page.forget_news()
    field.clear()
    field.send_keys(text, Keys.ENTER)


def test_an_address_is_added_by_the_link_that_it_receives(page, server, phone_number):
    page.sign_in(phone_number)
    page.press("Add e-mail address")
    fill(page, "nowhere")
    page.until(lambda _: "isn’t an e-mail address" in page.find("dialog[open]").text)
    email = f"new{phone_number[1:]}@example.com"
    fill(page, email)
    page.says(f"We sent a link to {email}.")
    assert page.rows("email") == []
    assert "email" not in account_of(server, phone_number)
    page.browser.switch_to.new_window("tab")
    page.browser.get(latest_link(server, ""))
    page.click("form button")
    page.until(lambda _: account_of(server, phone_number).get("email") == email)
    assert account_of(server, phone_number)["emailVerified"] is True


def test_an_address_is_replaced_only_after_a_recent_sign_in(
    page, server, phone_number, age_sign_ins
):
    server.sign_in(phone_number)
    former = give_address(server, phone_number)
    page.sign_in(phone_number)
    (row,) = page.rows("email")
    assert row == former
    age_sign_ins()
    page.press("Change your e")
    email = f"new{phone_number[1:]}@example.com"
    fill(page, email)
    page.sign_in_again()
    page.says(f"We sent a link to {email}.")
    assert account_of(server, phone_number)["email"] == former
    page.browser.switch_to.new_window("tab")
    page.browser.get(latest_link(server, former))
    page.click("form button")
    page.until(lambda _: account_of(server, phone_number)["email"] == email)


def test_an_unconfirmed_address_is_confirmed_by_a_link(page, server, phone_number):
    server.sign_in(phone_number)
    email = give_address(server, phone_number, emailVerified=False)
    page.sign_in(phone_number)
    assert "isn’t confirmed" in page.rows("email")[0]
    page.press("Send the link again")
    page.says(f"We sent a link to {email}.")
    page.browser.switch_to.new_window("tab")
    page.browser.get(latest_link(server, email))
    page.click("form button")
    page.until(lambda _: account_of(server, phone_number)["emailVerified"])


def test_a_password_is_set_changed_and_removed(page, server, phone_number):
    server.sign_in(phone_number)
    email = give_address(server, phone_number)
    page.sign_in(phone_number)
    page.press("Choose a new password")
    assert "at least 6 characters" in page.wait_for("#ask-hint").text
    assert page.find("#ask-field").get_attribute("autocomplete") == "new-password"
    name = page.find("dialog input[autocomplete=username]")
    assert name.get_property("value") == email
    fill(page, "short")
    assert "at least 6 characters" in page.find("#ask-problem").text
    page.press("Show password")
    assert page.find("#ask-field").get_attribute("type") == "text"
    page.press("Hide password")
    fill(page, "password1")
    page.until(lambda _: "easy to guess" in page.find("#ask-problem").text)
    assert page.find("#ask-field").get_property("value") == ""
    fill(page, PASSWORD)
    page.says("Saved.")
    assert server.sign_in_with_password(email, PASSWORD).status_code == 200
    page.press("Choose a new password")
    fill(page, f"{PASSWORD} again")
    page.says("Saved.")
    assert server.sign_in_with_password(email, PASSWORD).status_code == 400
    page.press("Remove: Password")
    page.press("Remove")
    page.says("Saved.")
    assert page.rows("password") == []
    assert server.sign_in_with_password(email, f"{PASSWORD} again").status_code == 400


def test_a_password_is_set_only_after_a_recent_sign_in(page, server, phone_number, age_sign_ins):
    server.sign_in(phone_number)
    email = give_address(server, phone_number)
    page.sign_in(phone_number)
    age_sign_ins()
    page.press("Choose a new password")
    fill(page, PASSWORD)
    page.wait_for(".account-again")
    assert server.sign_in_with_password(email, PASSWORD).status_code == 400
    page.sign_in_again()
    page.says("Saved.")
    assert server.sign_in_with_password(email, PASSWORD).status_code == 200


def test_a_linked_provider_is_removed(page, server, phone_number):
    account = server.sign_in(phone_number)
    identity = {"sub": phone_number, "email": f"ada{phone_number[1:]}@example.com"}
    linked = server.post(
        "/v1/accounts:signInWithIdp",
        {
            "idToken": account.id_token,
            "postBody": urlencode({"providerId": "google.com", "id_token": json.dumps(identity)}),
            "requestUri": "http://localhost",
        },
    )
    assert linked.status_code == 200, linked.text
    page.sign_in(phone_number)
    (row,) = page.rows("providers")
    assert identity["email"] in row
    page.press("Remove: ")
    page.press("Remove")
    page.says("Saved.")
    providers = [one["providerId"] for one in account_of(server, phone_number)["providerUserInfo"]]
    assert "google.com" not in providers


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
