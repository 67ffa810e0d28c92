"""Tests that Google's admin SDK imports users of other systems, who then sign in as before."""

import base64
import hashlib
import hmac

import pytest
from firebase_admin import auth

from realm import WRONG

PASSWORD = "correct horse"
SALT = b"some salt"
KEY = b"a secret key"

# Published by Firebase with the source of its scrypt.
FIREBASE_KEY = base64.b64decode(
    "jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA=="
)
FIREBASE_HASH = base64.b64decode(
    "lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ=="
)
FIREBASE_SALT = base64.b64decode("42xEC+ixf3L2lw==")
FIREBASE_SCRYPT = auth.UserImportHash.scrypt(FIREBASE_KEY, 8, 14, b"\x07")


def digest(name: str) -> bytes:
    return hashlib.new(name, SALT + PASSWORD.encode()).digest()


def keyed_digest(name: str) -> bytes:
    return hmac.new(KEY, PASSWORD.encode() + SALT, name).digest()


def stretched(name: str, rounds: int) -> bytes:
    return hashlib.pbkdf2_hmac(name, PASSWORD.encode(), SALT, rounds)


HASHES = {
    "md5": (auth.UserImportHash.md5(1), digest("md5")),
    "sha1": (auth.UserImportHash.sha1(1), digest("sha1")),
    "sha256": (auth.UserImportHash.sha256(1), digest("sha256")),
    "sha512": (auth.UserImportHash.sha512(1), digest("sha512")),
    "hmac_md5": (auth.UserImportHash.hmac_md5(KEY), keyed_digest("md5")),
    "hmac_sha1": (auth.UserImportHash.hmac_sha1(KEY), keyed_digest("sha1")),
    "hmac_sha256": (auth.UserImportHash.hmac_sha256(KEY), keyed_digest("sha256")),
    "hmac_sha512": (auth.UserImportHash.hmac_sha512(KEY), keyed_digest("sha512")),
    "pbkdf_sha1": (auth.UserImportHash.pbkdf_sha1(1000), stretched("sha1", 1000)),
    "pbkdf2_sha256": (auth.UserImportHash.pbkdf2_sha256(1000), stretched("sha256", 1000)),
    "standard_scrypt": (
        auth.UserImportHash.standard_scrypt(1024, 2, 8, 32),
        hashlib.scrypt(PASSWORD.encode(), salt=SALT, n=1024, r=8, p=2, dklen=32),
    ),
    "bcrypt": (
        auth.UserImportHash.bcrypt(),
        b"$2a$05$abcdefghijklmnopqrstuuHNbAKRhpaujgo33bRWs.NLUTJO3lOy2",
    ),
}


def test_people_of_a_firebase_project_sign_in_by_their_passwords(realm):
    user = auth.ImportUserRecord(
        "ada", email="ada@example.com", password_hash=FIREBASE_HASH, password_salt=FIREBASE_SALT
    )
    result = realm.client.import_users([user], hash_alg=FIREBASE_SCRYPT)
    assert (result.success_count, result.failure_count) == (1, 0)
    assert realm.refuses("ada@example.com", "user2password") in WRONG
    for _ in range(2):
        assert realm.signs_in("ada@example.com", "user1password") == "ada"


@pytest.mark.parametrize("name", HASHES)
def test_a_hash_of_every_kind_keeps_its_password(realm, name):
    hash_alg, password_hash = HASHES[name]
    user = auth.ImportUserRecord(
        name,
        email=f"{name}@example.com",
        password_hash=password_hash,
        password_salt=None if name == "bcrypt" else SALT,
    )
    result = realm.client.import_users([user], hash_alg=hash_alg)
    assert [error.reason for error in result.errors] == []
    assert realm.refuses(f"{name}@example.com", "wrong horse") in WRONG
    assert realm.signs_in(f"{name}@example.com", PASSWORD) == name


def test_every_field_of_a_user_is_imported(realm):
    result = realm.client.import_users(
        [
            auth.ImportUserRecord(
                "full",
                email="Full@example.com",
                email_verified=True,
                display_name="Full",
                phone_number="+16505550177",
                photo_url="https://example.com/full.png",
                disabled=True,
                custom_claims={"role": "admin"},
                user_metadata=auth.UserMetadata(1500000000000, 1600000000000),
                provider_data=[auth.UserProvider("1", "google.com", "f@gmail.com", "F", None)],
            )
        ]
    )
    assert result.errors == []
    user = realm.client.get_user("full")
    assert user.email == "full@example.com"
    assert user.email_verified and user.disabled
    assert user.display_name == "Full"
    assert user.phone_number == "+16505550177"
    assert user.photo_url == "https://example.com/full.png"
    assert user.custom_claims == {"role": "admin"}
    assert user.user_metadata.creation_timestamp == 1500000000000
    assert user.user_metadata.last_sign_in_timestamp == 1600000000000
    assert {entry.provider_id for entry in user.provider_data} == {"google.com", "phone"}


def test_invalid_rows_are_reported_and_the_others_are_imported(realm):
    result = realm.client.import_users(
        [
            auth.ImportUserRecord("good", email="good@example.com"),
            auth.ImportUserRecord("twin", email="good@example.com"),
            auth.ImportUserRecord("last"),
        ]
    )
    assert (result.success_count, result.failure_count) == (2, 1)
    assert result.errors[0].index == 1
    assert result.errors[0].reason == "email exists in other account in database"
    assert realm.client.get_user("last").uid == "last"


def test_a_thousand_users_are_imported_in_one_call_and_deleted_in_another(realm):
    ids = [f"many-{number}" for number in range(1000)]
    result = realm.client.import_users([auth.ImportUserRecord(uid) for uid in ids])
    assert result.success_count == 1000
    assert realm.client.delete_users(ids).success_count == 1000
    assert realm.client.get_users([auth.UidIdentifier(ids[0])]).users == []


def test_a_listed_password_hash_can_be_imported_again(realm):
    user = auth.ImportUserRecord(
        "moved",
        email="moved@example.com",
        password_hash=FIREBASE_HASH,
        password_salt=FIREBASE_SALT,
    )
    realm.client.import_users([user], hash_alg=FIREBASE_SCRYPT)
    listed = next(user for user in realm.client.list_users().iterate_all() if user.uid == "moved")
    realm.client.delete_user("moved")
    again = auth.ImportUserRecord(
        "again",
        email="moved@example.com",
        password_hash=base64.urlsafe_b64decode(listed.password_hash),
        password_salt=base64.urlsafe_b64decode(listed.password_salt),
    )
    assert realm.client.import_users([again], hash_alg=FIREBASE_SCRYPT).errors == []
    assert realm.signs_in("moved@example.com", "user1password") == "again"
