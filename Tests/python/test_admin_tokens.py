"""Tests that Google's admin SDK creates and verifies tokens and session cookies."""

from datetime import timedelta

import firebase_admin
import pytest
from firebase_admin import auth

EMAIL = "ada@example.com"
PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def ada(firebase):
    return auth.create_user(email=EMAIL, password=PASSWORD, app=firebase)


@pytest.fixture
def id_token(administered, ada) -> str:
    return administered.sign_in_with_password(EMAIL, PASSWORD).json()["idToken"]


def test_an_id_token_becomes_a_session_cookie(firebase, ada, id_token):
    cookie = auth.create_session_cookie(id_token, timedelta(days=5), app=firebase)
    claims = auth.verify_session_cookie(cookie, check_revoked=True, app=firebase)
    assert claims["uid"] == ada.uid
    assert claims["exp"] - claims["iat"] == 5 * 24 * 60 * 60


def test_an_invalid_id_token_is_refused_for_a_session_cookie(firebase):
    with pytest.raises(auth.InvalidIdTokenError):
        auth.create_session_cookie("nonsense", timedelta(days=1), app=firebase)


def test_a_cookie_is_revoked_with_its_account(firebase, ada, id_token):
    cookie = auth.create_session_cookie(id_token, timedelta(hours=1), app=firebase)
    auth.update_user(ada.uid, disabled=True, app=firebase)
    with pytest.raises(auth.UserDisabledError):
        auth.verify_session_cookie(cookie, check_revoked=True, app=firebase)
    auth.update_user(ada.uid, disabled=False, app=firebase)


def test_a_custom_token_signs_in_as_the_user_it_names(server):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FIREBASE_AUTH_EMULATOR_HOST", server.authority)
        app = firebase_admin.initialize_app(
            options={"projectId": server.project}, name="custom tokens"
        )
        token = auth.create_custom_token("chosen", {"role": "admin"}, app=app).decode()
        answer = server.post("/v1/accounts:signInWithCustomToken", {"token": token})
        assert answer.status_code == 200, answer.text
        claims = auth.verify_id_token(answer.json()["idToken"], app=app)
        assert (claims["uid"], claims["role"]) == ("chosen", "admin")
        firebase_admin.delete_app(app)
