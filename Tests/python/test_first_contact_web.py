"""Tests the tutorials for Google's web SDK with the emulator, without configuration.

test_first_contact.py has the phone numbers, and the calls of administrators and back ends.
"""

import json

import pytest
import requests

from emulator_clients import Inbox, field_of
from running_server import REQUEST_LIMIT
from web_sdk_double import ORIGIN, FirebaseError, WebSDK, refusal

EMAIL = "user@example.com"
PASSWORD = "password"
GOOGLE = {"sub": "abc123", "email": "foo@example.com", "email_verified": True}


# E-mail and passwords


@pytest.mark.parametrize("password", ["secret", "123456", "password"])
def test_a_password_of_six_characters_signs_up_and_in(web, password):
    made = web.create_user_with_email_and_password("User@Example.com", password)
    assert made.account["email"] == EMAIL
    assert made.account["emailVerified"] is False
    assert made.providers == ["password"]
    user = web.sign_in_with_email_and_password(EMAIL, password)
    assert user.uid == made.uid
    assert user.claims["firebase"]["sign_in_provider"] == "password"


def test_refusals_of_passwords_have_the_codes_that_tutorials_handle(web):
    web.create_user_with_email_and_password(EMAIL, PASSWORD)
    sign_up, sign_in = web.create_user_with_email_and_password, web.sign_in_with_email_and_password
    assert refusal(sign_up, EMAIL, PASSWORD) == "auth/email-already-in-use"
    assert refusal(sign_up, "other@example.com", "12345") == "auth/weak-password"
    assert refusal(sign_up, "nonsense", PASSWORD) == "auth/invalid-email"
    assert refusal(sign_up, "other@example.com", "") == "auth/missing-password"
    assert refusal(sign_in, EMAIL, "wrong password") == "auth/wrong-password"
    assert refusal(sign_in, "other@example.com", PASSWORD) == "auth/user-not-found"


def test_a_weak_password_s_message_names_the_requirements(web):
    with pytest.raises(FirebaseError, match="Password should be at least 6 characters"):
        web.create_user_with_email_and_password(EMAIL, "12345")


def test_the_sign_in_methods_of_an_address_are_returned(web, inbox):
    assert web.fetch_sign_in_methods_for_email(EMAIL) == []
    web.create_user_with_email_and_password(EMAIL, PASSWORD)
    assert web.fetch_sign_in_methods_for_email(EMAIL) == ["password"]
    web.send_sign_in_link_to_email("other@example.com", f"{ORIGIN}/finish")
    link = inbox.link("other@example.com", "EMAIL_SIGNIN")
    web.sign_in_with_email_link("other@example.com", link)
    assert web.fetch_sign_in_methods_for_email("other@example.com") == ["emailLink"]


def test_a_mailed_link_signs_in(web, inbox):
    web.send_sign_in_link_to_email(EMAIL, f"{ORIGIN}/finish?cart=1")
    link = inbox.link(EMAIL, "EMAIL_SIGNIN")
    user = web.sign_in_with_email_link(EMAIL, link)
    assert user.answer["isNewUser"] is True
    assert user.account["emailVerified"] is True
    assert refusal(web.sign_in_with_email_link, EMAIL, link) == "auth/invalid-action-code"


def test_a_mailed_link_redirects_to_the_page_with_all_it_needs_to_sign_in(web, inbox):
    """Opens the link like `cy.visit(oobLink)`, and like a user who clicks it in the inbox."""
    web.send_sign_in_link_to_email(EMAIL, f"{ORIGIN}/finish?cart=1")
    link = inbox.link(EMAIL, "EMAIL_SIGNIN")
    answer = requests.get(link, allow_redirects=False, timeout=REQUEST_LIMIT)
    assert answer.is_redirect, answer.text
    page = answer.headers["Location"]
    assert page.startswith(f"{ORIGIN}/finish")
    assert field_of(page, "cart") == "1"
    assert web.sign_in_with_email_link(EMAIL, page).account["email"] == EMAIL


def test_a_forgotten_password_is_reset_by_the_mailed_code(web, inbox):
    made = web.create_user_with_email_and_password(EMAIL, PASSWORD)
    web.send_password_reset_email(EMAIL)
    code = inbox.oob_code(EMAIL, "PASSWORD_RESET")
    assert web.check_action_code(code)["email"] == EMAIL
    web.confirm_password_reset(code, "another")
    assert web.sign_in_with_email_and_password(EMAIL, "another").uid == made.uid
    sign_in = web.sign_in_with_email_and_password
    assert refusal(sign_in, EMAIL, PASSWORD) == "auth/wrong-password"
    assert refusal(web.confirm_password_reset, code, PASSWORD) == "auth/invalid-action-code"
    assert refusal(web.send_password_reset_email, "other@example.com") == "auth/user-not-found"


def test_a_forgotten_password_is_reset_by_adding_the_new_one_to_the_link(web, inbox):
    """The page about the emulator describes this."""
    web.create_user_with_email_and_password(EMAIL, PASSWORD)
    web.send_password_reset_email(EMAIL)
    link = inbox.link(EMAIL, "PASSWORD_RESET")
    answer = requests.get(f"{link}&newPassword=another", timeout=REQUEST_LIMIT)
    assert answer.status_code == 200, answer.text
    assert web.sign_in_with_email_and_password(EMAIL, "another").account["email"] == EMAIL


@pytest.mark.parametrize("way", ["applyActionCode", "fetch"])
def test_an_address_is_verified_by_the_mailed_code(web, inbox, way):
    user = web.create_user_with_email_and_password(EMAIL, PASSWORD)
    user.send_email_verification()
    if way == "applyActionCode":
        web.apply_action_code(inbox.oob_code(EMAIL, "VERIFY_EMAIL"))
    else:
        answer = requests.get(inbox.link(EMAIL, "VERIFY_EMAIL"), timeout=REQUEST_LIMIT)
        assert answer.status_code == 200, answer.text
    user.reload()
    assert user.account["emailVerified"] is True
    user.refresh()
    assert user.claims["email_verified"] is True


# The account of a signed-in user


def test_a_changed_profile_is_in_the_next_token(web):
    user = web.create_user_with_email_and_password(EMAIL, PASSWORD)
    user.update_profile(displayName="Jane Q. User", photoUrl="https://example.com/jane.jpg")
    assert user.account["displayName"] == "Jane Q. User"
    assert user.account["photoUrl"] == "https://example.com/jane.jpg"
    user.refresh()
    assert user.claims["name"] == "Jane Q. User"
    assert user.claims["picture"] == "https://example.com/jane.jpg"


def test_an_address_is_changed_at_once(web):
    user = web.create_user_with_email_and_password(EMAIL, PASSWORD)
    user.update_email("new@example.com")
    assert user.account["email"] == "new@example.com"
    user.refresh()
    assert web.sign_in_with_email_and_password("new@example.com", PASSWORD).uid == user.uid


def test_an_address_is_changed_after_it_was_verified(web, inbox):
    user = web.create_user_with_email_and_password(EMAIL, PASSWORD)
    user.verify_before_update_email("new@example.com")
    assert user.account["email"] == EMAIL
    web.apply_action_code(inbox.oob_code(EMAIL, "VERIFY_AND_CHANGE_EMAIL"))
    assert web.sign_in_with_email_and_password("new@example.com", PASSWORD).uid == user.uid


def test_a_password_is_changed_after_signing_in_again_and_the_session_goes_on(web):
    web.create_user_with_email_and_password(EMAIL, PASSWORD)
    user = web.sign_in_with_email_and_password(EMAIL, PASSWORD)
    user.update_password("another")
    user.refresh()
    user.reload()
    assert web.sign_in_with_email_and_password(EMAIL, "another").uid == user.uid


def test_a_session_is_renewed_by_a_form(web):
    user = web.create_user_with_email_and_password(EMAIL, PASSWORD)
    before = user.claims
    user.refresh()
    user.reload()
    assert user.claims["auth_time"] == before["auth_time"]
    assert user.claims["sub"] == before["sub"]


def test_a_deleted_account_is_gone(web):
    user = web.create_user_with_email_and_password(EMAIL, PASSWORD)
    user.delete()
    assert refusal(web.sign_in_with_email_and_password, EMAIL, PASSWORD) == "auth/user-not-found"
    assert refusal(user.refresh) == "auth/user-token-expired"
    assert web.create_user_with_email_and_password(EMAIL, PASSWORD).uid != user.uid


def test_a_guest_keeps_the_account_by_linking_a_password(web):
    user = web.sign_in_anonymously()
    assert user.is_anonymous
    assert user.claims["provider_id"] == "anonymous"
    uid = user.uid
    user.link_password(EMAIL, PASSWORD)
    assert (user.uid, user.is_anonymous, user.providers) == (uid, False, ["password"])
    user.refresh()
    assert user.claims["firebase"]["sign_in_provider"] == "password"
    assert web.sign_in_with_email_and_password(EMAIL, PASSWORD).uid == uid


def test_a_guest_keeps_the_account_by_linking_a_number_which_can_be_removed(web, inbox):
    user = web.sign_in_anonymously()
    uid = user.uid
    session_info = web.send_verification_code("+1 555 555 5555")
    user.link_phone_number(session_info, inbox.code("+15555555555"))
    assert (user.uid, user.providers) == (uid, ["phone"])
    user.refresh()
    user.unlink("phone")
    assert user.providers == []


def test_a_guest_keeps_the_account_by_linking_google(web):
    user = web.sign_in_anonymously()
    uid = user.uid
    user.link_credential("google.com", id_token=json.dumps(GOOGLE))
    assert (user.uid, user.providers) == (uid, ["google.com"])
    user.refresh()
    again = web.sign_in_with_credential("google.com", id_token=json.dumps(GOOGLE))
    assert again.uid == uid


def test_a_guest_s_number_of_another_account_is_refused(web, inbox):
    web.sign_in_with_phone_number("+1 555 123 4567").confirm(inbox.code("+15551234567"))
    guest = web.sign_in_anonymously()
    session_info = web.send_verification_code("+1 555 123 4567")
    code = inbox.code("+15551234567")
    refused = refusal(guest.link_phone_number, session_info, code)
    assert refused == "auth/account-exists-with-different-credential"


# Made-up identities


@pytest.mark.parametrize("provider", ["google.com", "apple.com", "github.com", "oidc.corp"])
def test_a_made_up_identity_signs_in(web, provider):
    """The credential of the page about the emulator: claims in place of a token."""
    user = web.sign_in_with_credential(provider, id_token=json.dumps(GOOGLE))
    assert user.answer["isNewUser"] is True
    assert user.account["email"] == "foo@example.com"
    assert user.account["emailVerified"] is True
    [entry] = user.account["providerUserInfo"]
    assert (entry["providerId"], entry["rawId"]) == (provider, "abc123")
    assert user.claims["firebase"]["sign_in_provider"] == provider
    assert user.claims["firebase"]["identities"][provider] == ["abc123"]
    again = web.sign_in_with_credential(provider, id_token=json.dumps(GOOGLE))
    assert (again.uid, again.answer["isNewUser"]) == (user.uid, False)


def test_a_made_up_google_profile_reaches_the_app_in_google_s_shape(web):
    claims = {**GOOGLE, "name": "Foo Bar", "picture": "https://example.com/foo.jpg"}
    user = web.sign_in_with_credential("google.com", id_token=json.dumps(claims))
    assert user.account["displayName"] == "Foo Bar"
    assert user.account["photoUrl"] == "https://example.com/foo.jpg"
    profile = json.loads(user.answer["rawUserInfo"])
    assert profile["id"] == "abc123"
    assert profile["verified_email"] is True
    assert profile["name"] == "Foo Bar"


def test_an_unverified_identity_cannot_take_over_an_account(web):
    made = web.create_user_with_email_and_password("foo@example.com", PASSWORD)
    claims = {**GOOGLE, "email_verified": False}
    with pytest.raises(FirebaseError) as caught:
        web.sign_in_with_credential("google.com", id_token=json.dumps(claims))
    assert caught.value.code == "auth/account-exists-with-different-credential"
    assert caught.value.answer["verifiedProvider"] == ["password"]
    assert web.sign_in_with_email_and_password("foo@example.com", PASSWORD).uid == made.uid


# Second factors


def verified_user(web, inbox, email: str = EMAIL):
    user = web.create_user_with_email_and_password(email, PASSWORD)
    user.send_email_verification()
    web.apply_action_code(inbox.oob_code(email, "VERIFY_EMAIL"))
    return web.sign_in_with_email_and_password(email, PASSWORD)


def sign_in_in_two_steps(web, inbox, number: str):
    with pytest.raises(FirebaseError) as caught:
        web.sign_in_with_email_and_password(EMAIL, PASSWORD)
    error = caught.value
    assert error.code == "auth/multi-factor-auth-required", error
    [hint] = error.answer["mfaInfo"]
    assert (hint["displayName"], hint["phoneInfo"]) == ("phone", f"+*******{number[-4:]}")
    session_info = web.start_second_factor(error)
    return web.resolve_sign_in(error, session_info, inbox.code(number))


@pytest.mark.parametrize("tenant", [None, "made-up-tenant"])
def test_a_number_becomes_a_second_factor_and_signs_in(server, web, tenant):
    page, inbox = WebSDK(server, tenant), Inbox(server, tenant)
    user = verified_user(page, inbox)
    session_info = user.start_enrollment("+1 555 555 5555")
    user.enroll(session_info, inbox.code("+15555555555"), "phone")
    [factor] = user.account["mfaInfo"]
    assert factor["phoneInfo"] == "+15555555555"
    user.refresh()

    user = sign_in_in_two_steps(page, inbox, "+15555555555")
    user.reload()
    details = user.claims["firebase"]
    assert details["sign_in_provider"] == "password"
    assert details["sign_in_second_factor"] == "phone"
    assert details["second_factor_identifier"] == factor["mfaEnrollmentId"]
    assert details.get("tenant") == tenant

    user.unenroll(factor["mfaEnrollmentId"])
    assert "mfaInfo" not in user.account
    assert page.sign_in_with_email_and_password(EMAIL, PASSWORD).uid == user.uid
    user.delete()


def test_a_second_factor_needs_a_verified_address_first(web):
    user = web.create_user_with_email_and_password(EMAIL, PASSWORD)
    assert refusal(user.start_enrollment, "+1 555 555 5555") == "auth/unverified-email"


# Tenants


def test_a_tenant_that_was_never_made_has_accounts_and_mails_of_its_own(server, web, inbox):
    page, its_inbox = WebSDK(server, "acme"), Inbox(server, "acme")
    user = page.create_user_with_email_and_password(EMAIL, PASSWORD)
    assert user.claims["firebase"]["tenant"] == "acme"
    assert user.account["tenantId"] == "acme"
    assert page.fetch_sign_in_methods_for_email(EMAIL) == ["password"]
    assert web.fetch_sign_in_methods_for_email(EMAIL) == []
    user.send_email_verification()
    assert EMAIL not in [entry["email"] for entry in inbox.read("oobCodes")]
    page.apply_action_code(its_inbox.oob_code(EMAIL, "VERIFY_EMAIL"))
    user.refresh()
    assert user.claims["email_verified"] is True
    page.send_sign_in_link_to_email("other@example.com", f"{ORIGIN}/finish")
    link = its_inbox.link("other@example.com", "EMAIL_SIGNIN")
    other = page.sign_in_with_email_link("other@example.com", link)
    assert other.claims["firebase"]["tenant"] == "acme"


def test_a_tenant_accepts_guests_and_made_up_identities(server, web):
    page = WebSDK(server, "guests")
    user = page.sign_in_anonymously()
    user.link_credential("google.com", id_token=json.dumps(GOOGLE))
    user.refresh()
    assert user.claims["firebase"]["tenant"] == "guests"
    assert user.providers == ["google.com"]
