"""Tests that Google's admin SDK and PyJWT accept Dialtone's session cookies."""

import datetime

import firebase_admin
import jwt
import pytest
from cryptography.x509 import load_pem_x509_certificate
from firebase_admin import auth, credentials
from google.auth.credentials import AnonymousCredentials

CERTIFICATES = "/identitytoolkit/v3/relyingparty/publicKeys"
KEY_SET = "/v1/sessionCookiePublicKeys"


class NoCredential(credentials.Base):
    """Verifying asks for none, but an app has to have one."""

    def get_credential(self):
        return AnonymousCredentials()


@pytest.fixture(scope="module")
def admin(server):
    """An app of the SDK that has no credential but the emulator's."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("FIREBASE_AUTH_EMULATOR_HOST", server.authority)
        app = firebase_admin.initialize_app(
            options={"projectId": server.project}, name=f"cookies-{server.authority}"
        )
        yield app
        firebase_admin.delete_app(app)


@pytest.fixture
def signed_in(server, phone_number):
    return server.sign_in(phone_number)


@pytest.fixture
def always_signed(server):
    """Lets the server sign what it makes for a client in emulator mode, too."""
    server.issue_tokens("SIGNED")
    yield
    server.issue_tokens("BY_PATH")


def cookie_of(signed_in, admin, **lifetime) -> str:
    return auth.create_session_cookie(
        signed_in.id_token, datetime.timedelta(**lifetime), app=admin
    )


def verified(cookie: str, key, server) -> dict:
    return jwt.decode(
        cookie,
        key,
        algorithms=["RS256"],
        audience=server.project,
        issuer=f"https://session.firebase.google.com/{server.project}",
    )


def test_the_admin_sdk_makes_and_accepts_a_cookie(admin, signed_in):
    cookie = cookie_of(signed_in, admin, days=5)
    claims = auth.verify_session_cookie(cookie, check_revoked=True, app=admin)
    assert claims["uid"] == signed_in.account_id
    assert claims["phone_number"] == signed_in.phone_number
    assert claims["exp"] == claims["iat"] + 5 * 86_400


def test_a_cookie_for_a_client_in_emulator_mode_is_unsigned(admin, signed_in):
    """Google's SDK for Node accepts no others there; this one accepts both."""
    cookie = cookie_of(signed_in, admin, days=5)
    assert jwt.get_unverified_header(cookie)["alg"] == "none"
    assert cookie.endswith(".")


@pytest.mark.usefixtures("always_signed")
def test_the_cookie_verifies_against_certificates_and_key_set(admin, server, signed_in):
    cookie = cookie_of(signed_in, admin, minutes=5)
    header = jwt.get_unverified_header(cookie)
    pem = server.get(CERTIFICATES).json()[header["kid"]]
    certified = load_pem_x509_certificate(pem.encode()).public_key()
    listed = jwt.PyJWKClient(f"{server.url}{KEY_SET}").get_signing_key_from_jwt(cookie)
    for key in (certified, listed):
        claims = verified(cookie, key, server)
        assert claims["sub"] == signed_in.account_id
        assert claims["exp"] == claims["iat"] + 300


@pytest.mark.usefixtures("always_signed")
def test_the_admin_sdk_verifies_the_signature_outside_of_emulator_mode(
    admin, server, signed_in, monkeypatch
):
    cookie = cookie_of(signed_in, admin, hours=1)
    monkeypatch.delenv("FIREBASE_AUTH_EMULATOR_HOST")
    monkeypatch.setattr(
        "firebase_admin._token_gen.COOKIE_CERT_URI", f"{server.url}{CERTIFICATES}"
    )
    app = firebase_admin.initialize_app(
        NoCredential(),
        options={"projectId": server.project},
        name="outside",
    )
    try:
        assert auth.verify_session_cookie(cookie, app=app)["uid"] == signed_in.account_id
        header, payload, signature = cookie.split(".")
        with pytest.raises(auth.InvalidSessionCookieError):
            auth.verify_session_cookie(f"{header}.{payload}.{signature[::-1]}", app=app)
        with pytest.raises(auth.InvalidSessionCookieError):
            auth.verify_session_cookie(signed_in.id_token, app=app)
        with pytest.raises(auth.InvalidIdTokenError):
            auth.verify_id_token(cookie, app=app)
    finally:
        firebase_admin.delete_app(app)


def test_a_cookie_of_a_revoked_session_is_refused(admin, signed_in):
    cookie = cookie_of(signed_in, admin, days=1)
    claims = auth.verify_session_cookie(cookie, app=admin)
    auth.update_user(signed_in.account_id, valid_since=claims["iat"] + 1, app=admin)
    with pytest.raises(auth.RevokedSessionCookieError):
        auth.verify_session_cookie(cookie, check_revoked=True, app=admin)


def test_a_lifetime_out_of_bounds_is_refused_by_the_server_too(server, signed_in):
    answer = server.post(
        f"/v1/projects/{server.project}:createSessionCookie",
        {"idToken": signed_in.id_token, "validDuration": 299},
        headers={"Authorization": "Bearer owner"},
    )
    assert answer.status_code == 400
    assert answer.json()["error"]["message"] == "INVALID_DURATION"
