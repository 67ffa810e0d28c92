"""The console of a production server: who gets in, what each role may do, and attacks."""

import json
import re
import time

import pytest
import requests

from operator_browser import PASSWORD, Form, OperatorBrowser
from running_server import REQUEST_LIMIT, ProductionServer

COOKIE = "__Host-dialtone-console"


@pytest.fixture(scope="module")
def server(binary, tmp_path_factory):
    running = ProductionServer(binary, tmp_path_factory.mktemp("production"))
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="module")
def owner(server):
    browser = OperatorBrowser(server)
    browser.set_up("olga", "--role", "owner")
    return browser


@pytest.fixture(scope="module")
def viewer(server):
    browser = OperatorBrowser(server)
    browser.set_up("vera", "--role", "viewer", "--in", server.project)
    return browser


def user(server, **fields) -> str:
    made = requests.post(
        f"http://{server.admin_authority}/v1/projects/{server.project}/accounts",
        headers={"Authorization": "Bearer owner"},
        json=fields,
        timeout=REQUEST_LIMIT,
    )
    assert made.status_code == 200, made.text
    return made.json()["localId"]


def test_without_a_session_every_page_leads_to_the_sign_in(server):
    browser = OperatorBrowser(server)
    for path in ("/console", "/console/projects/shop/users", "/console/operators"):
        answer = browser.get(path)
        assert answer.status_code in (302, 303, 307), path
        assert answer.headers["location"].startswith("/console/sign-in?next=")


def test_the_link_of_an_invitation_works_once(server):
    browser = OperatorBrowser(server)
    link = server.command("operators", "invite", "once", "--role", "viewer").strip()
    path = link.removeprefix("https://id.example.com")
    browser.accept(path)
    assert OperatorBrowser(server).get(path).status_code == 404


def test_a_newer_invitation_replaces_an_earlier_one(server):
    first, second = (
        server.command("operators", "invite", "twice", "--role", "viewer").strip()
        .removeprefix("https://id.example.com")
        for _ in range(2)
    )
    assert OperatorBrowser(server).get(first).status_code == 404
    assert OperatorBrowser(server).get(second).status_code == 200


def test_weak_and_different_passwords_are_refused_and_the_link_stays_valid(server):
    browser = OperatorBrowser(server)
    link = server.command("operators", "invite", "weak", "--role", "viewer").strip()
    path = link.removeprefix("https://id.example.com")
    browser.get(path)
    for password, repeated, words in (
        ("short", "short", "12 characters"),
        (PASSWORD, PASSWORD + "x", "differ"),
        ("password1234", "password1234", "easy to guess"),
    ):
        answer = browser.submit(
            "/console/set-up", password=password, repeated=repeated, code="000000"
        )
        assert answer.status_code == 400
        assert words in answer.text
    browser.accept(path)


def test_name_password_and_code_sign_in_and_each_code_works_once(server):
    browser = OperatorBrowser(server)
    key = browser.set_up("codes", "--role", "viewer")
    other = OperatorBrowser(server)
    answer = other.sign_in("Codes", key)
    assert answer.status_code in (302, 303, 307), answer.text
    assert COOKIE in other.cookies
    again = OperatorBrowser(server)
    assert again.sign_in("codes", key).status_code == 400
    assert COOKIE not in again.cookies


def test_refusals_do_not_reveal_which_part_was_wrong(server):
    key = OperatorBrowser(server).set_up("secretive", "--role", "viewer")
    pages = []
    for name, password, steps in (
        ("secretive", "wrong password here", 1),
        ("secretive", PASSWORD, 40),
        ("nobody-here", PASSWORD, 1),
    ):
        answer = OperatorBrowser(server).sign_in(name, key, password, steps)
        assert answer.status_code == 400
        pages.append(answer.text.replace(name, "NAME"))
    assert pages[0] == pages[1] == pages[2]


def test_guessing_a_password_is_slowed_down(server):
    key = OperatorBrowser(server).set_up("guessed", "--role", "viewer")
    for _ in range(8):
        answer = OperatorBrowser(server).sign_in("guessed", key, "wrong password")
        if answer.status_code == 429:
            break
    assert answer.status_code == 429, answer.text
    assert "too many attempts" in answer.text


@pytest.mark.parametrize(
    "target",
    [
        "https://evil.example", "//evil.example", "/console/../evil", "/console\\evil",
        "/console.evil", "/console/%2e%2E/oidc/shop/logout", "/console/.%2e/x",
    ],
)
def test_the_page_after_the_sign_in_is_always_one_of_the_console(server, target):
    name = f"next-{sum(target.encode())}"
    key = OperatorBrowser(server).set_up(name, "--role", "viewer")
    browser = OperatorBrowser(server)
    answer = browser.sign_in(name, key, target=target)
    assert answer.headers["location"] == "/console"


def test_the_cookie_is_for_this_host_and_for_its_own_pages_only(server):
    browser = OperatorBrowser(server)
    key = browser.set_up("cookie", "--role", "viewer")
    answer = OperatorBrowser(server).sign_in("cookie", key)
    header = answer.headers["set-cookie"]
    assert header.startswith(f"{COOKIE}=")
    for part in ("Path=/", "Secure", "HttpOnly", "SameSite=Strict"):
        assert part in header
    assert "Domain" not in header


def test_a_session_ends_by_signing_out(server):
    browser = OperatorBrowser(server)
    browser.set_up("leaves", "--role", "viewer")
    assert browser.get("/console/profile").status_code == 200
    kept = dict(browser.cookies)
    browser.submit("/console/sign-out")
    assert COOKIE not in browser.cookies
    browser.cookies = kept
    assert browser.get("/console/profile").status_code in (302, 303, 307)


def test_a_disabled_operator_is_signed_out_at_once(server):
    browser = OperatorBrowser(server)
    key = browser.set_up("suspended", "--role", "viewer")
    server.command("operators", "set", "suspended", "--disable-access")
    assert browser.get("/console/profile").status_code in (302, 303, 307)
    assert OperatorBrowser(server).sign_in("suspended", key).status_code == 400


def test_a_viewer_sees_users_and_the_api_refuses_every_change(server, viewer):
    account = user(server, phoneNumber="+16505550123")
    path = f"/console/projects/shop/users/{account}"
    page = viewer.get(path)
    assert page.status_code == 200
    assert "Changing users requires the editor role" in page.text
    for action, fields in (
        ("disabled", {"disabled": "true"}), ("sign-out", {}), ("delete", {"confirmation": account})
    ):
        viewer.get(path)
        answer = viewer.submit(f"{path}/{action}", **fields)
        assert answer.status_code == 403, action
        assert "this requires the editor role" in answer.text
    assert viewer.get(path).status_code == 200


def test_an_operator_of_one_project_sees_no_other_and_no_operators(server, viewer):
    server.command("projects", "create", "secret-shop")
    assert "secret-shop" not in viewer.get("/console/projects/shop").text
    for path in (
        "/console/projects/secret-shop", "/console/projects/secret-shop/users",
        "/console/projects/no-such-project", "/console/projects/no-such-project/users",
    ):
        answer = viewer.get(path)
        assert answer.status_code == 404, path
    refused = viewer.get("/console/operators")
    assert refused.status_code in (401, 403)
    assert "No access" in refused.text and "Ask an owner of the server" in refused.text
    assert "authentication credentials" not in refused.text


def test_an_owner_disables_and_deletes_a_user(server, owner):
    account = user(server, email="gone@example.com")
    path = f"/console/projects/shop/users/{account}"
    owner.get(path)
    assert owner.submit(f"{path}/disabled").headers["location"] == f"{path}?done=disabled"
    assert "disabled</span>" in owner.get(path).text
    refused = owner.submit(f"{path}/delete", confirmation="something else")
    assert refused.status_code == 400
    owner.get(path)
    owner.submit(f"{path}/delete", confirmation=account)
    assert owner.get(path).status_code == 404


def test_a_search_finds_a_number_in_any_spelling(server, owner):
    account = user(server, phoneNumber="+16505550177")
    for spelling in ("+16505550177", "+1 (650) 555-0177", "+1-650-555-0177", account):
        page = owner.get("/console/projects/shop/users?query=" + requests.utils.quote(spelling))
        assert f"users/{account}" in page.text, spelling


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "none"},
        {"Sec-Fetch-Site": None, "Origin": "https://evil.example"},
    ],
)
def test_forms_of_other_sites_change_nothing(server, owner, headers):
    account = user(server, phoneNumber="+16505550188")
    path = f"/console/projects/shop/users/{account}"
    try:
        owner.get(path)
        token = re.search(r'name="token" value="([^"]+)"', owner.page)[1]
        fields = {"token": token, "disabled": "true"}
        answer = owner.post(f"{path}/disabled", fields, **headers)
        assert answer.status_code == 403
        assert "disabled</span>" not in owner.get(path).text
    finally:
        owner.get(path)
        owner.submit(f"{path}/delete", confirmation=account)


def test_a_form_without_the_session_s_token_changes_nothing(server, owner):
    account = user(server, phoneNumber="+16505550199")
    path = f"/console/projects/shop/users/{account}"
    for token in ("", "AAAA", "x" * 43):
        answer = owner.post(f"{path}/disabled", {"token": token, "disabled": "true"})
        assert answer.status_code == 403
    assert "disabled</span>" not in owner.get(path).text


def test_hostile_names_stay_text(server, owner):
    name = "</bdi><script>alert(1)</script>\u202e{{layout.token}}"
    account = user(server, displayName=name, email="hostile@example.com")
    for path in ("", f"/{account}"):
        page = owner.get(f"/console/projects/shop/users{path}")
        assert "<script>alert" not in page.text
        assert "&lt;script&gt;alert(1)" in page.text
        assert "{{layout.token}}" in page.text


def test_pages_cannot_be_framed_cached_or_run_other_scripts(owner):
    answer = owner.get("/console/projects/shop")
    policy = answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "script-src 'self';" in policy
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["x-frame-options"] == "DENY"


def test_the_last_owner_cannot_be_removed_or_disabled(server, owner):
    owner.get("/console/operators")
    owners = [line for line in server.command("operators", "list").splitlines() if " owner" in line]
    assert len(owners) == 1, "the other operators of these tests are viewers"
    mine = next(row for row in owner.page.split("<tr>")[1:] if ">olga<" in row)
    action = re.search(r'action="(/console/operators/[^"]+/remove)"', mine)[1]
    disable, degrade = (action.replace("remove", way) for way in ("disabled", "role"))
    for path, fields in ((action, {}), (disable, {"disabled": "true"}), (degrade, {"role": "editor"})):
        owner.get("/console/operators")
        token = Form(owner.page).forms[action]["token"]
        answer = owner.post(path, fields | {"token": token})
        assert answer.status_code == 400, path
        assert "last owner" in answer.text
    assert owner.get("/console/operators").status_code == 200


def test_admin_keys_of_a_project_reach_no_call_of_the_server(server):
    key = server.command("admin-keys", "create", "--role", "owner", "--project", "shop")
    answer = requests.get(
        server.url + "/dialtone/v1/server/operators",
        headers={"Authorization": f"Bearer {key.strip().splitlines()[-1]}"},
        timeout=REQUEST_LIMIT,
    )
    assert answer.status_code == 401


def test_no_log_line_has_a_secret_of_an_operator(server, owner):
    text = "\n".join(server.log)
    assert PASSWORD not in text
    assert owner.cookies[COOKIE] not in text


def test_an_owner_invites_an_operator_on_the_page(server, owner):
    owner.get("/console/operators")
    page = owner.submit("/console/operators/invite", name="invited", role="editor", project="shop")
    assert page.status_code == 200
    link = re.search(r'id="invitation-link">https://id.example.com([^<]+)<', page.text)[1]
    browser = OperatorBrowser(server)
    browser.accept(link.replace("&amp;", "&"))
    assert browser.get("/console/projects/shop").status_code == 200
    assert browser.get("/console/operators").status_code in (401, 403)
    owner.get("/console/operators")
    assert "editor in shop" in owner.page


def test_a_role_is_changed_on_the_page_in_one_place(server, owner):
    browser = OperatorBrowser(server)
    browser.set_up("promoted", "--role", "viewer", "--in", "shop")

    def change(role: str, project: str) -> None:
        page = owner.get("/console/operators").text
        row = page[page.index("<bdi>promoted</bdi>"):]
        action = re.search(r'action="([^"]+/role)"', row)[1]
        assert owner.submit(action, role=role, project=project).status_code == 303

    change("editor", "")
    assert browser.get("/console/operators").status_code == 200
    page = owner.get("/console/operators").text
    assert "viewer in shop" in page[page.index("<bdi>promoted</bdi>"):]
    change("", "")
    assert browser.get("/console/operators").status_code in (401, 403)
    change("owner", "shop")
    page = owner.get("/console/operators").text
    assert "owner in shop" in page[page.index("<bdi>promoted</bdi>"):]


def test_the_api_changes_and_removes_operators(server):
    def call(method, path="", body=None):
        return requests.request(
            method,
            f"http://{server.admin_authority}/dialtone/v1/server/operators{path}",
            headers={"Authorization": "Bearer owner"},
            json=body,
            timeout=REQUEST_LIMIT,
        )

    browser = OperatorBrowser(server)
    browser.set_up("changing", "--role", "viewer")
    [person] = [one for one in call("GET").json()["operators"] if one["name"] == "changing"]
    assert person["serverRole"] == "viewer" and not person["disabled"] and person["createTime"]
    server.command("operators", "invite", "awaited", "--role", "editor", "--in", "shop")
    [invitation] = [one for one in call("GET").json()["invitations"] if one["name"] == "awaited"]
    assert invitation["projectRoles"] == {"shop": "editor"} and invitation["expireTime"]
    path = f"/{person['operatorId']}"
    changed = call("PATCH", path, {"serverRole": "", "projectRoles": {"shop": "owner"}})
    assert changed.json()["projectRoles"] == {"shop": "owner"}
    for body in (
        {"serverRole": "king"}, {"serverRole": "", "projectRoles": {}},
        {"projectRoles": {"no-such-project": "viewer"}},
    ):
        assert call("PATCH", path, body).status_code in (400, 404), body
    [session] = call("GET", path + "/sessions").json()["sessions"]
    assert session["address"] == "127.0.0.1" and "python" in session["userAgent"]
    assert session["createTime"] <= session["lastUseTime"] and session["sessionId"]
    assert call("DELETE", path + "/sessions").json() == {"endedCount": "1"}
    assert browser.get("/console/profile").status_code in (302, 303, 307)
    assert call("DELETE", path).status_code == 200
    assert call("DELETE", path).status_code == 400


def test_saving_settings_is_one_entry_of_the_audit_log(server, owner):
    def entries() -> int:
        return owner.get("/console/projects/shop/audit-log").text.count('<th scope="row">')

    path = owner.get("/console/projects/shop/settings").headers["location"]
    before = entries()
    owner.get(path)
    owner.submit(path, **{"phoneSignIn.codes.lifetime": "240"})
    assert entries() == before + 1


def test_an_owner_changes_settings_and_a_conflict_keeps_the_entries(server, owner):
    path = owner.get("/console/projects/shop/settings").headers["location"]
    owner.get(path)
    saved = owner.submit(path, **{"phoneSignIn.codes.length": "8"})
    assert saved.headers["location"] == f"{path}?done=saved", saved.text
    page = owner.get(path)
    assert 'name="phoneSignIn.codes.length" value="8"' in page.text
    # Another operator changes the same setting meanwhile.
    server.command("projects", "set", "shop", "phoneSignIn.codes.length=7")
    refused = owner.submit(path, **{"phoneSignIn.codes.length": "6"})
    assert refused.status_code == 409
    assert "Now: 7" in refused.text
    assert 'name="phoneSignIn.codes.length" value="6"' in refused.text
    assert owner.submit(path).headers["location"].endswith("done=saved")


def test_a_dangerous_setting_needs_the_name_of_the_project(server, owner):
    path = owner.get("/console/projects/shop/settings").headers["location"]
    owner.get(path)
    form = Form(owner.page).forms[path]
    form.pop("phoneSignIn.isEnabled")
    answer = owner.post(path, form)
    assert answer.status_code == 400
    assert "Type the project’s ID" in answer.text
    answer = owner.post(path, form | {"confirmation": "shop"})
    assert answer.headers["location"].endswith("done=saved")
    server.command("projects", "set", "shop", "phoneSignIn.isEnabled=true")


def test_a_viewer_reads_settings_and_the_api_refuses_to_change_them(server, viewer):
    path = viewer.get("/console/projects/shop/settings").headers["location"]
    page = viewer.get(path)
    assert "requires the owner role" in page.text
    token = re.search(r'name="token" value="([^"]+)"', page.text)[1]
    answer = viewer.post(
        path, {"token": token, "phoneSignIn.codes.length": "9", "phoneSignIn.isEnabled": "true"}
    )
    assert answer.status_code in (400, 403)
    assert 'value="9"' not in viewer.get(path).text


def test_one_field_finds_pages_settings_and_users(owner):
    page = owner.get("/console/projects/shop/find?query=Length+of+a+code").text
    assert "/settings/sign-in#setting-phoneSignIn.codes.length" in page
    assert "/console/projects/shop/users?query=%2B16505550177" in owner.get(
        "/console/projects/shop/find?query=%2B16505550177"
    ).text
    assert "Nothing matches “&lt;b&gt;”" in owner.get(
        "/console/projects/shop/find?query=%3Cb%3E"
    ).text


def test_the_finder_shows_only_what_the_role_allows(owner, viewer):
    def names(operator, path: str) -> set[str]:
        return {one["name"] for one in operator.get(path).json()["results"]}

    actions = "/console/projects/shop/find/results?query=action"
    assert {"New user", "Invite an operator"} <= names(owner, actions)
    assert names(viewer, actions).isdisjoint({"New user", "Invite an operator"})
    assert "Operators" in names(owner, "/console/find/results?query=")
    assert "Operators" not in names(viewer, "/console/find/results?query=")
    assert viewer.get("/console/projects/other/find/results?query=users").status_code == 404


def test_a_removed_operator_does_not_return_through_an_open_link(server):
    OperatorBrowser(server).set_up("removed", "--role", "editor")
    link = server.command("operators", "invite", "removed").strip()
    server.command("operators", "remove", "removed", "--yes")
    path = link.removeprefix("https://id.example.com")
    assert OperatorBrowser(server).get(path).status_code == 404


def test_an_invitation_can_be_withdrawn(server, owner):
    link = server.command("operators", "invite", "unwanted", "--role", "owner").strip()
    owner.get("/console/operators")
    owner.submit("/console/operators/unwanted/remove")
    assert OperatorBrowser(server).get(link.removeprefix("https://id.example.com")).status_code == 404
    server.command("operators", "invite", "unwanted", "--role", "owner")
    server.command("operators", "remove", "unwanted", "--yes")
    assert "unwanted" not in server.command("operators", "list")


def test_a_role_does_not_outlive_its_project(server):
    server.command("projects", "create", "fleeting")
    browser = OperatorBrowser(server)
    browser.set_up("carl", "--role", "owner", "--in", "fleeting")
    assert browser.get("/console/projects/fleeting").status_code == 200
    server.command("projects", "delete", "fleeting", "--yes")
    server.command("projects", "create", "fleeting")
    assert browser.get("/console/projects/fleeting").status_code == 404
    server.command("operators", "set", "carl", "--disable-access")
    assert browser.get("/console/profile").status_code in (302, 303, 307)


def test_signing_in_again_ends_the_former_session_of_the_browser(server):
    browser = OperatorBrowser(server)
    key = browser.set_up("twice-in", "--role", "viewer")
    former = dict(browser.cookies)
    assert browser.sign_in("twice-in", key).headers["location"] == "/console"
    browser.cookies = former
    assert browser.get("/console/profile").status_code in (302, 303, 307)


def test_the_audit_log_shows_what_was_changed_and_refused(server, owner, viewer):
    account = user(server, phoneNumber="+16505550166")
    path = f"/console/projects/shop/users/{account}"
    owner.get(path)
    owner.submit(f"{path}/disabled")
    viewer.get(path)
    assert viewer.submit(f"{path}/sign-out").status_code == 403
    page = owner.get("/console/projects/shop/audit-log").text
    assert account in page and "PERMISSION_DENIED" in page
    assert "+16505550166" not in page
    assert account in owner.get(f"/console/projects/shop/audit-log?target={account}").text
    assert "No entry matches" in owner.get("/console/projects/shop/audit-log?target=nothing").text
    assert owner.get("/console/projects/shop/audit-log?outcome=refused").status_code == 200
    assert owner.get("/console/server-audit-log").status_code == 200
    assert viewer.get("/console/projects/shop/audit-log").status_code == 200
    assert viewer.get("/console/server-audit-log").status_code in (401, 403)
    assert "Operator <bdi>olga" in page or ">Operator olga<" in page


def test_a_viewer_exports_and_verifies_the_audit_log(server, owner, viewer):
    log = "/console/projects/shop/audit-log"
    lines = viewer.get(f"{log}/export").text.splitlines()
    hashes = {json.loads(line).get("hash") for line in lines}
    shown = re.findall(r"Hash <code>([0-9a-f]{64})</code>", viewer.get(log).text)
    assert shown and set(shown[1:]) <= hashes
    verified = viewer.submit(f"{log}/verify")
    assert verified.status_code == 200
    assert "The log is complete and unchanged" in verified.text
    assert viewer.get("/console/server-audit-log/export").status_code in (401, 403)
    assert owner.get("/console/server-audit-log/export").status_code == 200


def token_of(browser) -> str:
    browser.get("/console/profile")
    return re.search(r'name="token" value="([^"]+)"', browser.page)[1]


def test_an_entry_with_many_values_is_folded(server, owner):
    server.command("projects", "create", "many-values")
    page = owner.get("/console/projects/many-values/audit-log").text
    page += owner.get("/console/server-audit-log").text
    assert re.search(r"<summary>\d+ values</summary>", page)


def test_an_unknown_address_has_a_page_with_the_navigation(owner):
    missing = owner.get("/console/no/such/page")
    assert missing.status_code == 404
    assert "Not found" in missing.text and 'aria-label="Console"' in missing.text


def test_a_refusal_leads_back_to_the_page_of_the_form(owner):
    page = "/console/projects/shop/users?state=disabled"
    answer = owner.post(
        "/console/projects/shop/selected-users/change", {"token": token_of(owner), "change": "x"},
        Referer=f"https://id.example.com{page}",
    )
    assert answer.status_code == 400 and f'href="{page}"' in answer.text
    foreign = owner.post(
        "/console/projects/shop/selected-users/change", {"token": token_of(owner), "change": "x"},
        Referer="https://evil.example/console/x",
    )
    assert "evil.example" not in foreign.text


def test_without_a_selection_the_list_says_so(owner):
    page = "/console/projects/shop/users?state=disabled"
    answer = owner.post(
        "/console/projects/shop/selected-users",
        {"token": token_of(owner), "change": "disable"},
        Referer=f"https://id.example.com{page}",
    )
    assert answer.headers["location"] == f"{page}&done=nothing-selected"
    assert "Select at least one user first." in owner.get(answer.headers["location"]).text


@pytest.mark.parametrize(
    ("query", "path"),
    [
        ("release", "guard"), ("opt out", "guard"), ("export", "users"), ("admin key", "keys"),
        ("create project", None), ("disable user", "users"), ("test code", "test-numbers"),
        ("fictional", "test-numbers"), ("captcha", "app-verification"), ("rotate", None),
    ],
)
def test_words_of_tasks_find_the_page(owner, query, path):
    found = owner.get(f"/console/projects/shop/find/results?query={query}").json()["results"]
    expected = {"create project": "/console/projects", "rotate": "/console/signing-keys"}
    wanted = expected.get(query) or f"/console/projects/shop/{path}"
    assert wanted in [result["path"] for result in found[:5]]


def test_a_refused_setting_is_marked_at_its_field(owner):
    page = "/console/projects/shop/settings/call-limits"
    text = owner.get(page).text
    assert "Default:" in text
    fields = Form(text).forms[page]
    name = next(name for name, value in fields.items() if value.isdigit() and name != "etag")
    refused = owner.submit(page, **{name: "many"})
    assert refused.status_code == 400
    assert f'href="#setting-{name}"' in refused.text
    assert f'id="problem-{name}"' in refused.text and 'aria-invalid="true"' in refused.text


def test_an_account_with_an_address_is_not_anonymous(server, owner):
    user(server, email="no-password@example.com")
    page = owner.get("/console/projects/shop/users?query=no-password@example.com").text
    assert '<span class="tag">none</span>' in page
    assert '<span class="tag">Anonymous</span>' not in page


def administer(server, call: str, body: dict) -> dict:
    answer = requests.post(
        f"http://{server.admin_authority}{call}",
        headers={"Authorization": "Bearer owner"},
        json=body,
        timeout=REQUEST_LIMIT,
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


def account_of(server, account: str) -> dict:
    found = administer(server, "/v1/projects/shop/accounts:lookup", {"localId": [account]})
    [info] = found["users"]
    return info


def sessions_of(server, account: str) -> list[dict]:
    path = "/dialtone/v1/projects/shop/accounts:listSessions"
    return administer(server, path, {"localId": account})["sessions"]


def sign_in_with_password(server, email: str, password: str) -> None:
    answer = requests.post(
        f"{server.url}/v1/accounts:signInWithPassword?key={server.api_key}",
        headers={"Host": "id.example.com"},
        json={"email": email, "password": password, "returnSecureToken": True},
        timeout=REQUEST_LIMIT,
    )
    assert answer.status_code == 200, answer.text


def test_the_form_changes_a_user_and_shows_refusals_beside_the_kept_entries(server, owner):
    taken = user(server, phoneNumber="+16505550131")
    account = user(server, phoneNumber="+16505550130", displayName="Before")
    path = f"/console/projects/shop/users/{account}"
    owner.get(path)
    saved = owner.submit(
        f"{path}/properties",
        displayName="After", email="After@Example.com", customAttributes='{"tier": "gold"}',
    )
    assert saved.headers["location"] == f"{path}?done=saved", saved.text
    info = account_of(server, account)
    assert info["displayName"] == "After" and info["email"] == "after@example.com"
    assert info["customAttributes"] == '{"tier": "gold"}' and not info["emailVerified"]
    assert info["phoneNumber"] == "+16505550130"
    owner.get(path)
    assert owner.submit(f"{path}/properties", emailVerified="true").status_code == 303
    assert account_of(server, account)["emailVerified"]
    for field, value, words in (
        ("customAttributes", "[1]", "Not a JSON object"),
        ("customAttributes", '{"sub": "x"}', "The claim sub is reserved"),
        ("displayName", "n" * 257, "must have at most"),
        ("photoUrl", "https://example.com/" + "p" * 3000, "must have at most"),
    ):
        owner.get(path)
        refused = owner.submit(f"{path}/properties", **{field: value})
        assert refused.status_code == 400, field
        assert words in refused.text and 'aria-invalid="true"' in refused.text
        assert Form(refused.text).forms[f"{path}/properties"][field] == value
    for field, value, words in (
        ("phoneNumber", "+1 650-555-0131", "Another user has this number"),
        ("phoneNumber", "12", "phone number"),
        ("email", "no address", "not an e-mail address"),
    ):
        owner.get(path)
        refused = owner.submit(f"{path}/properties", **{field: value})
        assert "lets another person sign in" in refused.text, field
        refused = owner.submit(f"{path}/properties", confirmation=account)
        assert refused.status_code == 400 and words in refused.text, field
        assert Form(refused.text).forms[f"{path}/properties"][field] == value
    owner.get(path)
    owner.submit(f"{path}/properties", phoneNumber="+1 (650) 555-0132")
    assert account_of(server, account)["phoneNumber"] == "+16505550130"
    changed = owner.submit(f"{path}/properties", confirmation=account)
    assert changed.status_code == 303, changed.text
    assert account_of(server, account)["phoneNumber"] == "+16505550132"
    owner.get(path)
    emptied = owner.submit(f"{path}/properties", displayName="", customAttributes="")
    assert emptied.status_code == 303, emptied.text
    info = account_of(server, account)
    assert "displayName" not in info and info["customAttributes"] == "{}"
    assert account_of(server, taken)["phoneNumber"] == "+16505550131"


def test_values_that_a_browser_spells_differently_stay_as_they_are(server, owner):
    name = "two\r\nlines </bdi>\"'<script>alert(1)</script>\u202e "
    claims = '{"a": 1,\r\n "b": "</textarea><script>alert(1)</script>"}'
    account = user(server, phoneNumber="+16505550140", displayName=name)
    change = {"localId": account, "customAttributes": claims}
    administer(server, "/v1/projects/shop/accounts:update", change)
    before = account_of(server, account)
    path = f"/console/projects/shop/users/{account}"
    page = owner.get(path)
    assert "<script>alert" not in page.text
    assert owner.submit(f"{path}/properties").status_code == 303
    assert account_of(server, account) == before


def test_two_operators_who_edit_one_user_do_not_undo_each_other(server, owner):
    account = user(server, phoneNumber="+16505550141", displayName="First")
    path = f"/console/projects/shop/users/{account}"
    owner.get(path)
    page = owner.page
    change = {"localId": account, "displayName": "Second"}
    administer(server, "/v1/projects/shop/accounts:update", change)
    assert owner.submit(f"{path}/properties", photoUrl="https://a.example/p").status_code == 303
    assert account_of(server, account)["displayName"] == "Second"
    owner.page = page
    refused = owner.submit(f"{path}/properties", displayName="Third")
    assert refused.status_code == 409 and "Now: <bdi>Second</bdi>" in refused.text
    assert account_of(server, account)["displayName"] == "Second"
    assert owner.submit(f"{path}/properties").status_code == 303
    assert account_of(server, account)["displayName"] == "Third"


def test_second_factors_and_providers_are_removed_after_the_id_is_typed(server, owner):
    server.command(
        "projects", "set", "shop", "secondFactors.state=enabled", "secondFactors.allowsPhone=true"
    )
    account = user(
        server, email="factors@example.com", emailVerified=True, password="long enough words"
    )
    enrollments = [
        {"phoneInfo": "+16505550151", "displayName": "</bdi><b>kept"},
        {"phoneInfo": "+16505550152", "displayName": "lost"},
    ]
    change = {"localId": account, "mfa": {"enrollments": enrollments}}
    administer(server, "/v1/projects/shop/accounts:update", change)
    kept, lost = account_of(server, account)["mfaInfo"]
    path = f"/console/projects/shop/users/{account}"
    page = owner.get(path).text
    assert "+*******0152" in page and "&lt;b&gt;kept" in page and "<b>kept" not in page
    form = {"credential": lost["mfaEnrollmentId"]}
    refused = owner.submit(f"{path}/second-factors/remove", **form, confirmation="shop")
    assert refused.status_code == 400
    assert len(account_of(server, account)["mfaInfo"]) == 2
    owner.get(path)
    done = owner.submit(f"{path}/second-factors/remove", **form, confirmation=account)
    assert done.headers["location"] == f"{path}?done=removed"
    assert account_of(server, account)["mfaInfo"] == [kept]
    owner.get(path)
    owner.submit(f"{path}/providers/remove", credential="password", confirmation=account)
    info = account_of(server, account)
    assert "passwordHash" not in info and info["email"] == "factors@example.com"


def test_devices_are_signed_out_singly_and_together(server, owner):
    account = user(server, email="devices@example.com", password="long enough words")
    for _ in range(3):
        sign_in_with_password(server, "devices@example.com", "long enough words")
    path = f"/console/projects/shop/users/{account}"
    ended = sessions_of(server, account)[0]["sessionId"]
    owner.get(path)
    assert owner.submit(f"{path}/sessions/end", session=ended).status_code == 303
    left = [session["sessionId"] for session in sessions_of(server, account)]
    assert len(left) == 2 and ended not in left
    owner.get(path)
    done = owner.submit(f"{path}/sign-out")
    assert done.headers["location"] == f"{path}?done=signed-out", done.text
    assert sessions_of(server, account) == []


def test_without_a_mail_server_the_page_says_why_no_mail_was_sent(server, owner):
    account = user(server, email="mail@example.com", password="long enough words")
    path = f"/console/projects/shop/users/{account}"
    owner.get(path)
    refused = owner.submit(f"{path}/reset-mail")
    assert refused.status_code == 503 and "mail.smtp" in refused.text


def test_an_owner_creates_a_user(server, owner):
    path = "/console/projects/shop/new-user"
    owner.get(path)
    refused = owner.submit(path, email="new@example.com", password="short")
    assert refused.status_code == 400 and 'aria-invalid="true"' in refused.text
    kept = Form(refused.text).forms[path]
    assert kept["email"] == "new@example.com" and kept["password"] == ""
    made = owner.submit(
        path, phoneNumber="+1 (650) 555-0161", password="long enough words", displayName="<b>New"
    )
    account = made.headers["location"].split("/")[-1].removesuffix("?done=created")
    info = account_of(server, account)
    assert info["phoneNumber"] == "+16505550161" and info["displayName"] == "<b>New"
    sign_in_with_password(server, "new@example.com", "long enough words")
    owner.get(path)
    refused = owner.submit(path, phoneNumber="+16505550161")
    assert refused.status_code == 400 and "Another user has this number" in refused.text


def test_selected_users_are_changed_after_a_preview(server, owner, viewer):
    accounts = [user(server, displayName=f"</bdi><b>{index}") for index in range(12)]
    other = user(server, displayName="not selected")
    selected = {f"user-{account}": "true" for account in accounts}
    path, list_path = "/console/projects/shop/selected-users", "/console/projects/shop/users"

    def states() -> list[bool]:
        return [account_of(server, account).get("disabled", False) for account in accounts]

    owner.get(list_path)
    preview = owner.submit(path, change="disable", **selected)
    assert "Disable: 12 users" in preview.text and "and 2 more" in preview.text
    assert "<b>1" not in preview.text and not any(states())
    form = Form(owner.page).forms[f"{path}/change"]
    viewer.get("/console/profile")
    token = re.search(r'name="token" value="([^"]+)"', viewer.page)[1]
    assert viewer.post(f"{path}/change", form | {"token": token, "confirmation": "shop"}).status_code == 403
    assert not any(states())
    assert owner.submit(f"{path}/change").status_code == 400
    assert not any(states())
    owner.get(list_path)
    owner.submit(path, change="disable", **selected)
    done = owner.submit(f"{path}/change", confirmation="shop")
    assert done.headers["location"] == f"{list_path}?done=disabled"
    assert all(states()) and not account_of(server, other).get("disabled")
    owner.get(list_path)
    owner.submit(path, change="delete", **selected)
    assert owner.submit(f"{path}/change", confirmation="wrong").status_code == 400
    assert all(states())
    owner.get(list_path)
    owner.submit(path, change="delete", **selected)
    done = owner.submit(f"{path}/change", confirmation="shop")
    assert done.headers["location"] == f"{list_path}?done=deleted"
    for account in accounts:
        assert owner.get(f"{list_path}/{account}").status_code == 404
    assert account_of(server, other)
    owner.get(list_path)
    assert owner.submit(path, change="explode", **selected).status_code == 400


def test_a_user_with_a_hostile_id_has_a_page_and_can_be_selected(server, owner):
    account = user(server, localId='"></bdi><b>/..?a=1&%2F#')
    list_path = "/console/projects/shop/users"
    page = owner.get(list_path).text
    assert "<b>/.." not in page
    path = list_path + "/" + requests.utils.quote(account, safe="")
    assert f'href="{path}"' in page
    assert owner.get(path).status_code == 200 and "<b>/.." not in owner.page
    changed = owner.submit(f"{path}/properties", displayName="Hostile")
    assert changed.headers["location"] == f"{path}?done=saved"
    owner.get(list_path)
    selection = "/console/projects/shop/selected-users"
    owner.submit(selection, change="disable", **{f"user-{account}": "true"})
    assert owner.submit(f"{selection}/change", confirmation="shop").status_code == 303
    info = account_of(server, account)
    assert info["disabled"] and info["displayName"] == "Hostile"


def test_the_api_refuses_every_form_of_a_viewer(server, viewer):
    account = user(server, email="guarded@example.com", displayName="Guarded")
    before = account_of(server, account)
    path = f"/console/projects/shop/users/{account}"
    page = viewer.get(path).text
    token = re.search(r'name="token" value="([^"]+)"', page)[1]
    for action, fields in (
        (f"{path}/properties", {"displayName": "Changed", "email": "guarded@example.com"}),
        (f"{path}/second-factors/remove", {}), (f"{path}/passkeys/remove", {"credential": "AAAA"}),
        (f"{path}/providers/remove", {"credential": "password"}),
        (f"{path}/recovery-codes/remove", {}), (f"{path}/sessions/end", {"session": "x"}),
        (f"{path}/reset-mail", {}), ("/console/projects/shop/new-user", {"displayName": "New"}),
    ):
        answer = viewer.post(action, {"token": token, "confirmation": account} | fields)
        assert answer.status_code == 403, action
        assert "this requires the editor role" in answer.text
    assert account_of(server, account) == before


def ids_in(page: str) -> list[str]:
    return re.findall(r'data-copy="([^"]+)"', page)


def test_the_list_is_in_pages_and_the_newest_user_comes_first(server, owner):
    made = [user(server, displayName=f"Paged {number:02}") for number in range(52)]
    first = owner.get("/console/projects/shop/users").text
    assert ids_in(first) == made[:1:-1]
    following = re.search(r'href="([^"]+)" rel="next"', first)[1].replace("&amp;", "&")
    added = user(server, displayName="Paged later")
    second = ids_in(owner.get(following).text)
    assert second[:2] == made[1::-1]
    assert added not in second
    assert ids_in(owner.get("/console/projects/shop/users").text)[0] == added


def test_a_link_to_a_filtered_list_shows_the_same_users(server, owner, viewer):
    hostile = "Filtered <script>alert(2)</script>\u202e\"'"
    disabled = user(server, displayName=hostile, disabled=True, phoneNumber="+16505550191")
    enabled = user(server, displayName="filtered Too", email="filtered@example.com", password="quite long 7")
    root = "/console/projects/shop/users?"
    for query, ids in (
        ("query=FILTERED", [disabled, enabled]), ("query=filtered&state=disabled", [disabled]),
        ("query=filtered&method=password", [enabled]), ("query=filtered&factor=with", []),
        ("query=filtered&method=anonymous", []), ("query=filtered&until=2001-01-01", []),
        ("query=filtered&since=2001-01-01&state=enabled", [enabled]),
    ):
        for browser in (owner, viewer):
            page = browser.get(root + query)
            assert page.status_code == 200, query
            assert ids_in(page.text) == ids, query
            assert "<script>alert" not in page.text
    state = owner.get(root + "state=disabled").text
    assert disabled in ids_in(state) and enabled not in ids_in(state)
    assert '<option value="disabled" selected>' in state
    for odd in ("since=yesterday", "method=%3Cb%3E"):
        page = owner.get(root + odd)
        assert page.status_code == 200 and 'role="alert"' in page.text and "<b>" not in page.text
    assert owner.get(root + "page=nonsense").status_code == 400


def test_the_users_of_a_tenant_have_their_own_list_and_pages(server, owner, viewer):
    def call(path, body):
        made = requests.post(
            f"http://{server.admin_authority}{path}",
            headers={"Authorization": "Bearer owner"}, json=body, timeout=REQUEST_LIMIT,
        )
        assert made.status_code == 200, made.text
        return made.json()

    tenant = call("/v2/projects/shop/tenants", {"displayName": "acme-blue"})["name"].split("/")[-1]
    account = call(
        f"/v1/projects/shop/tenants/{tenant}/accounts", {"phoneNumber": "+16505550155"}
    )["localId"]
    root = f"/console/projects/shop/tenants/{tenant}/users"
    chosen = owner.get(f"/console/projects/shop/users?tenant={tenant}&state=enabled")
    assert chosen.headers["location"] == f"{root}?state=enabled"
    assert ids_in(owner.get(root).text) == [account]
    assert account not in owner.get("/console/projects/shop/users").text
    path = f"{root}/{account}"
    viewer.get(path)
    assert viewer.submit(f"{path}/disabled").status_code == 403
    owner.get(path)
    assert owner.submit(f"{path}/disabled").headers["location"] == f"{path}?done=disabled"
    page = owner.get(path).text
    assert "users.update" in page
    assert f"/console/projects/shop/audit-log?target={account}" in page
    for odd in ("no-such-tenant", "a%2Fb", "%00"):
        assert owner.get(f"/console/projects/shop/tenants/{odd}/users").status_code == 404


def test_the_page_of_a_user_shows_the_history(server, owner):
    account = user(server, phoneNumber="+16505550144")
    path = f"/console/projects/shop/users/{account}"
    owner.get(path)
    owner.submit(f"{path}/disabled")
    page = owner.get(path).text
    history = page.split("<h2>History</h2>")[1].split("</section>")[0]
    assert history.index("users.update") < history.index("Account created")
    assert "/console/projects/shop/why-no-code?query=%2B16505550144" in history
    assert "/console/projects/shop/messages?number=%2B16505550144" in history
    assert f"/console/projects/shop/audit-log?target={account}" in history


def test_a_second_factor_is_removed_without_the_others(server, owner):
    account = user(server, email="two-factors@example.com", emailVerified=True, password="quite long 7")
    made = requests.post(
        f"http://{server.admin_authority}/v1/projects/shop/accounts:update",
        headers={"Authorization": "Bearer owner"},
        json={"localId": account, "mfa": {"enrollments": [
            {"mfaEnrollmentId": "one", "phoneInfo": "+16505550141"},
            {"mfaEnrollmentId": "two", "phoneInfo": "+16505550142"},
        ]}},
        timeout=REQUEST_LIMIT,
    )
    assert made.status_code == 200, made.text
    path = f"/console/projects/shop/users/{account}"
    owner.get(path)
    token = re.search(r'name="token" value="([^"]+)"', owner.page)[1]
    done = owner.post(
        f"{path}/second-factors/remove",
        {"token": token, "credential": "one", "confirmation": account},
    )
    assert done.headers["location"].endswith("done=removed"), done.text
    assert "0142" in owner.get(path).text.split("<h2>Second factors</h2>")[1].split("</section>")[0]


def finished(browser, address: str, ending: str = ">Done<") -> str:
    """The page of a job as soon as it has a text; an operator without scripts reloads it."""
    deadline = time.monotonic() + 30
    while ending not in browser.get(address).text:
        assert time.monotonic() < deadline, browser.page
        time.sleep(0.1)
    return browser.page


def exported(browser, format: str, query: str = "") -> tuple[str, requests.Response]:
    """Exports the users of a list; returns the path of the job and its file."""
    browser.get(f"/console/projects/shop/users{query}")
    started = browser.submit(f"/console/projects/shop/export-users{query}", format=format)
    assert started.status_code == 303, started.text
    path = started.headers["location"]
    finished(browser, path)
    return path, browser.submit(f"{path}/file")


def test_editors_export_users_and_only_owners_export_password_hashes(server, owner, viewer):
    account = user(server, email="exported@example.com", password="quite long 7", displayName="=1+1")
    editor = OperatorBrowser(server)
    editor.set_up("edith", "--role", "editor", "--in", "shop")
    path = "/console/projects/shop/export-users"
    job, everything = exported(owner, "json")
    assert everything.headers["content-disposition"] == 'attachment; filename="users.json"'
    [own] = [one for one in everything.json()["users"] if one["localId"] == account]
    assert own["passwordHash"]
    editor.get(job)
    assert "Password hashes require the owner role." in editor.page
    assert editor.submit(f"{job}/file").status_code == 403
    _, file = exported(editor, "json")
    [own] = [one for one in file.json()["users"] if one["localId"] == account]
    assert own["email"] == "exported@example.com" and "passwordHash" not in own
    _, table = exported(editor, "csv")
    assert table.headers["content-type"].startswith("text/csv")
    assert "\"'=1+1\"" in table.text and "argon2" not in table.text
    viewer.get("/console/projects/shop/users")
    assert f'action="{path}"' not in viewer.page
    token = re.search(r'name="token" value="([^"]+)"', viewer.page)[1]
    refused = viewer.post(path, {"token": token, "format": "json"})
    assert refused.status_code == 403 and "requires the editor role" in refused.text
    log = owner.get("/console/projects/shop/audit-log?action=accountJobs.download").text
    assert log.count('<th scope="row">') == 4
    owner.get(job)
    assert owner.submit(f"{job}/cancel").status_code == 303
    assert "Canceled." in owner.get(job).text and f"{job}/file" not in owner.page


def test_an_export_and_a_change_have_the_users_of_the_filter(server, owner):
    disabled = user(server, email="filtered@example.com", disabled=True)
    enabled = user(server, email="unfiltered@example.com")
    _, file = exported(owner, "json", "?state=disabled")
    ids = [one["localId"] for one in file.json()["users"]]
    assert disabled in ids and enabled not in ids
    owner.get("/console/projects/shop/users?state=disabled")
    started = owner.submit("/console/projects/shop/user-jobs?state=disabled", change="enable")
    path = started.headers["location"]
    page = finished(owner, path, "Nothing is changed yet.")
    assert "filtered@example.com" in page
    assert account_of(server, disabled)["disabled"]
    assert owner.submit(f"{path}/start").status_code == 303
    page = finished(owner, path)
    assert "<dt>Failed</dt><dd>0</dd>" in page
    assert not account_of(server, disabled).get("disabled")
    assert path in owner.get("/console/projects/shop/user-jobs").text


def test_a_dangerous_change_of_all_users_is_confirmed(server, owner):
    account = user(server, email="kept@example.com")
    owner.get("/console/projects/shop/users?method=password")
    started = owner.submit("/console/projects/shop/user-jobs?method=password", change="delete")
    path = started.headers["location"]
    finished(owner, path, "Nothing is changed yet.")
    assert owner.submit(f"{path}/start", confirmation="wrong").status_code == 400
    owner.get(path)
    assert owner.submit(f"{path}/cancel").status_code == 303
    assert account_of(server, account)


def test_all_users_of_a_page_are_selected_without_scripts(server, owner):
    user(server, displayName="Anyone")
    rows = owner.get("/console/projects/shop/users").text.split("<tbody>")[1].split("</tbody>")[0]
    assert " checked" not in rows
    link = re.search(r'href="([^"]+)" data-select-link', owner.page)[1]
    rows = owner.get(link.replace("&amp;", "&")).text.split("<tbody>")[1].split("</tbody>")[0]
    assert rows.count(" checked>") == rows.count('class="row-choice"') > 0

