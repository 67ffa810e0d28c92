"""The requests of Google's JavaScript SDK when it is connected to its emulator."""

import pytest
import requests

from running_server import REQUEST_LIMIT

HOST = "/identitytoolkit.googleapis.com"
ORIGIN = "http://localhost:5173"
HEADERS = {
    "Content-Type": "application/json",
    "Origin": ORIGIN,
    "X-Client-Version": "Chrome/JsCore/12.4.0/FirebaseCore-web",
    "X-Firebase-gmpid": "1:1234567890:web:abcdef0123456789",
}
# The SDK takes the mere presence of these keys, empty or false, for another outcome.
MISLEADING_KEYS = {"needConfirmation", "mfaPendingCredential", "errorMessage"}


def send_code(server, phone_number: str):
    return server.post(
        f"{HOST}/v1/accounts:sendVerificationCode",
        {
            "phoneNumber": phone_number,
            "recaptchaToken": "token-of-a-widget",
            "captchaResponse": "NO_RECAPTCHA",
            "clientType": "CLIENT_TYPE_WEB",
            "recaptchaVersion": "RECAPTCHA_ENTERPRISE",
        },
        headers=HEADERS,
    )


def prove(server, session_info: str, code: str, **more):
    return server.post(
        f"{HOST}/v1/accounts:signInWithPhoneNumber",
        {"sessionInfo": session_info, "code": code, **more},
        headers=HEADERS,
    )


def sign_in(server, phone_number: str, **more) -> dict:
    session_info = send_code(server, phone_number).json()["sessionInfo"]
    answer = prove(server, session_info, server.code_of(session_info), **more)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refresh(server, refresh_token: str) -> requests.Response:
    return requests.post(
        f"{server.url}/securetoken.googleapis.com/v1/token",
        params={"key": server.api_key},
        data=f"grant_type=refresh_token&refresh_token={refresh_token}",
        headers={**HEADERS, "Content-Type": "application/x-www-form-urlencoded"},
        timeout=REQUEST_LIMIT,
    )


def test_a_preflight_response_allows_what_was_requested(server):
    asked = "content-type,x-client-version,x-firebase-client,x-firebase-gmpid,x-firebase-locale"
    answer = requests.options(
        f"{server.url}{HOST}/v1/accounts:sendVerificationCode?key={server.api_key}",
        headers={
            "Origin": ORIGIN,
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": asked,
            "Access-Control-Request-Private-Network": "true",
        },
        timeout=REQUEST_LIMIT,
    )
    assert answer.status_code == 204
    assert answer.headers["Access-Control-Allow-Origin"] == ORIGIN
    assert "POST" in answer.headers["Access-Control-Allow-Methods"]
    allowed = answer.headers["Access-Control-Allow-Headers"].lower()
    assert {name.strip() for name in allowed.split(",")} >= set(asked.split(","))
    assert "Access-Control-Allow-Private-Network" not in answer.headers


def test_the_sdk_may_read_responses_and_errors(server, phone_number):
    sent = send_code(server, phone_number)
    refused = send_code(server, "not a number")
    assert (sent.status_code, refused.status_code) == (200, 400)
    for answer in (sent, refused):
        assert answer.headers["Access-Control-Allow-Origin"] == ORIGIN


def test_the_widget_gets_a_site_key(server):
    answer = server.get(f"{HOST}/v1/recaptchaParams", params={"key": server.api_key})
    assert answer.status_code == 200
    assert answer.json()["recaptchaSiteKey"]


def test_recaptcha_enterprise_is_off(server):
    query = {
        "key": server.api_key,
        "clientType": "CLIENT_TYPE_WEB",
        "version": "RECAPTCHA_ENTERPRISE",
    }
    answer = server.get(f"{HOST}/v2/recaptchaConfig", params=query)
    assert answer.status_code == 200
    states = answer.json().get("recaptchaEnforcementState", [])
    assert all(state["enforcementState"] == "OFF" for state in states)


def test_the_project_names_the_domains_that_may_sign_in(server):
    answer = server.get(f"{HOST}/v1/projects", params={"key": server.api_key})
    assert answer.status_code == 200
    assert "localhost" in answer.json()["authorizedDomains"]


def test_a_number_signs_in_with_its_code(server, phone_number):
    fields = sign_in(server, phone_number)
    assert fields["phoneNumber"] == phone_number
    assert fields["isNewUser"] is True
    assert fields["expiresIn"] == "3600"
    assert not MISLEADING_KEYS & set(fields)
    assert sign_in(server, phone_number)["isNewUser"] is False


def test_the_account_reads_as_the_sdk_expects(server, phone_number):
    fields = sign_in(server, phone_number)
    answer = server.post(
        f"{HOST}/v1/accounts:lookup", {"idToken": fields["idToken"]}, headers=HEADERS
    )
    assert answer.status_code == 200
    assert answer.json()["kind"] == "identitytoolkit#GetAccountInfoResponse"
    [user] = answer.json()["users"]
    assert user["localId"] == fields["localId"]
    [provider] = user["providerUserInfo"]
    assert provider == {
        "providerId": "phone",
        "rawId": phone_number,
        "phoneNumber": phone_number,
    }
    for time in ("createdAt", "lastLoginAt"):
        assert isinstance(user[time], str) and user[time].isdigit()
    assert not {"validSince", "emailVerified", "disabled"} & set(user)


def test_a_token_is_renewed_by_a_form(server, phone_number):
    fields = sign_in(server, phone_number)
    answer = refresh(server, fields["refreshToken"])
    assert answer.status_code == 200
    renewed = answer.json()
    assert renewed["access_token"] == renewed["id_token"]
    assert renewed["expires_in"] == "3600"
    assert renewed["token_type"] == "Bearer"
    assert renewed["user_id"] == fields["localId"]
    assert renewed["refresh_token"]
    assert renewed["project_id"]


@pytest.mark.parametrize("number", ["", "6505550100", "+1650555", "+99912345678", "hello"])
def test_an_invalid_number_is_refused(server, number):
    answer = send_code(server, number)
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["code"] == 400
    assert error["message"].split(" : ")[0] == "INVALID_PHONE_NUMBER"
    [detail] = error["errors"]
    assert (detail["domain"], detail["reason"]) == ("global", "invalid")


def test_a_wrong_code_is_refused_and_the_right_one_is_still_accepted(server, phone_number):
    session_info = send_code(server, phone_number).json()["sessionInfo"]
    right = server.code_of(session_info)
    wrong = f"{(int(right) + 1) % 1_000_000:06}"
    refused = prove(server, session_info, wrong)
    assert refused.status_code == 400
    assert refused.json()["error"]["message"].split(" : ")[0] == "INVALID_CODE"
    assert prove(server, session_info, right).status_code == 200


def test_a_code_is_accepted_once(server, phone_number):
    session_info = send_code(server, phone_number).json()["sessionInfo"]
    code = server.code_of(session_info)
    assert prove(server, session_info, code).status_code == 200
    again = prove(server, session_info, code)
    assert again.status_code == 400
    message = again.json()["error"]["message"].split(" : ")[0]
    assert message in {"SESSION_EXPIRED", "INVALID_SESSION_INFO"}


def test_a_used_code_leaves_the_inbox(server, phone_number):
    session_info = send_code(server, phone_number).json()["sessionInfo"]
    prove(server, session_info, server.code_of(session_info))
    answer = server.get(f"/emulator/v1/projects/{server.project}/verificationCodes")
    sessions = [entry["sessionInfo"] for entry in answer.json()["verificationCodes"]]
    assert session_info not in sessions


def test_reauthentication_creates_no_account_for_an_unknown_number(server, phone_number):
    session_info = send_code(server, phone_number).json()["sessionInfo"]
    answer = prove(server, session_info, server.code_of(session_info), operation="REAUTH")
    assert answer.status_code == 400
    assert answer.json()["error"]["message"].split(" : ")[0] == "USER_NOT_FOUND"
    assert sign_in(server, phone_number)["isNewUser"] is True


def test_a_call_without_an_api_key_is_refused(server, phone_number):
    answer = requests.post(
        f"{server.url}{HOST}/v1/accounts:sendVerificationCode",
        json={"phoneNumber": phone_number},
        timeout=REQUEST_LIMIT,
    )
    assert answer.status_code == 403
    assert answer.json()["error"]["status"] == "PERMISSION_DENIED"


def test_a_body_that_is_not_json_is_refused_with_a_message(server):
    answer = requests.post(
        f"{server.url}{HOST}/v1/accounts:sendVerificationCode?key={server.api_key}",
        data=b'{"phoneNumber": ',
        headers=HEADERS,
        timeout=REQUEST_LIMIT,
    )
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["status"] == "INVALID_ARGUMENT"
    assert error["message"].startswith("Invalid JSON payload received.")
