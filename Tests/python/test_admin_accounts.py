"""That Google's admin SDK creates, finds, changes and deletes accounts, of projects and tenants."""

from itertools import count

import pytest
from firebase_admin import auth

from realm import WRONG

PASSWORD = "correct horse"
NUMBERS = count()


@pytest.fixture
def name() -> str:
    """Returns an account name that no other test uses."""
    return f"user{next(NUMBERS)}"


@pytest.fixture
def user(realm, name):
    return realm.client.create_user(uid=name, email=f"{name}@example.com", password=PASSWORD)


def test_an_account_created_without_data_gets_an_id(realm):
    user = realm.client.create_user()
    assert len(user.uid) == 28
    assert realm.client.get_user(user.uid).email is None


def test_an_account_has_all_that_it_was_created_with(realm, name):
    email = f"{name}@example.com"
    user = realm.client.create_user(
        uid=name,
        email=email,
        email_verified=True,
        password=PASSWORD,
        display_name="Ada",
        photo_url="https://example.com/a.png",
        phone_number="+16505550178",
        disabled=False,
    )
    assert (user.uid, user.email, user.email_verified) == (name, email, True)
    assert (user.display_name, user.photo_url) == ("Ada", "https://example.com/a.png")
    assert user.phone_number == "+16505550178"
    assert user.tenant_id == realm.tenant
    assert {entry.provider_id for entry in user.provider_data} == {"password", "phone"}
    assert realm.signs_in(email, PASSWORD) == name


def test_an_account_is_found_by_each_of_its_identifiers(realm, name):
    result = realm.client.import_users(
        [
            auth.ImportUserRecord(
                name,
                email=f"{name}@example.com",
                phone_number="+16505550179",
                provider_data=[auth.UserProvider(f"g-{name}", "google.com")],
            )
        ]
    )
    assert result.errors == []
    assert realm.client.get_user(name).uid == name
    assert realm.client.get_user_by_email(f"{name}@EXAMPLE.com").uid == name
    assert realm.client.get_user_by_phone_number("+16505550179").uid == name
    for identifier in (
        auth.UidIdentifier(name),
        auth.EmailIdentifier(f"{name}@example.com"),
        auth.PhoneIdentifier("+16505550179"),
        auth.ProviderIdentifier("google.com", f"g-{name}"),
    ):
        found = realm.client.get_users([identifier])
        assert [user.uid for user in found.users] == [name]
        assert found.not_found == []


def test_unknown_accounts_are_reported_as_not_found(realm):
    with pytest.raises(auth.UserNotFoundError):
        realm.client.get_user("nobody")
    with pytest.raises(auth.UserNotFoundError):
        realm.client.get_user_by_email("nobody@example.com")
    with pytest.raises(auth.UserNotFoundError):
        realm.client.get_user_by_phone_number("+16505550199")
    with pytest.raises(auth.UserNotFoundError):
        realm.client.update_user("nobody", display_name="Nobody")
    with pytest.raises(auth.UserNotFoundError):
        realm.client.delete_user("nobody")
    with pytest.raises(auth.UserNotFoundError):
        realm.client.set_custom_user_claims("nobody", {"a": 1})


def test_an_id_address_or_number_in_use_is_refused(realm, user):
    with pytest.raises(auth.UidAlreadyExistsError):
        realm.client.create_user(uid=user.uid)
    with pytest.raises(auth.EmailAlreadyExistsError):
        realm.client.create_user(email=user.email)
    realm.client.update_user(user.uid, phone_number="+16505550180")
    with pytest.raises(auth.PhoneNumberAlreadyExistsError):
        realm.client.create_user(phone_number="+16505550180")
    realm.client.delete_user(user.uid)


def test_a_name_and_a_picture_are_set_and_removed(realm, user):
    changed = realm.client.update_user(
        user.uid, display_name="Ada", photo_url="https://example.com/a.png"
    )
    assert (changed.display_name, changed.photo_url) == ("Ada", "https://example.com/a.png")
    changed = realm.client.update_user(user.uid, display_name=auth.DELETE_ATTRIBUTE)
    assert (changed.display_name, changed.photo_url) == (None, "https://example.com/a.png")
    changed = realm.client.update_user(user.uid, photo_url=auth.DELETE_ATTRIBUTE)
    assert changed.photo_url is None


def test_a_number_is_set_and_removed(realm, user):
    changed = realm.client.update_user(user.uid, phone_number="+16505550181")
    assert changed.phone_number == "+16505550181"
    changed = realm.client.update_user(user.uid, phone_number=auth.DELETE_ATTRIBUTE)
    assert changed.phone_number is None


def test_an_address_is_changed_and_verified(realm, user):
    changed = realm.client.update_user(user.uid, email=f"new-{user.email}", email_verified=True)
    assert (changed.email, changed.email_verified) == (f"new-{user.email}", True)
    assert realm.refuses(user.email, PASSWORD) in WRONG
    assert realm.signs_in(f"new-{user.email}", PASSWORD) == user.uid


def test_a_password_is_changed(realm, user):
    realm.client.update_user(user.uid, password="battery staple")
    assert realm.refuses(user.email, PASSWORD) in WRONG
    assert realm.signs_in(user.email, "battery staple") == user.uid


def test_sign_in_methods_are_removed(realm, name):
    providers = [auth.UserProvider(f"{kind}-{name}", f"{kind}.com") for kind in ("google", "apple")]
    realm.client.import_users(
        [auth.ImportUserRecord(name, phone_number="+16505550182", provider_data=providers)]
    )
    changed = realm.client.update_user(name, providers_to_delete=["google.com"])
    assert {entry.provider_id for entry in changed.provider_data} == {"apple.com", "phone"}
    changed = realm.client.update_user(name, providers_to_delete=["phone"])
    assert {entry.provider_id for entry in changed.provider_data} == {"apple.com"}
    assert changed.phone_number is None


def test_a_disabled_account_is_kept_out_until_it_is_enabled(realm, user):
    assert realm.client.update_user(user.uid, disabled=True).disabled
    assert realm.refuses(user.email, PASSWORD) == "USER_DISABLED"
    assert not realm.client.update_user(user.uid, disabled=False).disabled
    assert realm.signs_in(user.email, PASSWORD) == user.uid


def test_claims_are_set_seen_in_tokens_and_removed(realm, user):
    realm.client.set_custom_user_claims(user.uid, {"role": "admin", "level": 3})
    assert realm.client.get_user(user.uid).custom_claims == {"role": "admin", "level": 3}
    token = realm.sign_in(user.email, PASSWORD).json()["idToken"]
    claims = realm.client.verify_id_token(token)
    assert (claims["role"], claims["level"], claims["uid"]) == ("admin", 3, user.uid)
    realm.client.set_custom_user_claims(user.uid, None)
    assert not realm.client.get_user(user.uid).custom_claims


def test_revoked_tokens_are_refused_when_revocation_is_checked(realm, user):
    token = realm.sign_in(user.email, PASSWORD).json()["idToken"]
    assert realm.client.verify_id_token(token, check_revoked=True)["uid"] == user.uid
    # The protocol counts whole seconds: a token of the second of its revocation stays good.
    later = realm.client.get_user(user.uid).tokens_valid_after_timestamp // 1000
    while later <= realm.client.verify_id_token(token)["auth_time"]:
        realm.client.revoke_refresh_tokens(user.uid)
        later = realm.client.get_user(user.uid).tokens_valid_after_timestamp // 1000
    with pytest.raises(auth.RevokedIdTokenError):
        realm.client.verify_id_token(token, check_revoked=True)
    assert realm.signs_in(user.email, PASSWORD) == user.uid


def test_a_token_of_a_disabled_account_is_refused_when_revocation_is_checked(realm, user):
    token = realm.sign_in(user.email, PASSWORD).json()["idToken"]
    realm.client.update_user(user.uid, disabled=True)
    with pytest.raises(auth.UserDisabledError):
        realm.client.verify_id_token(token, check_revoked=True)


@pytest.mark.parametrize("page_size", [1, 2, 1000])
def test_every_account_is_listed_once_whatever_the_page_size(realm, user, page_size):
    listed = [one.uid for one in realm.client.list_users(max_results=page_size).iterate_all()]
    assert user.uid in listed
    assert len(listed) == len(set(listed))


def test_accounts_are_deleted_singly_and_in_a_batch(realm, user):
    realm.client.delete_user(user.uid)
    assert realm.refuses(user.email, PASSWORD) in WRONG
    others = [realm.client.create_user().uid for _ in range(3)]
    result = realm.client.delete_users([*others, "nobody"])
    assert (result.success_count, result.failure_count) == (4, 0)
    found = realm.client.get_users([auth.UidIdentifier(uid) for uid in others])
    assert found.users == []


@pytest.mark.parametrize(
    "link",
    ["generate_password_reset_link", "generate_email_verification_link"],
)
def test_a_link_is_made_for_the_administrator_to_deliver(realm, user, link):
    made = getattr(realm.client, link)(user.email)
    assert "oobCode=" in made


def test_a_link_continues_to_the_app_s_url(realm, user):
    settings = auth.ActionCodeSettings("http://localhost/after", handle_code_in_app=True)
    for link in (
        realm.client.generate_password_reset_link(user.email, settings),
        realm.client.generate_email_verification_link(user.email, settings),
        realm.client.generate_sign_in_with_email_link(user.email, settings),
    ):
        assert "continueUrl=http%3A%2F%2Flocalhost%2Fafter" in link


def test_a_link_for_an_unknown_address_is_refused(realm):
    with pytest.raises(auth.EmailNotFoundError):
        realm.client.generate_password_reset_link("nobody@example.com")
