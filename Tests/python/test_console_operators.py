"""The page of operators, their roles and invitations, and the calls behind it."""

import re

import requests

from console_fixtures import owner, server, viewer
from operator_browser import Form, OperatorBrowser
from running_server import REQUEST_LIMIT


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


def test_admin_keys_of_a_project_reach_no_call_of_the_server(server):
    key = server.command("admin-keys", "create", "--role", "owner", "--project", "shop")
    answer = requests.get(
        server.url + "/dialtone/v1/server/operators",
        headers={"Authorization": f"Bearer {key.strip().splitlines()[-1]}"},
        timeout=REQUEST_LIMIT,
    )
    assert answer.status_code == 401


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
