"""The checks of the OpenID Foundation's conformance suite that can be made over HTTP, module by module.

Each function in a table is what one module of the suite asserts, rebuilt from the suite's
description and the specifications. `PLANS` has the modules of the suite's plans, so that none is
forgotten, and `LEFT_OUT` those that are not rebuilt.
"""

import base64
import hashlib
import itertools
import json
import re
import time
from pathlib import Path

import pytest
import requests

from conformance_client import REDIRECT, SIGNED_OUT, Client, Outcome
from running_server import REQUEST_LIMIT
from test_openid_connect import added_client

DOCUMENT = Path(__file__).parents[2] / "docs/openid-connect.md"

# The modules of the suite's plans, by the names that it gives them. The form post plan has those of
# the basic plan.
PLANS = {
    "OIDCCBasicTestPlan": """
        oidcc-server
        oidcc-response-type-missing
        oidcc-idtoken-signature
        oidcc-idtoken-unsigned
        oidcc-userinfo-get
        oidcc-userinfo-post-header
        oidcc-userinfo-post-body
        oidcc-ensure-request-without-nonce-succeeds-for-code-flow
        oidcc-scope-profile
        oidcc-scope-email
        oidcc-scope-address
        oidcc-scope-phone
        oidcc-scope-all
        oidcc-display-page
        oidcc-display-popup
        oidcc-prompt-login
        oidcc-prompt-none-not-logged-in
        oidcc-prompt-none-logged-in
        oidcc-max-age-1
        oidcc-max-age-10000
        oidcc-ensure-request-with-unknown-parameter-succeeds
        oidcc-id-token-hint
        oidcc-login-hint
        oidcc-ui-locales
        oidcc-claims-locales
        oidcc-ensure-request-with-acr-values-succeeds
        oidcc-codereuse
        oidcc-codereuse-30seconds
        oidcc-ensure-registered-redirect-uri
        oidcc-ensure-post-request-succeeds
        oidcc-server-client-secret-post
        oidcc-request-uri-unsigned-supported-correctly-or-rejected-as-unsupported
        oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported
        oidcc-claims-essential
        oidcc-ensure-request-object-with-redirect-uri
        oidcc-refresh-token
        oidcc-ensure-request-with-valid-pkce-succeeds
        oidcc-alternate-happy-flow
    """.split(),
    "OIDCCConfigTestPlan": ["oidcc-discovery-endpoint-verification"],
    "OIDCCRPInitiatedLogoutTestPlan": """
        oidcc-rp-initiated-logout-discovery-endpoint-verification
        oidcc-rp-initiated-logout
        oidcc-rp-initiated-logout-bad-post-logout-redirect-uri
        oidcc-rp-initiated-logout-modified-id-token-hint
        oidcc-rp-initiated-logout-bad-id-token-hint
        oidcc-rp-initiated-logout-no-id-token-hint
        oidcc-rp-initiated-logout-no-params
        oidcc-rp-initiated-logout-no-post-logout-redirect-uri
        oidcc-rp-initiated-logout-no-state
        oidcc-rp-initiated-logout-only-state
        oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri
    """.split(),
}

# The modules without a test here, and why; docs/openid-connect.md names them too.
LEFT_OUT = {
    "oidcc-idtoken-unsigned": "the server signs every ID token, and offers no `none`",
    "oidcc-codereuse-30seconds": "it waits; AuthorizationAttackTests has a clock of its own",
}

ALL_SCOPES = "openid profile email phone offline_access"
PATIENCE = 20
numbers = (f"+1650555{last:04}" for last in itertools.cycle(range(100, 200)))


class User:
    """A user with a number, an address and a name, and a browser without a session."""

    def __init__(self, server, client: Client):
        self.server, self.client = server, client
        self.number = next(numbers)
        person = server.sign_in(self.number)
        self.id = person.account_id
        changed = server.administer(
            "accounts:update",
            {"localId": self.id, "email": f"{self.id}@example.com", "emailVerified": True,
             "displayName": "Ada"},
        )
        assert changed.status_code == 200, changed.text

    def go(self, method: str = "GET", **changes) -> Outcome:
        """Sends the request, signs in if the page asks for it, and agrees."""
        self.asked = self.client.request(**changes)
        outcome = self.client.authorize(self.asked, method)
        self.was_asked = outcome.is_sign_in
        if self.was_asked:
            token = self.server.sign_in(self.number).refresh_token
            outcome = self.client.sign_in(outcome, token)
        if outcome.form and "agree" in outcome.form.answers:
            fields = {**outcome.form.fields, "answer": "agree"}
            outcome = self.client.answer(outcome, fields)
        return outcome

    def succeed(self, method: str = "GET", **changes) -> tuple[dict, dict]:
        """A whole sign-in: the tokens, and the checked claims of the ID token."""
        sent = self.go(method, **changes).sent
        assert sent is not None and "error" not in sent, sent
        assert sent["state"] == self.asked["state"]
        assert sent["iss"] == self.client.issuer
        answer = self.client.exchange(sent["code"])
        assert answer.status_code == 200, answer.text
        assert answer.headers["Cache-Control"] == "no-store"
        tokens = answer.json()
        assert tokens["token_type"].lower() == "bearer"
        claims = self.client.claims(tokens, self.asked.get("nonce"))
        assert claims["sub"] == self.id
        return tokens, claims

    def fail(self, *codes: str, **changes) -> None:
        sent = self.go(**changes).sent
        assert sent["error"] in codes, sent
        assert sent["state"] == self.asked["state"]
        assert "code" not in sent


def succeeds(**changes):
    """The module of a request whose changes must not matter."""
    return lambda user: user.succeed(**changes)


def flow(user):
    tokens, claims = user.succeed(scope="openid phone")
    assert claims["auth_time"] <= claims["iat"]
    info = user.client.user(tokens["access_token"])
    assert info.headers["Content-Type"].startswith("application/json")
    assert info.json()["sub"] == user.id
    assert info.json()["phone_number"] == user.number


def secret_in_the_form(user):
    user.client.post = True
    user.succeed()


def no_response_type(user):
    user.fail("invalid_request", "unsupported_response_type", response_type=None)


def user_info(place):
    def check(user):
        tokens, _ = user.succeed()
        assert user.client.user(tokens["access_token"], place).json()["sub"] == user.id

    return check


def other_order(user):
    """Neither the order of the scopes nor what the values contain matters."""
    user.succeed(scope="phone openid", state="a b&c=d", nonce="ü")
    tokens, _ = user.succeed(scope="email openid")
    assert set(user.client.user(tokens["access_token"]).json()) >= {"sub", "email"}


def scope(text: str, *names: str):
    def check(user):
        tokens, _ = user.succeed(scope=text)
        assert set(user.client.user(tokens["access_token"]).json()) >= {"sub", *names}

    return check


def prompt_login(user):
    _, first = user.succeed()
    _, second = user.succeed(prompt="login")
    assert user.was_asked
    assert second["auth_time"] >= first["auth_time"]


def prompt_none_signed_out(user):
    user.fail("login_required", prompt="none")
    assert not user.was_asked


def silent(**changes):
    def check(user):
        tokens, first = user.succeed()
        hint = {"id_token_hint": tokens["id_token"]} if "id_token_hint" in changes else {}
        _, second = user.succeed(**{**changes, **hint})
        assert not user.was_asked
        assert second["auth_time"] == first["auth_time"]

    return check


def max_age(user):
    _, first = user.succeed()
    deadline = time.monotonic() + PATIENCE
    while not user.client.authorize(user.client.request(max_age="1")).is_sign_in:
        assert time.monotonic() < deadline
    _, second = user.succeed(max_age="1")
    assert user.was_asked
    assert second["auth_time"] > first["auth_time"]


def code_reuse(user):
    code = user.go().sent["code"]
    tokens = user.client.exchange(code).json()
    again = user.client.exchange(code)
    assert again.status_code == 400 and again.json()["error"] == "invalid_grant"
    assert user.client.user(tokens["access_token"]).status_code == 401


def foreign_address(user):
    for address in [REDIRECT + "/", REDIRECT + "?a=b", "https://evil.example/callback"]:
        assert user.go(redirect_uri=address).is_refusal


def request_object(user):
    def part(value: dict) -> str:
        return base64.urlsafe_b64encode(json.dumps(value).encode()).decode().rstrip("=")

    return f"{part({'alg': 'none'})}.{part(user.client.request())}."


def refused_object(user):
    user.fail("request_not_supported", request=request_object(user))


def refused_address_of_object(user):
    address = "https://client.example/request.jwt"
    user.fail("request_uri_not_supported", request_uri=address)


def object_with_another_address(user):
    """The object's address is never used: the client gets the error at its own."""
    refused_object(user)


def essential_claim(user):
    claims = {"userinfo": {"name": {"essential": True}}}
    tokens, _ = user.succeed(scope="openid profile", claims=json.dumps(claims))
    assert user.client.user(tokens["access_token"]).json()["name"] == "Ada"


def refresh(user):
    tokens, first = user.succeed(scope="openid offline_access", prompt="consent")
    other = user.other_client().token(
        {"grant_type": "refresh_token", "refresh_token": tokens["refresh_token"]}
    )
    assert other.json()["error"] == "invalid_grant"
    fields = {"grant_type": "refresh_token", "refresh_token": tokens["refresh_token"]}
    renewed = user.client.token(fields).json()
    second = user.client.claims(renewed, None)
    for name in ("iss", "sub", "aud", "auth_time"):
        assert second[name] == first[name]
    assert second["iat"] >= first["iat"]
    assert user.client.user(renewed["access_token"]).json()["sub"] == user.id


def with_pkce(user):
    verifier = "v" * 43
    digest = hashlib.sha256(verifier.encode()).digest()
    challenge = base64.urlsafe_b64encode(digest).decode().rstrip("=")
    sent = user.go(code_challenge=challenge, code_challenge_method="S256").sent
    assert user.client.exchange(sent["code"], code_verifier=verifier).status_code == 200


BASIC = {
    "oidcc-server": flow,
    "oidcc-alternate-happy-flow": other_order,
    "oidcc-server-client-secret-post": secret_in_the_form,
    "oidcc-response-type-missing": no_response_type,
    "oidcc-idtoken-signature": succeeds(),
    "oidcc-userinfo-get": user_info("header"),
    "oidcc-userinfo-post-header": user_info("post header"),
    "oidcc-userinfo-post-body": user_info("body"),
    "oidcc-ensure-request-without-nonce-succeeds-for-code-flow": succeeds(nonce=None),
    "oidcc-scope-profile": scope("openid profile", "name"),
    "oidcc-scope-email": scope("openid email", "email", "email_verified"),
    "oidcc-scope-address": scope("openid address"),
    "oidcc-scope-phone": scope("openid phone", "phone_number", "phone_number_verified"),
    "oidcc-scope-all": scope("openid profile email address phone", "name", "email", "phone_number"),
    "oidcc-display-page": succeeds(display="page"),
    "oidcc-display-popup": succeeds(display="popup"),
    "oidcc-prompt-login": prompt_login,
    "oidcc-prompt-none-not-logged-in": prompt_none_signed_out,
    "oidcc-prompt-none-logged-in": silent(prompt="none"),
    "oidcc-max-age-1": max_age,
    "oidcc-max-age-10000": silent(max_age="10000"),
    "oidcc-ensure-request-with-unknown-parameter-succeeds": succeeds(extra="foobar"),
    "oidcc-id-token-hint": silent(prompt="none", id_token_hint=""),
    "oidcc-login-hint": succeeds(login_hint="ada@example.com"),
    "oidcc-ui-locales": succeeds(ui_locales="se"),
    "oidcc-claims-locales": succeeds(claims_locales="se"),
    "oidcc-ensure-request-with-acr-values-succeeds": succeeds(acr_values="1 2"),
    "oidcc-codereuse": code_reuse,
    "oidcc-ensure-registered-redirect-uri": foreign_address,
    "oidcc-ensure-post-request-succeeds": lambda user: user.succeed("POST"),
    "oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported": refused_object,
    "oidcc-request-uri-unsigned-supported-correctly-or-rejected-as-unsupported":
        refused_address_of_object,
    "oidcc-ensure-request-object-with-redirect-uri": object_with_another_address,
    "oidcc-claims-essential": essential_claim,
    "oidcc-refresh-token": refresh,
    "oidcc-ensure-request-with-valid-pkce-succeeds": with_pkce,
}


@pytest.fixture
def new_client(server):
    """Registers a client, and gives it a browser of its own."""

    def make(mode: str | None = None) -> Client:
        added = added_client(
            server.url, server.project, redirectUris=[REDIRECT],
            postLogoutRedirectUris=[SIGNED_OUT], requirePkce=False, scopes=ALL_SCOPES.split(),
        )
        issuer = f"{server.url}/oidc/{server.project}"
        return Client(issuer, added["client"]["clientId"], added["clientSecret"], mode=mode)

    return make


@pytest.fixture
def new_user(server, new_client):
    def make(mode: str | None = None) -> User:
        user = User(server, new_client(mode))
        user.other_client = new_client
        return user

    return make


@pytest.mark.parametrize("mode", [None, "form_post"], ids=["basic", "form-post"])
@pytest.mark.parametrize("module", BASIC)
def test_a_module_of_the_basic_and_form_post_plans_passes(new_user, module, mode):
    BASIC[module](new_user(mode))


# The discovery plan


def discovery(client):
    document = client.metadata
    assert client.discovery.headers["Content-Type"].startswith("application/json")
    assert document["issuer"] == client.issuer
    assert "code" in document["response_types_supported"]
    assert document["subject_types_supported"] == ["public"]
    assert "RS256" in document["id_token_signing_alg_values_supported"]
    assert set(document["grant_types_supported"]) >= {"authorization_code"}
    assert {"client_secret_basic", "client_secret_post"} <= set(
        document["token_endpoint_auth_methods_supported"]
    )
    assert "openid" in document["scopes_supported"]
    assert all(re.fullmatch(r"[\x21\x23-\x5B\x5D-\x7E]+", name) for name in document["scopes_supported"])
    assert {"sub", "iss", "auth_time", "acr"} <= set(document["claims_supported"])
    assert all(re.fullmatch(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?", tag)
               for tag in document["ui_locales_supported"])
    assert document["code_challenge_methods_supported"] == ["S256"]
    assert document["request_parameter_supported"] is False
    assert document["request_uri_parameter_supported"] is False
    for name in ("authorization", "token", "userinfo", "end_session"):
        assert document[f"{name}_endpoint"].startswith(f"{client.issuer}/")
    keys = requests.get(document["jwks_uri"], timeout=REQUEST_LIMIT).json()["keys"]
    assert len({key["kid"] for key in keys}) == len(keys)
    assert not any({"d", "p", "q", "k"} & set(key) for key in keys)


def sign_out_discovery(client):
    address = client.metadata["end_session_endpoint"]
    assert address.startswith(f"{client.issuer}/")
    assert requests.get(address, timeout=REQUEST_LIMIT).status_code == 200


DISCOVERY = {
    "oidcc-discovery-endpoint-verification": discovery,
    "oidcc-rp-initiated-logout-discovery-endpoint-verification": sign_out_discovery,
}


@pytest.mark.parametrize("module", DISCOVERY)
def test_a_module_about_the_discovery_document_passes(new_client, module):
    DISCOVERY[module](new_client())


# The plan of RP-initiated sign-out


def is_signed_in(user) -> bool:
    return "code" in user.client.authorize(user.client.request(prompt="none")).sent


def redirected(user, hint, state: str | None = "a state"):
    outcome = user.client.logout(
        id_token_hint=hint, post_logout_redirect_uri=SIGNED_OUT, state=state
    )
    assert outcome.sent == ({"state": state} if state else {}), outcome.response.text
    assert not is_signed_in(user)


def page(**parameters):
    """The module of a request that names no address: the user sees a page, and can sign out on it."""

    def check(user, hint):
        given = {name: hint if name == "id_token_hint" else text for name, text in parameters.items()}
        outcome = user.client.logout(**given)
        assert outcome.sent is None and outcome.response.status_code == 200
        if "sign-out" in outcome.form.answers:
            user.client.answer(outcome, {**outcome.form.fields, "answer": "sign-out"})
        assert not is_signed_in(user)

    return check


def refused(change=lambda hint: hint, address: str = SIGNED_OUT):
    def check(user, hint):
        outcome = user.client.logout(id_token_hint=change(hint), post_logout_redirect_uri=address)
        assert outcome.is_refusal
        assert is_signed_in(user)

    return check


def unsigned(hint: str) -> str:
    header = base64.urlsafe_b64encode(b'{"alg":"none"}').decode().rstrip("=")
    return f"{header}.{hint.split('.')[1]}."


def signed_by_another(hint: str) -> str:
    head, body, signature = hint.split(".")
    return f"{head}.{body}.{signature[::-1]}"


SIGN_OUT = {
    "oidcc-rp-initiated-logout": redirected,
    "oidcc-rp-initiated-logout-no-state": lambda user, hint: redirected(user, hint, None),
    "oidcc-rp-initiated-logout-no-params": page(),
    "oidcc-rp-initiated-logout-only-state": page(state="a state"),
    "oidcc-rp-initiated-logout-no-post-logout-redirect-uri": page(id_token_hint="", state="a state"),
    "oidcc-rp-initiated-logout-no-id-token-hint": refused(lambda _: None),
    "oidcc-rp-initiated-logout-bad-post-logout-redirect-uri":
        refused(address="https://client.example/other"),
    "oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri":
        refused(address=f"{SIGNED_OUT}?extra=1"),
    "oidcc-rp-initiated-logout-modified-id-token-hint": refused(unsigned),
    "oidcc-rp-initiated-logout-bad-id-token-hint": refused(signed_by_another),
}


@pytest.mark.parametrize("module", SIGN_OUT)
def test_a_module_of_the_sign_out_plan_passes(new_user, module):
    user = new_user()
    tokens, _ = user.succeed()
    SIGN_OUT[module](user, tokens["id_token"])


def test_every_module_of_the_plans_is_tested_or_left_out_for_a_reason():
    modules = [name for plan in PLANS.values() for name in plan]
    assert len(set(modules)) == len(modules) == 38 + 1 + 11
    tested = [*BASIC, *DISCOVERY, *SIGN_OUT]
    assert len(set(tested)) == len(tested)
    assert not set(tested) & set(LEFT_OUT)
    assert sorted([*tested, *LEFT_OUT]) == sorted(modules)


def test_the_documentation_names_the_modules_that_are_left_out():
    section = DOCUMENT.read_text().split("\n## Conformance\n")[1].split("\n## ")[0]
    named = set(re.findall(r"^\| `(oidcc-[\w-]+)` \|", section, re.MULTILINE))
    assert named == set(LEFT_OUT)
