"""The console's pages in a browser: axe, a phone's width, and what its script adds."""

import json
import re
import time
from pathlib import Path

import pytest
import requests
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.expected_conditions import staleness_of

import chromium
from accessibility import violations
from chromium import waiting
from key_proxy import OwnKey
from operator_browser import PASSWORD, OperatorBrowser
from running_server import REQUEST_LIMIT, ProductionServer
from test_accessibility import DESKTOP, PHONE, show
from tls_front import TLSFront
from totp import code_at

HOST = "id.example.com"
PATIENCE = 10
TEMPLATES = Path(__file__).resolve().parents[2] / "Server/Sources/DialtoneServer/Pages/Templates"
HOSTILE = "</bdi><b>\u202eevil" + "x" * 200
# Names of apps may not have characters that reorder text.
HOSTILE_APP = HOSTILE.replace("\u202e", "")[:90]

PAGES = {
    "overview": "/console/projects/shop",
    "users": "/console/projects/shop/users",
    "no user": "/console/projects/shop/users?query=nothing",
    "filtered users": "/console/projects/shop/users?state=disabled&sort=sign-in",
    "user": "/console/projects/shop/users/{user}",
    "erasure": "/console/projects/shop/users/{user}/erase",
    "settings": "/console/projects/shop/settings/sign-in",
    "many settings": "/console/projects/shop/settings/call-limits",
    "keys": "/console/projects/shop/keys",
    "signing keys": "/console/signing-keys",
    "audit log": "/console/projects/shop/audit-log",
    "server audit log": "/console/server-audit-log",
    "projects": "/console/projects",
    "operators": "/console/operators",
    "profile": "/console/profile",
    "confirmation": "/console/confirm?next=/console/operators",
    "find": "/console/projects/shop/find?query=code",
    "missing": "/console/projects/other",
    "apps": "/console/projects/shop/apps",
    "push keys": "/console/projects/shop/push-keys",
    "app verification": "/console/projects/shop/app-verification",
    "identity providers": "/console/projects/shop/sign-in-methods",
    "identity provider": "/console/projects/shop/sign-in-methods/oidc.acme",
    "test numbers": "/console/projects/shop/test-numbers",
    "tenants": "/console/projects/shop/tenants",
    "tenant": "/console/projects/shop/tenants/{tenant}",
    "identity providers of a tenant": "/console/projects/shop/tenants/{tenant}/sign-in-methods",
    "app on Apple's platforms": "/console/projects/shop/apps/{ios}?done=app-added",
    "app for Android": "/console/projects/shop/apps/{android}",
    "web page": "/console/projects/shop/apps/{web}",
    "back end": "/console/projects/shop/apps/{server}",
    "new user": "/console/projects/shop/new-user",
    "new app": "/console/projects/shop/new-app",
    "new app for Android": "/console/projects/shop/new-app?platform=android",
    "new back end": "/console/projects/shop/new-app?platform=server",
}


@pytest.fixture(scope="module")
def server(binary, tmp_path_factory):
    running = ProductionServer(binary, tmp_path_factory.mktemp("production"))
    running.command("test-numbers", "set", "+16505550100", "918273", "--project", "shop")
    running.command(
        "identity-providers", "set", "oidc.acme", "--issuer", "https://login.acme.example",
        "--client-id", HOSTILE, "--name", HOSTILE, "--project", "shop",
    )
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="module")
def named(server, user) -> dict[str, str]:
    """The IDs in the addresses of pages."""
    ids = {"user": user}
    options = {
        "ios": ("--bundle-id", "com.example." + "shop" * 20, "--team-id", "A1B2C3D4E5"),
        "android": ("--bundle-id", "com.example.shop", "--certificate-hash", "AB" * 32),
        "web": (),
        "server": (),
    }
    for platform, more in options.items():
        added = server.command(
            "apps", "add", "shop", "--platform", platform, "--name", HOSTILE_APP, *more, "--json"
        )
        ids[platform] = json.loads(added)["appID"]
    made = requests.post(
        f"http://{server.admin_authority}/v2/projects/shop/tenants",
        headers={"Authorization": "Bearer owner"}, json={"displayName": "Acme-Corporation"},
        timeout=REQUEST_LIMIT,
    )
    ids["tenant"] = made.json()["name"].split("/")[-1]
    return ids


@pytest.fixture(scope="module")
def user(server) -> str:
    made = requests.post(
        f"http://{server.admin_authority}/v1/projects/shop/accounts",
        headers={"Authorization": "Bearer owner"},
        json={"email": "x@example.com", "displayName": HOSTILE, "disabled": True},
        timeout=REQUEST_LIMIT,
    )
    assert made.status_code == 200, made.text
    return made.json()["localId"]


@pytest.fixture(scope="module")
def olga(server) -> OperatorBrowser:
    operator = OperatorBrowser(server)
    operator.set_up("olga", "--role", "owner")
    server.command("operators", "invite", "ben", "--role", "editor", "--in", "shop")
    return operator


@pytest.fixture(scope="module")
def console(server, olga, tmp_path_factory):
    """A browser without the cookie of a session."""
    key = OwnKey(HOST)
    front = TLSFront(key, tmp_path_factory.mktemp("front"), {HOST: server.url})
    process = chromium.start(
        tmp_path_factory.mktemp("browser"),
        f"--host-resolver-rules=MAP {HOST} 127.0.0.1:{front.port}",
        f"--ignore-certificate-errors-spki-list={key.digest}",
    )
    yield process
    process.quit()
    front.stop()


@pytest.fixture
def signed_in(console, olga):
    console.get(f"https://{HOST}/console/sign-in")
    for name, value in olga.cookies.items():
        console.add_cookie(
            {"name": name, "value": value, "secure": True, "httpOnly": True, "path": "/",
             "sameSite": "Strict"}
        )
    yield console
    console.delete_all_cookies()


def check(browser, address: str) -> None:
    show(browser, "light", PHONE)
    browser.get(address)
    check_shown(browser)


def check_shown(browser) -> None:
    show(browser, "light", PHONE)
    assert browser.find_element(By.TAG_NAME, "h1").text
    found = violations(browser)
    assert browser.execute_script("return document.documentElement.scrollWidth") <= 320
    for scheme, device in (("dark", PHONE), ("dark", DESKTOP), ("light", DESKTOP)):
        show(browser, scheme, device)
        found += violations(browser)
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_and_the_page_fits_a_phone(signed_in, named, name):
    check(signed_in, f"https://{HOST}{PAGES[name].format(**named)}")


def press(browser, action: str) -> None:
    """Presses the button of a form, and waits for the next page."""
    button = browser.find_element(By.CSS_SELECTOR, f'form[action*="{action}"] button')
    button.click()
    waiting(browser, PATIENCE).until(staleness_of(button))


def test_axe_finds_nothing_in_the_findings_about_a_provider(signed_in):
    signed_in.get(f"https://{HOST}{PAGES['identity provider']}")
    press(signed_in, "/oidc.acme/test")
    assert "cannot be reached" in signed_in.find_element(By.ID, "test").text
    check_shown(signed_in)


def test_axe_finds_nothing_beside_the_secret_of_a_back_end(signed_in, named):
    signed_in.get(f"https://{HOST}{PAGES['back end'].format(**named)}")
    press(signed_in, "/secret")
    assert signed_in.find_element(By.ID, "new-secret").text.startswith("dts_")
    check_shown(signed_in)


def test_axe_finds_nothing_beside_refused_values_of_an_app(signed_in):
    signed_in.get(f"https://{HOST}{PAGES['new app for Android']}")
    signed_in.find_element(By.NAME, "bundleID").send_keys("shop")
    press(signed_in, "/new-app")
    assert "must be a package name" in signed_in.find_element(By.TAG_NAME, "body").text
    check_shown(signed_in)


def test_axe_finds_nothing_on_the_pages_before_the_sign_in(server, console):
    check(console, f"https://{HOST}/console/sign-in")
    check(console, server.command("operators", "invite", "eva", "--role", "viewer").strip())
    check(console, f"https://{HOST}/console/set-up")


def test_an_operator_sets_up_the_access_in_a_browser(server, console):
    console.get(server.command("operators", "invite", "fred", "--role", "viewer").strip())
    key = console.find_element(By.CSS_SELECTOR, ".setup-key").text
    for name in ("password", "repeated"):
        console.find_element(By.NAME, name).send_keys(PASSWORD)
    field = console.find_element(By.NAME, "code")
    field.send_keys(code_at(key, time.time()))
    field.submit()
    waiting(console, PATIENCE).until(lambda b: b.current_url.endswith("/console/projects/shop"))
    assert console.find_element(By.CSS_SELECTOR, ".person summary").text == "fred"
    console.delete_all_cookies()


def test_unsaved_changes_are_counted(signed_in):
    signed_in.get(f"https://{HOST}/console/projects/shop/settings/sign-in")
    field = signed_in.find_element(By.NAME, "phoneSignIn.codes.length")
    field.send_keys(Keys.END, "0")
    status = signed_in.find_element(By.CSS_SELECTOR, "[data-change-count]")
    assert status.text == "Unsaved changes: 1"
    field.send_keys(Keys.BACKSPACE)
    assert status.text == ""


# Changes the first field that can be typed into, and takes the change back, in every tracked form of a page.
COUNT_CHANGES = """
return [...document.querySelectorAll("form[data-tracked]")].map((form) => {
  const status = form.querySelector("[data-change-count]");
  const field = [...form.elements].find((one) =>
    ["text", "email", "url", "tel", "password", "textarea"].includes(one.type) && one.name !== "confirmation");
  const toggle = [...form.elements].find((one) => one.type === "checkbox");
  const choice = [...form.elements].find((one) => one.type === "select-one");
  if (!field && !toggle && !choice) return null;
  const seen = [];
  const tell = () => {
    (field ?? toggle ?? choice).dispatchEvent(new Event("input", { bubbles: true }));
    seen.push(status?.textContent ?? "no count");
  };
  const before = field?.value;
  const index = choice?.selectedIndex;
  if (field) field.value += "x"; else if (toggle) toggle.checked = !toggle.checked; else choice.selectedIndex = index + 1;
  tell();
  if (field) field.value = before; else if (toggle) toggle.checked = !toggle.checked; else choice.selectedIndex = index;
  tell();
  return [form.getAttribute("action"), ...seen];
}).filter(Boolean);
"""
TRACKED = [
    "settings", "many settings", "projects", "operators", "push keys", "app verification", "identity provider",
    "test numbers", "tenant", "back end", "keys", "new app", "tenants", "identity providers", "new user",
]


def test_every_tracked_form_counts_its_unsaved_changes(signed_in, named):
    wrong = []
    for name in TRACKED:
        signed_in.get(f"https://{HOST}{PAGES[name].format(**named)}")
        forms = signed_in.execute_script(COUNT_CHANGES)
        assert forms, name
        wrong += [form for form in forms if form[1:] != ["Unsaved changes: 1", ""]]
    assert wrong == []


# Forms with one word, a code or a password, and the one that uploads a file.
UNTRACKED = {
    "console-confirm": 1, "console-imports": 1, "console-profile": 2, "console-set-up": 1, "console-sign-in": 2,
}


def test_every_form_in_which_an_operator_types_is_tracked():
    found = {}
    for template in sorted(TEMPLATES.glob("console-*.mustache")):
        for head, body in re.findall(r'(<form\b[^>]*method="post"[^>]*>)(.*?)</form>', template.read_text(), re.S):
            fields = re.findall(r'<(?:input|textarea)\b[^>]*>', body)
            typed = [
                one for one in fields
                if 'name="confirmation"' not in one and not re.search(r'type="(hidden|checkbox|radio|file)"', one)
            ]
            if typed and "data-tracked" not in head and "/test" not in head:
                found[template.stem] = found.get(template.stem, 0) + 1
    assert found == UNTRACKED


def test_every_tracked_form_has_a_place_for_the_count():
    found = []
    for template in sorted(TEMPLATES.glob("console-*.mustache")):
        forms = re.findall(r"<form\b[^>]*data-tracked.*?</form>", template.read_text(), re.S)
        found += [template.name for form in forms if form.count("data-change-count") != 1]
    assert found == []


def test_a_link_of_a_conflict_leads_to_its_field(server, signed_in):
    signed_in.get(f"https://{HOST}/console/projects/shop/settings/call-limits")
    numbers = signed_in.find_elements(By.CSS_SELECTOR, ".settings-form input[inputmode=decimal]")
    field = [one for one in numbers if one.get_attribute("value").isdigit()][-1]
    name, value = field.get_attribute("name"), field.get_attribute("value")
    field.clear()
    field.send_keys(f"{int(value) + 1}")
    server.command("projects", "set", "shop", f"{name}={int(value) + 2}")
    form = signed_in.find_element(By.CSS_SELECTOR, ".settings-form")
    form.submit()
    waiting(signed_in, PATIENCE).until(staleness_of(form))
    link = signed_in.find_element(By.CSS_SELECTOR, '[role="alert"] a')
    link.click()
    place = signed_in.find_element(By.CSS_SELECTOR, ":target")
    field = place.find_element(By.NAME, name)
    assert field.get_attribute("value") == f"{int(value) + 1}"
    assert f"Now: {int(value) + 2}" in place.text
    assert signed_in.execute_script(
        "const {top, bottom} = arguments[0].getBoundingClientRect(); return top >= 0 && bottom <= innerHeight", field
    )
    server.command("projects", "set", "shop", f"{name}={value}")


@pytest.mark.parametrize(
    ("path", "line"),
    [("/console/signing-keys", ".console-nav"), ("/console/projects/shop/settings/call-limits", ".subnav ul")],
)
def test_on_a_phone_the_navigation_shows_the_current_page(signed_in, path, line):
    show(signed_in, "light", PHONE)
    signed_in.get(f"https://{HOST}{path}")
    is_scrolled, is_visible = signed_in.execute_script(
        """
        const line = [...document.querySelectorAll(arguments[0])].find((one) => one.querySelector("[aria-current]"));
        const [place, frame] = [line.querySelector("[aria-current]"), line].map((one) => one.getBoundingClientRect());
        return [line.scrollLeft !== 0, place.left >= frame.left && place.right <= frame.right];
        """,
        line,
    )
    assert is_visible
    assert is_scrolled


def open_palette(browser, path: str):
    """Opens the command palette on a page of the console, and returns its field."""
    browser.get(f"https://{HOST}{path}")
    browser.find_element(By.TAG_NAME, "body").send_keys(Keys.CONTROL, "k")
    await_result(browser, "Overview" if "projects" in path else "Projects")
    return browser.switch_to.active_element


def await_result(browser, name: str) -> None:
    """Waits until the selected result of the palette has a name."""
    selected = ".palette [aria-selected=true] strong"
    waiting(browser, PATIENCE).until(
        lambda b: name in [one.text for one in b.find_elements(By.CSS_SELECTOR, selected)]
    )


def test_the_command_palette_leads_to_a_setting_by_keyboard_alone(signed_in):
    field = open_palette(signed_in, "/console/projects/shop")
    assert field.get_attribute("role") == "combobox"
    field.send_keys("length of a code")
    await_result(signed_in, "Length of a code")
    chosen = field.get_attribute("aria-activedescendant")
    assert signed_in.find_element(By.ID, chosen).get_attribute("role") == "option"
    field.send_keys(Keys.ENTER)
    waiting(signed_in, PATIENCE).until(
        lambda b: b.current_url.endswith("#setting-phoneSignIn.codes.length")
    )


def test_the_command_palette_shows_hostile_text_and_closes_with_escape(signed_in):
    field = open_palette(signed_in, "/console/operators")
    field.send_keys(Keys.ARROW_DOWN, Keys.ARROW_UP, "<b>")
    status = signed_in.find_element(By.CSS_SELECTOR, ".palette-status")
    waiting(signed_in, PATIENCE).until(lambda _: status.text == "Nothing matches.")
    field.send_keys(Keys.ESCAPE)
    assert not signed_in.find_element(By.CSS_SELECTOR, ".palette").is_displayed()
    field = open_palette(signed_in, "/console/projects/shop/users")
    field.send_keys(f"{HOSTILE}@example.com")
    await_result(signed_in, f"Users: {HOSTILE}@example.com")


def test_axe_finds_nothing_in_the_command_palette(signed_in):
    found = []
    for scheme, device in (("light", PHONE), ("dark", DESKTOP)):
        show(signed_in, scheme, device)
        open_palette(signed_in, "/console/projects/shop")
        found += violations(signed_in)
    assert not found, "\n".join(dict.fromkeys(found))


def test_the_pages_cause_no_error_in_the_browser(signed_in):
    signed_in.get_log("browser")
    for path in ("/console/projects/shop", "/console/projects/shop/users", "/console/operators"):
        signed_in.get(f"https://{HOST}{path}")
    assert not [line for line in signed_in.get_log("browser") if line["level"] == "SEVERE"]
