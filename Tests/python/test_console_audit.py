"""The pages of the audit log."""

import json
import re

from console_fixtures import owner, server, user, viewer


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


def test_an_entry_with_many_values_is_folded(server, owner):
    server.command("projects", "create", "many-values")
    page = owner.get("/console/projects/many-values/audit-log").text
    page += owner.get("/console/server-audit-log").text
    assert re.search(r"<summary>\d+ values</summary>", page)
