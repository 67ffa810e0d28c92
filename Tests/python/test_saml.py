"""Sign-in by SAML in production, with an identity provider that shares no code with the server."""

import hashlib
import html
import json
import re

import jwt
import pytest
import requests

from running_server import REQUEST_LIMIT, ProductionServer
from saml_idp import SAMLIdentityProvider

HANDLER = "https://id.example.com/__/auth/handler"
PAGE = "https://localhost/saml"
PROVIDER = "saml.acme"
USER = {"mail": ["pat@example.com"], "displayName": ["Pat Doe"], "groups": ["staff", "admins"]}
MAIL = "urn:oid:0.9.2342.19200300.100.1.3"


@pytest.fixture(scope="module")
def server(binary, tmp_path_factory):
    running = ProductionServer(binary, tmp_path_factory.mktemp("production"))
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="module")
def provider(server, tmp_path_factory):
    idp = SAMLIdentityProvider(tmp_path_factory.mktemp("idp"), "shop", HANDLER)
    config = {
        "enabled": True,
        "idpConfig": {
            "idpEntityId": idp.entity_id,
            "ssoUrl": idp.sign_in_url,
            "idpCertificates": [{"x509Certificate": idp.certificate}],
        },
        "spConfig": {"spEntityId": idp.service_id, "callbackUri": HANDLER},
    }
    created = requests.post(
        f"http://{server.admin_authority}/v2/projects/{server.project}/inboundSamlConfigs",
        params={"inboundSamlConfigId": PROVIDER},
        headers={"Authorization": "Bearer owner"},
        json=config,
        timeout=REQUEST_LIMIT,
    )
    assert created.status_code == 200, created.text
    return idp


def begin(server) -> tuple[str, str]:
    """Returns where an app's own page sends the browser, and the session that the app keeps."""
    started = server.post(
        "/v1/accounts:createAuthUri", {"providerId": PROVIDER, "continueUri": PAGE}
    )
    assert started.status_code == 200, started.text
    return started.json()["authUri"], started.json()["sessionId"]


def finish(server, session: str, response: str) -> requests.Response:
    form = requests.compat.urlencode({"SAMLResponse": response, "providerId": PROVIDER})
    return server.post(
        "/v1/accounts:signInWithIdp",
        {
            "requestUri": PAGE,
            "sessionId": session,
            "postBody": form,
            "returnSecureToken": True,
        },
    )


@pytest.mark.parametrize("parts", [("assertion",), ("response",), ("assertion", "response")])
def test_an_independent_provider_signs_a_user_in(server, provider, parts):
    address, session = begin(server)
    request = provider.read(address)
    assert request.callback == PAGE
    signing = {f"sign_{part}": True for part in parts}
    response = provider.answer(request, "user-1", USER, **signing)
    signed_in = finish(server, session, response)
    assert signed_in.status_code == 200, signed_in.text
    claims = jwt.decode(signed_in.json()["idToken"], options={"verify_signature": False})
    assert claims["email"] == "pat@example.com"
    assert claims["email_verified"] is False
    assert claims["firebase"]["sign_in_provider"] == PROVIDER
    assert claims["firebase"]["identities"][PROVIDER] == ["user-1"]
    attributes = claims["firebase"]["sign_in_attributes"]
    assert attributes[MAIL] == "pat@example.com"
    assert attributes["groups"] == ["staff", "admins"]
    again = finish(server, session, response)
    assert again.status_code == 400
    assert again.json()["error"]["message"].startswith("INVALID_IDP_RESPONSE")


@pytest.mark.parametrize(
    "signing",
    [
        {},
        {
            "sign_assertion": True,
            "sign_alg": "http://www.w3.org/2000/09/xmldsig#rsa-sha1",
            "digest_alg": "http://www.w3.org/2000/09/xmldsig#sha1",
        },
    ],
    ids=["unsigned", "sha1"],
)
def test_a_response_with_an_invalid_signature_is_refused(server, provider, signing):
    address, session = begin(server)
    response = provider.answer(provider.read(address), "user-1", USER, **signing)
    refused = finish(server, session, response)
    assert refused.status_code == 400
    assert refused.json()["error"]["message"].startswith("INVALID_IDP_RESPONSE")


def test_a_popup_of_a_web_page_gets_the_result_of_a_posted_form(server, provider):
    secret = "a-secret-of-the-page"
    started = server.get(
        "/__/auth/handler",
        params={
            "apiKey": server.api_key,
            "appName": "[DEFAULT]",
            "authType": "signInViaPopup",
            "redirectUrl": "https://localhost/cart",
            "v": "11.3.1",
            "eventId": "0123456789",
            "providerId": PROVIDER,
            "challenge": hashlib.sha256(secret.encode()).hexdigest(),
        },
        headers={"Sec-Fetch-Site": "same-origin"},
        allow_redirects=False,
    )
    link = re.search(r'id="return" href="([^"]+)"', started.text)
    address = started.headers.get("Location") or html.unescape(link.group(1))
    request = provider.read(address)
    assert request.callback == HANDLER
    posted = requests.post(
        f"{server.url}/__/auth/handler",
        data={
            "SAMLResponse": provider.answer(request, "user-2", {}, sign_response=True),
            "RelayState": request.relay_state,
        },
        headers={"Origin": "https://idp.example.com", "Sec-Fetch-Site": "cross-site"},
        timeout=REQUEST_LIMIT,
    )
    assert posted.status_code == 200, posted.text
    result = json.loads(html.unescape(re.search(r'data-result="([^"]+)"', posted.text).group(1)))
    signed_in = server.post(
        "/v1/accounts:signInWithIdp",
        {"requestUri": result["event"]["urlResponse"], "sessionId": secret},
    )
    assert signed_in.status_code == 200, signed_in.text
    assert signed_in.json()["providerId"] == PROVIDER
