"""Tests the calls and phone numbers of tutorials for Firebase Authentication.

Each works with the defaults of `dialtone dev`, without a configuration call before it. Tests that
change the configuration, because a tutorial does, have their own server. Errors of the web SDK have
its own wording. test_first_contact_web.py has the calls of web pages without a phone number.
"""

import json
import os
import re
import subprocess
import sys

import firebase_admin
import jwt
import pytest
from firebase_admin import auth

from conftest import REPOSITORY
from emulator_clients import Curl, field_of
from web_sdk_double import ORIGIN, WebSDK, refusal

# As tutorials write them, and as they are stored.
NUMBERS = {
    "+1 555 555 5555": "+15555555555",
    "+1 (555) 123-4567": "+15551234567",
    "+1 555-555-0100": "+15555550100",
    "+1 650-555-3434": "+16505553434",
    "+11234567890": "+11234567890",
    "+44 7700 900123": "+447700900123",
    "+491234567890": "+491234567890",
}
CODE = "123456"
EMAIL = "user@example.com"
PASSWORD = "password"
PROGRAM_LIMIT = 60


@pytest.fixture
def admin(server, web):
    """Google's admin SDK for Python as a back end in emulator mode initializes it."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("FIREBASE_AUTH_EMULATOR_HOST", server.authority)
        app = firebase_admin.initialize_app(
            options={"projectId": server.project}, name="first contact"
        )
        yield app
        firebase_admin.delete_app(app)


@pytest.fixture
def verifies_in_node(server):
    """Returns whether Google's admin SDK for Node accepts an ID token, by its rules."""
    program = REPOSITORY / "Tests/python/back_ends/verify_in_emulator_mode.mjs"

    def verdict(token: str) -> str:
        ended = subprocess.run(
            ["node", program, server.authority, server.project],
            input=f"{token}\n",
            capture_output=True,
            text=True,
            timeout=PROGRAM_LIMIT,
        )
        assert ended.returncode == 0, ended.stderr
        return ended.stdout.strip()

    return verdict


# Phone numbers


@pytest.mark.parametrize("written", NUMBERS)
def test_a_made_up_number_signs_in_to_the_same_account_the_next_time(web, inbox, written):
    number = NUMBERS[written]
    user = web.sign_in_with_phone_number(written).confirm(inbox.code(number))
    assert user.account["phoneNumber"] == number
    assert user.answer["isNewUser"] is True
    assert user.providers == ["phone"]
    again = web.sign_in_with_phone_number(written).confirm(inbox.code(number))
    assert again.uid == user.uid
    assert again.answer["isNewUser"] is False


def test_made_up_numbers_become_fictional_ones_with_codes_of_their_own(own_server):
    """The console of a project sets them so, and demo logins for app reviews use them."""
    curl, web = Curl(own_server), WebSDK(own_server)
    numbers = {number: CODE for number in NUMBERS.values()}
    config = curl(
        "PATCH",
        f"/identitytoolkit.googleapis.com/v2/projects/{own_server.project}/config"
        "?updateMask=signIn.phoneNumber",
        {"signIn": {"phoneNumber": {"enabled": True, "testPhoneNumbers": numbers}}},
    )
    assert config["signIn"]["phoneNumber"]["testPhoneNumbers"] == numbers
    for written, number in NUMBERS.items():
        confirmation = web.sign_in_with_phone_number(written)
        assert refusal(confirmation.confirm, "654321") == "auth/invalid-verification-code"
        assert confirmation.confirm(CODE).account["phoneNumber"] == number


@pytest.mark.parametrize("written", NUMBERS)
def test_an_administrator_gives_a_made_up_number_to_an_account(web, inbox, admin, written):
    number = NUMBERS[written]
    made = auth.create_user(phone_number=written, app=admin)
    assert made.phone_number == number
    assert auth.get_user_by_phone_number(number, app=admin).uid == made.uid
    user = web.sign_in_with_phone_number(written).confirm(inbox.code(number))
    assert user.uid == made.uid


def test_made_up_numbers_are_imported_and_sign_in(web, inbox, admin):
    records = [
        auth.ImportUserRecord(uid=f"user{index}", phone_number=number)
        for index, number in enumerate(NUMBERS.values())
    ]
    result = auth.import_users(records, app=admin)
    assert [(error.index, error.reason) for error in result.errors] == []
    for record in records:
        confirmation = web.sign_in_with_phone_number(record.phone_number)
        assert confirmation.confirm(inbox.code(record.phone_number)).uid == record.uid


def test_a_wrong_code_is_reported_and_the_right_one_still_signs_in(web, inbox):
    confirmation = web.sign_in_with_phone_number("+1 555 555 5555")
    right = inbox.code("+15555555555")
    wrong = "000000" if right != "000000" else "111111"
    assert refusal(confirmation.confirm, wrong) == "auth/invalid-verification-code"
    assert confirmation.confirm(right).providers == ["phone"]


@pytest.mark.parametrize("written", ["", "5555555555", "+1", "+1 555", "hello"])
def test_an_invalid_number_is_refused_with_the_sdk_s_error_code(web, written):
    assert refusal(web.sign_in_with_phone_number, written) == "auth/invalid-phone-number"


# An administrator's calls by curl


def test_an_administrator_who_names_no_project_manages_accounts(web, curl):
    user = web.create_user_with_email_and_password(EMAIL, PASSWORD)
    changes = {
        "displayName": "Jane",
        "emailVerified": True,
        "phoneNumber": "+15555555555",
        "customAttributes": json.dumps({"role": "admin"}),
    }
    curl.post("update", {"localId": user.uid, **changes})
    for names in ({"localId": [user.uid]}, {"email": [EMAIL]}, {"phoneNumber": ["+15555555555"]}):
        [account] = curl.lookup(**names)
        assert {name: account[name] for name in changes} == changes
    user.refresh()
    assert user.claims["role"] == "admin"

    curl.post("update", {"localId": user.uid, "disableUser": True})
    assert refusal(web.sign_in_with_email_and_password, EMAIL, PASSWORD) == "auth/user-disabled"
    curl.post("delete", {"localId": user.uid})
    assert curl.lookup(localId=[user.uid]) == []


def test_an_administrator_who_names_no_project_makes_accounts(web, curl):
    fields = {"localId": "seeded", "email": EMAIL, "password": PASSWORD, "emailVerified": True}
    made = curl.post("signUp", {**fields, "phoneNumber": "+15551234567"})
    assert made["localId"] == "seeded"
    assert "idToken" not in made
    user = web.sign_in_with_email_and_password(EMAIL, PASSWORD)
    assert user.uid == "seeded"
    assert user.account["emailVerified"] is True
    assert user.account["phoneNumber"] == "+15551234567"


@pytest.mark.parametrize("kind", ["VERIFY_EMAIL", "PASSWORD_RESET", "EMAIL_SIGNIN"])
def test_an_administrator_s_link_is_returned_listed_and_works(web, curl, inbox, kind):
    web.create_user_with_email_and_password(EMAIL, PASSWORD)
    fields = {"requestType": kind, "email": EMAIL, "returnOobLink": True}
    made = curl.post("sendOobCode", {**fields, "continueUrl": f"{ORIGIN}/finish"})
    assert (made["email"], field_of(made["oobLink"], "oobCode")) == (EMAIL, made["oobCode"])
    assert inbox.link(EMAIL, kind) == made["oobLink"]
    if kind == "VERIFY_EMAIL":
        web.apply_action_code(made["oobCode"])
        user = web.sign_in_with_email_and_password(EMAIL, PASSWORD)
    elif kind == "PASSWORD_RESET":
        web.confirm_password_reset(made["oobCode"], "another")
        user = web.sign_in_with_email_and_password(EMAIL, "another")
    else:
        user = web.sign_in_with_email_link(EMAIL, made["oobLink"])
    assert user.account["emailVerified"] is True


def test_accounts_are_cleared_between_tests(server, web, curl):
    user = web.create_user_with_email_and_password(EMAIL, PASSWORD)
    assert curl("DELETE", f"/emulator/v1/projects/{server.project}/accounts") == {}
    assert curl.lookup(localId=[user.uid]) == []
    assert refusal(user.reload) == "auth/user-token-expired"
    web.create_user_with_email_and_password(EMAIL, PASSWORD)


def test_the_emulator_s_configuration_begins_as_the_emulator_s_does(server, curl):
    config = curl("GET", f"/emulator/v1/projects/{server.project}/config")
    assert config["signIn"]["allowDuplicateEmails"] is False
    assert config["emailPrivacyConfig"]["enableImprovedEmailPrivacy"] is False


def test_the_emulator_s_configuration_is_changed(own_server):
    curl, web = Curl(own_server), WebSDK(own_server)
    path = f"/emulator/v1/projects/{own_server.project}/config"
    web.create_user_with_email_and_password(EMAIL, PASSWORD)
    curl("PATCH", path, {"emailPrivacyConfig": {"enableImprovedEmailPrivacy": True}})
    assert web.fetch_sign_in_methods_for_email(EMAIL) == []
    sign_in = web.sign_in_with_email_and_password
    assert refusal(sign_in, EMAIL, "wrong password") == "auth/invalid-credential"
    changed = curl("PATCH", path, {"signIn": {"allowDuplicateEmails": True}})
    assert changed["signIn"]["allowDuplicateEmails"] is True
    assert changed["emailPrivacyConfig"]["enableImprovedEmailPrivacy"] is True


def test_a_program_that_waits_for_the_emulator_finds_it_ready(server):
    assert server.get("/").json()["authEmulator"]["ready"] is True


def test_a_tenant_is_created_without_a_name_and_returns_its_id(server, web, curl):
    path = f"/identitytoolkit.googleapis.com/v2/projects/{server.project}/tenants"
    made = curl("POST", path, {"allowPasswordSignup": True, "enableEmailLinkSignin": True})
    tenant = made["tenantId"]
    assert made["name"] == f"projects/{server.project}/tenants/{tenant}"
    assert curl("GET", f"{path}/{tenant}")["tenantId"] == tenant
    assert tenant in [entry["tenantId"] for entry in curl("GET", path)["tenants"]]
    page = WebSDK(server, tenant)
    user = page.create_user_with_email_and_password(EMAIL, PASSWORD)
    assert user.claims["firebase"]["tenant"] == tenant
    curl("DELETE", f"/emulator/v1/projects/{server.project}/tenants/{tenant}/accounts")
    sign_in = page.sign_in_with_email_and_password
    assert refusal(sign_in, EMAIL, PASSWORD) == "auth/user-not-found"


# Back ends


def test_a_role_that_a_back_end_gives_is_in_the_next_token(web, admin):
    user = web.create_user_with_email_and_password(EMAIL, PASSWORD)
    auth.set_custom_user_claims(user.uid, {"admin": True}, app=admin)
    user.refresh()
    claims = auth.verify_id_token(user.id_token, app=admin, check_revoked=True)
    assert (claims["uid"], claims["admin"]) == (user.uid, True)


def test_a_back_end_s_own_token_signs_in(web, admin):
    token = auth.create_custom_token("some-uid", {"premiumAccount": True}, app=admin).decode()
    user = web.sign_in_with_custom_token(token)
    assert user.uid == "some-uid"
    assert user.claims["premiumAccount"] is True
    user.refresh()
    assert auth.verify_id_token(user.id_token, app=admin)["premiumAccount"] is True


def test_a_back_end_makes_links_that_the_page_uses(web, admin, inbox):
    auth.create_user(email=EMAIL, password=PASSWORD, app=admin)
    verification = auth.generate_email_verification_link(EMAIL, app=admin)
    web.apply_action_code(field_of(verification, "oobCode"))
    reset = auth.generate_password_reset_link(EMAIL, app=admin)
    assert inbox.link(EMAIL, "PASSWORD_RESET") == reset
    web.confirm_password_reset(field_of(reset, "oobCode"), "another")
    settings = auth.ActionCodeSettings(url=f"{ORIGIN}/finish", handle_code_in_app=True)
    link = auth.generate_sign_in_with_email_link(EMAIL, settings, app=admin)
    assert web.sign_in_with_email_link(EMAIL, link).account["emailVerified"] is True
    assert web.sign_in_with_email_and_password(EMAIL, "another").account["email"] == EMAIL


def test_a_back_end_lists_disables_and_deletes_users(web, inbox, admin):
    made = [
        web.create_user_with_email_and_password(EMAIL, PASSWORD).uid,
        web.sign_in_with_phone_number("+44 7700 900123").confirm(inbox.code("+447700900123")).uid,
        web.sign_in_anonymously().uid,
    ]
    listed = auth.list_users(app=admin).iterate_all()
    assert sorted(user.uid for user in listed) == sorted(made)
    auth.update_user(made[0], disabled=True, app=admin)
    assert refusal(web.sign_in_with_email_and_password, EMAIL, PASSWORD) == "auth/user-disabled"
    assert auth.delete_users(made, app=admin).failure_count == 0
    assert list(auth.list_users(app=admin).iterate_all()) == []


def test_the_admin_sdk_for_node_accepts_the_tokens_of_a_page(web, admin, inbox, verifies_in_node):
    user = web.create_user_with_email_and_password(EMAIL, PASSWORD)
    assert verifies_in_node(user.id_token) == f"accepted {user.uid}"
    user.refresh()
    assert verifies_in_node(user.id_token) == f"accepted {user.uid}"
    caller = web.sign_in_with_phone_number("+1 123 456 7890").confirm(inbox.code("+11234567890"))
    assert verifies_in_node(caller.id_token) == f"accepted {caller.uid}"
    auth.update_user(user.uid, disabled=True, app=admin)
    assert verifies_in_node(user.id_token) == "refused The user record is disabled."
    auth.delete_user(user.uid, app=admin)
    assert verifies_in_node(user.id_token).startswith("refused There is no user record")


def test_the_admin_sdk_for_node_accepts_the_tokens_of_a_tenant_s_page(server, verifies_in_node):
    user = WebSDK(server, "node").sign_in_anonymously()
    assert verifies_in_node(user.id_token) == f"accepted {user.uid}"


def test_the_admin_sdk_for_node_refuses_tokens_of_the_server_s_own_paths(
    server, verifies_in_node
):
    """It accepts only unsigned ones, as docs/compatibility/development.md says."""
    token = server.post("/v1/accounts:signUp", {}).json()["idToken"]
    assert verifies_in_node(token) == "refused Firebase ID token has invalid signature."


def test_the_admin_sdk_has_accounts_in_a_tenant_that_was_never_made(server, admin):
    # `auth_for_tenant` gives the same, but asks for a credential of Google's before.
    client = auth.Client(admin, tenant_id="back-end")
    made = client.create_user(email=EMAIL, password=PASSWORD)
    assert made.tenant_id == "back-end"
    user = WebSDK(server, "back-end").sign_in_with_email_and_password(EMAIL, PASSWORD)
    assert client.verify_id_token(user.id_token)["uid"] == made.uid


# README and docs/back-ends.md


def commands_after(text: str, page: str) -> str:
    """Returns the first block of commands after `text` on a page."""
    block = re.search(
        rf"^{re.escape(text)}.*?^```sh\n(.*?)^```",
        (REPOSITORY / page).read_text(),
        re.DOTALL | re.MULTILINE,
    )
    assert block, f"{page} has no commands after {text!r}"
    return block[1]


def run_commands(commands: str, server, **environment: str) -> str:
    """Runs commands of a page against the test's own server, and returns their output."""
    commands = commands.replace("127.0.0.1:9099", server.authority)
    ended = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", commands],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=PROGRAM_LIMIT,
    )
    assert ended.returncode == 0, f"{commands}\n{ended.stderr}"
    return ended.stdout


def test_readme_signs_in_with_curl_and_any_jwt_library_verifies_the_token(server):
    answer = json.loads(run_commands(commands_after("**4. Sign in with curl.**", "README.md"), server))
    assert answer["phoneNumber"] == "+16505550142"
    token = answer["idToken"]
    keys = jwt.PyJWKClient(f"{server.url}/.well-known/jwks.json")
    claims = jwt.decode(
        token,
        keys.get_signing_key_from_jwt(token),
        algorithms=["RS256"],
        audience=server.project,
        issuer=f"https://securetoken.google.com/{server.project}",
    )
    assert claims["sub"] == answer["localId"]
    assert claims["phone_number"] == "+16505550142"


def test_the_page_on_back_ends_lists_users_with_the_admin_sdk(server):
    user = server.sign_in("+15555550100")
    commands = commands_after("For example, the admin SDK for Python", "docs/back-ends.md")
    # The SDK is installed already; the tests install nothing.
    left_out = re.compile(r"^(python3 -m venv|pip install).*\n", re.MULTILINE)
    assert len(left_out.findall(commands)) == 2
    path = os.pathsep.join([os.path.dirname(sys.executable), os.environ["PATH"]])
    # The SDK would ask whether it runs on Google's machines.
    printed = run_commands(left_out.sub("", commands), server, PATH=path, NO_GCE_CHECK="true")
    assert f"{user.account_id} {user.phone_number}" in printed.splitlines()
