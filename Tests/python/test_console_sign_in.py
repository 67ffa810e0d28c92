"""Who gets into the console of a production server, and how sessions begin and end."""

import pytest

from console_fixtures import owner, server
from operator_browser import PASSWORD, OperatorBrowser

COOKIE = "__Host-dialtone-console"


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


def test_signing_in_again_ends_the_former_session_of_the_browser(server):
    browser = OperatorBrowser(server)
    key = browser.set_up("twice-in", "--role", "viewer")
    former = dict(browser.cookies)
    assert browser.sign_in("twice-in", key).headers["location"] == "/console"
    browser.cookies = former
    assert browser.get("/console/profile").status_code in (302, 303, 307)


def test_a_disabled_operator_is_signed_out_at_once(server):
    browser = OperatorBrowser(server)
    key = browser.set_up("suspended", "--role", "viewer")
    server.command("operators", "set", "suspended", "--disable-access")
    assert browser.get("/console/profile").status_code in (302, 303, 307)
    assert OperatorBrowser(server).sign_in("suspended", key).status_code == 400


def test_no_log_line_has_a_secret_of_an_operator(server, owner):
    text = "\n".join(server.log)
    assert PASSWORD not in text
    assert owner.cookies[COOKIE] not in text
