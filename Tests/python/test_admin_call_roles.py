"""Every call of the admin API with the credentials of every role."""

import re

import pytest
import requests

from described_calls import DOCUMENT, METHODS
from running_server import REQUEST_LIMIT, ProductionServer

ROLES = ("viewer", "editor", "owner")

# Calls that only read, although they send a body.
READING = {
    "accounts:listSessions", "addresses:explain", "auditEntries:verify", "emails:explain", "guard:replay",
    "mailTexts:preview", "messageRegions:check", "messageTexts:preview", "numbers:explain", "accounts:lookup",
    "accounts:query", "{project}:queryAccounts", "downloadAccount",
}
EDITING = {
    "accountJobs", "accountJobs/{resource}/file", "accountJobs/{resource}:cancel", "accountJobs/{resource}:start",
    "accountImports", "accountImports/{resource}:cancel", "accountImports/{resource}:start",
    "accountImports/{resource}:upload", "accounts:export", "accounts:revokeSessions", "guard/holds:release",
    "hookDeliveries/{resource}:resend", "hooks/{resource}:test", "identityProviders/{resource}:test", "numbers:clear",
    "optOuts:add", "optOuts:remove", "accounts", "accounts:batchCreate", "accounts:batchDelete", "accounts:delete",
    "accounts:sendOobCode", "accounts:signUp", "accounts:update", "{project}:createSessionCookie", "uploadAccount",
}
PREFIX = re.compile(r"/(?:dialtone/v1|v[12]|identitytoolkit/v3)/(?:projects/(?:\{project\}/)?|relyingparty/)?")

CALLS = [
    (method, path)
    for path, item in DOCUMENT["paths"].items()
    for method, operation in item.items()
    if method in METHODS and {"bearer": []} in operation.get("security", [])
]


def need(method: str, path: str) -> str:
    """The role that a call needs; a new call requires the owner role, or an entry above."""
    name = PREFIX.sub("", path, count=1)
    if name in EDITING and not (method == "get" and name not in ("accounts:export", "accountJobs/{resource}/file")):
        return "editor"
    return "viewer" if method == "get" or name in READING else "owner"


@pytest.fixture(scope="module")
def server(binary, tmp_path_factory):
    running = ProductionServer(binary, tmp_path_factory.mktemp("production"))
    running.command("projects", "create", "other")
    yield running
    assert running.stop() == 0


def admin_key(server, role: str, project: str = "shop") -> str:
    return server.command("admin-keys", "create", "--project", project, "--role", role).split()[-1]


def status(server, method: str, path: str, bearer: str | None) -> int:
    """The status of the call about nothing that exists, which is refused after the role."""
    address = re.sub(r"\{\w+\}", "x", path.replace("{project}", "shop"))
    credential = {"Authorization": f"Bearer {bearer}"} if bearer else {}
    with requests.request(
        method,
        server.url + address,
        headers={"Host": "id.example.com"} | credential,
        json=None if method == "get" else {"targetProjectId": "shop"},
        timeout=REQUEST_LIMIT,
        stream=True,
    ) as answer:
        return answer.status_code


def test_the_names_of_calls_exist():
    names = {PREFIX.sub("", path, count=1) for _, path in CALLS}
    assert len(CALLS) > 100 and (READING | EDITING) - names == set()


@pytest.mark.parametrize("role", ROLES)
def test_a_role_makes_its_calls_and_no_others(server, role):
    key = admin_key(server, role)
    found = []
    for method, path in CALLS:
        got = status(server, method, path, key)
        is_enough = ROLES.index(role) >= ROLES.index(need(method, path))
        if "/v1/server/" in path:
            expected = got == 401
        else:
            expected = got not in {401, 403} and got < 500 if is_enough else got == 403
        found += [] if expected else [f"{method} {path}: {got}"]
    assert found == []


def test_no_call_is_made_without_a_credential_or_with_that_of_another_project(server):
    stranger = admin_key(server, "owner", "other")
    found = [
        f"{method} {path}: {got}"
        for method, path in CALLS
        for bearer in (None, stranger)
        if (got := status(server, method, path, bearer)) not in {401, 403}
    ]
    assert found == []
