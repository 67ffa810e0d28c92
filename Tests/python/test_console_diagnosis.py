"""The console's pages for messages: Why no code?, Messages, Guard, Gateways."""

from urllib.parse import quote

import pytest
import requests
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions

from accessibility import violations
from chromium import waiting
from console_fixtures import owner, token_of, viewer
from operator_browser import Form
from running_server import REQUEST_LIMIT, ProductionServer, RunningServer
from test_accessibility import DESKTOP, PHONE, show

PREFIX = "+49151234"
HELD = PREFIX + "10009"
SILENT = "+4915123410000"
HOSTILE = '"><script>alert(1)</script>{{layout.token}}\u202e'

PAGES = {
    "why": "why-no-code",
    "a held number": "why-no-code?query=" + quote(HELD),
    "an unknown country": "why-no-code?query=" + quote("0151 2345678"),
    "an IP address": "why-no-code?query=203.0.113.7",
    "an e-mail address": "why-no-code?query=ada@example.com",
    "messages": "messages",
    "no match": "messages?state=failed",
    "a wrong filter": "messages?number=abc",
    "overview": "/console/projects/demo-dialtone?days=7",
    "statistics": "messages-statistics?days=1",
    "the guard": "guard",
    "decisions": "guard/decisions",
    "stopped decisions": "guard/decisions?stopped=1",
    "the rules to try out": "guard/replay",
    "gateways": "/console/gateways",
}


def api(server, method: str, path: str, body: dict | None = None) -> requests.Response:
    return requests.request(
        method,
        f"{server.url}/dialtone/v1/projects/{server.project}{path}",
        headers={"Authorization": "Bearer owner"},
        json=body,
        timeout=REQUEST_LIMIT,
    )


def ask(server, number: str) -> requests.Response:
    return requests.post(
        f"{server.url}/v1/accounts:sendVerificationCode?key=any",
        json={"phoneNumber": number},
        timeout=REQUEST_LIMIT,
    )


@pytest.fixture(scope="module")
def guarded(binary):
    """A development server whose guard holds a prefix after its first message."""
    running = RunningServer(binary)
    changed = api(
        running,
        "PATCH",
        "/settings",
        {
            "settings": {
                "sendGuard.mode": '"enforce"',
                "sendGuard.proofFrom": "null",
                "sendGuard.budgets.prefix.perDay": "0.15",
                "sendGuard.budgets.prefix.perHour": "0.15",
                # All of the tests' messages are requested from one address.
                "sendGuard.limits.address.per10Minutes": "null",
                "sendGuard.limits.address.perHour": "null",
            }
        },
    )
    assert changed.status_code == 200, changed.text
    for number in (SILENT, PREFIX + "10001", PREFIX + "10002", HELD):
        ask(running, number)
    yield running
    assert running.stop() == 0


def open_page(browser, server, page: str) -> None:
    path = page if page.startswith("/") else f"/console/projects/{server.project}/{page}"
    browser.get(server.url + path)


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_and_the_page_fits_a_phone(browser, guarded, name):
    show(browser, "light", PHONE)
    open_page(browser, guarded, PAGES[name])
    assert browser.find_element(By.TAG_NAME, "h1").text
    found = violations(browser)
    assert browser.execute_script("return document.documentElement.scrollWidth") <= 320
    for scheme, device in (("dark", PHONE), ("dark", DESKTOP), ("light", DESKTOP)):
        show(browser, scheme, device)
        found += violations(browser)
    assert not found, "\n".join(dict.fromkeys(found))
    assert not [line for line in browser.get_log("browser") if line["level"] == "SEVERE"]


def test_a_held_number_is_explained_and_released(browser, guarded):
    open_page(browser, guarded, "why-no-code")
    field = browser.find_element(By.ID, "query")
    field.send_keys(HELD.replace("+", "00"))
    field.submit()
    answer = browser.find_element(By.CSS_SELECTOR, ".answer")
    assert "is-bad" in answer.get_attribute("class")
    assert "blocked now" in answer.text
    rules = browser.find_element(By.CSS_SELECTOR, "[aria-labelledby=rules]").text
    assert "Held prefix" in rules and "USD" in rules
    remedy = browser.find_element(By.CSS_SELECTOR, ".remedy")
    assert "Ends the hold" in remedy.text
    remedy.find_element(By.TAG_NAME, "button").click()
    notices = (By.CSS_SELECTOR, ".notice")
    notice = waiting(browser, REQUEST_LIMIT).until(
        expected_conditions.presence_of_element_located(notices)
    )
    assert "sent again" in notice.text
    assert "is-good" in browser.find_element(By.CSS_SELECTOR, ".answer").get_attribute("class")


def hold_again(server, start: int) -> str:
    """Sends unanswered messages until the prefix is held again; returns a number that gets none."""
    numbers = [f"{PREFIX}1{start + offset:04}" for offset in range(4)]
    answers = [ask(server, number) for number in numbers]
    assert answers[-1].status_code == 400, "the last number is not held"
    return numbers[-1]


def wait_for(browser, words: str) -> None:
    def shows(b) -> bool:
        return any(words in one.text for one in b.find_elements(By.CSS_SELECTOR, ".notice.is-good"))

    waiting(browser, REQUEST_LIMIT).until(shows)


def test_a_held_number_is_released_with_three_clicks(browser, guarded):
    held = hold_again(guarded, 2000)
    clicks = []

    def click(element) -> None:
        clicks.append(element.text)
        element.click()
        waiting(browser, REQUEST_LIMIT).until(expected_conditions.staleness_of(element))

    browser.get(f"{guarded.url}/console/projects/{guarded.project}")
    click(browser.find_element(By.CSS_SELECTOR, '.console-nav a[href$="/why-no-code"]'))
    browser.switch_to.active_element.send_keys(held)
    click(browser.find_element(By.CSS_SELECTOR, "main form.search button"))
    click(browser.find_element(By.CSS_SELECTOR, ".remedy button"))
    wait_for(browser, "sent again")
    assert len(clicks) == 3, clicks
    explained = api(guarded, "POST", "/numbers:explain", {"phoneNumber": held}).json()
    assert "hold" not in explained


def tab_to(browser, selector: str):
    """Presses Tab until an element that the selector matches has the focus, and returns it."""
    for _ in range(400):
        ActionChains(browser).send_keys(Keys.TAB).perform()
        focused = browser.switch_to.active_element
        if browser.execute_script("return arguments[0].matches(arguments[1])", focused, selector):
            return focused
    raise AssertionError(f"Tab does not reach {selector}")


def press_enter(browser, element) -> None:
    element.send_keys(Keys.ENTER)
    waiting(browser, REQUEST_LIMIT).until(expected_conditions.staleness_of(element))


def test_a_user_is_found_and_disabled_with_the_keyboard_alone(browser, guarded):
    number = "+16505550178"
    guarded.sign_in(number)
    browser.get(f"{guarded.url}/console/projects/{guarded.project}")
    press_enter(browser, tab_to(browser, '.console-nav a[href$="/users"]'))
    field = tab_to(browser, "main form.search input")
    field.send_keys(number)
    press_enter(browser, field)
    press_enter(browser, tab_to(browser, "main tbody a"))
    press_enter(browser, tab_to(browser, 'form[action$="/disabled"] button'))
    wait_for(browser, "Disabled.")
    # The answer about the number offers to enable the user again.
    open_page(browser, guarded, f"why-no-code?query={quote(number)}")
    press_enter(browser, tab_to(browser, 'form[action$="/disabled"] button'))
    wait_for(browser, "Enabled.")


def test_a_setting_is_saved_and_a_hold_ended_with_the_keyboard_alone(browser, guarded):
    held = hold_again(guarded, 3000)
    browser.get(f"{guarded.url}/console/projects/{guarded.project}")
    press_enter(browser, tab_to(browser, '.console-nav a[href$="/settings"]'))
    field = tab_to(browser, '[name="phoneSignIn.codes.length"]')
    field.send_keys(Keys.BACKSPACE, "7")
    press_enter(browser, tab_to(browser, ".save-bar button"))
    wait_for(browser, "Saved.")
    press_enter(browser, tab_to(browser, '.console-nav a[href$="/why-no-code"]'))
    browser.switch_to.active_element.send_keys(held)
    press_enter(browser, browser.switch_to.active_element)
    press_enter(browser, tab_to(browser, ".remedy button"))
    wait_for(browser, "sent again")


def test_after_a_refusal_the_alert_has_the_focus_and_what_was_entered_counts_as_unsaved(browser, guarded):
    open_page(browser, guarded, "settings/sign-in")
    field = browser.find_element(By.NAME, "phoneSignIn.codes.length")
    field.send_keys("00")
    press_enter(browser, field)
    assert browser.switch_to.active_element.get_attribute("role") == "alert"
    status = browser.find_element(By.CSS_SELECTOR, "[data-change-count]")
    assert status.text == "Unsaved changes: 1"
    browser.find_element(By.NAME, "phoneSignIn.codes.length").send_keys("0")
    assert status.text == "Unsaved changes: 1", "the same setting counts once"


def test_the_buttons_lead_to_filled_in_pages(browser, guarded):
    french = "+33612345678"
    changed = api(guarded, "PATCH", "/settings", {"settings": {"smsRegions.allowed": '["DE", "US"]'}})
    assert changed.status_code == 200, changed.text
    page = guarded.get(f"/console/projects/{guarded.project}/why-no-code?query={quote(french)}").text
    assert "/countries?add=FR" in page
    open_page(browser, guarded, "countries?add=FR")
    assert browser.find_element(By.NAME, "country-FR").is_selected()
    assert browser.find_element(By.CSS_SELECTOR, "[data-change-count]").text == "Unsaved changes: 1"
    assert api(guarded, "PATCH", "/settings", {"settings": {"smsRegions.allowed": "null"}}).status_code == 200


def test_answers_are_in_words_and_their_times_are_elements(guarded):
    number = "+16505550177"
    guarded.sign_in(number)
    page = guarded.get(f"/console/projects/demo-dialtone/why-no-code?query={quote(number)}").text
    answer = page.split('aria-label="Answer"', 1)[1].split("</section>", 1)[0]
    assert "Its code was entered at <time datetime=" in answer
    owner = api(guarded, "POST", "/numbers:explain", {"phoneNumber": number}).json()["account"]
    deleted = requests.post(
        f"{guarded.url}/v1/projects/demo-dialtone/accounts:delete",
        headers={"Authorization": "Bearer owner"},
        json={"localId": owner["localId"]},
        timeout=REQUEST_LIMIT,
    )
    assert deleted.status_code == 200, deleted.text
    page = guarded.get(f"/console/projects/demo-dialtone/why-no-code?query={quote(number)}").text
    answer = page.split('aria-label="Answer"', 1)[1].split("</section>", 1)[0]
    assert "no user has this number" in answer and "/hooks-calls" in answer
    page = guarded.get("/console/projects/demo-dialtone/why-no-code?query=hello").text
    assert "No number, address or user ID found in “hello”." in page


def test_the_guard_counts_refusals_and_names_rules_in_words(guarded):
    ask(guarded, HELD)
    page = guarded.get("/console/projects/demo-dialtone/guard").text
    spending = page.split('aria-labelledby="spending"', 1)[1].split("</table>", 1)[0]
    project = spending.split("<tbody>", 1)[1].split("</tr>", 1)[0]
    refused = project.split('<td class="number">')[3].split("<", 1)[0]
    assert int(refused) > 0
    assert "Germany" in spending
    page = guarded.get("/console/projects/demo-dialtone/guard/decisions").text
    assert ">allowed</span>" in page and ">sent</span>" not in page
    assert "Budget for unanswered messages (prefix" in page or "Held prefix" in page


def test_filters_are_in_the_address_and_a_message_has_a_page(browser, guarded):
    open_page(browser, guarded, "messages?number=" + quote(SILENT))
    rows = browser.find_elements(By.CSS_SELECTOR, "tbody tr")
    assert len(rows) == 1
    assert browser.find_element(By.NAME, "number").get_attribute("value") == SILENT
    rows[0].find_element(By.TAG_NAME, "a").click()
    assert SILENT in browser.find_element(By.TAG_NAME, "h1").text
    assert browser.find_element(By.LINK_TEXT, "Why no code?")


def test_a_chart_has_a_title_a_finding_and_a_table(browser, guarded):
    open_page(browser, guarded, "messages-statistics?days=1")
    chart = browser.find_element(By.CSS_SELECTOR, ".chart svg[role=img]")
    names = chart.get_attribute("aria-labelledby").split()
    texts = [browser.execute_script("return document.getElementById(arguments[0]).textContent", one)
             for one in names]
    assert texts[0] == "Messages by hour"
    assert "Most messages" in texts[1]
    assert browser.find_elements(By.CSS_SELECTOR, ".chart rect.bar-outline")
    values = browser.find_element(By.CSS_SELECTOR, "[aria-labelledby=by-time] tbody")
    assert values.get_attribute("textContent").strip()


def test_the_overview_counts_sign_ins_and_refusals_and_shows_the_server(browser, guarded):
    guarded.sign_in("+16505550123")
    refused = requests.post(
        f"{guarded.url}/v1/accounts:signInWithPassword?key=any",
        json={"email": "unknown@example.com", "password": "wrong-password"},
        timeout=REQUEST_LIMIT,
    )
    assert refused.status_code == 400

    def has_counts(shown):
        open_page(shown, guarded, "/console/projects/demo-dialtone")
        return shown.find_elements(By.ID, "sign-ins") and shown.find_elements(By.ID, "reasons")

    # A node writes its counts every few seconds.
    waiting(browser, 20).until(has_counts)
    table = browser.find_element(By.CSS_SELECTOR, "[aria-labelledby=sign-ins] tbody")
    assert table.get_attribute("textContent").strip()
    text = browser.find_element(By.TAG_NAME, "main").text
    assert "Numbering plan" in text and "SQLite" in text and "Housekeeping" in text
    open_page(browser, guarded, "/console/projects/demo-dialtone?days=%3Cscript%3E")
    assert "last 24 hours" in browser.find_element(By.TAG_NAME, "main").text


@pytest.fixture(scope="module")
def server(binary, tmp_path_factory):
    running = ProductionServer(binary, tmp_path_factory.mktemp("production"))
    running.command("opt-outs", "add", "+4915123456789", "--project", running.project)
    yield running
    assert running.stop() == 0


def start(server) -> str:
    return f"/console/projects/{server.project}"


def test_a_viewer_sees_why_but_the_api_refuses_the_button(server, viewer):
    path = f"{start(server)}/why-no-code"
    page = viewer.get(f"{path}?query=%2B4915123456789")
    assert page.status_code == 200
    assert "this requires the editor role" in page.text
    answer = viewer.submit(f"{path}/act")
    assert answer.status_code == 403
    assert "opted out" in viewer.get(f"{path}?query=%2B4915123456789").text.lower()
    viewer.get(f"{start(server)}/guard/replay")
    tried = viewer.submit(f"{start(server)}/guard/replay", **{"sendGuard.caps.project.perDay": "1"})
    assert tried.status_code == 200 and "with the changed rules" in tried.text
    fields = Form(tried.text).forms[f"{start(server)}/guard/replay"]
    assert viewer.post(f"{start(server)}/guard/replay/save", fields).status_code == 403
    assert viewer.get("/console/gateways").status_code in (401, 403, 404)


@pytest.mark.parametrize(
    "headers",
    [{"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": None, "Origin": "https://evil.example"}],
)
@pytest.mark.parametrize("action", ["why-no-code/act", "guard/release", "guard/replay/save"])
def test_forms_of_other_sites_change_nothing(server, owner, action, headers):
    owner.get(f"{start(server)}/why-no-code?query=%2B4915123456789")
    fields = {"kind": "removeOptOut", "number": "+4915123456789", "subject": "prefix:+4915123",
              "sendGuard.caps.project.perDay": "1"}
    for token in ("", "AAAA"):
        path = f"{start(server)}/{action}"
        assert owner.post(path, fields | {"token": token}, **headers).status_code == 403
        assert owner.post(path, fields | {"token": token}).status_code == 403


def test_hostile_text_stays_text(server, owner):
    for path in (
        "why-no-code?query=", "messages?number=", "messages?gateway=", "messages?state=",
        "messages?page=", "guard/decisions?number=", "guard/decisions?page=",
        "prices?country=", "prices/", "settings/messages/apps/", "messages/",
    ):
        page = owner.get(f"{start(server)}/{path}{quote(HOSTILE, safe='')}")
        assert page.status_code in (200, 400, 404), path
        assert "<script>alert" not in page.text, path


def test_an_owner_removes_an_opt_out_tries_a_rule_and_saves_it(server, owner):
    path = f"{start(server)}/why-no-code"
    owner.get(f"{path}?query=%2B4915123456789")
    done = owner.submit(f"{path}/act")
    assert done.headers["location"].endswith("done=opt-out-removed")
    assert "allowed again" in owner.get(done.headers["location"]).text
    replay = f"{start(server)}/guard/replay"
    owner.get(replay)
    wrong = owner.submit(replay, **{"sendGuard.caps.project.perDay": "much"})
    assert wrong.status_code == 400 and "must be a number" in wrong.text and 'value="much"' in wrong.text
    changes = {"sendGuard.caps.project.perDay": "12.5"}
    owner.get(replay)
    # What was not tried out is tried out instead of saved.
    tried = owner.post(f"{replay}/save", Form(owner.page).forms[replay] | changes)
    assert tried.status_code == 200 and "with the changed rules" in tried.text
    assert "<code>12.5</code>" not in owner.get(f"{start(server)}/guard").text
    fields = Form(tried.text).forms[replay]
    server.command("projects", "set", server.project, "sendGuard.caps.reserve=0.2")
    late = owner.post(f"{replay}/save", fields)
    assert late.status_code == 409 and "have changed" in late.text and 'value="12.5"' in late.text
    tried = owner.submit(replay)
    unconfirmed = owner.post(f"{replay}/save", Form(tried.text).forms[replay])
    assert unconfirmed.status_code == 400 and "Nothing is saved yet" in unconfirmed.text
    done = owner.post(f"{replay}/save", Form(unconfirmed.text).forms[replay] | {"confirmation": server.project})
    assert done.status_code == 303, done.text
    assert "<code>12.5</code>" in owner.get(f"{start(server)}/guard").text
    unknown = owner.post(
        f"{path}/act", {"token": token_of(owner), "kind": "dropTables", "query": "x"}
    )
    assert unknown.status_code == 400
