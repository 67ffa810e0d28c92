"""Projects: how owners of the server create, rename and delete them."""

import re

import pytest
import requests

from console_fixtures import operator, owner, server
from operator_browser import OperatorBrowser
from running_server import REQUEST_LIMIT, ProductionServer, RunningServer

PROJECTS = "/console/projects"


@pytest.fixture(scope="module")
def editor(server):
    return operator(server, "ed", "editor")


def call(server, method: str, path: str, body=None) -> requests.Response:
    return requests.request(
        method,
        f"http://{server.admin_authority}/dialtone/v1/server/projects{path}",
        headers={"Authorization": "Bearer owner"},
        json=body,
        timeout=REQUEST_LIMIT,
    )


def test_an_owner_creates_renames_and_deletes_a_project(owner):
    owner.get(PROJECTS)
    made = owner.submit(PROJECTS, id="books", name="Book Shop", regions="DE, AT")
    assert made.headers["location"] == "/console/projects/books?done=project-created"
    overview = owner.get(made.headers["location"]).text
    assert "The project is created." in overview and "Book Shop" in overview
    owner.get(PROJECTS)
    assert owner.submit(f"{PROJECTS}/books/rename", name="Books").status_code == 303
    assert "Books" in owner.get(PROJECTS).text
    refused = owner.submit(f"{PROJECTS}/books/delete", confirmation="book")
    assert refused.status_code == 400 and "must be the project" in refused.text
    assert owner.get("/console/projects/books").status_code == 200
    owner.get(PROJECTS)
    log = owner.get("/console/projects/books/audit-log").text
    assert "projects.create" in log and "projects.update" in log
    owner.get(PROJECTS)
    assert owner.submit(f"{PROJECTS}/books/delete", confirmation="books").status_code == 303
    assert owner.get("/console/projects/books").status_code == 404


def test_a_refused_project_keeps_what_was_entered(owner):
    for fields in (
        {"id": "Not Valid", "name": "Kept"}, {"id": "shop", "name": "Kept"},
        {"id": "other", "name": "Kept", "regions": "XX"},
    ):
        owner.get(PROJECTS)
        refused = owner.submit(PROJECTS, **fields)
        assert refused.status_code == 400
        assert 'value="Kept"' in refused.text and f'value="{fields["id"]}"' in refused.text


def test_the_api_refuses_the_forms_of_an_editor(editor):
    page = editor.get(PROJECTS).text
    assert "New project" not in page
    token = re.search(r'name="token" value="([^"]+)"', page)[1]
    for path in ("", "/shop/rename", "/shop/delete"):
        fields = {"token": token, "id": "mine", "name": "Mine", "confirmation": "shop"}
        assert editor.post(PROJECTS + path, fields).status_code == 403
    assert editor.get("/console/projects/mine").status_code == 404


def test_the_api_creates_renames_and_deletes_projects(server):
    made = call(server, "POST", "", {"projectId": "api-made", "regionCodes": ["de"]})
    assert made.status_code == 200, made.text
    assert made.json()["projectId"] == made.json()["displayName"] == "api-made"
    assert len(made.json()["projectNumber"]) == 12 and made.json()["createTime"]
    assert call(server, "POST", "", {"projectId": "api-made"}).status_code == 400
    assert call(server, "POST", "", {"projectId": "x", "regionCodes": []}).status_code == 400
    renamed = call(server, "PATCH", "/api-made", {"displayName": "Made"})
    assert renamed.json()["displayName"] == "Made"
    assert call(server, "PATCH", "/api-made", {"displayName": "a\nb"}).status_code == 400
    assert call(server, "DELETE", "/api-made").status_code == 200
    assert call(server, "DELETE", "/api-made").status_code == 404
    assert call(server, "PATCH", "/no-such", {"displayName": "x"}).status_code == 404


def test_the_first_page_of_an_owner_without_projects_creates_one(binary, tmp_path):
    server = ProductionServer(binary, tmp_path)
    try:
        browser = OperatorBrowser(server)
        browser.set_up("olga", "--role", "owner")
        browser.get(PROJECTS)
        browser.submit(f"{PROJECTS}/shop/delete", confirmation="shop")
        assert browser.get("/console").headers["location"] == PROJECTS
        assert "No projects yet." in browser.get(PROJECTS).text
    finally:
        assert server.stop() == 0


def test_the_start_page_of_a_development_server_leads_to_the_console(binary):
    server = RunningServer(binary)
    try:
        page = requests.get(
            server.url, headers={"Accept": "text/html"}, timeout=REQUEST_LIMIT
        ).text
        for path in re.findall(r'href="(/console/projects/[^"]+?)"', page):
            if "/apps/" not in path:
                assert requests.get(server.url + path, timeout=REQUEST_LIMIT).ok, path
        assert page.count('href="/console/projects/') >= 3
    finally:
        assert server.stop() == 0
