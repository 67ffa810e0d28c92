"""The console's pages of apps and sign-in methods: roles, hostile names, and the audit log."""

import re

import pytest
import requests

from console_fixtures import editor, owner
from operator_browser import Form
from running_server import REQUEST_LIMIT, ProductionServer

HOSTILE = '</bdi><script>alert(1)</script>"\u202eevil'
# Names of apps may not have characters that reorder text.
HOSTILE_APP = HOSTILE.replace("\u202e", "")
PROJECT = "/console/projects/shop"

FORMS = {
    "/test-numbers": {"number": "+1 650-555-3434", "code": "918273"},
    "/test-numbers/remove": {"number": "+16505553434"},
    "/tenants": {"name": "Acme"},
    "/sign-in-methods/oidc/add": {
        "id": "oidc.acme", "issuer": "https://login.example.com", "clientID": "shop"
    },
    "/sign-in-methods/saml/add": {"id": "saml.acme"},
    "/sign-in-methods/known/add": {"id": "google.com", "clientID": "1"},
    "/sign-in-methods/google.com": {"clientID": "2"},
    "/sign-in-methods/google.com/remove": {"confirmation": "google.com"},
    "/push-keys/key": {"key": "x", "keyID": "ABCDE12345", "teamID": "FGHIJ67890"},
    "/push-keys/certificate": {"certificate": "eA==", "password": ""},
    "/push-keys/remove": {"name": "ABCDE12345", "confirmation": "ABCDE12345"},
    "/push-keys/test": {"bundleID": "com.example", "deviceToken": "00"},
    "/new-app": {"platform": "web", "name": "Shop"},
    "/apps/1:1:web:1": {"name": "Other"},
    "/apps/1:1:web:1/secret": {"graceHours": "1"},
    "/apps/1:1:web:1/remove": {"confirmation": "1:1:web:1"},
    "/tenants/acme-1/sign-in-methods/oidc/add": {
        "id": "oidc.acme", "issuer": "https://login.example.com", "clientID": "shop"
    },
    "/app-verification/challenge": {"challenge": "proofOfWork"},
    "/app-verification/keys": {"vendor": "TURNSTILE", "siteKey": "a", "secretKey": "b"},
    "/app-verification/keys/remove": {"vendor": "TURNSTILE"},
}


def error(server, api_key: str) -> str:
    """What the server says to a call of an app with this key."""
    answer = requests.post(
        f"{server.url}/v1/accounts:lookup?key={api_key}",
        json={"idToken": "x"}, headers={"Host": "id.example.com"}, timeout=REQUEST_LIMIT,
    )
    return answer.json()["error"]["message"]


@pytest.fixture(scope="module")
def server(binary, tmp_path_factory):
    running = ProductionServer(binary, tmp_path_factory.mktemp("production"))
    running.command("apps", "add", "shop", "--platform", "web", "--name", HOSTILE_APP)
    yield running
    assert running.stop() == 0


def test_the_api_refuses_every_form_of_an_editor(editor):
    token = re.search(r'name="token" value="([^"]+)"', editor.get("/console/profile").text)[1]
    for path, fields in FORMS.items():
        assert f'action="{PROJECT}{path}"' not in editor.get(PROJECT + "/test-numbers").text
        answer = editor.post(PROJECT + path, {"token": token} | fields)
        assert answer.status_code in (403, 404), path
        if answer.status_code == 403:
            assert "this requires the owner role" in answer.text
    assert "650-555-3434" not in editor.get(PROJECT + "/test-numbers").text


def test_numbers_for_testing_are_changed_through_the_audited_call(server, owner):
    path = PROJECT + "/test-numbers"
    assert "Test numbers" in owner.get(path).text
    added = owner.submit(path, number="+1 650-555-3434", code="918273")
    assert added.headers["location"] == f"{path}?done=saved"
    assert "+1 650-555-3434" in owner.get(path).text
    assert "918273" in server.command("test-numbers", "list", "--project", "shop")
    refused = owner.submit(path, number="650", code="918273")
    assert refused.status_code == 400 and 'value="650"' in refused.text
    owner.get(path)
    assert owner.submit(f"{path}/remove").status_code == 303
    assert "No test numbers" in owner.get(path).text
    log = owner.get(PROJECT + "/audit-log").text
    assert "projects.update" in log and "918273" not in log


def test_a_provider_has_a_callback_and_its_secret_is_never_shown(owner):
    path = PROJECT + "/sign-in-methods"
    owner.get(path)
    added = owner.submit(
        f"{path}/oidc/add", id="oidc.acme", name=HOSTILE, issuer="https://login.example.com",
        clientID="shop", secret="canary-secret", usesCode="true", enabled="true",
    )
    assert added.headers["location"] == f"{path}/oidc.acme?done=saved"
    page = owner.get(f"{path}/oidc.acme").text
    assert "https://id.example.com/__/auth/handler" in page
    assert "canary-secret" not in page and "<script>alert" not in page
    fields = Form(page).forms[f"{path}/oidc.acme"] | {"clientID": "other"}
    assert fields.pop("enabled") == "true" and fields["secret"] == ""
    unconfirmed = owner.post(f"{path}/oidc.acme", fields)
    assert unconfirmed.status_code == 400 and "Nothing is saved yet" in unconfirmed.text
    disabled = owner.post(f"{path}/oidc.acme", fields | {"confirmation": "oidc.acme"})
    assert disabled.status_code == 303
    page = owner.get(path).text
    assert "<script>alert" not in page and "disabled" in page
    owner.get(f"{path}/oidc.acme")
    assert owner.submit(f"{path}/oidc.acme/remove", confirmation="acme").status_code == 400
    owner.get(f"{path}/oidc.acme")
    assert owner.submit(f"{path}/oidc.acme/remove", confirmation="oidc.acme").status_code == 303
    assert owner.get(f"{path}/oidc.acme").status_code == 404


def test_a_tenant_has_its_own_settings_and_is_deleted_by_its_id(owner):
    path = PROJECT + "/tenants"
    owner.get(path)
    made = owner.submit(path, name="Acme")
    tenant = made.headers["location"].split("?")[0]
    assert f'href="{PROJECT}/users?tenant={tenant.split("/")[-1]}"' in owner.get(tenant).text
    settings = f"{tenant}/settings/sign-in"
    owner.get(settings)
    changed = owner.submit(settings, **{"phoneSignIn.codes.length": "8"})
    assert changed.headers["location"] == f"{settings}?done=saved"
    assert 'value="8"' in owner.get(settings).text
    assert 'value="8"' not in owner.get(PROJECT + "/settings/sign-in").text
    owner.get(tenant)
    assert owner.submit(f"{tenant}/delete", confirmation="x").status_code == 400
    owner.get(tenant)
    assert owner.submit(f"{tenant}/delete", confirmation=tenant.split("/")[-1]).status_code == 303
    assert owner.get(tenant).status_code == 404


def test_domains_that_match_no_page_are_refused_with_the_entry(owner):
    path = PROJECT + "/settings/sign-in"
    owner.get(path)
    refused = owner.submit(path, authorizedDomains="https://shop.example", confirmation="shop")
    assert refused.status_code == 400
    assert "https://shop.example matches no page" in refused.text


def test_a_hostile_name_of_an_app_stays_text(owner):
    page = owner.get(PROJECT + "/apps").text
    assert "<script>alert" not in page
    path = re.search(r'href="(/console/projects/shop/apps/[^"]+)"', page)[1]
    page = owner.get(path).text
    assert "<script>alert" not in page and "initializeApp" in page


def added_app(owner, **fields) -> str:
    """Adds an app by the form of its platform, and returns the path of its page."""
    owner.get(f"{PROJECT}/new-app?platform={fields['platform']}")
    added = owner.submit(f"{PROJECT}/new-app", **fields)
    assert added.status_code == 303, added.text
    path, news = added.headers["location"].split("?")
    assert news == "done=app-added"
    return path


def test_an_app_is_added_changed_and_removed_by_its_id(server, owner):
    path = added_app(owner, platform="ios", name="Shop", bundleID="com.example.shop")
    page = owner.get(path + "?done=app-added").text
    assert "The app is added." in page and "GoogleService-Info.plist" in page
    api_key = re.search(r'id="api-key">([^<]+)<', page)[1]
    app_id = re.search(r'id="app-id">([^<]+)<', page)[1]
    assert f'id="url-scheme">app-{app_id.replace(":", "-")}<' in page
    assert "API key not valid" not in error(server, api_key)

    old = Form(page).forms[path]
    refused = owner.submit(path, name=HOSTILE, teamID="A1B2C3D4E5")
    assert refused.status_code == 400 and "none that break lines or reorder text" in refused.text
    owner.get(path)
    changed = owner.submit(path, name=HOSTILE_APP, teamID="A1B2C3D4E5")
    assert changed.headers["location"] == f"{path}?done=saved"
    page = owner.get(path).text
    assert "<script>alert" not in page and "A1B2C3D4E5" in page
    late = owner.post(path, old | {"bundleID": "com.example.late"})
    assert late.status_code == 409 and "another operator has changed the app" in late.text
    assert 'value="com.example.late"' in late.text
    assert "com.example.late" not in owner.get(path).text
    wrong = owner.submit(path, teamID="short")
    assert wrong.status_code == 400 and "The team ID must be ten" in wrong.text

    owner.get(path)
    assert owner.submit(f"{path}/remove", confirmation="Shop").status_code == 400
    owner.get(path)
    assert owner.submit(f"{path}/remove", confirmation=app_id).status_code == 303
    assert owner.get(path).status_code == 404
    assert "API key not valid" in error(server, api_key)
    log = owner.get(PROJECT + "/audit-log").text
    for action in ("apps.create", "apps.update", "apps.delete"):
        assert action in log


def test_a_refused_app_keeps_what_was_entered(owner):
    owner.get(f"{PROJECT}/new-app?platform=android")
    refused = owner.submit(
        f"{PROJECT}/new-app", name="Shop", bundleID="shop", certificateHashes="14:6D"
    )
    assert refused.status_code == 400 and "14:6D" in refused.text
    assert 'value="shop"' in refused.text and "Fingerprints must be" in refused.text


def test_the_key_of_another_app_cannot_be_taken(server, owner):
    owner.get(f"{PROJECT}/new-app?platform=web")
    refused = owner.submit(f"{PROJECT}/new-app", name="Shop", apiKey=server.api_key)
    assert refused.status_code == 400 and "is in use by another app" in refused.text


def test_the_secret_of_a_back_end_is_shown_once(owner):
    path = added_app(owner, platform="server", name="Orders")
    page = owner.get(path).text
    assert "dts_" not in page
    made = owner.submit(f"{path}/secret", graceHours="0")
    secret = re.search(r"dts_[A-Za-z0-9_-]+", made.text)[0]
    assert secret not in owner.get(path).text
    assert owner.submit(f"{path}/secret", graceHours="721").status_code == 400
    assert secret not in owner.get(PROJECT + "/audit-log").text


def test_an_editor_sees_an_app_and_cannot_change_it(server, owner, editor):
    path = added_app(owner, platform="server", name="Desk")
    page = editor.get(path).text
    assert "you need the owner role" in page and f'action="{path}' not in page
    profile = editor.get("/console/profile").text
    token = re.search(r'name="token" value="([^"]+)"', profile)[1]
    for end in ("", "/secret", "/remove"):
        fields = {"token": token, "name": "Other", "graceHours": "1"}
        fields["confirmation"] = re.search(r'id="app-id">([^<]+)<', page)[1]
        answer = editor.post(path + end, fields)
        assert answer.status_code == 403 and "this requires the owner role" in answer.text
    assert "Desk" in owner.get(path).text


def test_the_command_line_changes_the_same_apps(server, owner):
    path = added_app(owner, platform="android", name="Shop", bundleID="com.example.old")
    app_id = re.search(r'id="app-id">([^<]+)<', owner.get(path).text)[1]
    server.command("apps", "set", app_id, "--bundle-id", "com.example.new")
    assert "com.example.new" in owner.get(path).text
    server.command("apps", "remove", app_id, "--yes")
    assert owner.get(path).status_code == 404


def test_a_challenge_is_chosen_beside_its_keys(owner):
    path = PROJECT + "/app-verification"
    owner.get(path)
    early = owner.submit(f"{path}/challenge", challenge="hcaptcha")
    assert early.status_code == 400 and "needs keys" in early.text
    owner.get(path)
    keys = {"vendor": "HCAPTCHA", "siteKey": "10000000-ffff", "secretKey": "canary-secret"}
    assert owner.submit(f"{path}/keys", **keys).status_code == 303
    page = owner.get(path).text
    assert re.search(r'value="proofOfWork" required checked', page)
    old = Form(page).forms[f"{path}/challenge"]
    chosen = owner.submit(f"{path}/challenge", challenge="hcaptcha")
    assert chosen.headers["location"] == f"{path}?done=saved"
    assert re.search(r'value="hcaptcha" required checked', owner.get(path).text)
    late = owner.post(f"{path}/challenge", old | {"challenge": "proofOfWork"})
    assert late.status_code == 409 and "another operator has changed this" in late.text
    assert re.search(r'value="hcaptcha" required checked', owner.get(path).text)
    assert owner.submit(f"{path}/keys/remove").status_code == 303
    assert re.search(r'value="proofOfWork" required checked', owner.get(path).text)


def test_a_tenant_has_identity_providers_of_its_own(owner):
    owner.get(PROJECT + "/tenants")
    tenant = owner.submit(PROJECT + "/tenants", name="Globex").headers["location"].split("?")[0]
    path = f"{tenant}/sign-in-methods"
    assert f'href="{path}"' in owner.get(tenant).text
    owner.get(path)
    fields = Form(owner.page).forms[f"{path}/saml/add"] | {
        "id": "saml.globex", "entityID": "idp", "signInURL": "https://idp.example.com",
        "serviceID": "shop",
    }
    # Only a complete provider can be enabled.
    assert fields.pop("enabled") == "true"
    added = owner.post(f"{path}/saml/add", fields)
    assert added.headers["location"] == f"{path}/saml.globex?done=saved", added.text
    owner.get(f"{path}/saml.globex")
    tested = owner.submit(f"{path}/saml.globex/test#test")
    assert tested.status_code == 200 and "must have 1 to 10 certificates" in tested.text
    assert "saml.globex" not in owner.get(PROJECT + "/sign-in-methods").text
    assert owner.get(PROJECT + "/sign-in-methods/saml.globex").status_code == 404
    owner.get(f"{path}/saml.globex")
    removed = owner.submit(f"{path}/saml.globex/remove", confirmation="saml.globex")
    assert removed.headers["location"] == f"{path}?done=removed"
    assert owner.get(f"{PROJECT}/tenants/nothing/sign-in-methods").status_code == 404


def test_keys_of_a_challenge_vendor_are_saved_and_the_secret_is_never_shown(server, owner):
    path = PROJECT + "/app-verification"
    owner.get(path)
    keys = {"vendor": "TURNSTILE", "siteKey": "0x4AAA", "secretKey": "canary-secret"}
    saved = owner.submit(f"{path}/keys", **keys)
    assert saved.headers["location"] == f"{path}?done=saved"
    page = owner.get(path).text
    assert "0x4AAA" in page and "canary-secret" not in page
    refused = owner.submit(f"{path}/keys", **keys | {"siteKey": "<b>"})
    assert refused.status_code == 400 and "canary-secret" not in refused.text
    assert "0x4AAA" in server.command("captcha", "show", "shop")
    assert "canary" not in owner.get(PROJECT + "/audit-log").text
    owner.get(path)
    assert owner.submit(f"{path}/keys/remove").status_code == 303
    assert "0x4AAA" not in owner.get(path).text


def test_a_test_push_without_a_key_is_explained(owner):
    path = PROJECT + "/push-keys"
    owner.get(path)
    answer = owner.submit(f"{path}/test", bundleID="com.example.shop", deviceToken="00" * 32)
    assert answer.status_code == 200 and "NoCredential" in answer.text
    answer = owner.submit(f"{path}/test", bundleID="com.example.shop", deviceToken="x")
    assert answer.status_code == 400 and "hexadecimal" in answer.text
