"""Tests that Google's admin SDK in emulator mode manages Dialtone's accounts."""

import base64
import json
import time

import firebase_admin
import pytest
from firebase_admin import auth

RESPITE = 10
DEAD_SESSION_WORDS = {"USER_NOT_FOUND", "TOKEN_EXPIRED"}


@pytest.fixture(scope="module")
def admin(server):
    """An app of the SDK that has no credential but the emulator's."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("FIREBASE_AUTH_EMULATOR_HOST", server.authority)
        app = firebase_admin.initialize_app(
            options={"projectId": server.project}, name=server.authority
        )
        yield app
        firebase_admin.delete_app(app)


@pytest.fixture
def signed_in(server, phone_number):
    return server.sign_in(phone_number)


def refusal(answer) -> str:
    assert answer.status_code == 400, answer.text
    return answer.json()["error"]["message"].split(" : ")[0]


def test_an_account_is_found_by_its_id(admin, signed_in):
    user = auth.get_user(signed_in.account_id, app=admin)
    assert user.phone_number == signed_in.phone_number
    assert user.disabled is False
    assert [provider.provider_id for provider in user.provider_data] == ["phone"]
    assert user.provider_data[0].uid == signed_in.phone_number
    assert user.user_metadata.creation_timestamp <= user.user_metadata.last_sign_in_timestamp


def test_an_account_is_found_by_its_number(admin, signed_in):
    user = auth.get_user_by_phone_number(signed_in.phone_number, app=admin)
    assert user.uid == signed_in.account_id


def test_unknown_accounts_are_reported_as_not_found(admin, phone_number):
    with pytest.raises(auth.UserNotFoundError):
        auth.get_user("nobody", app=admin)
    with pytest.raises(auth.UserNotFoundError):
        auth.get_user_by_phone_number(phone_number, app=admin)


def test_a_batch_lookup_separates_known_from_unknown_accounts(admin, signed_in):
    asked = [auth.UidIdentifier(signed_in.account_id), auth.UidIdentifier("nobody")]
    found = auth.get_users(asked, app=admin)
    assert [user.uid for user in found.users] == [signed_in.account_id]
    assert [unknown.uid for unknown in found.not_found] == ["nobody"]


def test_every_account_is_listed_once_whatever_the_page_size(
    admin, server, fictional_numbers
):
    created = {server.sign_in(next(fictional_numbers)).account_id for _ in range(3)}
    for page_size in (1, 2, 1000):
        pages = auth.list_users(max_results=page_size, app=admin)
        listed = [user.uid for user in pages.iterate_all()]
        assert created <= set(listed)
        assert len(listed) == len(set(listed))


def test_an_id_token_is_accepted(admin, signed_in):
    claims = auth.verify_id_token(signed_in.id_token, app=admin, check_revoked=True)
    assert claims["uid"] == signed_in.account_id
    assert claims["phone_number"] == signed_in.phone_number


def test_an_id_token_of_an_app_in_emulator_mode_is_accepted_and_unsigned(admin, server):
    """Google's SDK for Node accepts no signed ones there."""
    answer = server.post("/identitytoolkit.googleapis.com/v1/accounts:signUp", {})
    token = answer.json()["idToken"]
    header = token.split(".")[0]
    assert json.loads(base64.urlsafe_b64decode(header + "==")) == {"alg": "none", "typ": "JWT"}
    assert token.endswith(".")
    claims = auth.verify_id_token(token, app=admin, check_revoked=True)
    assert claims["uid"] == answer.json()["localId"]


def test_a_disabled_account_cannot_renew_tokens_until_it_is_enabled(admin, server, signed_in):
    assert auth.update_user(signed_in.account_id, disabled=True, app=admin).disabled is True
    assert refusal(server.refresh(signed_in.refresh_token)) == "USER_DISABLED"
    with pytest.raises(auth.UserDisabledError):
        auth.verify_id_token(signed_in.id_token, app=admin, check_revoked=True)
    assert auth.update_user(signed_in.account_id, disabled=False, app=admin).disabled is False
    again = server.sign_in(signed_in.phone_number)
    assert again.account_id == signed_in.account_id
    assert not again.is_new_account


def test_a_name_is_set_and_removed(admin, signed_in):
    named = auth.update_user(signed_in.account_id, display_name="Ada", app=admin)
    assert named.display_name == "Ada"
    bare = auth.update_user(
        signed_in.account_id, display_name=auth.DELETE_ATTRIBUTE, app=admin
    )
    assert bare.display_name is None
    assert bare.phone_number == signed_in.phone_number


def valid_since(signed_in, admin) -> int:
    return auth.get_user(signed_in.account_id, app=admin).tokens_valid_after_timestamp // 1000


def test_revoking_ends_the_sessions_and_not_the_account(admin, server, signed_in):
    auth.revoke_refresh_tokens(signed_in.account_id, app=admin)
    assert refusal(server.refresh(signed_in.refresh_token)) == "TOKEN_EXPIRED"
    # The library compares whole seconds, and takes a token of the second of its revocation.
    # So the account is revoked again until that second is over.
    signed_in_at = auth.verify_id_token(signed_in.id_token, app=admin)["auth_time"]
    end = time.monotonic() + RESPITE
    while valid_since(signed_in, admin) <= signed_in_at:
        assert time.monotonic() < end, "the token outlives every revocation"
        auth.revoke_refresh_tokens(signed_in.account_id, app=admin)
    with pytest.raises(auth.RevokedIdTokenError):
        auth.verify_id_token(signed_in.id_token, app=admin, check_revoked=True)
    assert server.sign_in(signed_in.phone_number).account_id == signed_in.account_id


def test_a_deleted_account_is_gone_and_its_number_creates_a_new_account(admin, server, signed_in):
    auth.delete_user(signed_in.account_id, app=admin)
    with pytest.raises(auth.UserNotFoundError):
        auth.get_user(signed_in.account_id, app=admin)
    assert refusal(server.refresh(signed_in.refresh_token)) in DEAD_SESSION_WORDS
    again = server.sign_in(signed_in.phone_number)
    assert again.is_new_account
    assert again.account_id != signed_in.account_id
    assert refusal(server.refresh(signed_in.refresh_token)) in DEAD_SESSION_WORDS


def test_accounts_are_deleted_in_a_batch(admin, server, fictional_numbers):
    doomed = [server.sign_in(next(fictional_numbers)).account_id for _ in range(2)]
    result = auth.delete_users(doomed, app=admin)
    assert (result.success_count, result.failure_count) == (2, 0)
    assert auth.get_users([auth.UidIdentifier(uid) for uid in doomed], app=admin).users == []


@pytest.mark.parametrize("headers", [{}, {"Authorization": "Bearer somebody"}])
def test_an_admin_call_without_the_admin_token_is_refused(server, signed_in, headers):
    path = f"/identitytoolkit.googleapis.com/v1/projects/{server.project}/accounts:delete"
    answer = server.post(path, {"localId": signed_in.account_id}, headers=headers)
    assert answer.status_code == 401
    assert answer.json()["error"]["status"] == "UNAUTHENTICATED"
    assert server.refresh(signed_in.refresh_token).status_code == 200


def test_second_factors_stay_when_the_sdk_changes_the_rest(admin, server, phone_number):
    """The SDK has no names for them; an administrator sets them as its sister for Node does."""
    user = auth.create_user(email="factors@example.com", email_verified=True, app=admin)
    enrollments = [{"phoneInfo": phone_number, "displayName": "work"}]
    changed = server.administer(
        "accounts:update", {"localId": user.uid, "mfa": {"enrollments": enrollments}}
    )
    assert changed.status_code == 200, changed.text

    auth.update_user(user.uid, display_name="Ada", app=admin)
    assert auth.get_user(user.uid, app=admin).display_name == "Ada"
    account = server.administer("accounts:lookup", {"localId": [user.uid]}).json()["users"][0]
    (factor,) = account["mfaInfo"]
    assert factor["phoneInfo"] == phone_number
    assert factor["displayName"] == "work"
    assert factor["mfaEnrollmentId"]

    cleared = server.administer("accounts:update", {"localId": user.uid, "mfa": {}})
    assert cleared.status_code == 200, cleared.text
    account = server.administer("accounts:lookup", {"localId": [user.uid]}).json()["users"][0]
    assert "mfaInfo" not in account
