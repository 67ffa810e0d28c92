"""Every page, and every state of it that a test can reach, in the language of the browser."""

import itertools
import json
from dataclasses import dataclass
from urllib.parse import urlencode, urlsplit

import requests
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.common.virtual_authenticator import VirtualAuthenticatorOptions

from challenge_page import handler_url
from chromium import waiting
from running_server import REQUEST_LIMIT
from sign_in_page import PATIENCE, SignInPage, wrong
from test_second_factor_page import app_code, create_recovery_codes, enroll_app

PASSWORD = "correct horse battery"
NO_PASSKEYS = "delete window.PublicKeyCredential;"
# As if another page had opened this one as a popup, and does not answer.
OPENER = "window.opener = { postMessage() {} }; window.close = () => {};"
# How long the popup waits for an answer, in milliseconds.
POPUP_TIMEOUT = 5000
NO_SUGGESTIONS = "PublicKeyCredential.isConditionalMediationAvailable = async () => false;"

# The states by name; each is a function that brings a visit there.
STATES = {}
count = itertools.count(1000)


def state(function):
    STATES[function.__name__.replace("_", " ")] = function
    return function


@dataclass
class Visit:
    """A browser and the servers that it can visit."""

    browser: object

    # Second factors are possible here.
    server: object

    # They are required here.
    demanding: object

    production: object

    # An app's own pages, at another address.
    app: object

    def open(self, address: str) -> None:
        self.browser.get(address)

    def wait_for(self, selector: str):
        def shown(_):
            found = self.browser.find_elements(By.CSS_SELECTOR, selector)
            return next((one for one in found if one.is_displayed()), None)

        return waiting(self.browser, PATIENCE).until(shown)

    def press(self, selector: str) -> None:
        self.wait_for(selector).click()

    def run_in_pages(self, script: str) -> None:
        self.browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": script})

    def run_without(self, script: str) -> None:
        """Loads no script with this name, so that its page stays."""
        self.browser.execute_cdp_cmd("Network.enable", {})
        self.browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": [f"*/{script}"]})

    def popup(self, **changes) -> str:
        """The address at which Google's web SDK opens a popup."""
        query = {
            "apiKey": self.server.api_key, "appName": "[DEFAULT]", "authType": "signInViaPopup",
            "redirectUrl": f"{self.app.url}/", "v": "11.3.1", "eventId": "event",
            "providerId": "yahoo.com", **changes,
        }
        return f"{self.server.url}/emulator/auth/handler?{urlencode(query)}"

    def prove_popup(self, **changes) -> None:
        """Opens a popup that its app answers: the server takes that from its own page only."""
        self.run_in_pages(OPENER)
        self.open(self.popup(**changes))
        self.wait_for("#popup")
        self.browser.execute_script(
            "location.replace(`${location.href}&challenge=${'0'.repeat(64)}`)"
        )

    def add_authenticator(self) -> None:
        """Gives the browser's device passkeys; it must be called before a page opens."""
        self.run_in_pages(NO_SUGGESTIONS)
        options = VirtualAuthenticatorOptions()
        options.protocol = VirtualAuthenticatorOptions.Protocol.CTAP2
        options.transport = VirtualAuthenticatorOptions.Transport.INTERNAL
        options.has_resident_key = True
        options.has_user_verification = True
        options.is_user_verified = True
        self.browser.add_virtual_authenticator(options)

    def host(self, server) -> str:
        """The server at a domain, because passkeys do not work at IP addresses."""
        return server.url.replace("127.0.0.1", "localhost")

    def sign_in_page(self, server=None) -> SignInPage:
        return SignInPage(self.browser, server or self.server)

    def code_step(self, number: str | None = None, server=None) -> SignInPage:
        page = self.sign_in_page(server)
        page.send_code(number or new_number())
        page.await_code_step()
        return page

    def account(self, number: str | None = None) -> None:
        self.open(f"{self.host(self.server)}/account?project={self.server.project}")
        self.wait_for("#number").send_keys(number or new_number())
        self.press("form .button")
        self.wait_for("#code").send_keys(latest_code(self.server))
        self.wait_for(".account")

    def client(self, **details) -> str:
        """The address at which an app sends its users to the server."""
        answer = requests.post(
            f"{self.server.url}/dialtone/v1/projects/{self.server.project}/oauthClients",
            headers={"Authorization": "Bearer owner"},
            json={
                "displayName": "Order desk", "kind": "CONFIDENTIAL",
                "redirectUris": ["https://shop.example.com/signed-in"], **details,
            },
            timeout=REQUEST_LIMIT,
        )
        assert answer.status_code == 200, answer.text
        query = {
            "client_id": answer.json()["client"]["clientId"], "response_type": "code",
            "redirect_uri": "https://shop.example.com/signed-in",
            "scope": "openid phone profile offline_access", "state": "state", "nonce": "nonce",
            "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
            "code_challenge_method": "S256",
        }
        return f"{self.issuer}/authorize?{urlencode(query)}"

    @property
    def issuer(self) -> str:
        return f"{self.server.url}/oidc/{self.server.project}"

    def mail(self, request_type: str, **fields) -> str:
        """Asks for a mail and returns the link in it."""
        sent = self.server.post(
            "/v1/accounts:sendOobCode", {"requestType": request_type, **fields}
        )
        assert sent.status_code == 200, sent.text
        codes = self.server.get(f"/emulator/v1/projects/{self.server.project}/oobCodes").json()
        link = codes["oobCodes"][-1]["oobLink"]
        # The link names the language of the mail, which would win.
        return link.replace("lang=en", "lang=" + self.language)

    @property
    def language(self) -> str:
        return self.browser.execute_script("return navigator.language")

    def person(self) -> tuple[str, str]:
        """A new account with a password: its address and its ID token."""
        email = f"person{next(count)}@example.com"
        answer = self.server.post("/v1/accounts:signUp", {"email": email, "password": PASSWORD})
        assert answer.status_code == 200, answer.text
        return email, answer.json()["idToken"]


def new_number() -> str:
    """A number that no other state has: any of Portugal's mobile numbers."""
    return f"+35191234{next(count)}"


def latest_code(server) -> str:
    answer = server.get(f"/emulator/v1/projects/{server.project}/verificationCodes")
    return answer.json()["verificationCodes"][-1]["code"]


@state
def sign_in_number(visit):
    visit.sign_in_page()


@state
def sign_in_number_with_passkeys(visit):
    visit.add_authenticator()
    visit.open(f"{visit.host(visit.server)}/sign-in?key={visit.server.api_key}")
    visit.wait_for(".passkey-entry")


@state
def sign_in_refused_number(visit):
    visit.sign_in_page().send_code("12")
    visit.wait_for("#problem:not(:empty)")


@state
def sign_in_countries(visit):
    page = visit.sign_in_page()
    page.click(".country-button")
    visit.wait_for("dialog[open]")


@state
def sign_in_countries_without_a_match(visit):
    sign_in_countries(visit)
    visit.browser.switch_to.active_element.send_keys("xyzxyz")


@state
def sign_in_code(visit):
    visit.code_step()


@state
def sign_in_wrong_code(visit):
    page = visit.code_step()
    page.enter_code(wrong(page.latest_code()))
    visit.wait_for("#problem:not(:empty)")


@state
def sign_in_offer_of_a_passkey(visit):
    visit.add_authenticator()
    visit.open(f"{visit.host(visit.server)}/sign-in?key={visit.server.api_key}")
    visit.wait_for("#number").send_keys(new_number())
    visit.press("form .button")
    visit.wait_for("#code").send_keys(latest_code(visit.server))
    visit.wait_for(".passkey-offer")


@state
def sign_in_done(visit):
    page = visit.code_step()
    page.enter_code(page.latest_code())
    visit.wait_for(".account-view")


@state
def second_factor_code(visit):
    number = new_number()
    enroll_app(visit.server, visit.server.sign_in(number).id_token)
    page = visit.code_step(number)
    code = page.find("#code")
    page.enter_code(page.latest_code())
    page.until(lambda _: page.find("#code").id != code.id)


@state
def second_factor_choice_to_set_up(visit):
    page = visit.code_step(server=visit.demanding)
    page.enter_code(page.latest_code())
    visit.wait_for(".choice")


@state
def second_factor_app_to_set_up(visit):
    second_factor_choice_to_set_up(visit)
    visit.press(".choice")
    visit.wait_for("#setup-code")


@state
def recovery_codes_to_save(visit):
    second_factor_app_to_set_up(visit)
    secret = visit.wait_for("#setup-key").text.replace(" ", "")
    visit.wait_for("#code").send_keys(app_code(secret))
    visit.wait_for(".recovery-codes")


@state
def recovery_code(visit):
    number = new_number()
    codes = create_recovery_codes(visit.server, visit.server.sign_in(number).id_token)
    page = visit.code_step(number)
    code = page.find("#code")
    page.enter_code(page.latest_code())
    page.until(lambda _: page.find("#code").id != code.id)
    visit.press(".step-footer > .link-button")
    visit.press(".choices li:last-child .choice")
    visit.wait_for("#recovery-code").send_keys("3k7m")
    visit.press("form .button")
    page.until(lambda _: page.find("#problem").text)
    return codes


@state
def lost_factor_to_replace(visit):
    codes = recovery_code(visit)
    field = visit.wait_for("#recovery-code")
    field.clear()
    field.send_keys(codes[0])
    visit.press("form .button")
    visit.wait_for(".choice")


@state
def account_sign_in(visit):
    visit.open(f"{visit.server.url}/account?project={visit.server.project}")
    visit.wait_for("#number")


@state
def account(visit):
    number = new_number()
    visit.server.sign_in(number)
    visit.account(number)


@state
def account_with_passkey_and_app(visit):
    visit.add_authenticator()
    visit.account()
    visit.press("section[aria-labelledby=passkeys-title] > .button")
    visit.wait_for(".account-row-buttons .button:nth-child(2)")
    visit.press("section[aria-labelledby=factors-title] > .button")
    secret = visit.wait_for("#setup-key").text.replace(" ", "")
    visit.wait_for("#code").send_keys(app_code(secret))
    visit.press(".recovery-codes + .stack > .button:last-child")
    visit.wait_for(".account-recovery")


@state
def account_passkey_to_rename(visit):
    visit.add_authenticator()
    visit.account()
    visit.press("section[aria-labelledby=passkeys-title] > .button")
    visit.press("section[aria-labelledby=passkeys-title] .account-row-buttons .button")
    visit.wait_for("#ask-field")


@state
def account_to_delete(visit):
    visit.account()
    visit.press(".account-ends .is-final")
    visit.wait_for("dialog[open]")


@state
def account_number_to_change(visit):
    visit.account()
    visit.press(".account-facts .button")
    visit.wait_for("#number")


@state
def account_with_address_and_provider(visit):
    number = new_number()
    signed_in = visit.server.sign_in(number)
    identity = {"sub": number, "email": f"ada{next(count)}@example.com"}
    linked = visit.server.post(
        "/v1/accounts:signInWithIdp",
        {
            "idToken": signed_in.id_token,
            "postBody": urlencode({"providerId": "google.com", "id_token": json.dumps(identity)}),
            "requestUri": "http://localhost",
        },
    )
    assert linked.status_code == 200, linked.text
    body = {"localId": signed_in.account_id, "email": identity["email"], "password": PASSWORD}
    assert visit.server.administer("accounts:update", body).status_code == 200
    visit.account(number)
    visit.wait_for("#providers-title")


@state
def account_address_to_add(visit):
    visit.account()
    visit.press("section[aria-labelledby=email-title] > .button")
    visit.wait_for("#ask-field").send_keys("nowhere", Keys.ENTER)
    visit.wait_for("#ask-problem:not(:empty)")


@state
def account_password_to_choose(visit):
    account_with_address_and_provider(visit)
    visit.press("section[aria-labelledby=password-title] > .button")
    visit.wait_for("#ask-field").send_keys("short", Keys.ENTER)
    visit.wait_for("#ask-problem:not(:empty)")


@state
def account_app_to_set_up(visit):
    visit.account()
    visit.press("section[aria-labelledby=factors-title] > .button")
    visit.wait_for("#setup-code")


@state
def challenge_to_wait_for(visit):
    # Without a worker, no solution is ever found.
    visit.run_in_pages("window.Worker = class { postMessage() {} terminate() {} "
                       "addEventListener() {} };")
    visit.open(handler_url(visit.server, appId="1:1:ios:ff"))
    visit.wait_for("#working")


@state
def challenge_solved(visit):
    visit.open(handler_url(visit.server, appId="1:1:ios:ff"))
    visit.wait_for("#done")


@state
def challenge_failed(visit):
    visit.run_in_pages("window.fetch = () => Promise.reject(new TypeError());")
    visit.open(handler_url(visit.server, appId="1:1:ios:ff"))
    visit.wait_for("#failed")


@state
def challenge_refused(visit):
    visit.open(handler_url(visit.server, redirectUri="https://evil.example/"))
    visit.wait_for("details")


@state
def link_to_reset_a_password(visit):
    email, _ = visit.person()
    visit.open(visit.mail("PASSWORD_RESET", email=email))
    visit.wait_for("#new-password")


@state
def link_with_a_refused_password(visit):
    link_to_reset_a_password(visit)
    visit.browser.execute_script("document.querySelector('#new-password').removeAttribute('minlength')")
    visit.wait_for("#new-password").send_keys("12345")
    visit.press("form .button")
    visit.wait_for("#problem")


@state
def link_to_verify_an_address(visit):
    _, id_token = visit.person()
    visit.open(visit.mail("VERIFY_EMAIL", idToken=id_token))
    visit.wait_for("form .button")


@state
def link_that_verified_an_address(visit):
    link_to_verify_an_address(visit)
    button = visit.wait_for("form .button")
    button.click()
    waiting(visit.browser, PATIENCE).until(
        lambda _: not visit.browser.find_elements(By.CSS_SELECTOR, "form")
    )


@state
def link_to_change_an_address(visit):
    _, id_token = visit.person()
    new = f"new{next(count)}@example.com"
    visit.open(visit.mail("VERIFY_AND_CHANGE_EMAIL", idToken=id_token, newEmail=new))
    visit.wait_for("form .button")


@state
def link_to_sign_in(visit):
    email, _ = visit.person()
    target = f"{visit.server.url}/sign-in?a=b"
    visit.open(visit.mail("EMAIL_SIGNIN", email=email, continueUrl=target))
    visit.wait_for("#continue")


@state
def link_that_does_not_work(visit):
    visit.open(
        f"{visit.server.url}/__/auth/action?mode=resetPassword&oobCode=no"
        f"&apiKey={visit.server.api_key}"
    )
    visit.wait_for("h1")


@state
def client_sign_in(visit):
    visit.open(visit.client())
    visit.wait_for("#number")


@state
def form_number(visit):
    visit.open(visit.client())
    visit.wait_for("#number")
    query = urlsplit(visit.browser.current_url).query
    visit.open(f"{visit.server.url}/sign-in/form?{query}")
    visit.wait_for("#country")


@state
def form_number_refused(visit):
    form_number(visit)
    visit.wait_for("#number").send_keys("12")
    visit.press("button[value=send]")
    visit.wait_for("#number[aria-invalid]")


@state
def form_code(visit):
    form_number(visit)
    visit.wait_for("#number").send_keys(new_number())
    visit.press("button[value=send]")
    visit.wait_for("#code")


@state
def form_wrong_code(visit):
    form_code(visit)
    visit.wait_for("#code").send_keys(wrong(latest_code(visit.server)))
    visit.press("button[value=check]")
    visit.wait_for("#code[aria-invalid]")


@state
def form_code_of_second_factor(visit):
    number = new_number()
    enroll_app(visit.server, visit.server.sign_in(number).id_token)
    form_number(visit)
    visit.wait_for("#number").send_keys(number)
    visit.press("button[value=send]")
    visit.wait_for("#code").send_keys(latest_code(visit.server))
    visit.press("button[value=check]")
    visit.wait_for("form:not(:has([value=resend])) #code")


@state
def form_recovery_code(visit):
    number = new_number()
    create_recovery_codes(visit.server, visit.server.sign_in(number).id_token)
    form_number(visit)
    visit.wait_for("#number").send_keys(number)
    visit.press("button[value=send]")
    visit.wait_for("#code").send_keys(latest_code(visit.server))
    visit.press("button[value=check]")
    visit.press("button[value=choose]")
    visit.press("button[value=recover]")
    visit.wait_for("#code.recovery-field")


@state
def client_consent(visit):
    visit.run_in_pages(NO_PASSKEYS)
    visit.open(visit.client(firstParty=False))
    visit.wait_for("#number").send_keys(new_number())
    visit.press("form .button")
    visit.wait_for("#code").send_keys(latest_code(visit.server))
    visit.wait_for("button[value=agree]")


@state
def client_account_to_choose(visit):
    client_consent(visit)
    visit.open(visit.client() + "&prompt=select_account")
    visit.wait_for(".answers")


@state
def client_sign_out(visit):
    client_consent(visit)
    visit.open(f"{visit.issuer}/logout")
    visit.wait_for(".answers")


@state
def client_that_is_unknown(visit):
    visit.open(f"{visit.issuer}/authorize?client_id=unknown&response_type=code")
    visit.wait_for("h1")


@state
def error_page(visit):
    visit.open(f"{visit.server.url}/nowhere")
    visit.wait_for("h1")


@state
def error_page_in_production(visit):
    visit.open(f"{visit.production.url}/account")
    visit.wait_for("h1")


@state
def console_without_messages(visit):
    requests.delete(
        f"{visit.server.url}/emulator/v1/projects/{visit.server.project}/inbox",
        timeout=REQUEST_LIMIT,
    ).raise_for_status()
    visit.open(visit.server.url)
    visit.wait_for(".empty-title")


@state
def console_with_messages(visit):
    visit.server.sign_in(new_number())
    visit.server.post("/v1/accounts:sendVerificationCode", {"phoneNumber": new_number()})
    email, _ = visit.person()
    visit.mail("PASSWORD_RESET", email=email)
    visit.open(visit.server.url)
    visit.wait_for(".message-link")


def open_picker(visit, provider: str = "google.com") -> None:
    """Opens the page that replaces a provider's, as a page with the web SDK does."""
    page = f"{visit.app.url}/"
    fields = {
        "apiKey": visit.server.api_key, "appName": "[DEFAULT]", "authType": "signInViaRedirect",
        "redirectUrl": page, "v": "11.3.1", "providerId": provider, "scopes": "profile",
        "challenge": "0" * 64,
    }
    visit.open(page)
    visit.browser.execute_script(
        "const form = document.createElement('form'); form.method = 'post';"
        "form.action = arguments[1];"
        "for (const [name, value] of Object.entries(arguments[0])) {"
        "  const input = document.createElement('input');"
        "  Object.assign(input, { name, value }); form.append(input);"
        "} document.body.append(form); form.submit();",
        fields,
        f"{visit.server.url}/emulator/auth/handler",
    )


@state
def provider_without_people(visit):
    # No other test has people of this one.
    open_picker(visit, "yahoo.com")
    visit.wait_for("#name")


@state
def provider_with_people(visit):
    identity = {"sub": f"ada{next(count)}", "email": f"ada{next(count)}@example.com"}
    answer = visit.server.post(
        "/v1/accounts:signInWithIdp",
        {
            "postBody": urlencode({"providerId": "google.com", "id_token": json.dumps(identity)}),
            "requestUri": "http://localhost",
        },
    )
    assert answer.status_code == 200, answer.text
    open_picker(visit)
    visit.wait_for(".person")


@state
def popup_that_asks_the_app(visit):
    visit.run_in_pages(
        f"{OPENER} const later = setTimeout; window.setTimeout = (work, time, ...rest) =>"
        f" time === {POPUP_TIMEOUT} ? 0 : later(work, time, ...rest);"
    )
    visit.open(visit.popup())
    visit.wait_for("[data-state=working]")


@state
def popup_whose_app_does_not_answer(visit):
    visit.run_in_pages(
        f"{OPENER} const later = setTimeout; window.setTimeout = (work, time, ...rest) =>"
        f" later(work, time === {POPUP_TIMEOUT} ? 1 : time, ...rest);"
    )
    visit.open(visit.popup())
    visit.wait_for("[data-state=unanswered]")


@state
def popup_without_its_app(visit):
    visit.open(visit.popup())
    visit.wait_for("[data-state=lost]")


@state
def popup_that_is_done(visit):
    visit.prove_popup()
    visit.wait_for("#newcomer .button").click()
    visit.wait_for("[data-state=done]")


@state
def popup_that_is_refused(visit):
    visit.open(visit.popup(redirectUrl="https://evil.example/"))
    visit.wait_for("details")


@state
def popup_with_the_server_s_own_page(visit):
    visit.prove_popup(providerId="oidc.dialtone")
    visit.wait_for("#number")


@state
def popup_whose_own_page_has_ended(visit):
    visit.open(f"{visit.server.url}/__/auth/sign-in?request=ended")
    visit.wait_for("h1")


@state
def way_back_to_the_app(visit):
    visit.run_without("leave-page.js")
    open_picker(visit, "yahoo.com")
    visit.wait_for("#newcomer .button").click()
    visit.wait_for("#return")


@state
def way_back_that_is_refused(visit):
    visit.open(visit.popup(authType="signInViaRedirect", redirectUrl="https://evil.example/"))
    visit.wait_for("details")


@state
def form_post_to_a_client(visit):
    visit.run_without("form-post-page.js")
    visit.open(visit.client() + "&response_mode=form_post&prompt=none")
    visit.wait_for("#return .button")


@state
def form_post_that_is_refused(visit):
    visit.open(visit.client(redirectUris=["https://else.example/"]) + "&response_mode=form_post")
    visit.wait_for("h1")


@state
def link_that_another_tab_goes_on_with(visit):
    visit.run_in_pages(
        "const tab = new BroadcastChannel('dialtone.link.one');"
        "tab.onmessage = ({ data }) => data.code && tab.postMessage({ taken: data.code });"
    )
    query = {
        "key": visit.server.api_key, "apiKey": visit.server.api_key, "mode": "signIn",
        "oobCode": "code", "dialtoneTab": "one",
    }
    visit.open(f"{visit.server.url}/sign-in?{urlencode(query)}")
    visit.wait_for("#elsewhere")
