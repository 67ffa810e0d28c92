"""Every page and form of the console with every role: what the API refuses, and what it allows."""

import re

import pytest
import requests

from console_access import (
    ASKING, CONFIRMED, ENTRIES, HARMLESS, PROBLEMS, TABLE, allows, entered, listed, need, short,
)
from console_crawl import PageForm, PageReader, Routes, send_form, token_of, walk
from console_routes import console_routes
from console_site import ROLES, ConsoleSite
from operator_browser import OperatorBrowser

# The last route answers for all addresses that no other one has.
ROUTES = [route for route in console_routes() if route != "GET /console/**"]
FINDER = Routes(ROUTES)
EXPLANATION = re.compile(r"requires? the (owner|editor) role|role (editor|owner)")
OTHER_PROJECT = "/console/projects/other"

# What the server writes by itself, or because of a request that changes nothing else.
UNWATCHED = {
    "activity_count", "app_proof_count", "audit_chain", "audit_entry", "hook_delivery", "node", "operator_session",
    "probe_filler", "write_probe",
}
FOREIGN = (
    {"Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"},
    # Older browsers send only the second header.
    {"Sec-Fetch-Site": None, "Origin": "https://evil.example"},
)
# The order of forms: those that end something come after those that need it.
ENDINGS = ("start", "cancel", "disabled", "sign-out", "end", "change", "remove", "withdraw", "erase", "delete")


@pytest.fixture(scope="module")
def site(binary, tmp_path_factory):
    running = ConsoleSite(binary, tmp_path_factory.mktemp("production"))
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="module")
def seen(site):
    """What an owner of the server has seen, who may open every page."""
    found = walk(site.owner, FINDER, site.starts, OTHER_PROJECT)
    for form in site.unlinked_forms(found):
        found.forms.setdefault(FINDER.find("POST", form.action), []).append(form)
    return found


@pytest.fixture(scope="module")
def tokens(site) -> dict[str, str]:
    return {role: token_of(operator) for role, operator in site.operators.items()}


def forms_needing(seen, *needs: str) -> list[tuple[str, PageForm]]:
    """A form of each route that needs one of the roles."""
    return [
        (route, forms[0]) for route, forms in sorted(seen.forms.items())
        if route.startswith("POST") and (not needs or need(route) in needs)
    ]


def test_every_route_has_a_role_and_is_visited(seen):
    assert [route for route in ROUTES if need(route) is None] == []
    assert TABLE.keys() - {short(route) for route in ROUTES} == set()
    assert ENTRIES.keys() - {short(route) for route in ROUTES} == set()
    assert [route for route in ROUTES if route not in seen.addresses and route not in seen.forms] == []
    assert {one for one in seen.strays if "/console" in one} == set()


def test_to_open_pages_changes_nothing(site, seen):
    before = site.snapshot(*UNWATCHED)
    walk(site.operators["viewer"], FINDER, site.starts, OTHER_PROJECT)
    assert changes(site, before) == {}


def changes(site, before: dict[str, list]) -> dict[str, list]:
    after = site.snapshot(*UNWATCHED)
    return {name: rows for name, rows in after.items() if rows != before[name]}


@pytest.mark.parametrize("role", [*ROLES, "none"])
def test_a_role_opens_its_pages_and_is_offered_only_its_forms(site, seen, role):
    operator = site.operators.get(role) or OperatorBrowser(site.server)
    found = []
    for route, addresses in seen.addresses.items():
        answer = operator.get(addresses[0])
        needed = need(route)
        if needed == "open":
            found += [f"{route}: {answer.status_code}"] if answer.status_code >= 500 else []
        elif role == "none":
            if not answer.headers.get("location", "").startswith("/console/sign-in?next="):
                found.append(f"{route} opens without a session")
        elif allows(role, needed):
            is_open = answer.status_code in {200, 303} and "/sign-in?" not in answer.headers.get("location", "")
            found += [] if is_open else [f"{route}: {answer.status_code}"]
            found += problems(role, addresses[0], answer)
        elif answer.status_code not in {401, 403, 404}:
            found.append(f"{route} opens: {answer.status_code}")
        assert answer.status_code < 500, route
    assert found == []


def problems(role: str, address: str, answer: requests.Response) -> list[str]:
    """The links and forms of a page that the role may not use, and that are not explained."""
    if "text/html" not in answer.headers.get("content-type", ""):
        return []
    page = PageReader(address, answer.text)
    links = [PageForm("GET", link.partition("?")[0].partition("#")[0], address) for link in page.links]
    found = []
    for form in links + page.forms:
        route = FINDER.find(form.method, form.action)
        if route is None or allows(role, need(route)) or form.action.startswith(OTHER_PROJECT):
            continue
        if form.method == "GET" or form.can_be_sent:
            found.append(f"{address} offers {form.action}")
        elif not EXPLANATION.search(answer.text):
            found.append(f"{address} does not explain {form.action}")
    return found


def test_the_api_refuses_each_form_of_a_lower_role_and_notes_it(site, seen, tokens):
    before = site.snapshot(*UNWATCHED)
    found = []
    for route, form in forms_needing(seen, *TABLE.values()):
        for role, operator in site.operators.items():
            if allows(role, need(route)):
                continue
            count = site.refusals()
            answer = send_form(operator, form, entered(route, form) | {"token": tokens[role]})
            if answer.status_code not in {401, 403, 404} and "Your role is not sufficient" not in answer.text:
                found.append(f"{role}: {route}: {answer.status_code} {answer.headers.get('location', '')}")
            elif answer.status_code != 404 and site.refusals() == count:
                found.append(f"{role}: {route}: no call of the API refused it")
    assert found == []
    assert changes(site, before) == {}


def test_forms_without_the_session_s_own_token_or_of_other_sites_change_nothing(site, seen, tokens):
    before = site.snapshot(*UNWATCHED)
    found = []
    for route, form in forms_needing(seen):
        fields = entered(route, form)
        tries = [(tokens["server owner"], headers) for headers in FOREIGN]
        if need(route) != "open":
            tries += [("", {}), (tokens["owner"], {})]
        for token, headers in tries:
            answer = send_form(site.owner, form, fields | {"token": token}, **headers)
            if answer.status_code != 403:
                found.append(f"{route} {headers}: {answer.status_code}")
    assert found == []
    assert changes(site, before) == {}


def test_each_form_is_harmless_or_asks_for_the_name_of_what_it_ends():
    posts = {short(route) for route in ROUTES if route.startswith("POST")}
    groups = [listed(CONFIRMED), set(ASKING), listed(HARMLESS)]
    assert sorted(set.union(*groups) ^ posts) == []
    assert sum(map(len, groups)) == len(posts), "a form is in two lists"


def test_a_dangerous_form_without_the_typed_name_changes_nothing(site, seen, tokens):
    before = site.snapshot(*UNWATCHED)
    found = []
    for route, form in forms_needing(seen):
        if short(route) not in listed(CONFIRMED):
            continue
        fields = entered(route, fresh(site.owner, form)) | {"token": tokens["server owner"], "confirmation": "another"}
        answer = send_form(site.owner, form, fields)
        # On a slow machine, the form may ask for another confirmation first.
        if answer.status_code != 400 and 'name="draft"' not in answer.text:
            found.append(f"{route}: {answer.status_code}")
    for route, (page, change) in ((route, change) for route, change in ASKING.items() if change):
        forms = [one for name, all_forms in seen.forms.items() if short(name) == route for one in all_forms]
        # Not every user has an address that another one could replace.
        fitting = (one for one in forms if re.search(page, one.page) and one.fields.get("email") != "")
        form = fresh(site.owner, next(fitting))
        fields = form.fields | {name: value for name, value in change.items() if value is not None}
        fields = {name: value for name, value in fields.items() if change.get(name, "") is not None}
        answer = send_form(site.owner, form, fields | {"token": tokens["server owner"], "confirmation": ""})
        if answer.status_code != 400 or 'name="confirmation"' not in answer.text:
            found.append(f"{route}: {answer.status_code} {words(answer.text)}")
    assert found == []
    assert changes(site, before) == {}


def test_each_form_works_with_the_lowest_role_that_it_needs(site, seen, tokens):
    found = []
    ended: list[str] = []
    for route in sorted(filter(is_of_role, seen.forms), key=order):
        forms = [one for one in seen.forms[route] if not one.action.startswith(tuple(ended))]
        form = next((one for one in forms if site.leaver in one.action), forms[0])
        operator = site.operators[need(route)]
        fields = entered(route, fresh(operator, form)) | {"token": tokens[need(route)]}
        answer = send_form(operator, form, fields)
        problem = PROBLEMS.get(short(route))
        is_done = answer.status_code in {200, 303} and 'is-bad" role="alert"' not in answer.text
        if not is_done if problem is None else problem not in answer.text:
            found.append(f"{route}: {form.action}: {answer.status_code} {words(answer.text)}")
        if route.endswith(("/start", "/cancel", "/remove", "/erase", "/delete")):
            ended.append(form.action.rpartition("/")[0] + "/")
    assert found == []


def is_of_role(route: str) -> bool:
    return route.startswith("POST") and need(route) not in {"open", "self"}


def order(route: str) -> tuple[int, int, str]:
    """What ends something comes last, and first that for the smaller things."""
    name = route.rpartition("/")[2]
    return (ENDINGS.index(name) + 1 if name in ENDINGS else 0, -route.count("/"), route)


def fresh(operator: OperatorBrowser, form: PageForm) -> PageForm:
    """The form with the present version of what it changes."""
    if not form.fields.keys() & {"etag", "seen"}:
        return form
    forms = PageReader(form.page, operator.get(form.page).text).forms
    same = [one for one in forms if one.action == form.action and one.method == form.method]
    # The rows of a table have forms with the same address.
    return max(same, key=lambda one: len(one.fields.items() & form.fields.items()))


def words(page: str) -> str:
    alert = re.search(r'role="alert"[^>]*>(.*?)</', page, re.S)
    return alert[1] if alert else " ".join(re.sub(r"<[^>]*>", " ", page.partition("<main")[2]).split())[:300]
