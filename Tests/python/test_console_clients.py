"""The console's pages for clients of OpenID Connect, opt-outs, Play Integrity and replaced API keys."""

import html
import json
import re

import requests

from console_fixtures import editor, owner, server
from console_site import google_key_file
from operator_browser import Form
from running_server import REQUEST_LIMIT

PROJECT = "/console/projects/shop"
CLIENTS = f"{PROJECT}/clients"
OPT_OUTS = f"{PROJECT}/opt-outs"
VERIFICATION = f"{PROJECT}/app-verification"
HOSTILE = "</bdi><script>alert(1)</script>\"'"
REDIRECT = "https://orders.example.com/callback"


def api(server, method, path, body=None):
    answer = requests.request(
        method,
        f"http://{server.admin_authority}/dialtone/v1/projects/shop{path}",
        headers={"Authorization": "Bearer owner"},
        json=body,
        timeout=REQUEST_LIMIT,
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


def shown(page: str, name: str) -> str:
    return html.unescape(re.search(rf'id="{name}"[^>]*>([^<]*)<', page)[1])


def problem(page: str, name: str) -> str:
    return html.unescape(re.search(rf'id="problem-{name}"[^>]*>([^<]*)<', page)[1])


def test_a_client_is_added_changed_and_removed_and_its_secret_is_shown_once(server, owner):
    page = owner.get(CLIENTS).text
    assert "No clients yet" in page
    discovery = shown(page, "discovery-url")
    assert discovery == "https://id.example.com/oidc/shop/.well-known/openid-configuration"
    made = owner.submit(
        CLIENTS, displayName=HOSTILE, kind="confidential", redirectUris=f"{REDIRECT}\n\n", party="third",
        requirePkce="true",
    )
    assert made.status_code == 200 and "<script>alert" not in made.text
    secret, client = shown(made.text, "new-secret"), shown(made.text, "client-id")
    path = f"{CLIENTS}/{client}"
    page = owner.get(path).text
    assert secret not in page and secret not in "\n".join(server.log)
    stored = api(server, "GET", f"/oauthClients/{client}")
    assert stored["redirectUris"] == [REDIRECT] and len(stored["scopes"]) == 5
    assert stored["firstParty"] is False and stored["kind"] == "CONFIDENTIAL"
    done = owner.submit(
        path, etag=stored["etag"], displayName="Desk", redirectUris=REDIRECT, party="first", disabled="true",
    )
    assert done.headers["location"] == f"{path}?done=saved", done.text
    assert "disabled" in owner.get(CLIENTS).text
    owner.get(path)
    overtaken = owner.submit(path, etag=stored["etag"], displayName="Other", redirectUris=REDIRECT, party="first")
    assert overtaken.status_code == 409 and "another operator" in overtaken.text
    assert api(server, "GET", f"/oauthClients/{client}")["displayName"] == "Desk"
    rotated = owner.submit(f"{path}/secret", graceHours="24")
    assert shown(rotated.text, "new-secret") != secret and "The previous one is valid until" in rotated.text
    refused = owner.submit(f"{path}/secret", graceHours="721")
    assert refused.status_code == 400 and problem(refused.text, "grace") == "Hours must be 0 to 720."
    refused = owner.submit(f"{path}/remove", confirmation="other")
    assert refused.status_code == 400 and "Nothing is removed" in refused.text
    assert owner.submit(f"{path}/remove", confirmation=client).headers["location"] == f"{CLIENTS}?done=removed"
    assert owner.get(path).status_code == 404


def test_a_wrong_value_of_a_client_is_named_at_its_field_and_what_was_entered_stays(server, owner):
    owner.get(CLIENTS)
    entered = {"displayName": "Desk", "kind": "confidential", "party": "first", "requirePkce": "true"}
    wrong = owner.submit(CLIENTS, redirectUris="http://orders.example.com/", audience="https://api", **entered)
    assert wrong.status_code == 400 and 'aria-invalid="true"' in wrong.text
    assert problem(wrong.text, "redirects").startswith("The address http://orders.example.com/ is not allowed.")
    assert 'value="Desk"' in wrong.text and 'value="https://api"' in wrong.text
    missing = owner.submit(CLIENTS, redirectUris=" ", **entered)
    assert problem(missing.text, "redirects") == "The list of addresses must have at least one address."
    audience = owner.submit(CLIENTS, redirectUris=REDIRECT, audience="shop", **entered)
    assert problem(audience.text, "audience").startswith("The audience must be the URL")
    assert api(server, "GET", "/oauthClients") == {}


def test_a_public_client_has_no_secret_and_needs_pkce(server, owner):
    owner.get(CLIENTS)
    made = owner.submit(CLIENTS, displayName="App", kind="public", redirectUris="com.example.app:/signed-in", party="first")
    assert "?done=client-added" in made.headers["location"], made.text
    page = owner.get(made.headers["location"]).text
    assert "none: the client proves itself with PKCE" in page and "Replace the secret" not in page
    [client] = api(server, "GET", "/oauthClients")["oauthClients"]
    assert client["requirePkce"] is True
    api(server, "DELETE", f"/oauthClients/{client['clientId']}")


def test_an_editor_adds_and_removes_an_opt_out_with_a_reason(server, editor):
    assert "No number has opted out" in editor.get(OPT_OUTS).text
    wrong = editor.submit(f"{OPT_OUTS}/add", number="12", reason="Asked")
    assert wrong.status_code == 400 and problem(wrong.text, "number") and 'value="Asked"' in wrong.text
    long = editor.submit(f"{OPT_OUTS}/add", number="+16505550134", reason="a" * 201)
    assert problem(long.text, "reason") == "The reason must have at most 200 characters."
    added = editor.submit(f"{OPT_OUTS}/add", number="+1 650 555 0134", reason=HOSTILE)
    page = editor.get(added.headers["location"]).text
    assert "operator emil" in page and "<script>alert" not in page and HOSTILE in html.unescape(page)
    assert "This number has not opted out" in editor.get(f"{OPT_OUTS}?number=%2B16505550135").text
    assert editor.get(f"{OPT_OUTS}?number=12").status_code == 400
    why = editor.get(f"{PROJECT}/why-no-code?query=%2B16505550134").text
    assert f"{OPT_OUTS}?number=%2B16505550134" in why
    form = Form(editor.get(OPT_OUTS).text).forms[f"{OPT_OUTS}/remove"]
    removed = editor.submit(f"{OPT_OUTS}/remove", number="+16505550134", reason="Agreed by phone")
    assert removed.headers["location"] == f"{OPT_OUTS}?done=opt-out-removed"
    late = editor.post(f"{OPT_OUTS}/remove", form)
    assert late.headers["location"] == f"{OPT_OUTS}?done=opt-out-gone"
    assert "were already allowed" in editor.get(late.headers["location"]).text
    log = json.dumps(api(server, "GET", "/auditEntries?action=optOuts."))
    assert "Agreed by phone" in log and "6505550134" not in log


def test_the_service_account_for_play_integrity_is_uploaded_and_never_shown(server, owner):
    made = api(server, "POST", "/apps", {"platform": "android", "displayName": "Shop", "bundleID": "com.example.shop"})
    assert "It lacks fingerprints of its signing certificates" in owner.get(VERIFICATION).text
    wrong = owner.submit(f"{VERIFICATION}/play-integrity", keyFile="{}")
    assert wrong.status_code == 400
    assert problem(wrong.text, "key-file") == "The file must be the JSON key file of a Google service account."
    body = {"certificateHashes": ["aa" * 32]}
    api(server, "PATCH", f"/apps/{made['appID']}", body)
    assert "It lacks the service account below" in owner.get(VERIFICATION).text
    done = owner.submit(f"{VERIFICATION}/play-integrity", keyFile=google_key_file())
    assert done.headers["location"] == f"{VERIFICATION}?done=saved", done.text
    page = owner.get(VERIFICATION).text
    assert "integrity@example.iam.gserviceaccount.com" in page and "PRIVATE KEY" not in page
    assert ">ready<" in page
    assert owner.submit(f"{VERIFICATION}/play-integrity/remove").status_code == 303
    assert api(server, "GET", "/playIntegrity") == {}
    api(server, "DELETE", f"/apps/{made['appID']}")


def test_an_api_key_is_replaced_with_an_overlap(server, owner):
    app = api(server, "POST", "/apps", {"platform": "web", "displayName": "Page"})
    path = f"{PROJECT}/apps/{app['appID'].replace(':', '%3A')}"
    owner.get(path)
    replaced = owner.submit(f"{path}/key")
    assert replaced.status_code == 303, replaced.text
    page = owner.get(path).text
    assert app["apiKey"] in page and "not used since" in page
    present = api(server, "GET", f"/apps/{app['appID']}")
    assert present["previousKey"] == app["apiKey"] != present["apiKey"]
    refused = owner.submit(f"{path}/previous-key/remove", confirmation="other")
    assert refused.status_code == 400 and "previous-key/remove" in refused.text
    assert owner.submit(f"{path}/previous-key/remove", confirmation=app["appID"]).status_code == 303
    assert "previousKey" not in api(server, "GET", f"/apps/{app['appID']}")
    assert app["apiKey"] not in owner.get(path).text
    api(server, "DELETE", f"/apps/{app['appID']}")
