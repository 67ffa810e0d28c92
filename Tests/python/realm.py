"""A set of accounts, and Google's admin SDK to manage them."""

from dataclasses import dataclass

from firebase_admin import auth

from running_server import RunningServer

# How a wrong password is refused: tenants begin without e-mail privacy.
WRONG = {"INVALID_LOGIN_CREDENTIALS", "INVALID_PASSWORD", "EMAIL_NOT_FOUND"}


@dataclass(frozen=True)
class Realm:
    server: RunningServer
    client: auth.Client
    tenant: str | None

    def sign_in(self, email: str, password: str):
        """A sign-in as an app does it."""
        return self.server.sign_in_with_password(email, password, self.tenant)

    def signs_in(self, email: str, password: str) -> str:
        """Signs in for sure, and returns the account's ID."""
        answer = self.sign_in(email, password)
        assert answer.status_code == 200, answer.text
        return answer.json()["localId"]

    def refuses(self, email: str, password: str) -> str:
        """Is refused for sure, and returns the protocol's word for why."""
        answer = self.sign_in(email, password)
        assert answer.status_code == 400, answer.text
        return answer.json()["error"]["message"].split(" : ")[0]
