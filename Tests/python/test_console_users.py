"""The list of users: search, filters, selections, and export."""

import re
import time

import requests

from console_fixtures import account_of, owner, server, token_of, user, viewer
from operator_browser import Form, OperatorBrowser
from running_server import REQUEST_LIMIT


def ids_in(page: str) -> list[str]:
    return re.findall(r'data-copy="([^"]+)"', page)


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


def test_hostile_names_stay_text(server, owner):
    name = "</bdi><script>alert(1)</script>\u202e{{layout.token}}"
    account = user(server, displayName=name, email="hostile@example.com")
    for path in ("", f"/{account}"):
        page = owner.get(f"/console/projects/shop/users{path}")
        assert "<script>alert" not in page.text
        assert "&lt;script&gt;alert(1)" in page.text
        assert "{{layout.token}}" in page.text


def test_without_a_selection_the_list_says_so(owner):
    page = "/console/projects/shop/users?state=disabled"
    answer = owner.post(
        "/console/projects/shop/selected-users",
        {"token": token_of(owner), "change": "disable"},
        Referer=f"https://id.example.com{page}",
    )
    assert answer.headers["location"] == f"{page}&done=nothing-selected"
    assert "Select at least one user first." in owner.get(answer.headers["location"]).text


def test_an_account_with_an_address_is_not_anonymous(server, owner):
    user(server, email="no-password@example.com")
    page = owner.get("/console/projects/shop/users?query=no-password@example.com").text
    assert '<span class="tag">none</span>' in page
    assert '<span class="tag">Anonymous</span>' not in page


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
    assert "<p>All users</p>" in owner.get(job).text
    assert owner.submit(f"{job}/cancel").status_code == 303
    assert "Canceled." in owner.get(job).text and f"{job}/file" not in owner.page


def test_an_export_and_a_change_have_the_users_of_the_filter(server, owner):
    disabled = user(server, email="in-filter@example.com", disabled=True)
    enabled = user(server, email="out-of-filter@example.com")
    _, file = exported(owner, "json", "?state=disabled")
    ids = [one["localId"] for one in file.json()["users"]]
    assert disabled in ids and enabled not in ids
    owner.get("/console/projects/shop/users?state=disabled")
    started = owner.submit("/console/projects/shop/user-jobs?state=disabled", change="enable")
    path = started.headers["location"]
    page = finished(owner, path, "Nothing is changed yet.")
    assert "in-filter@example.com" in page
    assert '<dt>State</dt><dd><bdi dir="auto">Disabled</bdi></dd>' in page
    assert account_of(server, disabled)["disabled"]
    assert owner.submit(f"{path}/start").status_code == 303
    page = finished(owner, path)
    assert "<dt>Failed</dt><dd>0</dd>" in page
    assert not account_of(server, disabled).get("disabled")
    assert path in owner.get("/console/projects/shop/user-jobs").text


def test_a_job_shows_its_filter_in_the_words_of_the_list(server, owner):
    user(server, email="with-words@example.com")
    query = "?method=emailLink&factor=without&since=2001-02-03"
    path, _ = exported(owner, "csv", query)
    conditions = re.findall(r'<dt>([^<]*)</dt><dd><bdi dir="auto">([^<]*)</bdi>', owner.get(path).text)
    assert conditions == [("Method", "E-mail link"), ("Second factor", "Without"), ("Created from (UTC)", "2001-02-03")]


def test_a_list_with_a_search_says_why_its_users_are_not_changed_together(server, owner):
    user(server, email="searched@example.com")
    page = owner.get("/console/projects/shop/users?query=searched@example.com").text
    assert "A search also finds users by number, e-mail address and ID" in page
    assert "/user-jobs?" not in page and "/export-users" not in page
    page = owner.get("/console/projects/shop/users").text
    assert "A search also finds" not in page and "/export-users" in page


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
