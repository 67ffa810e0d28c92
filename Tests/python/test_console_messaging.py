"""The console's pages for texts, mails, countries, hooks, branding, gateways and the export."""

import json
from urllib.parse import quote

import pytest
import requests
from selenium.webdriver.common.by import By

from accessibility import violations
from chromium import waiting
from console_fixtures import owner, server, token_of, viewer
from running_server import RunningServer
from test_accessibility import DESKTOP, PHONE, show
from test_console_diagnosis import api, ask, open_page, start

HOSTILE = '"><script>alert(1)</script>{{layout.token}}\u202e'
PATIENCE = 10

PAGES = {
    "texts": "texts",
    "a text": "texts/de?to=DE",
    "a new language": "texts/haw",
    "mails": "mails?language=ar",
    "a mail": "mails/verifyEmail?language=ar",
    "a customized mail": "mails/resetPassword?language=de",
    "a mail with a problem": "mails/signIn?language=he",
    "countries": "countries",
    "hooks": "hooks",
    "deliveries": "hooks-deliveries",
    "calls": "hooks-calls",
    "branding": "branding?language=de",
    "gateways": "/console/gateways",
}


@pytest.fixture(scope="module")
def development(binary):
    running = RunningServer(binary)
    own = {"resetPassword.de": {"subject": "{app} <b>{name}", "body": "Hallo!\n\n{link}\n\n<script>alert(1)</script>"}}
    settings = {
        "messages.texts": '{"de": "{code} f\u00fcr {app} \u2728"}', "mails.texts": json.dumps(own),
        "mails.from": '"hello@shop.example"',
    }
    changed = api(running, "PATCH", "/settings", {"settings": settings, "displayName": HOSTILE})
    assert changed.status_code == 200, changed.text
    for body in (
        {"url": f"https://example.com/{quote(HOSTILE)}", "trigger": "beforeCreate"},
        {"url": "https://example.com/events", "events": ["account.created"]},
    ):
        made = api(running, "POST", "/hooks", body)
        assert made.status_code == 200, made.text
    ask(running, "+4915123456789")
    yield running
    assert running.stop() == 0


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_and_the_page_fits_a_phone(browser, development, name):
    show(browser, "light", PHONE)
    open_page(browser, development, PAGES[name])
    assert browser.find_element(By.TAG_NAME, "h1").text
    found = violations(browser)
    assert browser.execute_script("return document.documentElement.scrollWidth") <= 320
    for scheme, device in (("dark", PHONE), ("dark", DESKTOP), ("light", DESKTOP)):
        show(browser, scheme, device)
        found += violations(browser)
    assert not found, "\n".join(dict.fromkeys(found))
    assert not [line for line in browser.get_log("browser") if line["level"] == "SEVERE"]


def test_a_message_is_previewed_while_its_text_is_edited(browser, development):
    show(browser, "light", DESKTOP)
    open_page(browser, development, "texts/de")
    shown = {
        name: browser.find_element(By.CSS_SELECTOR, f"[data-shown={name}]")
        for name in ("text", "alphabet", "problem", "price")
    }
    assert "UCS-2" in shown["alphabet"].text
    field = browser.find_element(By.ID, "text")
    field.clear()
    field.send_keys("{code} ist der Code.")
    browser.find_element(By.CSS_SELECTOR, "select[name=to] option[value=DE]").click()
    waiting(browser, PATIENCE).until(lambda _: "ist der Code." in shown["text"].text)
    waiting(browser, PATIENCE).until(lambda _: "USD" in shown["price"].text)
    assert "GSM-7" in shown["alphabet"].text
    field.send_keys(" {code}")
    waiting(browser, PATIENCE).until(lambda _: "more than once" in shown["problem"].text)


def test_a_mail_is_previewed_while_its_text_is_edited(browser, development):
    show(browser, "light", DESKTOP)
    open_page(browser, development, "mails/resetPassword?language=de")
    shown = {
        name: browser.find_element(By.CSS_SELECTOR, f"[data-shown={name}]")
        for name in ("text", "subject", "problem")
    }
    entries = browser.execute_script("return history.length")

    def in_frame(read):
        def found(_):
            browser.switch_to.frame(browser.find_element(By.CSS_SELECTOR, "iframe"))
            try:
                return read()
            finally:
                browser.switch_to.default_content()

        return found

    def heading():
        return browser.find_element(By.TAG_NAME, "h1").text

    body = browser.find_element(By.ID, "body")
    body.clear()
    body.send_keys("Erste Zeile\n\n{link}")
    subject = browser.find_element(By.NAME, "subject")
    subject.clear()
    subject.send_keys("Neu <i>")
    waiting(browser, PATIENCE).until(lambda _: shown["subject"].text == "Neu <i>")
    waiting(browser, PATIENCE).until(in_frame(lambda: heading() == "Neu <i>"))
    paragraphs = in_frame(
        lambda: [one.text for one in browser.find_elements(By.TAG_NAME, "p")]
    )(browser)
    assert paragraphs[0] == "Erste Zeile" and paragraphs[2] == "https://example.com/sample-link"
    assert browser.execute_script("return history.length") == entries
    browser.find_element(By.CSS_SELECTOR, "select[name=scheme] option[value=dark]").click()

    def scheme():
        # The frame runs no scripts, so the style is read by the driver.
        return browser.find_element(By.TAG_NAME, "html").value_of_css_property("color-scheme")

    waiting(browser, PATIENCE).until(in_frame(lambda: scheme() == "dark"))
    assert "Unsaved changes: 2" in browser.find_element(By.CSS_SELECTOR, "[data-change-count]").text
    body.send_keys("{link}")
    waiting(browser, PATIENCE).until(lambda _: "more than once" in shown["problem"].text)
    severe = [line for line in browser.get_log("browser") if line["level"] == "SEVERE"]
    assert not severe, severe
    # The question about unsaved changes would stop the next page.
    body.clear()
    browser.execute_script("document.querySelector('form[data-tracked]').dispatchEvent(new Event('submit'))")


# Scripts do not run in the frames of the preview, and axe is one.
FRAMED = """
return [...document.querySelectorAll("iframe")].map(({ contentDocument }) => {
  const page = contentDocument.documentElement.cloneNode(true);
  page.querySelectorAll("script, link").forEach((element) => element.remove());
  const style = document.createElement("style");
  style.textContent = [...contentDocument.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText).join("\\n");
  page.querySelector("head").append(style);
  return "<!doctype html>" + page.outerHTML;
});
"""
LOADED = """
return [...document.querySelectorAll("iframe")].every(({ contentDocument }) =>
  contentDocument.URL.includes("0d6b57") && contentDocument.readyState === "complete");
"""


def test_axe_finds_nothing_in_the_preview_of_an_edited_sign_in_page(browser, development):
    show(browser, "light", DESKTOP)
    open_page(browser, development, "branding")
    browser.find_element(By.NAME, "title").send_keys("Welcome")
    browser.find_element(By.NAME, "accent").send_keys("#0d6b57")
    waiting(browser, PATIENCE).until(lambda _: browser.execute_script(LOADED))
    pages = browser.execute_script(FRAMED)
    assert len(pages) == 2
    # The page would ask whether to leave it without saving.
    browser.execute_script("document.querySelector('form[data-tracked]').dispatchEvent(new Event('submit'))")
    for page in pages:
        browser.get("about:blank")
        browser.execute_script("document.open(); document.write(arguments[0]); document.close();", page)
        assert browser.find_element(By.TAG_NAME, "h1").text == "Welcome"
        found = violations(browser)
        assert not found, "\n".join(found)


def test_the_sign_in_page_is_previewed_while_its_look_is_edited(browser, development):
    show(browser, "light", DESKTOP)
    open_page(browser, development, "branding")
    browser.find_element(By.NAME, "accent").send_keys("#ffee00")
    browser.find_element(By.NAME, "title").send_keys("Welcome <b>")
    warning = browser.find_element(By.CSS_SELECTOR, "[data-contrast]")
    waiting(browser, PATIENCE).until(lambda _: "contrast" in warning.text)
    frame = browser.find_element(By.CSS_SELECTOR, "iframe")

    def title(_):
        browser.switch_to.frame(frame)
        try:
            return browser.find_element(By.TAG_NAME, "h1").text == "Welcome <b>"
        finally:
            browser.switch_to.default_content()

    waiting(browser, PATIENCE).until(title)
    severe = [line for line in browser.get_log("browser") if line["level"] == "SEVERE"]
    assert not severe, severe


def test_the_api_refuses_each_change_of_a_viewer(server, viewer):
    root = start(server)
    viewer.get(f"{root}/texts/de")
    fields = {"token": token_of(viewer), "text": "{code}", "url": "https://example.com/",
              "trigger": "beforeCreate", "timeout": "7", "confirmation": server.project,
              "kind": "signIn", "email": "eve@example.com", "name": "Other", "delivery": "x"}
    for action in (
        "texts/de", "countries", "hooks", "hooks/x/settings", "hooks/x/secret", "hooks/x/test",
        "hooks/x/remove", "hooks-deliveries/resend", "branding", "mails/signIn",
        "mails/signIn/remove", "mails/signIn/test", "prices/DE", "prices/DE/remove", "prices/default",
        "budgets",
    ):
        answer = viewer.post(f"{root}/{action}", fields)
        assert answer.status_code == 403, action
        assert "Your role is not sufficient" in answer.text, action
    for action in ("add", "change", "remove", "routes/set", "routes/remove"):
        named = fields | {"gateway": "x", "confirmation": "x", "steps": "x"}
        answer = viewer.post(f"/console/gateways/{action}", named)
        assert answer.status_code in (401, 403, 404), action


def test_an_owner_changes_texts_countries_and_the_look(server, owner):
    root = start(server)
    owner.get(f"{root}/texts/de")
    wrong = owner.submit(f"{root}/texts/de", text="no code")
    assert wrong.status_code == 400 and "does not contain {code}" in wrong.text
    assert "no code" in wrong.text
    done = owner.submit(f"{root}/texts/de", text="{code} ist der Code.")
    assert done.status_code == 303, done.text
    assert "own text" in owner.get(f"{root}/texts").text
    tried = owner.get(f"{root}/countries")
    tried = owner.submit(f"{root}/countries", mode="only", numbers="+4915123456789\n+16505550100",
                         **{"country-DE": "on"})
    assert tried.status_code == 400 and "to confirm" in tried.text
    assert "DE is allowed." in tried.text and "US is not on the list" in tried.text
    done = owner.submit(f"{root}/countries", mode="only", confirmation=server.project)
    assert done.status_code == 303, done.text
    assert 'name="country-DE" checked' in owner.get(f"{root}/countries").text
    owner.get(f"{root}/branding")
    wrong = owner.submit(f"{root}/branding", accent="#ffee00")
    assert wrong.status_code == 400 and "has a contrast of" in wrong.text
    done = owner.submit(f"{root}/branding", accent="#0d6b57", title="Hello")
    assert done.status_code == 303, done.text
    preview = owner.get(f"{root}/branding/preview?language=en")
    assert "Hello" in preview.text
    policy = preview.headers["content-security-policy"]
    assert "frame-ancestors 'self'" in policy and "form-action 'none'" in policy
    assert "sandbox allow-same-origin" in policy and "script-src" not in policy


def test_an_owner_customizes_a_mail_and_restores_the_built_in_text(server, owner):
    root = start(server)
    page = f"{root}/mails/verifyEmail"
    opened = owner.get(f"{page}?language=de")
    assert "Bestätigen Sie Ihre E-Mail-Adresse" in opened.text and "customized" not in opened.text
    wrong = owner.submit(page, subject="Hallo", body="kein Link")
    assert wrong.status_code == 400 and "does not contain {link}" in wrong.text
    assert "kein Link" in wrong.text
    owner.get(f"{page}?language=de")
    done = owner.submit(page, subject="Hallo <b>", body="Guten Tag\r\n\r\n{link}")
    assert done.status_code == 303, done.text
    saved = owner.get(f"{page}?language=de")
    assert "customized" in saved.text and "Hallo &lt;b&gt;" in saved.text
    assert "customized" in owner.get(f"{root}/mails").text
    html = owner.get(f"{page}/html?language=de&scheme=dark")
    assert "color-scheme:dark" in html.text and "<b>" not in html.text
    assert "sandbox" in html.headers["content-security-policy"]
    owner.get(f"{page}?language=de")
    server.command("projects", "set", server.project, "mails.senderName=Shop")
    late = owner.submit(page, subject="Other", body="{link}")
    assert late.status_code == 409 and "have changed" in late.text and "Other" in late.text
    owner.get(f"{page}?language=de")
    removed = owner.submit(f"{page}/remove")
    assert removed.status_code == 303, removed.text
    assert "Bestätigen Sie Ihre" in owner.get(f"{page}?language=de").text


def test_a_second_text_keeps_the_first(server, owner):
    root = start(server)
    for language in ("fr", "it"):
        owner.get(f"{root}/texts/{language}")
        done = owner.submit(f"{root}/texts/{language}", text=f"{{code}} {language}")
        assert done.status_code == 303, done.text
    assert "{code} fr" in owner.get(f"{root}/texts/fr").text


def test_an_owner_manages_hooks_and_sees_each_secret_once(server, owner):
    root = start(server)
    owner.get(f"{root}/hooks")
    wrong = owner.submit(f"{root}/hooks", url="https://example.com/", timeout="99",
                         trigger="beforeCreate")
    assert wrong.status_code == 400 and "1 to 30 seconds" in wrong.text
    made = owner.submit(f"{root}/hooks", url="https://example.com/", timeout="7",
                        trigger="beforeCreate")
    assert made.status_code == 200 and "whsec_" in made.text
    page = owner.get(f"{root}/hooks").text
    assert "whsec_" not in page
    hook = page.split(f'action="{root}/hooks/', 1)[1].split("/", 1)[0]
    replaced = owner.submit(f"{root}/hooks/{hook}/secret")
    assert "whsec_" in replaced.text
    refused = owner.submit(f"{root}/hooks/{hook}/remove", confirmation="other")
    assert refused.status_code == 400
    done = owner.submit(f"{root}/hooks/{hook}/remove", confirmation=server.project)
    assert done.status_code == 303 and "No hooks" in owner.get(f"{root}/hooks").text


def test_hostile_text_stays_text(server, owner):
    root = start(server)
    text = quote(HOSTILE, safe="")
    for path in (
        f"texts?language={text}", f"texts/{text}", f"texts/de?to={text}", f"texts/de?app={text}",
        f"mails?language={text}", f"mails/{text}", f"hooks-deliveries?hook={text}",
        f"hooks-calls?hook={text}&user={text}", f"hooks-calls?trigger={text}",
        f"hooks-calls?page={text}",
        f"hooks-deliveries?page={text}", f"branding?language={text}",
        f"branding/preview?draft=1&name={text}&title={text}&accent={text}&terms={text}",
        f"branding/preview/style?accent={text}",
    ):
        page = owner.get(f"{root}/{path}")
        assert page.status_code in (200, 303, 400, 404), path
        assert "<script>alert" not in page.text, path
    owner.get(f"{root}/countries")
    tried = owner.submit(f"{root}/countries", numbers=HOSTILE, mode=HOSTILE)
    assert "<script>alert" not in tried.text


def test_the_export_has_the_rows_of_the_list(development):
    page = requests.get(
        f"{development.url}/console/projects/{development.project}/messages-export", timeout=PATIENCE
    )
    assert page.headers["content-type"].startswith("text/csv")
    assert "attachment" in page.headers["content-disposition"]
    rows = page.text.strip().split("\r\n")
    assert rows[0].startswith("id,created_at,phone_number")
    assert len(rows) == 2 and "+4915123456789" in rows[1]
