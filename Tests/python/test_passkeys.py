"""Passkeys over HTTP, with an authenticator of another implementation and with a browser."""

import base64
import itertools
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import jwt
import pytest
from selenium.webdriver.common.virtual_authenticator import VirtualAuthenticatorOptions

from running_server import RunningServer
from software_authenticator import (
    FLAG,
    SYNCED,
    SoftwareAuthenticator,
    encode,
    flipped,
    with_algorithm,
)

PASSWORD = "correct horse 1"


numbers = itertools.count()


def new_account(server) -> str:
    """The ID token of a new account."""
    return server.sign_up(f"user{next(numbers)}@example.com", PASSWORD)


@pytest.fixture
def account(server) -> str:
    return new_account(server)


def start_enrollment(server, id_token: str, **fields) -> dict:
    answer = server.post(
        "/v2/accounts/passkeyEnrollment:start", {"idToken": id_token, **fields}
    )
    assert answer.status_code == 200, answer.text
    return answer.json()["credentialCreationOptions"]


def finish_enrollment(server, id_token: str, response: dict, **fields):
    return server.post(
        "/v2/accounts/passkeyEnrollment:finalize",
        {"idToken": id_token, "authenticatorRegistrationResponse": response, **fields},
    )


def enroll(server, id_token: str, passkey: SoftwareAuthenticator, **fields) -> dict:
    options = start_enrollment(server, id_token)
    answer = finish_enrollment(server, id_token, passkey.create(options), **fields)
    assert answer.status_code == 200, answer.text
    return answer.json()


def start_sign_in(server, **fields) -> dict:
    answer = server.post("/v2/accounts/passkeySignIn:start", fields)
    assert answer.status_code == 200, answer.text
    return answer.json()["credentialRequestOptions"]


def finish_sign_in(server, response: dict, **fields):
    return server.post(
        "/v2/accounts/passkeySignIn:finalize",
        {"authenticatorAuthenticationResponse": response, **fields},
    )


def sign_in(server, passkey: SoftwareAuthenticator, **lies):
    return finish_sign_in(server, passkey.get(start_sign_in(server), **lies))


def look_up(server, id_token: str) -> dict:
    answer = server.post("/v1/accounts:lookup", {"idToken": id_token})
    assert answer.status_code == 200, answer.text
    return answer.json()["users"][0]


def refusal(answer) -> tuple[str, str | None]:
    """The error's code, and its reason if it has one."""
    assert answer.status_code == 400, answer.text
    error = answer.json()["error"]
    reasons = [item["reason"] for item in error.get("details", []) if "reason" in item]
    return error["message"].split(" ")[0], reasons[0] if reasons else None


@pytest.mark.parametrize("algorithm", [-7, -8, -257])
def test_a_passkey_of_every_offered_algorithm_signs_in(server, account, algorithm):
    passkey = SoftwareAuthenticator(algorithm)
    options = start_enrollment(server, account)
    assert options["rp"] == {"id": "localhost", "name": server.project}
    assert [item["alg"] for item in options["pubKeyCredParams"]] == [-7, -8, -257]
    assert options["attestation"] == "none"
    assert options["authenticatorSelection"] == {
        "residentKey": "required",
        "requireResidentKey": True,
        "userVerification": "required",
    }

    added = finish_enrollment(server, account, passkey.create(options), name="My phone")
    assert added.status_code == 200, added.text
    owner = look_up(server, added.json()["idToken"])
    assert added.json()["localId"] == owner["localId"]
    [info] = owner["passkeyInfo"]
    assert info["credentialId"] == encode(passkey.credential_id)
    assert info["name"] == "My phone"
    assert info["backedUp"] is True
    assert info["aaguid"] == "ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4"
    assert info["transports"] == ["hybrid", "internal"]
    assert info["rpId"] == "localhost"
    assert "lastUsedAt" not in info

    signed_in = sign_in(server, passkey)
    assert signed_in.status_code == 200, signed_in.text
    tokens = signed_in.json()
    assert tokens["localId"] == owner["localId"]
    claims = jwt.decode(tokens["idToken"], options={"verify_signature": False})
    assert claims["sub"] == owner["localId"]
    assert claims["firebase"]["sign_in_provider"] == "passkey"
    assert claims["firebase"]["sign_in_second_factor"] == "passkey"
    assert claims["firebase"]["second_factor_identifier"] == info["credentialId"]
    assert "lastUsedAt" in look_up(server, tokens["idToken"])["passkeyInfo"][0]
    assert server.refresh(tokens["refreshToken"]).status_code == 200


def test_challenges_and_user_handles_are_the_same_in_both_alphabets(server, account):
    """Browsers read base64url, and Google's SDK for Apple platforms base64."""
    options = start_enrollment(server, account)
    for text in (options["challenge"], options["user"]["id"], start_sign_in(server)["challenge"]):
        assert len(text) % 4 == 0
        assert base64.b64decode(text, validate=True) == base64.urlsafe_b64decode(text)
    assert len(base64.b64decode(options["user"]["id"])) <= 64


def test_every_challenge_differs_and_a_user_handle_does_not(server, account):
    first, second = start_enrollment(server, account), start_enrollment(server, account)
    assert first["challenge"] != second["challenge"]
    assert first["user"] == second["user"]
    owner = look_up(server, account)
    assert owner["localId"] not in str(base64.b64decode(first["user"]["id"]))
    other = new_account(server)
    assert start_enrollment(server, other)["user"]["id"] != first["user"]["id"]


def test_the_options_of_a_sign_in_name_no_passkey(server, account):
    before = start_sign_in(server)
    enroll(server, account, SoftwareAuthenticator())
    after = start_sign_in(server)
    assert before.keys() == after.keys() == {"challenge", "rpId", "timeout", "userVerification"}
    assert after["userVerification"] == "required"


def test_an_authenticator_is_told_not_to_make_a_second_passkey(server, account):
    passkey = SoftwareAuthenticator()
    enroll(server, account, passkey)
    [excluded] = start_enrollment(server, account)["excludeCredentials"]
    assert excluded == {
        "type": "public-key",
        "id": encode(passkey.credential_id),
        "transports": ["hybrid", "internal"],
    }


def test_a_passkey_is_named_after_its_provider(server, account):
    enroll(server, account, SoftwareAuthenticator())
    [info] = look_up(server, account)["passkeyInfo"]
    assert info["name"] == "Google Password Manager"


def test_standard_base64_is_read_too(server, account):
    passkey = SoftwareAuthenticator()
    options = start_enrollment(server, account)

    def standard(response: dict) -> dict:
        text = json.dumps(response)
        decoded = json.loads(text)
        for name, value in decoded["response"].items():
            if isinstance(value, str) and name != "publicKey":
                padded = value + "=" * (-len(value) % 4)
                decoded["response"][name] = padded.replace("-", "+").replace("_", "/")
        return decoded

    added = finish_enrollment(server, account, standard(passkey.create(options)))
    assert added.status_code == 200, added.text
    signed_in = finish_sign_in(server, standard(passkey.get(start_sign_in(server))))
    assert signed_in.status_code == 200, signed_in.text


def test_a_passkey_is_renamed_and_removed(server, account):
    kept, removed = SoftwareAuthenticator(), SoftwareAuthenticator()
    for passkey in (kept, removed):
        enroll(server, account, passkey)
    renamed = server.post(
        "/v1/accounts:update",
        {
            "idToken": account,
            "renamePasskey": [{"credentialId": encode(kept.credential_id), "name": "Laptop"}],
        },
    )
    assert renamed.status_code == 200, renamed.text
    session = sign_in(server, removed).json()
    answer = server.post(
        "/v1/accounts:update",
        {"idToken": account, "deletePasskey": [encode(removed.credential_id)]},
    )
    assert answer.status_code == 200, answer.text

    [info] = look_up(server, account)["passkeyInfo"]
    assert (info["credentialId"], info["name"]) == (encode(kept.credential_id), "Laptop")
    assert refusal(sign_in(server, removed)) == ("PASSKEY_CREDENTIAL_NOT_FOUND", None)
    assert sign_in(server, kept).status_code == 200
    # The device that has the removed passkey may be lost.
    assert server.refresh(session["refreshToken"]).status_code == 400
    again = server.post(
        "/v1/accounts:update",
        {"idToken": account, "deletePasskey": [encode(removed.credential_id)]},
    )
    assert refusal(again) == ("PASSKEY_ENROLLMENT_NOT_FOUND", None)


def test_an_administrator_sees_and_removes_passkeys(server, account):
    passkey = SoftwareAuthenticator()
    owner = enroll(server, account, passkey)["localId"]
    shown = server.administer("accounts:lookup", {"localId": [owner]}).json()["users"][0]
    assert [item["credentialId"] for item in shown["passkeyInfo"]] == [
        encode(passkey.credential_id)
    ]
    removed = server.administer(
        "accounts:update", {"localId": owner, "deletePasskey": [encode(passkey.credential_id)]}
    )
    assert removed.status_code == 200, removed.text
    assert "passkeyInfo" not in look_up(server, account)
    assert refusal(sign_in(server, passkey))[0] == "PASSKEY_CREDENTIAL_NOT_FOUND"


ENROLLMENT_ATTACKS = {
    "another origin": (dict(origin="https://evil.example"), "PASSKEY_ORIGIN_NOT_ALLOWED"),
    "another RP ID": (dict(rp_id="evil.example"), "PASSKEY_ORIGIN_NOT_ALLOWED"),
    "another ceremony": (dict(type="webauthn.get"), None),
    "another challenge": (dict(challenge=b"0" * 48), "PASSKEY_CHALLENGE_INVALID"),
    "no user verification": (dict(flags=SYNCED & ~FLAG.UV), "PASSKEY_USER_NOT_VERIFIED"),
    "no user": (dict(flags=SYNCED & ~FLAG.UP), "PASSKEY_USER_NOT_VERIFIED"),
    "a backup that cannot be": (dict(flags=SYNCED & ~FLAG.BE), None),
}


@pytest.mark.parametrize("attack", ENROLLMENT_ATTACKS)
def test_an_enrollment_that_does_not_verify_adds_nothing(server, attack):
    account = new_account(server)
    lies, reason = ENROLLMENT_ATTACKS[attack]
    passkey = SoftwareAuthenticator()
    options = start_enrollment(server, account)
    answer = finish_enrollment(server, account, passkey.create(options, **lies))
    assert refusal(answer) == ("INVALID_AUTHENTICATOR_RESPONSE", reason)
    assert "passkeyInfo" not in look_up(server, account)


SIGN_IN_ATTACKS = {
    "another origin": (dict(origin="https://evil.example"), "PASSKEY_ORIGIN_NOT_ALLOWED"),
    "another RP ID": (dict(rp_id="evil.example"), "PASSKEY_ORIGIN_NOT_ALLOWED"),
    "another ceremony": (dict(type="webauthn.create"), None),
    "no user verification": (dict(flags=SYNCED & ~FLAG.UV), "PASSKEY_USER_NOT_VERIFIED"),
    "a backup that cannot be": (dict(flags=SYNCED & ~FLAG.BE), None),
    "another user handle": (dict(user_handle=b"someone else"), "PASSKEY_SIGNATURE_INVALID"),
}


@pytest.mark.parametrize("attack", SIGN_IN_ATTACKS)
def test_a_sign_in_that_does_not_verify_opens_nothing(server, attack):
    account = new_account(server)
    passkey = SoftwareAuthenticator()
    enroll(server, account, passkey)
    lies, reason = SIGN_IN_ATTACKS[attack]
    assert refusal(sign_in(server, passkey, **lies)) == (
        "INVALID_AUTHENTICATOR_RESPONSE",
        reason,
    )
    assert "lastUsedAt" not in look_up(server, account)["passkeyInfo"][0]


@pytest.mark.parametrize("part", ["clientDataJSON", "authenticatorData", "signature"])
def test_a_changed_part_breaks_the_signature(server, part):
    account = new_account(server)
    passkey = SoftwareAuthenticator()
    enroll(server, account, passkey)
    response = passkey.get(start_sign_in(server))
    position = {"clientDataJSON": -5, "authenticatorData": -1, "signature": -1}[part]
    response["response"][part] = flipped(response["response"][part], position)
    code, _ = refusal(finish_sign_in(server, response))
    assert code == "INVALID_AUTHENTICATOR_RESPONSE"


def test_a_response_is_good_once(server, account):
    passkey = SoftwareAuthenticator()
    options = start_enrollment(server, account)
    registration = passkey.create(options)
    assert finish_enrollment(server, account, registration).status_code == 200
    assert refusal(finish_enrollment(server, account, registration)) == (
        "INVALID_AUTHENTICATOR_RESPONSE",
        "PASSKEY_CHALLENGE_USED",
    )
    assertion = passkey.get(start_sign_in(server))
    assert finish_sign_in(server, assertion).status_code == 200
    assert refusal(finish_sign_in(server, assertion)) == (
        "INVALID_AUTHENTICATOR_RESPONSE",
        "PASSKEY_CHALLENGE_USED",
    )


def test_of_many_equal_requests_at_once_one_wins(server, account):
    passkey = SoftwareAuthenticator()
    enroll(server, account, passkey)
    assertion = passkey.get(start_sign_in(server))
    statuses = []
    threads = [
        threading.Thread(
            target=lambda: statuses.append(finish_sign_in(server, assertion).status_code)
        )
        for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [200] + [400] * 7


def test_a_challenge_serves_only_its_purpose_and_account(server, account):
    passkey = SoftwareAuthenticator()
    enroll(server, account, passkey)
    other = new_account(server)
    foreign = ("INVALID_AUTHENTICATOR_RESPONSE", "PASSKEY_CHALLENGE_INVALID")
    enrollment = start_enrollment(server, account)
    assert refusal(
        finish_sign_in(
            server,
            passkey.get({"challenge": enrollment["challenge"], "rpId": "localhost"}),
        )
    ) == foreign
    options = start_enrollment(server, other)
    new = SoftwareAuthenticator()
    assert refusal(finish_enrollment(server, account, new.create(options))) == foreign
    options["challenge"] = start_sign_in(server)["challenge"]
    assert refusal(finish_enrollment(server, other, new.create(options))) == foreign


def test_a_passkey_belongs_to_one_account(server, account):
    passkey = SoftwareAuthenticator()
    enroll(server, account, passkey)
    other = new_account(server)
    answer = finish_enrollment(server, other, passkey.create(start_enrollment(server, other)))
    assert refusal(answer) == ("CREDENTIAL_ALREADY_IN_USE", None)
    assert "passkeyInfo" not in look_up(server, other)


def test_a_counter_that_went_back_is_refused(server, account):
    passkey = SoftwareAuthenticator()
    passkey.counter = 5
    enroll(server, account, passkey)
    assert sign_in(server, passkey, counter=6).status_code == 200
    for counter in (6, 5, 0):
        assert refusal(sign_in(server, passkey, counter=counter)) == (
            "INVALID_AUTHENTICATOR_RESPONSE",
            "PASSKEY_COUNTER_WENT_BACK",
        )
    assert sign_in(server, passkey, counter=7).status_code == 200


@pytest.mark.parametrize("algorithm", [-35, -36, -65535])
def test_a_key_of_an_algorithm_that_was_not_offered_is_refused(server, algorithm):
    account = new_account(server)
    made = SoftwareAuthenticator().create(start_enrollment(server, account))
    answer = finish_enrollment(server, account, with_algorithm(made, algorithm))
    assert refusal(answer)[0] == "INVALID_AUTHENTICATOR_RESPONSE"


@pytest.mark.parametrize(
    "change",
    [
        lambda made: made.pop("id") and made.pop("rawId"),
        lambda made: made.update(id="!", rawId="!"),
        lambda made: made.update(rawId=encode(b"another")),
        lambda made: made.update(id=encode(b"x" * 1_024), rawId=encode(b"x" * 1_024)),
        lambda made: made.update(type="password"),
        lambda made: made["response"].pop("clientDataJSON"),
        lambda made: made["response"].update(clientDataJSON="e30"),
        lambda made: made["response"].update(attestationObject="oA"),
        lambda made: made["response"].update(attestationObject="A" * 60_000),
        lambda made: made["response"].update(clientDataJSON="A" * 60_000),
    ],
)
def test_malformed_responses_are_refused(server, change):
    account = new_account(server)
    made = SoftwareAuthenticator().create(start_enrollment(server, account))
    change(made)
    code, _ = refusal(finish_enrollment(server, account, made))
    assert code in ("INVALID_AUTHENTICATOR_RESPONSE", "INVALID_CREDENTIAL_ID")
    assert "passkeyInfo" not in look_up(server, account)


def test_calls_without_their_fields_are_refused_as_upstream_does(server, account):
    start, finish = "/v2/accounts/passkeyEnrollment:start", "/v2/accounts/passkeyEnrollment:finalize"
    assert refusal(server.post(start, {}))[0] == "MISSING_ID_TOKEN"
    response = {"authenticatorRegistrationResponse": {"id": "some_cred"}}
    assert refusal(server.post(finish, response))[0] == "MISSING_ID_TOKEN"
    assert refusal(server.post(finish, {"idToken": "x"}))[0] == "MISSING_AUTHENTICATOR_RESPONSE"
    sign_in_path = "/v2/accounts/passkeySignIn:finalize"
    assert refusal(server.post(sign_in_path, {}))[0] == "MISSING_AUTHENTICATOR_RESPONSE"


def test_the_emulator_s_responses_without_a_signature_are_accepted(server, account):
    """In development mode only; Swift tests show that production refuses them."""
    added = finish_enrollment(server, account, {"id": "test_credential_id_1"}, name="My key")
    assert added.status_code == 200, added.text
    [info] = look_up(server, account)["passkeyInfo"]
    assert (info["credentialId"], info["name"]) == ("test_credential_id_1", "My key")
    signed_in = finish_sign_in(server, {"id": "test_credential_id_1"})
    assert signed_in.status_code == 200, signed_in.text
    unknown = finish_sign_in(server, {"id": "nonexistent_cred_id"})
    assert refusal(unknown)[0] == "PASSKEY_CREDENTIAL_NOT_FOUND"


def test_a_passkey_with_a_key_always_needs_a_signature(server, account):
    passkey = SoftwareAuthenticator()
    enroll(server, account, passkey)
    answer = finish_sign_in(server, {"id": encode(passkey.credential_id)})
    assert refusal(answer)[0] == "MISSING_AUTHENTICATOR_RESPONSE"


def test_accounts_of_a_tenant_have_their_own_passkeys(server):
    tenant = "passkey-tenant"
    answer = server.post(
        "/v1/accounts:signUp",
        {"email": "tenant@example.com", "password": PASSWORD, "tenantId": tenant},
    )
    assert answer.status_code == 200, answer.text
    id_token = answer.json()["idToken"]
    passkey = SoftwareAuthenticator()
    options = start_enrollment(server, id_token, tenantId=tenant)
    added = finish_enrollment(server, id_token, passkey.create(options), tenantId=tenant)
    assert added.status_code == 200, added.text
    response = passkey.get(start_sign_in(server, tenantId=tenant))
    # Neither the challenge nor the passkey is the project's.
    assert refusal(finish_sign_in(server, response)) == (
        "INVALID_AUTHENTICATOR_RESPONSE",
        "PASSKEY_CHALLENGE_INVALID",
    )
    assert refusal(sign_in(server, passkey))[0] == "PASSKEY_CREDENTIAL_NOT_FOUND"
    assert finish_sign_in(server, response, tenantId=tenant).status_code == 200


PAGE = b"<!doctype html><title>An app</title>"

ENROLL = """
const [server, key, idToken, done] = arguments;
const call = async (name, body) => {
  const url = `${server}/v2/accounts/${name}?key=${key}`;
  const answer = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  return answer.json();
};
(async () => {
  const { credentialCreationOptions } = await call("passkeyEnrollment:start", { idToken });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(credentialCreationOptions);
  const made = (await navigator.credentials.create({ publicKey })).toJSON();
  done(await call("passkeyEnrollment:finalize", {
    idToken, authenticatorRegistrationResponse: made, name: "Browser",
  }));
})().catch((error) => done({ error: `${error.name}: ${error.message}` }));
"""

SIGN_IN = """
const [server, key, done] = arguments;
const call = async (name, body) => {
  const url = `${server}/v2/accounts/${name}?key=${key}`;
  const answer = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  return answer.json();
};
(async () => {
  const { credentialRequestOptions } = await call("passkeySignIn:start", {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(credentialRequestOptions);
  const made = (await navigator.credentials.get({ publicKey })).toJSON();
  done(await call("passkeySignIn:finalize", { authenticatorAuthenticationResponse: made }));
})().catch((error) => done({ error: `${error.name}: ${error.message}` }));
"""


@pytest.fixture
def page():
    """The address of a page on localhost, whose port the server does not know."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(PAGE)))
            self.end_headers()
            self.wfile.write(PAGE)

        def log_message(self, *_):
            pass

    host = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://localhost:{host.server_port}/"
    host.shutdown()
    host.server_close()


@pytest.fixture
def virtual_authenticator(browser):
    options = VirtualAuthenticatorOptions()
    options.protocol = VirtualAuthenticatorOptions.Protocol.CTAP2
    options.transport = VirtualAuthenticatorOptions.Transport.INTERNAL
    options.has_resident_key = True
    options.has_user_verification = True
    options.is_user_verified = True
    browser.add_virtual_authenticator(options)
    yield browser
    browser.remove_virtual_authenticator()


def test_a_browser_enrolls_a_passkey_and_signs_in(server, account, virtual_authenticator, page):
    browser = virtual_authenticator
    browser.get(page)
    added = browser.execute_async_script(ENROLL, server.url, server.api_key, account)
    assert added.get("idToken"), added
    [info] = look_up(server, account)["passkeyInfo"]
    assert info["name"] == "Browser"

    again = browser.execute_async_script(ENROLL, server.url, server.api_key, account)
    assert again["error"].startswith("InvalidStateError"), again

    # The virtual authenticator counts, so both counters must be accepted.
    for _ in range(2):
        signed_in = browser.execute_async_script(SIGN_IN, server.url, server.api_key)
        assert signed_in.get("localId") == added["localId"], signed_in


def test_a_production_server_refuses_responses_without_a_signature(production_server):
    answer = finish_sign_in(production_server, {"id": "test_credential_id_1"})
    assert refusal(answer)[0] == "MISSING_AUTHENTICATOR_RESPONSE"
    options = start_sign_in(production_server)
    assert options["rpId"] == "id.example.com"


@pytest.fixture
def production_server(binary, tmp_path):
    from running_server import ProductionServer

    running = ProductionServer(binary, tmp_path)
    yield running
    assert running.stop() == 0


def test_a_server_names_the_apps_and_pages_of_its_only_project(production_server):
    server: RunningServer = production_server
    server.command(
        "projects",
        "set",
        server.project,
        'passkeys.origins=["https://shop.example","android:apk-key-hash:%s"]' % encode(b"k" * 32),
    )
    server.command(
        "apps", "add", server.project, "--platform", "ios", "--bundle-id", "com.example.shop",
        "--team-id", "A1B2C3D4E5",
    )
    server.command(
        "apps", "add", server.project, "--platform", "android", "--bundle-id", "com.example.shop",
        "--certificate-hash", "ab" * 32,
    )
    origins = server.get("/.well-known/webauthn")
    assert origins.headers["Content-Type"] == "application/json"
    assert origins.json() == {"origins": ["https://shop.example"]}
    association = server.get("/.well-known/apple-app-site-association")
    assert association.json() == {"webcredentials": {"apps": ["A1B2C3D4E5.com.example.shop"]}}
    [link] = server.get("/.well-known/assetlinks.json").json()
    assert link["relation"] == ["delegate_permission/common.get_login_creds"]
    assert link["target"] == {
        "namespace": "android_app",
        "package_name": "com.example.shop",
        "sha256_cert_fingerprints": [":".join(["AB"] * 32)],
    }
