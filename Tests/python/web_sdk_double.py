"""Sends what Google's web SDK (12.x) sends after `connectAuthEmulator`, byte for byte.

The methods have the SDK's names, and the errors are those that the SDK shows. As in the SDK, a
sign-in is followed by a look-up of the account, and new tokens are taken over only if the ID token
differs from the one before.
"""

import base64
import json
from urllib.parse import parse_qs, quote, urlsplit

import pytest
import requests

from running_server import REQUEST_LIMIT

ORIGIN = "http://localhost:5173"
VERSION = "Chrome/JsCore/12.18.0/FirebaseCore-web"
# What the verifier gives that the SDK uses with an emulator: fifty random letters and digits.
MOCK_RECAPTCHA_TOKEN = "Tg2k7pWm4Zc9Xr1Vb6Nq3Hs8Ld5Jf0YtKa2Ue7Oi4Pw9Rx1Cz6"
ENTERPRISE_OFF = {
    "captchaResponse": "NO_RECAPTCHA",
    "clientType": "CLIENT_TYPE_WEB",
    "recaptchaVersion": "RECAPTCHA_ENTERPRISE",
}
UNCHANGED = "-_.!~*'()"
# The server's words for which the SDK has others; all other words it only writes in lower case.
OTHER_WORDS = {
    "ADMIN_ONLY_OPERATION": "admin-restricted-operation",
    "CREDENTIAL_TOO_OLD_LOGIN_AGAIN": "requires-recent-login",
    "EMAIL_EXISTS": "email-already-in-use",
    "EMAIL_NOT_FOUND": "user-not-found",
    "FEDERATED_USER_ID_ALREADY_LINKED": "credential-already-in-use",
    "INVALID_CODE": "invalid-verification-code",
    "INVALID_IDENTIFIER": "invalid-email",
    "INVALID_IDP_RESPONSE": "invalid-credential",
    "INVALID_ID_TOKEN": "invalid-user-token",
    "INVALID_LOGIN_CREDENTIALS": "invalid-credential",
    "INVALID_MFA_PENDING_CREDENTIAL": "invalid-multi-factor-session",
    "INVALID_OOB_CODE": "invalid-action-code",
    "INVALID_PASSWORD": "wrong-password",
    "INVALID_SESSION_INFO": "invalid-verification-id",
    "PASSWORD_LOGIN_DISABLED": "operation-not-allowed",
    "SECOND_FACTOR_EXISTS": "second-factor-already-in-use",
    "SESSION_EXPIRED": "code-expired",
    "TOKEN_EXPIRED": "user-token-expired",
    "TOO_MANY_ATTEMPTS_TRY_LATER": "too-many-requests",
    "UNAUTHORIZED_DOMAIN": "unauthorized-continue-uri",
    "USER_NOT_FOUND": "user-token-expired",
}


class FirebaseError(Exception):
    """The errors of the SDK, with the messages that a browser's console shows."""

    def __init__(self, code: str, message: str = "Error", answer: dict | None = None):
        super().__init__(f"Firebase: {message} (auth/{code}).")
        self.code = f"auth/{code}"
        self.answer = answer or {}


def refusal(call, *arguments) -> str:
    """The code that the web SDK throws."""
    with pytest.raises(FirebaseError) as caught:
        call(*arguments)
    return caught.value.code


def query_string(fields: dict) -> str:
    """Encodes fields like the SDK: like `encodeURIComponent`, with a leading ampersand."""
    return "".join(f"&{name}={quote(value, safe=UNCHANGED)}" for name, value in fields.items())


def claims_of(token: str) -> dict:
    """Returns the claims of a token, which the SDK reads without verification."""
    payload = token.split(".")[1]
    return json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))


class WebSDK:
    """`getAuth()` in one page; `tenant` is what the page sets as `auth.tenantId`."""

    def __init__(self, server, tenant: str | None = None):
        self.server = server
        self.tenant = tenant

    # Phone numbers

    def sign_in_with_phone_number(self, phone_number: str) -> "Confirmation":
        session_info = self.send_verification_code(phone_number)
        return Confirmation(self, session_info)

    def send_verification_code(self, phone_number: str) -> str:
        self.load_recaptcha()
        fields = {
            "phoneNumber": phone_number,
            "clientType": ENTERPRISE_OFF["clientType"],
            "captchaResponse": ENTERPRISE_OFF["captchaResponse"],
            "recaptchaVersion": ENTERPRISE_OFF["recaptchaVersion"],
            "recaptchaToken": MOCK_RECAPTCHA_TOKEN,
        }
        return self.post("/v1/accounts:sendVerificationCode", fields)["sessionInfo"]

    def load_recaptcha(self) -> None:
        """Sends the requests of the SDK and its `RecaptchaVerifier` before a message is sent."""
        asked = {"clientType": "CLIENT_TYPE_WEB", "version": "RECAPTCHA_ENTERPRISE"}
        if self.tenant:
            asked["tenantId"] = self.tenant
        self.get("/v2/recaptchaConfig", **asked)
        if not self.get("/v1/recaptchaParams").get("recaptchaSiteKey"):
            raise FirebaseError("internal-error")

    # E-mail addresses

    def create_user_with_email_and_password(self, email: str, password: str) -> "User":
        return self.signed_in("/v1/accounts:signUp", self.password_fields(email, password))

    def sign_in_with_email_and_password(self, email: str, password: str) -> "User":
        fields = self.password_fields(email, password)
        return self.signed_in("/v1/accounts:signInWithPassword", fields)

    def password_fields(self, email: str, password: str) -> dict:
        return {
            "returnSecureToken": True,
            "email": email,
            "password": password,
            "clientType": "CLIENT_TYPE_WEB",
        }

    def send_sign_in_link_to_email(self, email: str, url: str) -> None:
        fields = {"requestType": "EMAIL_SIGNIN", "email": email, "clientType": "CLIENT_TYPE_WEB"}
        self.send_oob_code({**fields, "continueUrl": url, "canHandleCodeInApp": True})

    def sign_in_with_email_link(self, email: str, link: str) -> "User":
        fields = {"email": email, "oobCode": self.code_in(link, "signIn")}
        return self.signed_in("/v1/accounts:signInWithEmailLink", fields)

    def send_password_reset_email(self, email: str) -> None:
        fields = {"requestType": "PASSWORD_RESET", "email": email, "clientType": "CLIENT_TYPE_WEB"}
        self.send_oob_code(fields)

    def send_oob_code(self, fields: dict) -> None:
        self.post("/v1/accounts:sendOobCode", fields)

    def check_action_code(self, code: str) -> dict:
        return self.post("/v1/accounts:resetPassword", {"oobCode": code})

    def confirm_password_reset(self, code: str, password: str) -> None:
        self.post("/v1/accounts:resetPassword", {"oobCode": code, "newPassword": password})

    def apply_action_code(self, code: str) -> None:
        self.post("/v1/accounts:update", {"oobCode": code})

    def fetch_sign_in_methods_for_email(self, email: str) -> list[str]:
        fields = {"identifier": email, "continueUri": f"{ORIGIN}/"}
        return self.post("/v1/accounts:createAuthUri", fields).get("signinMethods", [])

    def code_in(self, link: str, mode: str) -> str:
        """Parses a link like `ActionCodeURL.parseLink`, which requires all three parameters."""
        query = {name: values[0] for name, values in parse_qs(urlsplit(link).query).items()}
        if not query.get("apiKey") or not query.get("oobCode") or query.get("mode") != mode:
            raise FirebaseError("argument-error")
        if query.get("tenantId") != self.tenant:
            raise FirebaseError("tenant-id-mismatch")
        return query["oobCode"]

    # Other ways to sign in

    def sign_in_anonymously(self) -> "User":
        return self.signed_in("/v1/accounts:signUp", {"returnSecureToken": True})

    def sign_in_with_custom_token(self, token: str) -> "User":
        fields = {"token": token, "returnSecureToken": True}
        return self.signed_in("/v1/accounts:signInWithCustomToken", fields)

    def sign_in_with_credential(self, provider: str, **tokens: str) -> "User":
        return self.signed_in("/v1/accounts:signInWithIdp", self.credential(provider, tokens))

    def credential(self, provider: str, tokens: dict) -> dict:
        return {
            "requestUri": "http://localhost",
            "returnSecureToken": True,
            "postBody": query_string({**tokens, "providerId": provider}),
        }

    def signed_in(self, path: str, fields: dict) -> "User":
        answer = self.post(path, fields)
        if "mfaPendingCredential" in answer:
            raise FirebaseError("multi-factor-auth-required", answer=answer)
        return User(self, answer)

    # Second factors

    def start_second_factor(self, error: FirebaseError) -> str:
        """Asks for the code that the first factor's error calls for; the session's name."""
        self.load_recaptcha()
        fields = {
            "mfaPendingCredential": error.answer["mfaPendingCredential"],
            "mfaEnrollmentId": error.answer["mfaInfo"][0]["mfaEnrollmentId"],
            "phoneSignInInfo": {"recaptchaToken": MOCK_RECAPTCHA_TOKEN, **ENTERPRISE_OFF},
        }
        answer = self.post("/v2/accounts/mfaSignIn:start", fields)
        return answer["phoneResponseInfo"]["sessionInfo"]

    def resolve_sign_in(self, error: FirebaseError, session_info: str, code: str) -> "User":
        fields = {
            "mfaPendingCredential": error.answer["mfaPendingCredential"],
            "phoneVerificationInfo": {"sessionInfo": session_info, "code": code},
        }
        return User(self, self.post("/v2/accounts/mfaSignIn:finalize", fields))

    # Transport

    def post(self, path: str, fields: dict, names_tenant: bool = True) -> dict:
        if self.tenant and names_tenant:
            fields = {**fields, "tenantId": self.tenant}
        body = json.dumps(fields, separators=(",", ":"), ensure_ascii=False).encode()
        return self.send("POST", path, "", body, "application/json")

    def get(self, path: str, **query: str) -> dict:
        return self.send("GET", path, query_string(query), None, "application/json")

    def send(self, method: str, path: str, query: str, body: bytes | None, content: str) -> dict:
        host = "securetoken" if path == "/v1/token" else "identitytoolkit"
        answer = requests.request(
            method,
            f"{self.server.url}/{host}.googleapis.com{path}?key={self.server.api_key}{query}",
            data=body,
            headers={
                "Content-Type": content,
                "X-Client-Version": VERSION,
                "X-Firebase-gmpid": "1:1234567890:web:abcdef0123456789",
                "Accept": "*/*",
                "Origin": ORIGIN,
            },
            timeout=REQUEST_LIMIT,
        )
        return self.understood(answer)

    def understood(self, answer: requests.Response) -> dict:
        try:
            fields = answer.json()
        except ValueError:
            raise FirebaseError("network-request-failed", answer.text) from None
        # The SDK takes the mere presence of these fields, empty or false, for a refusal.
        if "needConfirmation" in fields:
            raise FirebaseError("account-exists-with-different-credential", answer=fields)
        if answer.ok and "errorMessage" not in fields:
            return fields
        message = fields["errorMessage"] if answer.ok else fields["error"]["message"]
        word, _, sentence = message.partition(" : ")
        code = OTHER_WORDS.get(word) or "-".join(word.lower().replace("_", " ").split())
        raise FirebaseError(code, sentence.partition(" : ")[0] or "Error", fields)


class Confirmation:
    """`ConfirmationResult`: a code is under way."""

    def __init__(self, sdk: WebSDK, session_info: str):
        self.sdk = sdk
        self.session_info = session_info

    def confirm(self, code: str) -> "User":
        fields = {"sessionInfo": self.session_info, "code": code}
        return self.sdk.signed_in("/v1/accounts:signInWithPhoneNumber", fields)


class User:
    """`auth.currentUser`."""

    def __init__(self, sdk: WebSDK, answer: dict):
        self.sdk = sdk
        self.answer = answer
        self.id_token = answer["idToken"]
        self.refresh_token = answer["refreshToken"]
        self.account: dict = {}
        self.reload()

    @property
    def uid(self) -> str:
        return self.account["localId"]

    @property
    def claims(self) -> dict:
        return claims_of(self.id_token)

    @property
    def providers(self) -> list[str]:
        return [entry["providerId"] for entry in self.account.get("providerUserInfo", [])]

    @property
    def is_anonymous(self) -> bool:
        return not self.account.get("email") and not self.providers

    def reload(self) -> None:
        answer = self.call("/v1/accounts:lookup", {"idToken": self.id_token})
        [self.account] = answer["users"]

    def refresh(self) -> None:
        """`getIdToken(true)`: a form, unlike every other call."""
        fields = {"grant_type": "refresh_token", "refresh_token": self.refresh_token}
        body = query_string(fields)[1:].encode()
        form = "application/x-www-form-urlencoded"
        answer = self.sdk.send("POST", "/v1/token", "", body, form)
        self.id_token, self.refresh_token = answer["access_token"], answer["refresh_token"]

    def update_profile(self, **profile: str) -> None:
        self.update({**profile, "returnSecureToken": True})

    def update_email(self, email: str) -> None:
        self.update({"returnSecureToken": True, "email": email})

    def update_password(self, password: str) -> None:
        self.update({"returnSecureToken": True, "password": password})

    def unlink(self, provider: str) -> None:
        self.update({"deleteProvider": [provider]})

    def update(self, fields: dict) -> None:
        self.take(self.call("/v1/accounts:update", {"idToken": self.id_token, **fields}))
        self.reload()

    def delete(self) -> None:
        self.call("/v1/accounts:delete", {"idToken": self.id_token})

    def send_email_verification(self) -> None:
        self.sdk.send_oob_code({"requestType": "VERIFY_EMAIL", "idToken": self.id_token})

    def verify_before_update_email(self, email: str) -> None:
        fields = {"requestType": "VERIFY_AND_CHANGE_EMAIL", "idToken": self.id_token}
        self.sdk.send_oob_code({**fields, "newEmail": email})

    def link_password(self, email: str, password: str) -> None:
        fields = {"idToken": self.id_token, **self.sdk.password_fields(email, password)}
        self.linked(self.call("/v1/accounts:signUp", fields))

    def link_phone_number(self, session_info: str, code: str) -> None:
        fields = {"idToken": self.id_token, "sessionInfo": session_info, "code": code}
        answer = self.sdk.post("/v1/accounts:signInWithPhoneNumber", fields)
        if "temporaryProof" in answer:
            raise FirebaseError("account-exists-with-different-credential", answer=answer)
        self.linked(answer)

    def link_credential(self, provider: str, **tokens: str) -> None:
        fields = {**self.sdk.credential(provider, tokens), "idToken": self.id_token}
        self.linked(self.sdk.post("/v1/accounts:signInWithIdp", fields))

    def start_enrollment(self, phone_number: str) -> str:
        """Sends a code to a number that is to be a second factor; the session's name."""
        self.sdk.load_recaptcha()
        info = {
            "phoneNumber": phone_number,
            "recaptchaToken": MOCK_RECAPTCHA_TOKEN,
            **ENTERPRISE_OFF,
        }
        fields = {"idToken": self.id_token, "phoneEnrollmentInfo": info}
        answer = self.sdk.post("/v2/accounts/mfaEnrollment:start", fields)
        return answer["phoneSessionInfo"]["sessionInfo"]

    def enroll(self, session_info: str, code: str, name: str) -> None:
        fields = {
            "idToken": self.id_token,
            "displayName": name,
            "phoneVerificationInfo": {"sessionInfo": session_info, "code": code},
        }
        self.take(self.sdk.post("/v2/accounts/mfaEnrollment:finalize", fields))
        self.reload()

    def unenroll(self, enrollment: str) -> None:
        fields = {"idToken": self.id_token, "mfaEnrollmentId": enrollment}
        self.take(self.sdk.post("/v2/accounts/mfaEnrollment:withdraw", fields))
        self.reload()

    def linked(self, answer: dict) -> None:
        self.take(answer)
        self.reload()

    def take(self, answer: dict) -> None:
        if answer.get("idToken") and answer["idToken"] != self.id_token:
            self.id_token, self.refresh_token = answer["idToken"], answer["refreshToken"]

    def call(self, path: str, fields: dict) -> dict:
        """A call about the account itself: the SDK leaves the tenant to the ID token."""
        return self.sdk.post(path, fields, names_tenant=False)
