"""That development's console shows what happens, and that nothing in it can run by itself."""

import io
import plistlib
import re
import subprocess

import pytest
import requests
from PIL import Image, ImageStat
from selenium.webdriver.common.by import By
from selenium.webdriver.support.select import Select

from chromium import waiting

PATIENCE = 15
HOSTILE = "<script>document.title='owned'</script><img src=x onerror=document.title='owned'>"


@pytest.fixture
def console(browser, server):
    browser.get(server.url)
    until(browser, lambda _: text_of(browser, "#liveness") == "Live")
    return browser


def until(browser, condition):
    return waiting(browser, PATIENCE).until(condition)


def text_of(browser, selector: str) -> str:
    return browser.find_element(By.CSS_SELECTOR, selector).text


def messages(browser) -> list[str]:
    """Returns the rows of one moment, because rows could disappear if they were read one by one."""
    return browser.execute_script(
        "return [...document.querySelectorAll('.message')].map((row) => row.innerText)"
    )


def send_code(server, phone_number: str) -> str:
    answer = server.post("/v1/accounts:sendVerificationCode", {"phoneNumber": phone_number})
    assert answer.status_code == 200, answer.text
    return answer.json()["sessionInfo"]


def send_mail(server, email: str) -> None:
    server.sign_up(email, "correct horse battery")
    answer = server.post(
        "/v1/accounts:sendOobCode", {"requestType": "PASSWORD_RESET", "email": email}
    )
    assert answer.status_code == 200, answer.text


def test_programs_that_look_for_the_emulator_find_it(server):
    answer = server.get("/")
    assert answer.json()["authEmulator"]["ready"] is True
    page = server.get("/", headers={"Accept": "text/html,application/xhtml+xml"})
    assert page.headers["Content-Type"].startswith("text/html")
    assert "Accept" in page.headers["Vary"]


def test_a_message_appears_the_moment_it_is_sent(console, server, phone_number):
    assert not any(phone_number in row for row in messages(console))
    session = send_code(server, phone_number)
    row = until(console, lambda _: next((r for r in messages(console) if phone_number in r), None))
    code = server.code_of(session)
    assert code in re.sub(r"\s", "", row)
    assert "Valid for" in row


def test_earlier_messages_are_listed_newest_first(browser, server, fictional_numbers):
    numbers = [next(fictional_numbers) for _ in range(2)]
    for number in numbers:
        send_code(server, number)
    browser.get(server.url)
    rows = until(browser, lambda _: [r for r in messages(browser) if any(n in r for n in numbers)])
    assert len(rows) == 2
    assert numbers[1] in rows[0] and numbers[0] in rows[1]


def test_a_used_code_is_marked_and_its_account_listed(console, server, phone_number):
    signed_in = server.sign_in(phone_number)
    until(console, lambda _: any(phone_number in r and "Used" in r for r in messages(console)))
    until(console, lambda _: signed_in.account_id in text_of(console, "#accounts"))


def test_code_and_number_are_copied(console, server, phone_number):
    code = server.code_of(send_code(server, phone_number))
    until(console, lambda _: any(phone_number in row for row in messages(console)))
    console.execute_cdp_cmd(
        "Browser.grantPermissions",
        {"origin": server.url, "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]},
    )
    for selector, value in ((".message-code", code), (".message-number", phone_number)):
        console.find_element(By.CSS_SELECTOR, f"{selector}[data-copy='{value}']").click()
        read = "const done = arguments[0]; navigator.clipboard.readText().then(done)"
        until(console, lambda _: console.execute_async_script(read) == value)


def test_a_mail_appears_with_the_link_in_it(console, server, phone_number):
    email = f"mail{phone_number[1:]}@example.com"
    send_mail(server, email)
    row = until(console, lambda _: next((r for r in messages(console) if email in r), None))
    assert "Reset password" in row
    link = console.find_element(By.CSS_SELECTOR, f".message-link[aria-label$='{email}']")
    assert "mode=resetPassword" in link.get_attribute("href")
    text = link.find_element(By.XPATH, "ancestor::li").find_element(By.TAG_NAME, "details")
    assert "mode=resetPassword" not in text.text
    text.find_element(By.TAG_NAME, "summary").click()
    assert "mode=resetPassword" in text.text


def test_the_inbox_is_searched_by_text_and_kind(console, server, fictional_numbers):
    number, other = (next(fictional_numbers) for _ in range(2))
    email = f"find{number[1:]}@example.com"
    send_mail(server, email)
    for recipient in (number, other):
        send_code(server, recipient)
    until(console, lambda _: any(other in row for row in messages(console)))
    field = console.find_element(By.ID, "inbox-query")
    field.send_keys(number[1:])
    until(console, lambda _: len(messages(console)) == 2)
    assert number in messages(console)[0] and email in messages(console)[1]
    kind = Select(console.find_element(By.ID, "inbox-kind"))
    kind.select_by_value("mail")
    until(console, lambda _: len(messages(console)) == 1)
    assert email in messages(console)[0]
    field.send_keys(" nothing has this")
    until(console, lambda _: text_of(console, "#inbox-no-match") != "")
    assert messages(console) == []


def test_a_hidden_tab_counts_new_messages_in_its_title(console, server, fictional_numbers):
    title = console.title
    hide = "Object.defineProperty(document, 'hidden', {value: arguments[0], configurable: true})"
    console.execute_script(hide, True)
    for count in (1, 2):
        send_code(server, next(fictional_numbers))
        until(console, lambda _, count=count: console.title == f"({count}) {title}")
    console.execute_script(hide, False)
    console.execute_script("document.dispatchEvent(new Event('visibilitychange'))")
    until(console, lambda _: console.title == title)


def test_without_scripts_the_page_shows_and_finds_messages(browser, server, phone_number):
    code = server.code_of(send_code(server, phone_number))
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        browser.get(server.url)
        assert any(phone_number in row and code in row for row in messages(browser))
        assert "Connecting" not in text_of(browser, "#inbox")
        browser.find_element(By.ID, "inbox-query").send_keys(phone_number[1:])
        browser.find_element(By.CSS_SELECTOR, "#inbox-search button:not([type=button])").click()
        until(browser, lambda _: "query=" in browser.current_url)
        assert all(phone_number in row for row in messages(browser))
        assert len(messages(browser)) == 1
    finally:
        browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def test_the_inbox_is_cleared_after_confirmation(console, server, phone_number):
    send_code(server, phone_number)
    until(console, lambda _: any(phone_number in row for row in messages(console)))
    clear = console.find_element(By.ID, "inbox-clear")
    clear.click()
    console.switch_to.alert.dismiss()
    assert any(phone_number in row for row in messages(console))
    clear.click()
    console.switch_to.alert.accept()
    until(console, lambda _: text_of(console, ".empty-title") == "No messages yet")
    assert messages(console) == []
    inbox = server.get(f"/emulator/v1/projects/{server.project}/inbox").json()
    assert inbox["totalCount"] == 0


def test_the_settings_have_room_for_names_and_values(console):
    terms = console.find_elements(By.CSS_SELECTOR, ".settings dt")
    assert min(term.size["width"] for term in terms) > 120
    assert "PUSH" not in text_of(console, ".settings-panel")


def test_the_curl_commands_sign_in(console, server):
    commands = console.find_element(By.ID, "curl-text").get_attribute("textContent")
    ran = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", commands], capture_output=True, text=True, timeout=60
    )
    assert ran.returncode == 0, ran.stderr
    assert re.search(r'"idToken" ?: ?"ey', ran.stdout), ran.stdout


def test_the_options_file_signs_in(console, server, phone_number):
    link = console.find_element(By.CSS_SELECTOR, "a[download]")
    answer = requests.get(link.get_attribute("href"), timeout=PATIENCE)
    assert "attachment" in answer.headers["Content-Disposition"]
    options = plistlib.loads(answer.content)
    assert options["PROJECT_ID"] == server.project
    assert options["AUTH_SERVER_URL"] == server.url
    number = options["GCM_SENDER_ID"]
    assert re.fullmatch(rf"1:{number}:ios:[0-9a-f]+", options["GOOGLE_APP_ID"])
    sent = requests.post(
        f"{options['AUTH_SERVER_URL']}/v1/accounts:sendVerificationCode",
        params={"key": options["API_KEY"]},
        json={"phoneNumber": phone_number},
        headers={"X-Ios-Bundle-Identifier": options["BUNDLE_ID"]},
        timeout=PATIENCE,
    )
    session = sent.json()["sessionInfo"]
    signed_in = server.post(
        "/v1/accounts:signInWithPhoneNumber",
        {"sessionInfo": session, "code": server.code_of(session)},
    )
    assert signed_in.json()["phoneNumber"] == phone_number


def test_an_options_file_is_only_for_the_app_s_own_project(server):
    key = plist_key(server)
    stranger = server.get(f"/console/projects/another/apps/{key}/GoogleService-Info.plist")
    assert stranger.status_code in (400, 404)
    assert "API_KEY" not in stranger.text


def plist_key(server) -> str:
    page = server.get("/", headers={"Accept": "text/html"}).text
    return re.search(r"/apps/([^/]+)/GoogleService-Info\.plist", page)[1]


INTRUSIONS = {
    "a style sheet in the page": """
        const style = document.createElement("style");
        style.textContent = "body { color: rgb(255, 0, 0) }";
        document.head.append(style);""",
    "a script in the page": """
        const script = document.createElement("script");
        script.append("document.body.style.color = 'rgb(255, 0, 0)'");
        document.head.append(script);""",
    "a script of another host": """
        const script = document.createElement("script");
        script.src = "data:text/javascript,document.body.style.color='rgb(255, 0, 0)'";
        document.head.append(script);""",
    "a listener in an attribute": """
        const button = document.createElement("button");
        button.setAttribute("onclick", "document.body.style.color = 'rgb(255, 0, 0)'");
        document.body.append(button);
        button.click();""",
    "text that is read as HTML": """
        document.body.innerHTML = "<style>body { color: rgb(255, 0, 0) }</style>";""",
}


@pytest.mark.parametrize("intrusion", INTRUSIONS.values(), ids=INTRUSIONS.keys())
def test_a_page_runs_no_injected_scripts_or_styles(console, intrusion):
    console.execute_script(f"try {{ {intrusion} }} catch {{}}")
    color = console.execute_script("return getComputedStyle(document.body).color")
    assert color != "rgb(255, 0, 0)"


def test_markup_in_a_name_is_escaped(console, server, phone_number):
    account = server.sign_in(phone_number)
    named = server.post(
        "/v1/accounts:update", {"idToken": account.id_token, "displayName": HOSTILE}
    )
    assert named.status_code == 200, named.text
    console.get(server.url)
    until(console, lambda _: HOSTILE in text_of(console, "#accounts"))
    assert "owned" not in console.title


def test_markup_in_the_host_header_is_escaped(server):
    answer = server.get("/", headers={"Accept": "text/html", "Host": 'a"><script>b()</script>'})
    assert "<script>" not in answer.text


@pytest.mark.parametrize("path", ["/", "/sign-in"])
def test_a_page_can_be_neither_framed_nor_cached(server, path):
    headers = server.get(path, headers={"Accept": "text/html"}).headers
    policy = headers["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("path", ["/", "/sign-in"])
def test_a_page_s_files_are_cached_forever_under_a_name_with_their_hash(server, path):
    page = server.get(path, headers={"Accept": "text/html"}).text
    files = re.findall(r'(?:href|src)="(/pages/[0-9a-f]{16}/[^"]+)"', page)
    assert len(files) >= 3
    for file in files:
        answer = server.get(file)
        assert answer.status_code == 200, file
        assert "immutable" in answer.headers["Cache-Control"]


def test_no_page_sends_requests_to_another_host(console, server):
    seen = "return performance.getEntriesByType('resource').map((entry) => entry.name)"
    assert all(name.startswith(server.url) for name in console.execute_script(seen))


@pytest.mark.parametrize("path", ["/", "/sign-in"])
@pytest.mark.parametrize("width", [390, 1280])
def test_pages_come_in_light_and_dark(browser, server, path, width):
    shown = {}
    for scheme in ("light", "dark"):
        media = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", media)
        browser.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": width < 500},
        )
        browser.get(f"{server.url}{path}")
        until(browser, lambda _: browser.find_elements(By.CSS_SELECTOR, "h1"))
        assert browser.execute_script("return document.documentElement.scrollWidth") <= width
        shown[scheme] = brightness(browser.get_screenshot_as_png())
    assert shown["light"] > 200 > 60 > shown["dark"]


def brightness(png: bytes) -> float:
    """The mean of a screenshot in gray; a page that shows nothing has too few shades."""
    gray = Image.open(io.BytesIO(png)).convert("L")
    assert len(gray.getcolors()) > 16, "the screenshot is blank"
    return ImageStat.Stat(gray).mean[0]
