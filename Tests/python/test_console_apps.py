"""The console's pages of apps and sign-in methods: roles, hostile names, and the audit log."""

import re

import pytest

from operator_browser import Form, OperatorBrowser
from running_server import ProductionServer

HOSTILE = '</bdi><script>alert(1)</script>"\u202eevil'
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
    "/push-keys/remove": {"name": "ABCDE12345"},
    "/push-keys/test": {"bundleID": "com.example", "deviceToken": "00"},
    "/app-verification/keys": {"vendor": "TURNSTILE", "siteKey": "a", "secretKey": "b"},
    "/app-verification/keys/remove": {"vendor": "TURNSTILE"},
}


@pytest.fixture(scope="module")
def server(binary, tmp_path_factory):
    running = ProductionServer(binary, tmp_path_factory.mktemp("production"))
    running.command("apps", "add", "shop", "--platform", "web", "--name", HOSTILE)
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="module")
def owner(server):
    browser = OperatorBrowser(server)
    browser.set_up("olga", "--role", "owner")
    return browser


@pytest.fixture(scope="module")
def editor(server):
    browser = OperatorBrowser(server)
    browser.set_up("emil", "--role", "editor", "--in", server.project)
    return browser


def test_the_api_refuses_every_form_of_an_editor(editor):
    token = re.search(r'name="token" value="([^"]+)"', editor.get("/console/profile").text)[1]
    for path, fields in FORMS.items():
        assert f'action="{PROJECT}{path}"' not in editor.get(PROJECT + "/test-numbers").text
        answer = editor.post(PROJECT + path, {"token": token} | fields)
        assert answer.status_code in (403, 404), path
        if answer.status_code == 403:
            assert "this needs the role owner" in answer.text
    assert "650-555-3434" not in editor.get(PROJECT + "/test-numbers").text


def test_numbers_for_testing_are_changed_through_the_audited_call(server, owner):
    path = PROJECT + "/test-numbers"
    assert "Phone numbers for testing" in owner.get(path).text
    added = owner.submit(path, number="+1 650-555-3434", code="918273")
    assert added.headers["location"] == f"{path}?done=saved"
    assert "+1 650-555-3434" in owner.get(path).text
    assert "918273" in server.command("test-numbers", "list", "--project", "shop")
    refused = owner.submit(path, number="650", code="918273")
    assert refused.status_code == 400 and 'value="650"' in refused.text
    owner.get(path)
    assert owner.submit(f"{path}/remove").status_code == 303
    assert "No numbers for testing" in owner.get(path).text
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
    disabled = owner.post(f"{path}/oidc.acme", fields)
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
