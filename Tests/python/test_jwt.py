"""Tests that PyJWT verifies Dialtone's ID tokens with the published keys."""

import base64
import hashlib
import hmac
import json

import jwt
import pytest
import requests
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from cryptography.x509 import load_pem_x509_certificate

from running_server import ProductionServer

JWKS = "/.well-known/jwks.json"
JWKS_AS_GOOGLE_NAMES_IT = "/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com"
CERTIFICATES = "/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com"
CLAIMS = {
    "iss", "aud", "auth_time", "user_id", "sub", "iat", "exp", "phone_number", "firebase", "jti",
}


def verified(token: str, key, server) -> dict:
    return jwt.decode(
        token,
        key,
        algorithms=["RS256"],
        audience=server.project,
        issuer=f"https://securetoken.google.com/{server.project}",
        options={"require": sorted(CLAIMS)},
    )


def certificate_key(server, token: str):
    certificates = server.get(CERTIFICATES).json()
    pem = certificates[jwt.get_unverified_header(token)["kid"]]
    return load_pem_x509_certificate(pem.encode()).public_key()


def test_an_id_token_verifies_against_the_key_set(server, phone_number):
    signed_in = server.sign_in(phone_number)
    key = jwt.PyJWKClient(f"{server.url}{JWKS}").get_signing_key_from_jwt(signed_in.id_token)
    claims = verified(signed_in.id_token, key, server)
    assert set(claims) == CLAIMS
    assert claims["sub"] == claims["user_id"] == signed_in.account_id
    assert claims["phone_number"] == phone_number
    assert claims["exp"] == claims["iat"] + 3600
    session = claims["firebase"].pop("session_id")
    assert session.startswith("session_")
    assert claims["firebase"] == {
        "identities": {"phone": [phone_number]},
        "sign_in_provider": "phone",
    }


def test_an_id_token_verifies_against_the_certificates(server, phone_number):
    signed_in = server.sign_in(phone_number)
    claims = verified(signed_in.id_token, certificate_key(server, signed_in.id_token), server)
    assert claims["sub"] == signed_in.account_id


def test_the_header_names_algorithm_key_and_type_and_nothing_else(server, phone_number):
    header = jwt.get_unverified_header(server.sign_in(phone_number).id_token)
    assert set(header) == {"alg", "kid", "typ"}
    assert (header["alg"], header["typ"]) == ("RS256", "JWT")


def test_the_key_set_is_the_same_under_both_names(server):
    assert server.get(JWKS).json() == server.get(JWKS_AS_GOOGLE_NAMES_IT).json()


@pytest.mark.parametrize("path", [JWKS, JWKS_AS_GOOGLE_NAMES_IT, CERTIFICATES])
def test_the_key_response_sets_how_long_it_may_be_cached(server, path):
    answer = server.get(path)
    assert answer.status_code == 200
    assert "max-age=" in answer.headers["Cache-Control"]


def test_the_key_set_shows_no_private_part(server):
    for key in server.get(JWKS).json()["keys"]:
        assert set(key) == {"kty", "alg", "use", "kid", "n", "e"}
        assert (key["kty"], key["alg"], key["use"]) == ("RSA", "RS256", "sig")


def anonymous(server) -> str:
    return server.post("/v1/accounts:signUp", {}).json()["idToken"]


def session_cookie(server) -> str:
    """A session cookie, as a back end asks for it."""
    answer = requests.post(
        f"http://{server.admin_authority}/v1/projects/{server.project}:createSessionCookie",
        headers={"Authorization": "Bearer owner"},
        json={"idToken": anonymous(server), "validDuration": "3600"},
        timeout=20,
    )
    assert answer.status_code == 200, answer.text
    return answer.json()["sessionCookie"]


@pytest.fixture(scope="module", params=["", "/projects", "/auth/tokens"])
def issuing(request, binary, tmp_path_factory):
    """A server whose tokens are issued under an address of its own."""
    running = ProductionServer(
        binary,
        tmp_path_factory.mktemp("issuing"),
        f"tokens: {{issuer: 'https://id.example.com{request.param}'}}\n",
    )
    yield running
    assert running.stop() == 0, "".join(running.log)


def found(server, address: str) -> str:
    """Returns the document at the public address, from the test's own server."""
    assert address.startswith("https://id.example.com/")
    return address.replace("https://id.example.com", server.url)


@pytest.mark.parametrize("token_of", [anonymous, session_cookie])
def test_a_token_verifies_by_discovery_from_its_issuer(issuing, token_of):
    token = token_of(issuing)
    issuer = jwt.decode(token, options={"verify_signature": False})["iss"]
    address = found(issuing, f"{issuer}/.well-known/openid-configuration")
    document = requests.get(address, timeout=20).json()
    assert document["issuer"] == issuer
    keys = jwt.PyJWKClient(found(issuing, document["jwks_uri"]))
    claims = jwt.decode(
        token,
        keys.get_signing_key_from_jwt(token),
        algorithms=document["id_token_signing_alg_values_supported"],
        audience=issuing.project,
        issuer=document["issuer"],
    )
    assert claims["sub"] == claims["user_id"]


def test_a_server_with_one_project_has_its_document_at_the_root(issuing):
    document = issuing.get("/.well-known/openid-configuration").json()
    issuer = jwt.decode(anonymous(issuing), options={"verify_signature": False})["iss"]
    assert document["issuer"] == issuer


def test_a_renewed_token_verifies_and_keeps_the_time_of_sign_in(server, phone_number):
    signed_in = server.sign_in(phone_number)
    keys = jwt.PyJWKClient(f"{server.url}{JWKS}")
    renewed = server.refresh(signed_in.refresh_token).json()["id_token"]
    before, after = (
        verified(token, keys.get_signing_key_from_jwt(token), server)
        for token in (signed_in.id_token, renewed)
    )
    assert after["auth_time"] == before["auth_time"]
    assert after["sub"] == before["sub"]
    assert after["firebase"] == before["firebase"]


def encoded(part: bytes) -> str:
    return base64.urlsafe_b64encode(part).rstrip(b"=").decode()


def unsigned(token: str, server) -> str:
    payload = token.split(".")[1]
    return f"{encoded(json.dumps({'alg': 'none', 'typ': 'JWT'}).encode())}.{payload}."


def signed_with_the_public_key_as_secret(token: str, server) -> str:
    header = {**jwt.get_unverified_header(token), "alg": "HS256"}
    secret = certificate_key(server, token).public_bytes(
        Encoding.PEM, PublicFormat.SubjectPublicKeyInfo
    )
    signed = f"{encoded(json.dumps(header).encode())}.{token.split('.')[1]}"
    return f"{signed}.{encoded(hmac.digest(secret, signed.encode(), hashlib.sha256))}"


def for_another_account(token: str, server) -> str:
    header, payload, signature = token.split(".")
    claims = json.loads(base64.urlsafe_b64decode(payload + "=="))
    claims |= {"sub": "another", "user_id": "another"}
    return f"{header}.{encoded(json.dumps(claims).encode())}.{signature}"


def without_its_signature(token: str, server) -> str:
    return token.rpartition(".")[0] + "."


def under_an_unknown_key(token: str, server) -> str:
    header = {**jwt.get_unverified_header(token), "kid": "../../etc/passwd"}
    return f"{encoded(json.dumps(header).encode())}.{token.partition('.')[2]}"


@pytest.mark.parametrize(
    "forged",
    [
        unsigned,
        signed_with_the_public_key_as_secret,
        for_another_account,
        without_its_signature,
        under_an_unknown_key,
    ],
)
def test_a_forged_token_is_refused(server, phone_number, forged):
    token = server.sign_in(phone_number).id_token
    assert server.post("/v1/accounts:lookup", {"idToken": token}).status_code == 200
    answer = server.post("/v1/accounts:lookup", {"idToken": forged(token, server)})
    assert answer.status_code == 400
    assert answer.json()["error"]["message"].split(" : ")[0] == "INVALID_ID_TOKEN"
