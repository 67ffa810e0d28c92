"""The pages of settings: their forms, refusals and conflicts."""

import re

from console_fixtures import owner, server, viewer
from operator_browser import Form


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
