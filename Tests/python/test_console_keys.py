"""The pages with the credentials of programs and with the signing keys, and the calls behind them."""

import html
import json
import re
import time

import pytest
import requests

from console_fixtures import operator, owner, server, token_of
from running_server import REQUEST_LIMIT

LOG_LIMIT = 10
KEYS = "/console/projects/shop/keys"
HOSTILE = "</bdi><script>alert(1)</script>\"'\u202eevil"


@pytest.fixture(scope="module")
def viewer(server):
    return operator(server, "vera", "viewer")


def shown_secret(page: str) -> str:
    return html.unescape(re.search(r'id="new-secret">([^<]+)<', page)[1])


def accounts_of(server, bearer: str) -> int:
    return requests.get(
        f"{server.url}/v1/projects/shop/accounts:batchGet",
        headers={"Authorization": f"Bearer {bearer}", "Host": "id.example.com"},
        timeout=REQUEST_LIMIT,
    ).status_code


def test_an_admin_key_is_shown_once_and_revoked_with_its_id(server, owner):
    owner.get(KEYS)
    made = owner.submit(f"{KEYS}/admin-keys", name=HOSTILE, role="viewer", days="30")
    assert made.status_code == 200 and "<script>alert" not in made.text
    assert "never used" in made.text
    secret = shown_secret(made.text)
    assert accounts_of(server, secret) == 200
    page = owner.get(KEYS).text
    assert secret not in page and "<script>alert" not in page and HOSTILE in html.unescape(page)
    key = re.search(r'name="id" value="([^"]+)"', page)[1]
    refused = owner.submit(f"{KEYS}/admin-keys/delete", id=key, confirmation="wrong")
    assert refused.status_code == 400 and accounts_of(server, secret) == 200
    owner.get(KEYS)
    done = owner.submit(f"{KEYS}/admin-keys/delete", id=key, confirmation=key)
    assert done.headers["location"] == f"{KEYS}?done=removed"
    assert accounts_of(server, secret) == 401
    assert secret not in "\n".join(server.log)


def test_a_service_account_s_key_file_is_shown_once(server, owner):
    owner.get(KEYS)
    made = owner.submit(f"{KEYS}/service-accounts", name="api", role="editor")
    file = json.loads(shown_secret(made.text))
    assert file["client_email"] == "api@shop.iam.dialtone.invalid"
    assert file["token_uri"] == "https://id.example.com/oauth2/token"
    assert "BEGIN PRIVATE KEY" in file["private_key"]
    assert file["private_key"] not in owner.get(KEYS).text
    assert "BEGIN PRIVATE" not in "\n".join(server.log)
    for name, words in (("api", "in use"), ("No Name", "lowercase")):
        owner.get(KEYS)
        refused = owner.submit(f"{KEYS}/service-accounts", name=name, role="editor")
        assert refused.status_code == 400 and words in refused.text
    email = file["client_email"]
    owner.get(KEYS)
    owner.submit(f"{KEYS}/service-accounts/delete", id=email, confirmation=email)
    assert email not in owner.get(KEYS).text


def test_the_overview_warns_before_a_service_account_expires(server, owner):
    overview = "/console/projects/shop"
    for name, days in (("later", "30"), ("soon", "10")):
        owner.get(KEYS)
        made = owner.submit(f"{KEYS}/service-accounts", name=name, role="viewer", days=days)
        assert made.status_code == 200, made.text
    page = owner.get(KEYS).text
    assert page.count("expires soon") == 1 and page.count(", expires <time") == 2
    text = html.unescape(owner.get(overview).text)
    assert "The service account soon@shop.iam.dialtone.invalid expires within 14 days." in text
    assert "later@shop" not in text
    owner.get(KEYS)
    wrong = owner.submit(f"{KEYS}/service-accounts", name="never", role="viewer", days="0")
    assert wrong.status_code == 400 and "1 to 3650" in wrong.text
    for name in ("later", "soon"):
        server.command("service-accounts", "delete", f"{name}@shop.iam.dialtone.invalid", "--project", "shop", "--yes")


def test_a_viewer_sees_no_secrets_and_the_api_refuses_every_change(server, viewer):
    secret = server.command(
        "admin-keys", "create", "--project", "shop", "--role", "owner", "--name", "own"
    )
    page = viewer.get(KEYS)
    assert page.status_code == 200 and ">own<" in page.text and secret.strip() not in page.text
    assert "/admin-keys" not in page.text and "requires the owner role" in page.text
    token = token_of(viewer)
    for path, fields in (
        (f"{KEYS}/admin-keys", {"role": "owner"}), (f"{KEYS}/service-accounts", {"name": "x"}),
        (f"{KEYS}/admin-keys/delete", {"id": "x", "confirmation": "x"}),
        (f"{KEYS}/service-accounts/delete", {"id": "x", "confirmation": "x"}),
        ("/console/signing-keys/rotate", {}),
        ("/console/signing-keys/withdraw", {"key": "x", "confirmation": "x"}),
    ):
        answer = viewer.post(path, {"token": token} | fields)
        assert answer.status_code == 403 and "requires the owner role" in answer.text, path


def test_signing_keys_are_replaced_and_withdrawn_with_the_id(server, owner):
    api = f"http://{server.admin_authority}/dialtone/v1/server/signingKeys"

    def keys() -> list[dict]:
        found = requests.get(
            api, headers={"Authorization": "Bearer owner"}, timeout=REQUEST_LIMIT
        )
        return found.json()["signingKeys"]

    [first] = keys()
    assert first["state"] == "SIGNING" and first["algorithm"] == "RS256"
    owner.get("/console/signing-keys")
    assert owner.submit("/console/signing-keys/rotate").status_code == 303
    assert [key["state"] for key in keys()] == ["SIGNING", "NEXT"]
    page = owner.get("/console/signing-keys").text
    assert first["keyId"] in page and "signs later" in page
    path = "/console/signing-keys/withdraw"
    refused = owner.submit(path, key=first["keyId"], confirmation="wrong")
    assert refused.status_code == 400
    assert not any("withdrawTime" in key for key in keys())
    owner.get("/console/signing-keys")
    assert owner.submit(path, key=first["keyId"], confirmation=first["keyId"]).status_code == 303
    states = {key["keyId"]: key["state"] for key in keys()}
    assert states.pop(first["keyId"]) == "WITHDRAWN"
    assert list(states.values()) == ["SIGNING"]
    entries = server.command("audit", "list", "--server", "--json")
    assert "signingKeys.withdraw" in entries and "signingKeys.rotate" in entries
    # The line may come after the response.
    end = time.monotonic() + LOG_LIMIT
    while not any("signingKeyWithdrawn" in line for line in list(server.log)):
        assert time.monotonic() < end, "no security event"
        time.sleep(0.05)
