"""Import of users in the console: without scripts, after a restart, and in a browser with axe."""

import csv
import io
import json
import re
import time

import requests
from selenium.webdriver.common.by import By

from accessibility import violations
from chromium import waiting
from console_fixtures import editor, owner, server
from operator_browser import Form, OperatorBrowser
from running_server import REQUEST_LIMIT
from test_accessibility import DESKTOP, PHONE, show

PATIENCE = 30
USERS = "/console/projects/shop/users"
IMPORTS = "/console/projects/shop/imports"
HOSTILE = '</bdi><script>alert(1)</script>"\u202eevil' + "x" * 200


def users(*names: str) -> list[dict]:
    return [{"localId": name, "email": f"{name}@example.com"} for name in names]


def send(browser: OperatorBrowser, content: bytes, path: str = IMPORTS, name: str = "users.json", **fields):
    """Sends the form with the file, as a browser without scripts does."""
    browser.get(path)
    values = Form(browser.page).forms[path] | fields
    values.pop("file")
    # The order of a browser: the file is the last field.
    parts = [(name, (None, value)) for name, value in values.items()]
    parts.append(("file", (name, content, "application/json")))
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    return requests.post(
        browser.server.url + path,
        files=parts,
        headers={"Host": "id.example.com", "Cookie": cookies, "Sec-Fetch-Site": "same-origin"},
        allow_redirects=False,
        timeout=REQUEST_LIMIT,
    )


def page_with(browser: OperatorBrowser, path: str, text: str) -> str:
    """The page as soon as it has a text; an operator without scripts reloads it."""
    deadline = time.monotonic() + PATIENCE
    while text not in browser.get(path).text:
        assert time.monotonic() < deadline, browser.page
        time.sleep(0.2)
    return browser.page


def exported(server) -> list[str]:
    answer = requests.get(
        f"http://{server.admin_authority}/dialtone/v1/projects/shop/accounts:export",
        headers={"Authorization": "Bearer owner"},
        timeout=REQUEST_LIMIT,
    )
    return [user["localId"] for user in answer.json()["users"]]


def test_an_import_without_scripts(server, editor):
    assert f'href="{IMPORTS}"' in editor.get(USERS).text
    rows = users("ada", "bob") + [{"localId": "=cmd", "email": "none"}]
    rows[0]["displayName"] = HOSTILE
    sent = send(editor, json.dumps(rows).encode())
    assert sent.status_code == 303, sent.text
    path = sent.headers["location"]
    page = page_with(editor, path, "Start the import")
    assert "2 users will be imported" in page and "email is invalid" in page
    assert "<script>alert" not in page
    assert exported(server) == []
    assert editor.submit(f"{path}/start").status_code == 303
    page = page_with(editor, path, "The import is complete.")
    assert sorted(exported(server)) == ["ada", "bob"]
    rejected = list(csv.reader(io.StringIO(editor.get(f"{path}/rejected").text)))
    assert rejected == [["row", "id", "reason"], ["3", "'=cmd", "email is invalid"]]
    log = editor.get("/console/projects/shop/audit-log").text
    for action in ("accountImports.create", "accountImports.upload", "accountImports.start"):
        assert action in log
    assert "users.import" in log


def test_the_name_of_a_file_reorders_nothing_in_a_page(editor):
    name = "\u202elist\u2066 of users.json"
    sent = send(editor, json.dumps(users("eve")).encode(), name=name)
    assert sent.status_code == 303, sent.text
    page = editor.get(sent.headers["location"]).text
    assert "<title>Import of list of users.json" in page
    assert not {"\u202e", "\u2066"} & set(page)


def test_a_refused_file_keeps_the_choices(editor):
    refused = send(editor, b"<html>", format="keycloak", existing="keep")
    assert refused.status_code == 400
    assert "The file is not JSON." in refused.text
    assert '<option value="keycloak" selected>' in refused.text


def test_the_form_of_another_session_is_refused(editor):
    assert send(editor, b"[]", token="other").status_code == 403


def test_the_role_editor_is_not_sufficient_for_hashes(editor):
    hashed = users("carl")
    hashed[0]["passwordHash"] = "JGFyZ29uMmlk"
    refused = send(editor, json.dumps(hashed).encode(), hashAlgorithm="BCRYPT")
    assert refused.status_code == 403 and "this requires the owner role" in refused.text
    path = send(editor, json.dumps(hashed).encode()).headers["location"]
    page = page_with(editor, path, "Start the import")
    assert "require the owner role" in page and "0 users will be imported" in page
    assert editor.submit(f"{path}/cancel").status_code == 303
    assert "canceled" in editor.get(IMPORTS).text


def test_an_import_continues_after_a_restart(server, owner):
    names = [f"r{number:04}" for number in range(2_000)]
    path = send(owner, json.dumps({"users": users(*names)}).encode()).headers["location"]
    page_with(owner, path, "Start the import")
    assert owner.submit(f"{path}/start").status_code == 303
    assert server.stop() == 0
    server.start()
    page_with(owner, path, "The import is complete.")
    assert [name for name in sorted(exported(server)) if name.startswith("r")] == names


def test_a_change_of_all_users_continues_after_a_restart(server, owner):
    owner.get(f"{USERS}?state=enabled")
    path = owner.submit("/console/projects/shop/user-jobs?state=enabled", change="disable").headers["location"]
    page_with(owner, path, "Nothing is changed yet.")
    count = int(re.search(r"<dt>Users</dt><dd>([\d,]+)</dd>", owner.page)[1].replace(",", ""))
    assert count >= 2_000
    assert owner.submit(f"{path}/start", confirmation="shop").status_code == 303
    assert server.stop() == 0
    server.start()
    assert f"<dt>Changed</dt><dd>{count:,}</dd>" in page_with(owner, path, ">Done<")
    assert "No user matches" in owner.get(f"{USERS}?state=enabled").text


def test_users_of_an_unknown_tenant_are_not_found(owner):
    path = "/console/projects/shop/tenants/none-12345/users"
    assert owner.get(path).status_code == 404
    assert owner.get(path.replace("users", "imports")).status_code == 404


def test_the_periods_of_the_overview_have_names(owner):
    page = owner.get("/console/projects/shop").text
    assert re.search(r'<option value="1" selected>Last 24 hours</option>', page)
    assert "Signed in within 28 days" in page


def check(browser) -> None:
    show(browser, "light", PHONE)
    found = violations(browser)
    assert browser.execute_script("return document.documentElement.scrollWidth") <= 320
    for scheme, device in (("dark", PHONE), ("dark", DESKTOP), ("light", DESKTOP)):
        show(browser, scheme, device)
        found += violations(browser)
    assert not found, "\n".join(dict.fromkeys(found))


def test_an_import_in_a_browser(own_server, browser, tmp_path):
    rows = users("ada", "bob") + [{"localId": "c" * 100, "email": "none", "displayName": HOSTILE}]
    file = tmp_path / f"{'long-name-' * 5}.json"
    file.write_text(json.dumps({"users": rows}))
    browser.get(f"{own_server.url}/console/projects/demo-dialtone/users")
    browser.find_element(By.LINK_TEXT, "Import").click()
    check(browser)
    browser.find_element(By.NAME, "file").send_keys(str(file))
    browser.find_element(By.XPATH, "//button[.='Upload and check']").click()
    start = (By.XPATH, "//button[.='Import']")
    # The page follows the progress itself.
    waiting(browser, PATIENCE).until(lambda b: b.find_elements(*start))
    check(browser)
    browser.find_element(*start).click()
    waiting(browser, PATIENCE).until(
        lambda b: "The import is complete." in b.find_element(By.TAG_NAME, "main").text
    )
    check(browser)
    assert "email is invalid" in browser.find_element(By.TAG_NAME, "main").text
    assert not [line for line in browser.get_log("browser") if line["level"] == "SEVERE"]


def test_all_users_are_selected_and_exported_in_a_browser(own_server, browser):
    for name in ("first", "second"):
        made = requests.post(
            f"{own_server.url}/v1/projects/demo-dialtone/accounts",
            headers={"Authorization": "Bearer owner"}, json={"localId": f"selected-{name}"}, timeout=REQUEST_LIMIT,
        )
        assert made.status_code == 200, made.text
    path = f"{own_server.url}/console/projects/demo-dialtone/users"
    browser.get(path)
    box = browser.find_element(By.CSS_SELECTOR, "[data-select-all]")
    rows = browser.find_elements(By.CSS_SELECTOR, "tbody .row-choice")
    assert rows and not browser.find_element(By.CSS_SELECTOR, "[data-select-link]").is_displayed()
    count = browser.find_element(By.CSS_SELECTOR, "[data-selected-count]")
    box.click()
    assert all(row.is_selected() for row in rows) and count.text == f"Selected: {len(rows)}"
    rows[0].click()
    assert not box.is_selected() and count.text in ("", f"Selected: {len(rows) - 1}")
    check(browser)
    browser.find_element(By.XPATH, "//button[@value='csv']").click()
    download = (By.XPATH, "//button[.='Download']")
    # The page follows the progress itself.
    waiting(browser, PATIENCE).until(lambda b: b.find_elements(*download))
    check(browser)
    browser.get(path.removesuffix("/users") + "/user-jobs")
    check(browser)
    assert not [line for line in browser.get_log("browser") if line["level"] == "SEVERE"]


def test_a_table_with_a_header_is_refused_and_the_sample_is_accepted(owner):
    sample = owner.get(f"{IMPORTS}-sample")
    assert sample.status_code == 200 and sample.text.count(",") == 28
    columns = re.findall(r"<li><code>([^<]+)</code>", owner.get(IMPORTS).text)
    assert len(columns) == 28
    header = ",".join(["UID", *columns[1:], ""]).encode() + b"\n" + sample.content
    refused = send(owner, header, format="firebase-csv")
    assert refused.status_code == 400
    assert "The file begins with the names of columns; remove the first line." in refused.text
    path = send(owner, sample.content, format="firebase-csv").headers["location"]
    assert "will be imported. Nothing" in page_with(owner, path, "Start the import")
