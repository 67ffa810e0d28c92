"""Hostile text in every field and address of the console, and then every page in a browser with axe."""

import re
from base64 import b64encode
from html import unescape
from urllib.parse import quote, unquote, urlencode, urlsplit

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import staleness_of

import chromium
from accessibility import violations
from chromium import waiting
from console_access import entered
from console_crawl import PageForm, Routes, send_form, token_of, walk
from console_routes import console_routes
from console_site import HOSTILE, REORDERING, ConsoleSite
from key_proxy import OwnKey
from test_accessibility import DESKTOP, PHONE, show
from tls_front import TLSFront

HOST = "id.example.com"
ROUTES = console_routes()
FINDER = Routes(ROUTES)
OTHER_PROJECT = "/console/projects/other"
VALUES = {
    "hostile": REORDERING,
    "a long word": HOSTILE + "x" * 150,
    "very long": HOSTILE + "y" * 20_000,
    "control characters": "\0\x1b[31m\r\nSet-Cookie: evil=1\r\n\r\n<evil>{{layout.token}}",
}

PROJECT = "/console/projects/{project}"
# They are in frames that run no scripts, and axe is one.
SANDBOXED = {f"GET {PROJECT}/mails/{{kind}}/html", f"GET {PROJECT}/branding/preview"}
# The pages that no other test looks at with axe.
ONLY_HERE = {
    f"GET {PROJECT}/{page}"
    for page in (
        "new-user", "imports", "imports/{import}", "messages/{message}", "find", "tenants/{tenant}", "clients",
        "clients/{client}", "opt-outs",
    )
}

# Pages with a form, its address, what is entered, and words of the page that follows.
ANSWERS = {
    "selected users": ("users", "/selected-users", {"change": "delete"}, "Delete: one user"),
    "an invitation": ("/console/operators", "/invite", {"name": "another", "role": "viewer"}, "It works once"),
    "an admin key": ("keys", "/admin-keys", {"name": HOSTILE, "role": "viewer"}, "is not shown again"),
    "a service account": ("keys", "/service-accounts", {"name": "another", "role": "viewer"}, "is not shown again"),
    "a hook": (
        "hooks", "/hooks", {"url": "https://hooks.invalid/", "trigger": "beforeSignIn"}, "is not shown again"
    ),
    "a client": (
        "clients", "/clients", {"displayName": HOSTILE, "redirectUris": "https://new.example/"}, "is not shown again"
    ),
    "a refused client": (
        "clients", "/clients", {"displayName": HOSTILE, "redirectUris": "http://new.example/"}, "is not allowed"
    ),
    "a refused opt-out": ("opt-outs", "/opt-outs/add", {"number": "12", "reason": HOSTILE}, "Block messages"),
    "a dangerous setting": ("settings/sign-in", "/sign-in", {"phoneSignIn.isEnabled": False}, "to confirm"),
    "lowered caps": ("budgets", "/budgets", {"sendGuard.caps.project.perDay": "0"}, "to confirm"),
    "settings that have changed": (
        "settings/sign-in", "/sign-in", {"etag": "old", "phoneSignIn.codes.length": "7"}, "have changed"
    ),
    "a changed test number": (
        "test-numbers", "/test-numbers", {"number": "+16505550100", "code": "135792", "etag": "old"}, "Nothing is saved"
    ),
    "countries that were tried out": ("countries", "/countries/try", {}, "would have been refused"),
    "a verified log": ("audit-log", "/audit-log/verify", {}, "complete"),
    "a tested gateway": ("/console/gateways", "/gateways/test", {"number": "+4915112345679"}, "The gateway main"),
    "a tested hook": ("hooks", "/test", {}, "hooks.invalid"),
    "a refused push": ("push-keys", "/push-keys/test", {"bundleID": HOSTILE, "deviceToken": "none"}, "Test a push"),
    "a refused gateway": ("/console/gateways", "/add", {"name": HOSTILE}, "lowercase letters"),
}
SUBMIT = """
const [action, fields] = arguments;
const button = document.querySelector(`button[formaction$="${action}"]`);
const form = document.querySelector(`form[method=post][action$="${action}"]`) ?? button.form;
for (const [name, value] of Object.entries(fields)) {
  const field = form.elements[name];
  if (field.type === "checkbox") field.checked = value;
  else field.value = value;
}
if (form.action.endsWith(action)) form.submit();
else form.requestSubmit(button);
"""
PATIENCE = 20


@pytest.fixture(scope="module")
def site(binary, tmp_path_factory):
    running = ConsoleSite(binary, tmp_path_factory.mktemp("production"))
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="module")
def token(site) -> str:
    return token_of(site.owner)


@pytest.fixture(scope="module")
def seen(site):
    return walk(site.owner, FINDER, site.starts, OTHER_PROJECT)


def flaw(answer, token: str) -> str | None:
    """What is wrong with a response to hostile text."""
    if answer.status_code >= 500 or answer.headers.get("location", "").startswith("/console/sign-in?"):
        return f"status {answer.status_code}"
    if "evil" in answer.cookies or any("\n" in value or "evil=1" == value for value in answer.headers.values()):
        return "a header has the text"
    if "text/html" not in answer.headers.get("content-type", ""):
        return None
    if "<evil" in answer.text.lower():
        return "the text is not escaped"
    # A placeholder in the text of a user is text, too.
    if re.search(rf"<evil>[^<]{{0,3}}{re.escape(token)}", unescape(answer.text)):
        return "a placeholder in the text is replaced"
    return None


def text_forms(seen) -> list[tuple[str, PageForm]]:
    """The forms in which a person types, each with other fields or of another route."""
    different = {
        (route, *sorted(form.fields)): (route, form)
        for route, forms in sorted(seen.forms.items()) for form in forms
        if form.texts
    }
    return list(different.values())


def entries(route: str, form: PageForm):
    """The text fields with hostile values: single ones, and all together."""
    names = sorted(form.texts)
    # The fields of long forms are checked together, so every fourth is as good as a single one.
    groups = [names[first::4] for first in range(4)] if len(names) > 8 else [[name] for name in names]
    for group in groups if "/tenants/{tenant}/" not in route else []:
        yield " ".join(group), dict.fromkeys(group, VALUES["hostile"])
    for kind, value in VALUES.items():
        yield f"{kind} everywhere", dict.fromkeys(names, value)
    # What a page does not let a person type can be sent without it.
    yield "hidden fields and choices", dict.fromkeys(form.fields.keys() - {"token"}, VALUES["hostile"])


def test_hostile_text_in_every_field_stays_text(site, seen, token):
    found, count = [], 0
    for route, form in text_forms(seen):
        for name, hostile in entries(route, form):
            fields = entered(route, form) | hostile | {"token": token}
            if form.method == "GET":
                answer = site.owner.get(f"{form.action}?{urlencode(fields)}")
            else:
                answer = send_form(site.owner, form, fields)
            count += 1
            if problem := flaw(answer, token):
                found.append(f"{route}: {name}: {problem}")
    assert found == []
    assert count > 300, "few fields were found"


def test_hostile_text_in_every_address_stays_text(site, seen, token):
    found = []
    for route in ROUTES:
        method, path = route.split(" ")
        if "{" not in path or method != "GET":
            continue
        for name in re.findall(r"\{\w+\}", path):
            address = path.replace(name, quote(REORDERING, safe=""), 1).replace("{project}", "shop", 1)
            answer = site.owner.get(address.replace("{tenant}", site.tenant))
            if problem := flaw(answer, token):
                found.append(f"{route}: {name}: {problem}")
    for route, addresses in seen.addresses.items():
        query = dict.fromkeys(("query", "page", "days", "done", "language", "next", "secret", "platform"), REORDERING)
        answer = site.owner.get(f"{urlsplit(addresses[0]).path}?{urlencode(query)}")
        if problem := flaw(answer, token):
            found.append(f"{route}: query: {problem}")
    assert found == []


@pytest.fixture(scope="module")
def browser(site, tmp_path_factory):
    """A browser in which the owner of the server is signed in."""
    key = OwnKey(HOST)
    front = TLSFront(key, tmp_path_factory.mktemp("front"), {HOST: site.server.url})
    process = chromium.start(
        tmp_path_factory.mktemp("browser"),
        f"--host-resolver-rules=MAP {HOST} 127.0.0.1:{front.port}",
        f"--ignore-certificate-errors-spki-list={key.digest}",
    )
    process.get(f"https://{HOST}/console/sign-in")
    sign_in(process, site.owner)
    yield process
    process.quit()
    front.stop()


def sign_in(browser, operator) -> None:
    """Gives the browser the session of an operator."""
    browser.delete_all_cookies()
    for name, value in operator.cookies.items():
        browser.add_cookie(
            {"name": name, "value": value, "secure": True, "httpOnly": True, "path": "/", "sameSite": "Strict"}
        )
    browser.get_log("browser")


def test_every_page_with_hostile_text_is_accessible_and_runs_no_script_of_it(site, browser, token):
    """The pages after the forms above were sent, so that what was saved is on them."""
    again = walk(site.owner, FINDER, site.starts, OTHER_PROJECT)
    hostile = [address for address, text in again.pages.items() if "&lt;evil&gt;" in text]
    assert len(hostile) > 20, "little of the text was saved"
    found = [f"{address}: unescaped" for address, text in again.pages.items() if "<evil" in text and "<html" in text]
    for route, addresses in again.addresses.items():
        if route in SANDBOXED or "<h1" not in again.pages[addresses[0]]:
            continue
        # One with hostile text, if there is one.
        address = next((one for one in addresses if one in hostile), addresses[0])
        found += [f"{address}: {problem}" for problem in flaws_in(browser, address, looks(route))]
    assert found == []


def test_every_page_of_a_lower_role_is_accessible(site, browser):
    """What a viewer and an editor see, and of an editor's pages those that differ from a viewer's."""
    found, known = [], set()
    try:
        for role in ("viewer", "editor"):
            operator = site.operators[role]
            sign_in(browser, operator)
            opened = walk(operator, FINDER, site.starts, OTHER_PROJECT)
            for route, addresses in opened.addresses.items():
                text = opened.pages[addresses[0]]
                content = re.sub(r'name="token" value="[^"]+"', "", text.partition("<main")[2])
                if route in SANDBOXED or "<h1" not in text or content in known:
                    continue
                known.add(content)
                problems = flaws_in(browser, addresses[0], [("light", PHONE)])
                # The browser reports each page with the status of a refusal, too.
                found += [f"{role}: {addresses[0]}: {one}" for one in problems if "Failed to load resource" not in one]
    finally:
        sign_in(browser, site.owner)
    assert len(known) > 40, "few pages were opened"
    assert found == []


def test_an_e_mail_as_html_is_accessible(site, browser):
    page = site.owner.get("/console/projects/shop/mails/signIn/html?language=en").text
    browser.get("data:text/html;charset=utf-8;base64," + b64encode(page.encode()).decode())
    assert browser.find_element(By.TAG_NAME, "body").text
    # A mail is shown inside a program with landmarks of its own.
    found = [one for one in violations(browser) if not one.startswith(("region:", "landmark-one-main:"))]
    browser.get(f"https://{HOST}/console")
    assert found == []


def looks(route: str) -> list[tuple[str, dict]]:
    """In which colors and sizes axe looks at a page; the tests of the other pages see them in all."""
    others = [("light", DESKTOP), ("dark", PHONE)] if route in ONLY_HERE else []
    return [("light", PHONE), *others]


@pytest.mark.parametrize("name", ANSWERS)
def test_the_page_after_a_form_is_accessible(site, seen, browser, name):
    """What only the response to a form shows, beside hostile names."""
    if site.confirm():
        sign_in(browser, site.owner)
    page, action, fields, words = ANSWERS[name]
    if page == "users":
        user = next(one for one in seen.pages if re.fullmatch("/console/projects/shop/users/[^/]+", one))
        fields = fields | {f"user-{unquote(user.split('/')[-1])}": True}
    start = page if page.startswith("/") else f"/console/projects/shop/{page}"
    browser.get(f"https://{HOST}{start}")
    body = browser.find_element(By.TAG_NAME, "body")
    browser.execute_script(SUBMIT, action, fields)
    waiting(browser, PATIENCE).until(staleness_of(body))
    assert words in browser.find_element(By.TAG_NAME, "main").text
    found = []
    for scheme, device in (("light", PHONE), ("dark", DESKTOP)):
        show(browser, scheme, device)
        found += violations(browser)
    show(browser, "light", PHONE)
    assert browser.execute_script("return document.documentElement.scrollWidth") <= PHONE["width"]
    found += [line["message"] for line in browser.get_log("browser") if "Content Security Policy" in line["message"]]
    assert found == []


def flaws_in(browser, address: str, looked_at: list[tuple[str, dict]]) -> list[str]:
    """What axe, the console of the browser and the width of a phone show."""
    show(browser, "light", PHONE)
    browser.get(f"https://{HOST}{address}")
    found = []
    if browser.execute_script("return document.documentElement.scrollWidth") > PHONE["width"]:
        found.append("does not fit a phone")
    if browser.execute_script("return document.querySelector('evil') !== null"):
        found.append("has an element of the text")
    for scheme, device in looked_at:
        show(browser, scheme, device)
        found += violations(browser)
    logged = [line["message"] for line in browser.get_log("browser") if is_problem(line)]
    return list(dict.fromkeys(found + logged))


def is_problem(line: dict) -> bool:
    return line["level"] == "SEVERE" or "Content Security Policy" in line["message"]
