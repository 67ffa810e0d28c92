"""What every page of the console does: it refuses forms of other sites, and it is found."""

import re

import pytest

from console_fixtures import owner, server, token_of, user, viewer


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


def test_pages_cannot_be_framed_cached_or_run_other_scripts(owner):
    answer = owner.get("/console/projects/shop")
    policy = answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "script-src 'self';" in policy
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["x-frame-options"] == "DENY"


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
