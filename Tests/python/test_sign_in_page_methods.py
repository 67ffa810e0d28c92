"""The ways to sign in on the sign-in page besides the phone: each of them, and its errors."""

import gzip
import itertools
import json
import subprocess

import pytest
import requests
from selenium.webdriver.common.by import By

from chromium import waiting
from running_server import REQUEST_LIMIT, RunningServer
from sign_in_page import PATIENCE, SignInPage

OWNER = {"Authorization": "Bearer owner"}
PASSWORD = "correct horse 42"
addresses = (f"ada{number}@example.com" for number in itertools.count(1))


def configure(server, mask: str, **settings) -> None:
    answer = requests.patch(
        f"{server.url}/identitytoolkit.googleapis.com/v2/projects/{server.project}/config",
        params={"updateMask": mask}, json=settings, headers=OWNER, timeout=REQUEST_LIMIT,
    )
    assert answer.status_code == 200, answer.text


def add_provider(server, provider: str) -> None:
    answer = requests.post(
        f"{server.url}/identitytoolkit.googleapis.com/v2/projects/{server.project}"
        "/defaultSupportedIdpConfigs",
        params={"idpId": provider}, headers=OWNER, timeout=REQUEST_LIMIT,
        json={"enabled": True, "clientId": "client", "clientSecret": "secret"},
    )
    assert answer.status_code == 200, answer.text


@pytest.fixture(scope="module")
def server(server):
    add_provider(server, "google.com")
    add_provider(server, "github.com")
    return server


@pytest.fixture
def page(browser, server):
    return still_page(browser, server)


@pytest.fixture
def own_page(browser, own_server):
    """The page of a server whose configuration the test changes."""
    return lambda: still_page(browser, own_server)


def still_page(browser, server):
    browser.execute_cdp_cmd(
        "Emulation.setEmulatedMedia",
        {"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]},
    )
    return MethodsPage(browser, server)


@pytest.fixture
def email():
    return next(addresses)


class MethodsPage(SignInPage):
    def press(self, label: str) -> None:
        """Presses the button with a label, once it is there."""
        self.until(lambda _: self.button(label)).click()

    def button(self, label: str):
        buttons = self.browser.find_elements(By.CSS_SELECTOR, "#sign-in button, .leave-form button")
        return next((b for b in buttons if b.is_displayed() and b.text.strip() == label), None)

    def see(self, text: str) -> None:
        self.until(lambda _: text in self.find("body").text)

    def fill(self, **values: str) -> None:
        for name, value in values.items():
            self.wait_for(f"#{name}").clear()
            self.find(f"#{name}").send_keys(value)

    def submit(self) -> None:
        self.find("form .button").click()

    def sign_in_with_password(self, email: str, password: str = PASSWORD) -> None:
        self.press("Continue with password")
        self.fill(email=email, password=password)
        self.submit()

    def mail(self, email: str, request: str) -> str:
        """The link in the newest mail to an address."""
        codes = self.server.get(f"/emulator/v1/projects/{self.server.project}/oobCodes").json()
        links = [
            code["oobLink"] for code in codes["oobCodes"]
            if (code["email"], code["requestType"]) == (email, request)
        ]
        return links[-1]


def sign_up(server, email: str, password: str = PASSWORD) -> dict:
    answer = server.post("/v1/accounts:signUp", {"email": email, "password": password})
    assert answer.status_code == 200, answer.text
    return answer.json()


def field(page, selector: str, name: str) -> str:
    return page.wait_for(selector).get_property(name)


# Passwords


def test_an_address_and_its_password_sign_in(page, email):
    account = sign_up(page.server, email)
    page.sign_in_with_password(email)
    assert page.await_account()["Account ID"] == account["localId"]


def test_password_managers_know_what_the_fields_are_for(page):
    page.press("Continue with password")
    assert field(page, "#email", "autocomplete") == "username"
    assert field(page, "#password", "autocomplete") == "current-password"
    page.press("Create an account")
    page.until(lambda _: field(page, "#password", "autocomplete") == "new-password")
    assert field(page, "#email", "autocomplete") == "username"
    page.press("Choose another way")
    page.press("Continue with e-mail link")
    page.until(lambda _: field(page, "#email", "autocomplete") == "email")


def test_a_wrong_password_is_explained_and_the_right_one_works_after_it(page, email):
    sign_up(page.server, email)
    page.sign_in_with_password(email, "something else")
    assert page.problem == "The e-mail address or the password is wrong."
    assert field(page, "#password", "value") == ""
    assert field(page, "#email", "value") == email
    page.fill(password=PASSWORD)
    page.submit()
    page.await_account()


def test_an_unknown_address_gets_the_answer_of_a_wrong_password(page, email):
    page.sign_in_with_password(email)
    assert page.problem == "The e-mail address or the password is wrong."


def test_a_disabled_account_is_told_so(page, email):
    account = sign_up(page.server, email)
    answer = requests.post(
        f"{page.server.url}/identitytoolkit.googleapis.com/v1/projects/{page.server.project}"
        "/accounts:update",
        json={"localId": account["localId"], "disableUser": True},
        headers=OWNER, timeout=REQUEST_LIMIT,
    )
    assert answer.status_code == 200, answer.text
    page.sign_in_with_password(email)
    assert page.problem == "This account is disabled. Contact support."
    assert page.button("Choose another way")


@pytest.mark.parametrize(
    ("values", "complaint"),
    [
        ({}, "Enter your e-mail address."),
        ({"email": "ada"}, "This isn’t an e-mail address."),
        ({"email": "ada@example.com"}, "Enter your password."),
    ],
)
def test_an_incomplete_form_is_not_sent(page, values, complaint):
    page.press("Continue with password")
    page.fill(**values)
    page.submit()
    assert page.problem == complaint


def test_the_password_can_be_shown_and_hidden(page):
    page.press("Continue with password")
    page.fill(password="secret")
    page.press("Show password")
    assert field(page, "#password", "type") == "text"
    page.press("Hide password")
    assert field(page, "#password", "type") == "password"


def test_a_new_account_is_created_and_its_rules_are_followed_while_one_types(own_server, own_page, email):
    configure(
        own_server, "passwordPolicyConfig",
        passwordPolicyConfig={
            "passwordPolicyEnforcementState": "ENFORCE",
            "passwordPolicyVersions": [{"customStrengthOptions": {
                "minPasswordLength": 8, "containsNumericCharacter": True,
            }}],
        },
    )
    page = own_page()
    page.press("Continue with password")
    page.press("Create an account")
    page.fill(email=email, password="abc")
    met = lambda: [rule.text for rule in page.browser.find_elements(By.CSS_SELECTOR, ".is-met")]
    assert met() == []
    page.submit()
    assert page.problem == "This password doesn’t meet the app’s rules. Choose another one."
    page.fill(password="abcdefgh")
    assert met() == ["at least 8 characters"]
    page.fill(password="otter-lamp-93")
    assert met() == ["at least 8 characters", "a digit"]
    page.submit()
    assert page.await_account()["E-mail address"] == email


def test_a_taken_address_leads_to_its_sign_in(own_server, own_page, email):
    configure(own_server, "emailPrivacyConfig",
              emailPrivacyConfig={"enableImprovedEmailPrivacy": False})
    page = own_page()
    sign_up(page.server, email)
    page.press("Continue with password")
    page.press("Create an account")
    page.fill(email=email, password="another otter 7")
    page.submit()
    assert page.problem == "This e-mail address already has an account. Sign in to it."
    page.press("I have an account")
    assert field(page, "#email", "value") == email
    page.fill(password=PASSWORD)
    page.submit()
    page.await_account()


def test_a_forgotten_password_is_replaced_by_a_mail_that_leads_back(page, email):
    sign_up(page.server, email)
    page.press("Continue with password")
    page.fill(email=email)
    page.press("Forgot your password?")
    assert field(page, "#email", "value") == email
    page.submit()
    page.see(f"If there is an account for {email}, we sent a link")
    page.browser.get(page.mail(email, "PASSWORD_RESET"))
    page.wait_for("input[type=password]").send_keys("quite new otter 5")
    page.find("form button").click()
    page.until(lambda _: page.browser.find_elements(By.CSS_SELECTOR, "a.button"))[0].click()
    page.wait_for("#number")
    page.sign_in_with_password(email, "quite new otter 5")
    page.await_account()


def demand_long_passwords(server) -> None:
    configure(
        server, "passwordPolicyConfig",
        passwordPolicyConfig={
            "passwordPolicyEnforcementState": "ENFORCE", "forceUpgradeOnSignin": True,
            "passwordPolicyVersions": [{"customStrengthOptions": {"minPasswordLength": 12}}],
        },
    )


def test_a_password_that_is_too_weak_by_now_is_replaced_before_the_sign_in(own_server, own_page, email):
    sign_up(own_server, email, "short 7")
    demand_long_passwords(own_server)
    page = own_page()
    page.sign_in_with_password(email, "short 7")
    page.see("Choose a new password")
    assert "This password doesn’t meet the app’s rules." in page.find("#sign-in").text
    assert page.find("input[type=email]").get_property("autocomplete") == "username"
    assert page.find("input[type=email]").get_property("value") == email
    assert page.button("Forgot your password?") and page.button("Back")
    page.fill(password="short 8")
    page.submit()
    assert page.problem == "This password doesn’t meet the app’s rules. Choose another one."
    page.fill(password="quite a long otter")
    page.submit()
    assert page.await_account()["E-mail address"] == email


def test_a_weak_password_beside_a_second_factor_is_replaced_by_mail(own_server, own_page, email):
    owner = sign_up(own_server, email, "short 7")
    answer = requests.post(
        f"{own_server.url}/identitytoolkit.googleapis.com/v1/projects/{own_server.project}/accounts:update",
        headers=OWNER, timeout=REQUEST_LIMIT, json={
            "localId": owner["localId"], "emailVerified": True,
            "mfa": {"enrollments": [{"mfaEnrollmentId": "one", "phoneInfo": "+16505550177"}]},
        },
    )
    assert answer.status_code == 200, answer.text
    demand_long_passwords(own_server)
    page = own_page()
    page.sign_in_with_password(email, "short 7")
    page.see("Choose a new password")
    page.fill(password="quite a long otter")
    page.submit()
    page.see("We’ll send you a link to choose a new password.")
    assert field(page, "#email", "value") == email
    page.submit()
    page.see(f"If there is an account for {email}, we sent a link")
    assert page.mail(email, "PASSWORD_RESET")


def test_an_unknown_address_gets_the_same_answer_to_a_forgotten_password(own_server, own_page, email):
    configure(own_server, "emailPrivacyConfig",
              emailPrivacyConfig={"enableImprovedEmailPrivacy": False})
    page = own_page()
    page.press("Continue with password")
    page.press("Forgot your password?")
    page.fill(email=email)
    page.submit()
    page.see(f"If there is an account for {email}, we sent a link")
    assert page.button("Send the link again") and page.button("Back")


def test_an_address_is_confirmed_before_a_second_factor_is_added(own_server, own_page, email):
    sign_up(own_server, email)
    configure(own_server, "mfa", mfa={
        "state": "MANDATORY", "enabledProviders": ["PHONE_SMS"],
    })
    page = own_page()
    page.sign_in_with_password(email)
    page.see(f"Open the link in the e-mail to {email}, then come back here.")
    first = page.mail(email, "VERIFY_EMAIL")
    page.press("I opened the link")
    assert page.problem == "This address isn’t confirmed yet. Open the link in our e-mail."
    assert page.button("Start over")
    assert page.button("Send the link again").get_attribute("aria-disabled") == "true"
    # A program that opens the link confirms the address at once in development.
    assert requests.get(first, timeout=REQUEST_LIMIT).status_code == 200
    page.press("I opened the link")
    page.see("This app requires a second step when you sign in. Choose one to finish.")


# Links


def request_link(page, email: str) -> str:
    page.press("Continue with e-mail link")
    page.fill(email=email)
    page.submit()
    page.see(f"We sent a sign-in link to {email}.")
    return page.mail(email, "EMAIL_SIGNIN")


def open_link(page, link: str) -> None:
    page.browser.get(link)
    page.until(lambda _: page.browser.find_elements(By.CSS_SELECTOR, "a.button"))[0].click()


def test_a_link_signs_in_in_another_tab(page, email):
    link = request_link(page, email)
    page.browser.switch_to.new_window("tab")
    open_link(page, link)
    assert page.await_account()["E-mail address"] == email
    assert "oobCode" not in page.browser.current_url


def test_another_browser_asks_for_the_address_and_signs_in(page, email):
    link = request_link(page, email)
    page.browser.execute_script("localStorage.clear()")
    open_link(page, link)
    page.see("Confirm your e-mail address")
    page.fill(email="other@example.com")
    page.submit()
    assert page.problem == "This link was sent to another address. Enter that one."
    page.fill(email=email)
    page.submit()
    page.await_account()


def test_a_used_link_offers_another_one(page, email):
    link = request_link(page, email)
    code = dict(part.split("=", 1) for part in link.split("?", 1)[1].split("&"))["oobCode"]
    page.server.post("/v1/accounts:signInWithEmailLink", {"email": email, "oobCode": code})
    page.browser.get(f"{page.server.url}/sign-in?key={page.server.api_key}"
                     f"&mode=signIn&oobCode={code}&apiKey={page.server.api_key}")
    assert page.problem == "This sign-in has expired. Start over."
    assert field(page, "#email", "value") == email
    page.submit()
    page.see(f"We sent a sign-in link to {email}.")


def test_another_mail_is_offered_after_a_while(page, email):
    request_link(page, email)
    button = page.button("Send the link again")
    assert button.get_attribute("aria-disabled") == "true"
    page.press("Choose another way")
    page.wait_for("#number")


# Identity providers


def choose_person(page, email: str) -> None:
    # It is closed if the server knows people of the provider.
    newcomer = page.wait_for("#newcomer")
    if newcomer.get_attribute("open") is None:
        page.find("#newcomer summary").click()
    page.find("#name").send_keys("Ada")
    page.find("#email").send_keys(email)
    page.find("#newcomer .button").click()


def test_a_provider_signs_in_and_its_result_is_not_left_in_the_address(page, email):
    page.press("Continue with Google")
    choose_person(page, email)
    assert page.await_account()["E-mail address"] == email
    assert "#" not in page.browser.current_url


def test_a_result_that_another_tab_has_asked_for_is_ignored(page):
    event = {"urlResponse": "https://attacker.example/?code=x", "error": None}
    news = json.dumps({"step": "result", "challenge": "0" * 64, "event": event})
    page.browser.get(f"{page.server.url}/sign-in?key={page.server.api_key}#dialtone-auth={news}")
    page.browser.refresh()
    page.wait_for("#number")
    assert page.browser.find_elements(By.CSS_SELECTOR, ".account-view") == []


# The page that replaces the providers' has only verified addresses; this takes that back.
UNVERIFIED = (
    "const send = fetch; fetch = (address, { body, ...rest } = {}) => send(address,"
    "{ body: body?.replace('email_verified%22:true', 'email_verified%22:false')"
    "?.replace('email_verified%22%3Atrue', 'email_verified%22%3Afalse'), ...rest })"
)


def meet_the_conflict(page, email) -> dict:
    """Comes back from a provider that has not verified the address of an account."""
    page.browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": UNVERIFIED})
    owner = sign_up(page.server, email)
    page.press("Continue with GitHub")
    choose_person(page, email)
    page.see(f"{email} belongs to an account with another way to sign in.")
    return owner


def providers(page) -> set[str]:
    answer = page.server.post("/v1/accounts:lookup", {"idToken": token(page)})
    return {provider["providerId"] for provider in answer.json()["users"][0]["providerUserInfo"]}


def test_a_provider_whose_address_has_a_password_is_added_after_a_sign_in_with_it(page, email):
    owner = meet_the_conflict(page, email)
    page.press("Continue with password")
    assert field(page, "#email", "value") == email
    page.fill(password=PASSWORD)
    page.submit()
    assert page.await_account()["Account ID"] == owner["localId"]
    assert providers(page) == {"password", "github.com"}


def test_a_provider_that_the_user_has_turned_down_is_not_added(page, email):
    owner = meet_the_conflict(page, email)
    page.press("Choose another way")
    page.press("Continue with password")
    page.fill(email=email, password=PASSWORD)
    page.submit()
    assert page.await_account()["Account ID"] == owner["localId"]
    assert providers(page) == {"password"}


def token(page) -> str:
    return page.wait_for(".facts [data-copy^='ey']").get_attribute("data-copy")


# What the project has


def test_a_method_that_the_project_does_not_have_is_not_offered(own_server, own_page):
    configure(
        own_server, "signIn",
        signIn={"email": {"enabled": True, "passwordRequired": False},
                "phoneNumber": {"enabled": True}, "anonymous": {"enabled": False}},
    )
    page = own_page()
    page.until(lambda _: page.button("Continue with e-mail link"))
    assert not page.button("Continue as guest")


def test_without_the_phone_the_page_begins_with_the_other_ways(own_server, browser):
    configure(
        own_server, "signIn",
        signIn={"email": {"enabled": True, "passwordRequired": True},
                "phoneNumber": {"enabled": False}, "anonymous": {"enabled": True}},
    )
    browser.get(f"{own_server.url}/sign-in?key={own_server.api_key}")
    until = waiting(browser, PATIENCE).until
    # A choice has no text for the user before its step is shown.
    expected = ["Continue with password", "Continue as guest"]
    until(lambda _: [one.text for one in browser.find_elements(By.CSS_SELECTOR, ".choice")] == expected)
    assert not browser.find_elements(By.CSS_SELECTOR, "#number")


def reloaded_links(browser):
    browser.refresh()
    return browser.find_elements(By.CSS_SELECTOR, ".brand-links a")


def test_the_project_s_pages_for_users_are_linked(binary, browser, tmp_path):
    server = RunningServer(binary, tmp_path)
    try:
        links = "links.terms=https://shop.example.com/terms", "links.support=mailto:help@example.com"
        subprocess.run(
            [binary, "projects", "set", server.project, *links, "--data", tmp_path],
            check=True, capture_output=True, timeout=REQUEST_LIMIT,
        )
        page = still_page(browser, server)
        # The server reads a project again after some seconds.
        shown = page.until(lambda _: reloaded_links(browser))
        assert [link.text for link in shown] == ["Terms of Service", "Get help"]
        assert shown[1].get_attribute("href") == "mailto:help@example.com"
        assert "noopener" in shown[0].get_attribute("rel")
    finally:
        assert server.stop() == 0


# All steps


SAMPLES = {"#number": "6505550123", "#email": "ada@example.com", "#password": "otter-lamp-93"}
LEAVES_THE_PAGE = ("Continue with G",)


def state(page) -> tuple[str, tuple[str, ...]]:
    """The title of a step, and what can be pressed in it."""
    page.until(lambda _: page.browser.find_elements(By.CSS_SELECTOR, "#sign-in h1"))
    page.until(lambda _: not page.browser.find_elements(By.CSS_SELECTOR, "[aria-busy=true]"))
    buttons = page.browser.find_elements(By.CSS_SELECTOR, "#sign-in button, #sign-in a")
    ways = [
        button.text for button in buttons
        if button.is_displayed() and button.text.strip()
        and button.get_attribute("aria-disabled") != "true"
        and "country-button" not in button.get_attribute("class")
    ]
    return page.find("#sign-in h1").text, tuple(ways)


def test_every_step_has_a_way_on(page):
    """Walks through the steps: each button is pressed once, with and without entries."""
    seen, open_paths, steps = set(), [()], set()
    while open_paths:
        path = open_paths.pop(0)
        page.browser.execute_script("sessionStorage.clear(); localStorage.clear()")
        page.browser.get(f"{page.server.url}/sign-in?key={page.server.api_key}")
        page.wait_for("#number")
        for label, has_entries in path:
            if has_entries:
                for selector, sample in SAMPLES.items():
                    for entry in page.browser.find_elements(By.CSS_SELECTOR, f"#sign-in {selector}"):
                        entry.clear()
                        entry.send_keys(sample)
            page.press(label)
            state(page)
        title, ways = state(page)
        assert ways, f"{title} after {path} is a dead end"
        steps.add(title)
        if title == "You’re signed in":
            continue
        for label in ways:
            if (title, label) in seen or label.startswith(LEAVES_THE_PAGE):
                continue
            seen.add((title, label))
            open_paths.append((*path, (label, False)))
            open_paths.append((*path, (label, True)))
    assert steps >= {
        "Sign in with your phone", "Enter the 6-digit code", "Sign in with your password",
        "Create an account", "Reset your password", "Sign in by e-mail", "You’re signed in",
    }


def test_the_whole_page_weighs_less_than_60_kilobytes(page):
    """With all modules, styles, the texts of a language and the regions, compressed."""
    files = page.browser.execute_script(
        "return performance.getEntriesByType('resource').map(({ name }) => name)"
        ".filter((name) => /[.](js|css|json|svg)$/.test(name))"
    )
    assert any(name.endswith("/sign-in-page.js") for name in files)
    assert len(files) < 10
    sizes = {
        name.rsplit("/", 1)[1]: page.browser.execute_script(
            "return performance.getEntriesByName(arguments[0])[0].encodedBodySize", name
        )
        for name in files
    }
    assert sum(sizes.values()) < 60_000, sizes
