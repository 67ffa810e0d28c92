"""The console's pages for prices, senders, budgets and caps, and the settings whose entries are rows."""

import json
import re

import pytest
from selenium.webdriver.common.by import By

from accessibility import violations
from console_fixtures import owner, server, viewer
from operator_browser import Form
from running_server import RunningServer
from test_accessibility import DESKTOP, PHONE, show
from test_console_diagnosis import api, ask, open_page, start

SETTINGS = {
    "sendGuard.prices": '{"DE": 0.075, "*": 0.1}',
    "sendGuard.currency": '"EUR"',
    "sendGuard.caps.countries": '{"FR": {"perHour": 5, "perDay": null, "perMonth": null}}',
    "messages.senders": '{"DE": {"senderID": "ACME"}, "*": {"senderID": "SHOP"}}',
    "messages.texts": '{"de": "{code} f\u00fcr {app}"}',
    "messages.apps": '{"com.example.app": {"name": "Own", "texts": {"fr": "{code} pour {app}"}}}',
    "mails.texts": json.dumps({"signIn.en": {"subject": "Sign in", "body": "Hello\n\n{link}"}}),
    "sendGuard.mode": '"audit"',
}
PAGES = {
    "prices": "prices", "an unknown country": "prices?country=Atlantis", "a country": "prices/DE",
    "all others": "prices/default", "a country without messages": "prices/FR", "budgets": "budgets",
    "spending": "settings/spending", "fraud": "settings/fraud", "messages": "settings/messages",
    "app verification": "settings/app-verification", "an app": "settings/messages/apps/com.example.app",
    "the rules of an app": "settings/app-verification/apps/com.example.app", "branding": "branding?language=de",
}


@pytest.fixture(scope="module")
def development(binary):
    running = RunningServer(binary)
    own = {"appVerification.apps": '{"com.example.app": {"enforcement": "audit"}}'}
    changed = api(running, "PATCH", "/settings", {"settings": SETTINGS | own})
    assert changed.status_code == 200, changed.text
    for number in range(3):
        ask(running, f"+491512345678{number}")
    yield running
    assert running.stop() == 0


def found_in(browser) -> list[str]:
    found = violations(browser)
    for scheme, device in (("dark", PHONE), ("dark", DESKTOP), ("light", DESKTOP)):
        show(browser, scheme, device)
        found += violations(browser)
    return found


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_and_the_page_fits_a_phone(browser, development, name):
    show(browser, "light", PHONE)
    open_page(browser, development, PAGES[name])
    assert browser.find_element(By.TAG_NAME, "h1").text
    assert browser.execute_script("return document.documentElement.scrollWidth") <= 320
    found = found_in(browser)
    assert not found, "\n".join(dict.fromkeys(found))
    # Chromium reports every page with an error's status.
    log = [line for line in browser.get_log("browser") if line["level"] == "SEVERE" and line["source"] != "network"]
    assert not log


def test_the_result_of_a_replay_is_accessible_and_names_false_positives(browser, development):
    show(browser, "light", PHONE)
    open_page(browser, development, "guard/replay")
    # The fields of a group are hidden until it is opened.
    browser.find_elements(By.CSS_SELECTOR, "details.panel > summary")[2].click()
    field = browser.find_element(By.NAME, "sendGuard.caps.project.perDay")
    field.clear()
    field.send_keys("0.01")
    field.submit()
    answer = browser.find_element(By.CSS_SELECTOR, ".answer").text
    assert "Users who entered their code" in answer and "with the changed rules" in answer
    table = browser.find_element(By.CSS_SELECTOR, ".comparison").text
    assert "Spending cap" in table and "Germany" in table
    assert browser.find_element(By.NAME, "sendGuard.caps.project.perDay").get_attribute("value") == "0.01"
    assert browser.execute_script("return document.documentElement.scrollWidth") <= 320
    found = found_in(browser)
    assert not found, "\n".join(dict.fromkeys(found))


def values(owner, page: str, name: str) -> list[str]:
    """The values of a page's fields whose names begin so."""
    fields = {key: one for form in Form(owner.get(page).text).forms.values() for key, one in form.items()}
    return [fields[key] for key in sorted(fields) if key.startswith(name)]


def test_a_country_gets_a_price_a_sender_and_caps_and_loses_them(server, owner):
    root = start(server)
    to_country = owner.get(f"{root}/prices?country=germany")
    assert to_country.headers["location"].endswith("/prices/DE")
    page = f"{root}/prices/DE"
    owner.get(page)
    wrong = owner.submit(page, price="cheap", senderID="ACME")
    assert wrong.status_code == 400 and "Enter a number" in wrong.text
    assert 'value="cheap"' in wrong.text and 'value="ACME"' in wrong.text
    refused = owner.submit(page, price="0.07", senderID="much too long a name")
    assert refused.status_code == 400 and 'href="#setting-senderID"' in refused.text
    negative = owner.submit(page, price="0.07", senderID="ACME", perDay="-5", hasCaps="true")
    assert negative.status_code == 400 and 'href="#setting-perDay"' in negative.text
    assert "Nothing is saved yet" not in negative.text
    terms = {"price": "0.07", "senderID": "ACME", "perDay": "20", "hasCaps": "true"}
    unconfirmed = owner.submit(page, **terms)
    assert unconfirmed.status_code == 400 and "Nothing is saved yet" in unconfirmed.text
    assert "/ day" not in owner.get(f"{root}/prices").text
    owner.get(page)
    done = owner.submit(page, **terms, confirmation=server.project)
    assert done.status_code == 303, done.text
    row = re.search(r'prices/DE">Germany.*?</tr>', owner.get(f"{root}/prices").text, re.S)[0]
    assert ">0.07<" in row and ">ACME<" in row and "20 / day" in row
    assert "sendGuard.prices" in owner.get(f"{root}/audit-log").text
    fields = Form(owner.get(page).text).forms[f"{page}/remove"]
    unconfirmed = owner.post(f"{page}/remove", fields)
    assert unconfirmed.status_code == 400 and "Type DE to confirm." in unconfirmed.text
    assert owner.post(f"{page}/remove", fields | {"confirmation": "DE"}).status_code == 303
    assert "prices/DE" not in owner.get(f"{root}/prices").text


def test_a_currency_needs_a_price_for_all_others_and_a_conflict_keeps_the_entries(server, owner):
    page = f"{start(server)}/prices/default"
    owner.get(page)
    wrong = owner.submit(page, currency="eur")
    assert wrong.status_code == 400 and "must have a price for *" in wrong.text
    assert 'value="EUR"' in wrong.text
    server.command("projects", "set", server.project, "phoneSignIn.codes.length=7")
    late = owner.submit(page, currency="EUR", price="0.05")
    assert late.status_code == 409 and "have changed" in late.text and 'value="0.05"' in late.text
    assert owner.submit(page).status_code == 303
    assert "All amounts are in EUR" in owner.get(f"{start(server)}/prices").text
    owner.get(page)
    assert owner.submit(page, currency="USD", price="").status_code == 303


def test_budgets_are_saved_and_a_wrong_amount_is_named(server, owner):
    page = f"{start(server)}/budgets"
    owner.get(page)
    wrong = owner.submit(page, **{"sendGuard.caps.project.perDay": "-5"})
    assert wrong.status_code == 400 and 'href="#setting-sendGuard.caps.project.perDay"' in wrong.text
    assert "Nothing is saved yet" not in wrong.text, "a wrong amount is reported before it asks for the confirmation"
    changes = {"sendGuard.caps.project.perDay": "77", "sendGuard.budgets.app.perHour": ""}
    owner.get(page)
    unconfirmed = owner.submit(page, **changes)
    assert unconfirmed.status_code == 400 and "Nothing is saved yet" in unconfirmed.text
    done = owner.submit(page, **changes, confirmation=server.project)
    assert done.status_code == 303, done.text
    owner.get(page)
    raised = owner.submit(page, **{"sendGuard.caps.project.perDay": "78"})
    assert raised.status_code == 303, "a higher cap needs no confirmation"
    owner.get(page)
    assert owner.submit(page, **{"sendGuard.caps.project.perDay": "0"}).status_code == 400
    assert values(owner, page, "sendGuard.caps.project.perDay") == ["78"]
    owner.get(page)
    assert owner.submit(page, **{"sendGuard.caps.project.perDay": "77"}, confirmation=server.project).status_code == 303
    assert values(owner, page, "sendGuard.caps.project.perDay") == ["77"]
    assert values(owner, page, "sendGuard.budgets.app.perHour") == [""]


def test_rows_are_added_filled_in_and_removed_without_scripts(server, owner):
    page = f"{start(server)}/settings/messages"
    name = "messages.senders"
    owner.get(page)
    added = owner.submit(page, rows=f"add {name}", **{"messages.name": "Kept"})
    assert added.status_code == 200 and f'name="{name}/0/0"' in added.text and 'value="Kept"' in added.text
    # The entry of a country is found by its name, too.
    row = {f"{name}/0/0": "France", f"{name}/0/1": "way too long a sender"}
    refused = owner.submit(page, **row)
    assert refused.status_code == 400 and f'aria-describedby="problem-{name}/0"' in refused.text
    done = owner.submit(page, **row | {f"{name}/0/1": "SHOP"})
    assert done.status_code == 303, done.text
    assert values(owner, page, name) == ["FR", "SHOP", "", ""]
    twice = owner.submit(page, rows=f"add {name}")
    twice = owner.submit(page, **{f"{name}/1/0": "fr", f"{name}/1/1": "OTHER"})
    assert twice.status_code == 400 and "There is already a row for FR." in twice.text
    unknown = owner.submit(page, **{f"{name}/1/0": "Atlantis", f"{name}/1/1": "OTHER"})
    assert unknown.status_code == 400 and "is not a country" in unknown.text
    removed = owner.submit(page, rows=f"remove {name}/0", **{f"{name}/1/0": "DE", f"{name}/1/1": "OTHER"})
    assert removed.status_code == 200 and f'name="{name}/1/0"' not in removed.text
    assert owner.submit(page).status_code == 303
    assert values(owner, page, name) == ["DE", "OTHER", "", ""]


def test_a_page_that_is_saved_unchanged_changes_no_text(server, owner):
    page = f"{start(server)}/settings/messages"
    mail = {"signIn.en": {"subject": "Sign in", "body": "Hello\n\n{link}"}}
    texts = {"de": "{code} ist\ndein Code"}
    server.command(
        "projects", "set", server.project, f"mails.texts={json.dumps(mail)}", f"messages.texts={json.dumps(texts)}"
    )
    for _ in range(2):
        owner.get(page)
        assert owner.submit(page).status_code == 303
    assert values(owner, page, "messages.texts") == ["de", texts["de"]]
    assert values(owner, page, "mails.texts") == ["signIn", "en", "Sign in", mail["signIn.en"]["body"], ""]


def test_kinds_of_numbers_and_lists_have_boxes_instead_of_json(server, owner):
    page = f"{start(server)}/settings/fraud"
    text = owner.get(page).text
    assert 'name="sendGuard.kinds/mobile" checked' in text and 'name="sendGuard.kinds/all"' in text
    changed = owner.submit(page, **{"sendGuard.kinds/voIP": "on"})
    assert changed.status_code == 400 and "to confirm" in changed.text
    assert owner.submit(page, confirmation=server.project).status_code == 303
    assert 'name="sendGuard.kinds/voIP" checked' in owner.get(page).text
    assert owner.submit(page, confirmation=server.project, **{"sendGuard.kinds/all": "on"}).status_code == 303
    assert 'name="sendGuard.kinds/all" checked' in owner.get(page).text


def test_an_app_gets_values_of_its_own_and_loses_them(server, owner):
    server.command("apps", "add", server.project, "--platform", "web", "--name", "Shop page")
    page = f"{start(server)}/settings/messages"
    path = re.search(r'href="([^"]*/settings/messages/apps/[^"]*)"', owner.get(page).text)[1]
    assert "no values of its own" in owner.get(path).text
    wrong = owner.submit(path, **{"messages.domain": "not a host"})
    assert wrong.status_code == 400 and 'href="#setting-messages.domain"' in wrong.text
    assert 'value="not a host"' in wrong.text
    done = owner.submit(path, **{"messages.domain": "shop.example.com", "messages.name": "Page"})
    assert done.status_code == 303, done.text
    assert values(owner, path, "messages.domain") == ["shop.example.com"]
    assert "own values" in owner.get(page).text
    fields = Form(owner.get(path).text).forms[f"{path}/remove"]
    assert owner.post(f"{path}/remove", fields).status_code == 303
    assert "own values" not in owner.get(page).text


def test_no_setting_asks_for_json(server, owner):
    page = owner.get(f"{start(server)}/settings/sign-in").text
    groups = set(re.findall(r'href="([^"]*/settings/[^"/#]+)"', page))
    assert len(groups) >= 10
    for path in groups:
        assert "JSON" not in owner.get(path).text, path


def test_more_than_a_hundred_countries_can_be_chosen(server, owner):
    page = f"{start(server)}/countries"
    names = re.findall(r'name="(country-[A-Z]{2})"', owner.get(page).text)
    assert len(names) > 200
    chosen = dict.fromkeys(names, "on")
    done = owner.submit(page, mode="only", confirmation=server.project, **chosen)
    assert done.status_code == 303, done.text
    assert owner.get(page).text.count(" checked><span>") > 200


@pytest.mark.parametrize(
    "page, others", [("settings/spending", {"sendGuard.currency": "CHF"}), ("budgets", {})]
)
def test_a_form_with_rules_is_tried_out_and_gone_back_to(server, owner, viewer, page, others):
    path, replay = f"{start(server)}/{page}", f"{start(server)}/guard/replay"
    button = f'formaction="{replay}"'
    assert button not in viewer.get(path).text
    assert button not in owner.get(f"{start(server)}/settings/sessions").text
    assert button in owner.get(path).text
    saved = Form(owner.page).forms[path]
    changes = {"sendGuard.caps.project.perDay": "987.5"} | others
    tried = owner.post(replay, saved | changes | {"from": page.split("/")[-1]})
    assert tried.status_code == 200 and "with the changed rules" in tried.text
    # The rules of other forms, which were not sent, count as unchanged.
    assert f'data-unsaved="{len(changes)}"' in tried.text
    fields = Form(tried.text).forms[replay]
    assert changes.items() <= fields.items()
    back = owner.post(path, fields | {"rows": "back"})
    assert back.status_code == 200 and f'data-unsaved="{len(changes)}"' in back.text
    assert changes.items() <= Form(back.text).forms[path].items()
    assert Form(owner.get(path).text).forms[path] == saved


def test_branding_is_tried_out_in_both_schemes_without_scripts(server, owner):
    page = f"{start(server)}/branding"
    owner.get(page)
    tried = owner.post(f"{page}/try", Form(owner.page).forms[page] | {"accent": "#7a1fa2", "title": "Tried"})
    assert tried.status_code == 200 and 'value="#7a1fa2"' in tried.text
    assert "derived from the other color" in tried.text
    frames = [one.replace("&amp;", "&") for one in re.findall(r'<iframe[^>]* src="([^"]*)"', tried.text)]
    assert [one.rsplit("=", 1)[1] for one in frames] == ["light", "dark"]
    for frame, scheme in zip(frames, ("light", "dark"), strict=True):
        shown = owner.get(frame)
        assert "Tried" in shown.text
        style = re.search(r'href="([^"]*/preview/style[^"]*)"', shown.text)[1].replace("&amp;", "&")
        css = owner.get(style)
        assert css.status_code == 200 and f"color-scheme: {scheme}" in css.text
        assert ("--accent: #7a1fa2" in css.text) == (scheme == "light")
    owner.get(page)
    wrong = owner.submit(page, terms="ftp://x", accent="#ffee00")
    assert wrong.status_code == 400 and 'aria-invalid="true"' in wrong.text and "ftp://x" in wrong.text
