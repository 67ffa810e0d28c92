"""Verifies the ID tokens of a Dialtone server. Needs PyJWT[crypto] and requests."""

import jwt
import requests


class IDTokenVerifier:
    """Verifies ID tokens of one project, or of one of its tenants."""

    def __init__(self, server, project, tenant=None, issuer="https://securetoken.google.com",
                 key_lifespan=300):
        self._keys = jwt.PyJWKClient(f"{server}/.well-known/jwks.json", lifespan=key_lifespan)
        self._project = project
        self._tenant = tenant
        self._issuer = f"{issuer}/{project}"

    def verify(self, token):
        """Returns the claims of a valid ID token; raises jwt.PyJWTError for any other."""
        claims = jwt.decode(
            token,
            self._keys.get_signing_key_from_jwt(token),
            algorithms=["RS256", "ES256"],
            audience=self._project,
            issuer=self._issuer,
            options={"require": ["exp", "iat", "sub", "aud", "iss"], "strict_aud": True},
        )
        if not claims["sub"]:
            raise jwt.InvalidTokenError("The token names no user.")
        if claims.get("firebase", {}).get("tenant") != self._tenant:
            raise jwt.InvalidTokenError("The token is for another tenant.")
        return claims


def is_signed_in(server, api_key, token):
    """Asks the server whether the user of a verified token is still signed in."""
    answer = requests.post(
        f"{server}/v1/accounts:lookup", params={"key": api_key}, json={"idToken": token}, timeout=10
    )
    if answer.status_code >= 500:
        answer.raise_for_status()
    return answer.ok
