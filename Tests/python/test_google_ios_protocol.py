"""The requests of Google's iOS SDK after `useEmulator`: the old names, and JSON throughout."""

import requests

from running_server import REQUEST_LIMIT

METHODS = "/www.googleapis.com/identitytoolkit/v3/relyingparty"
HEADERS = {
    "X-Client-Version": "iOS/FirebaseSDK/12.1.0/FirebaseCore-iOS",
    "X-Ios-Bundle-Identifier": "org.example.app",
    "X-Firebase-GMPID": "1:1234567890:ios:abcdef0123456789",
    "Accept-Language": "en",
}


def call(server, method: str, body: dict) -> dict:
    answer = server.post(f"{METHODS}/{method}", body, headers=HEADERS)
    assert answer.status_code == 200, answer.text
    return answer.json()


def prove(server, phone_number: str, operation: str = "SIGN_UP_OR_IN", **more) -> dict:
    sent = call(
        server,
        "sendVerificationCode",
        {"phoneNumber": phone_number, "clientType": "CLIENT_TYPE_IOS"},
    )
    session_info = sent["sessionInfo"]
    proof = {"sessionInfo": session_info, "code": server.code_of(session_info)}
    return call(server, "verifyPhoneNumber", {**proof, "operation": operation, **more})


def account(server, id_token: str) -> dict:
    # The SDK takes anything but exactly one entry for an error.
    [user] = call(server, "getAccountInfo", {"idToken": id_token})["users"]
    return user


def test_a_sign_in_response_has_all_fields_that_the_sdk_reads(server, phone_number):
    fields = prove(server, phone_number)
    assert fields["idToken"] and fields["refreshToken"]
    assert fields["expiresIn"] == "3600"
    user = account(server, fields["idToken"])
    assert user["localId"] == fields["localId"]
    assert user["providerUserInfo"][0]["providerId"] == "phone"


def test_a_token_is_renewed_by_json_in_camel_case(server, phone_number):
    fields = prove(server, phone_number)
    answer = requests.post(
        f"{server.url}/securetoken.googleapis.com/v1/token",
        params={"key": server.api_key},
        json={"grantType": "refresh_token", "refreshToken": fields["refreshToken"]},
        headers=HEADERS,
        timeout=REQUEST_LIMIT,
    )
    assert answer.status_code == 200, answer.text
    assert answer.json()["expires_in"] == "3600"
    assert account(server, answer.json()["access_token"])["localId"] == fields["localId"]


def test_the_project_is_read_without_a_body(server):
    answer = server.get(
        f"{METHODS}/getProjectConfig", params={"key": server.api_key}, headers=HEADERS
    )
    assert answer.status_code == 200, answer.text
    assert answer.json()["authorizedDomains"]


def test_an_anonymous_account_keeps_its_id_when_a_number_is_linked(server, phone_number):
    anonymous = call(server, "signupNewUser", {"returnSecureToken": True})
    linked = prove(server, phone_number, "LINK", idToken=anonymous["idToken"])
    assert linked["localId"] == anonymous["localId"]
    assert linked["isNewUser"] is False
    assert account(server, linked["idToken"])["phoneNumber"] == phone_number


def test_a_number_of_another_account_returns_a_temporary_proof(server, phone_number):
    owner = prove(server, phone_number)
    anonymous = call(server, "signupNewUser", {"returnSecureToken": True})
    answer = prove(server, phone_number, "LINK", idToken=anonymous["idToken"])
    assert set(answer) == {"phoneNumber", "temporaryProof", "temporaryProofExpiresIn"}
    assert "phoneNumber" not in account(server, anonymous["idToken"])
    signed_in = call(
        server,
        "verifyPhoneNumber",
        {
            "temporaryProof": answer["temporaryProof"],
            "phoneNumber": phone_number,
            "operation": "SIGN_UP_OR_IN",
        },
    )
    assert signed_in["localId"] == owner["localId"]


def test_the_profile_changes_and_the_number_is_unlinked(server, phone_number):
    id_token = prove(server, phone_number)["idToken"]
    call(
        server,
        "setAccountInfo",
        {"idToken": id_token, "displayName": "Ada", "returnSecureToken": True},
    )
    assert account(server, id_token)["displayName"] == "Ada"
    call(
        server,
        "setAccountInfo",
        {"idToken": id_token, "deleteProvider": ["phone"], "returnSecureToken": True},
    )
    assert "phoneNumber" not in account(server, id_token)


def test_a_deleted_account_is_gone(server, phone_number):
    fields = prove(server, phone_number)
    gone = {"idToken": fields["idToken"], "localId": fields["localId"]}
    assert call(server, "deleteAccount", gone)["kind"]
    answer = server.post(
        f"{METHODS}/getAccountInfo", {"idToken": fields["idToken"]}, headers=HEADERS
    )
    assert answer.status_code == 400
    assert answer.json()["error"]["message"].split(" : ")[0] == "USER_NOT_FOUND"
