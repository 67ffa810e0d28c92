"""The page of a user: properties, credentials, devices and history."""

import re

import requests

from console_fixtures import account_of, administer, owner, server, sign_in_with_password, user, viewer
from operator_browser import Form
from running_server import REQUEST_LIMIT


def sessions_of(server, account: str) -> list[dict]:
    path = "/dialtone/v1/projects/shop/accounts:listSessions"
    return administer(server, path, {"localId": account})["sessions"]


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
