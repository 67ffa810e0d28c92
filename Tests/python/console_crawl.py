"""A walk through every page of the console that an operator reaches by links, with the forms on them."""

import re
from dataclasses import dataclass, field, replace
from html.parser import HTMLParser
from urllib.parse import parse_qs, urlsplit

import requests

from operator_browser import OperatorBrowser

# So many addresses of a route are opened with different IDs in them, and so many with different queries.
ID_LIMIT = 6
QUERY_LIMIT = 3

TEXT_TYPES = {"text", "search", "email", "tel", "url", "number", "password", "date", "textarea"}


@dataclass
class PageForm:
    """A form as a browser would send it."""

    method: str
    action: str
    page: str
    fields: dict[str, str] = field(default_factory=dict)

    encoding: str = ""

    # The fields that a person types into.
    texts: set[str] = field(default_factory=set)
    boxes: set[str] = field(default_factory=set)

    # Whether a button of the form can be pressed.
    can_be_sent: bool = False


class PageReader(HTMLParser):
    """The links and forms of a page."""

    def __init__(self, page: str, text: str):
        super().__init__()
        self.links: list[str] = []
        self.forms: list[PageForm] = []
        self._page = page
        self._form: PageForm | None = None
        self._named: dict[str, PageForm] = {}
        self._area = self._select = ""
        self._code, self._is_in_code = "", False
        self._option: dict | None = None
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = {name: value or "" for name, value in attributes}
        if tag == "code":
            self._code, self._is_in_code = "", True
        elif tag in {"a", "iframe", "link"}:
            self.links += [values.get("href") or values.get("src") or ""]
        elif tag == "form":
            action = urlsplit(values.get("action") or self._page).path
            self._form = PageForm(values.get("method", "get").upper(), action, self._page)
            self._form.encoding = values.get("enctype", "")
            self.forms.append(self._form)
            self._named[values.get("id", "")] = self._form
        elif form := self._named.get(values["form"]) if "form" in values else self._form:
            self._handle_control(tag, values, form)

    def _handle_control(self, tag: str, values: dict, form: PageForm) -> None:
        name = values.get("name", "")
        is_disabled = "disabled" in values
        if tag == "button":
            if "formaction" not in values:
                form.can_be_sent |= not is_disabled and values.get("type", "submit") == "submit"
            else:
                action = urlsplit(values["formaction"]).path
                self.forms.append(replace(form, action=action, can_be_sent=not is_disabled))
        elif tag == "option" and self._select:
            if "selected" in values or self._select not in form.fields:
                form.fields[self._select] = values.get("value", "")
                self._option = None if "value" in values else form.fields
        elif not name or is_disabled:
            return
        elif tag == "textarea":
            self._area = name
            form.fields[name] = ""
            form.texts.add(name)
        elif tag == "select":
            self._select = name
        elif tag == "input":
            kind = values.get("type", "text")
            if kind == "checkbox":
                form.boxes.add(name)
            if kind not in {"checkbox", "radio"} or "checked" in values:
                form.fields[name] = values.get("value", "on" if kind == "checkbox" else "")
            if name == "confirmation":
                # The page shows what a person must type.
                form.fields[name] = self._code
            if kind in TEXT_TYPES:
                form.texts.add(name)

    def handle_endtag(self, tag):
        if tag == "form":
            self._form = None
        elif tag == "textarea":
            self._area = ""
        elif tag == "code":
            self._is_in_code = False
        elif tag == "select":
            self._select = ""
        elif tag == "option":
            self._option = None

    def handle_data(self, data):
        if self._is_in_code:
            self._code += data
        if self._area and self._form:
            self._form.fields[self._area] += data.removeprefix("\n")
        elif self._option is not None:
            # Without a value, the text of an option is sent.
            self._option[self._select] += data.strip()


@dataclass
class Walk:
    """What an operator has seen."""

    # The text of each page that was opened, by its address.
    pages: dict[str, str] = field(default_factory=dict)

    # The addresses that were opened, and the forms, by the route that answers them.
    addresses: dict[str, list[str]] = field(default_factory=dict)
    forms: dict[str, list[PageForm]] = field(default_factory=dict)

    # Addresses that no route answers.
    strays: set[str] = field(default_factory=set)


class Routes:
    """Finds the route that answers an address."""

    def __init__(self, routes: list[str]):
        self._patterns = [
            (route, re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(route)))) for route in routes
        ]

    def find(self, method: str, path: str) -> str | None:
        matches = [route for route, pattern in self._patterns if pattern.fullmatch(f"{method} {path}")]
        # A name that the route spells out precedes a parameter.
        return min(matches, key=lambda route: route.count("{"), default=None)


def walk(operator: OperatorBrowser, routes: Routes, starts: list[str], but: str) -> Walk:
    """Opens pages as long as they lead to others of the console, and not to those of one project."""
    seen = Walk()
    waiting = list(starts)
    known: dict[tuple, set[str]] = {}
    while waiting:
        address = waiting.pop(0)
        parts = urlsplit(address)
        route = routes.find("GET", parts.path)
        if route is None:
            seen.strays.add(address)
            continue
        query = parse_qs(parts.query, keep_blank_values=True)
        opened = known.setdefault((route, parts.path, *sorted(query)), set())
        paths = known.setdefault((route,), set())
        is_new = parts.path in paths or len(paths) < ID_LIMIT or address in starts
        if address in seen.pages or len(opened) >= QUERY_LIMIT or not is_new:
            continue
        opened.add(address)
        paths.add(parts.path)
        answer = operator.get(address)
        seen.pages[address] = answer.text
        seen.addresses.setdefault(route, []).append(address)
        waiting += [answer.headers.get("location", "")] if answer.is_redirect else []
        if "text/html" in answer.headers.get("content-type", ""):
            reader = PageReader(address, answer.text)
            waiting += [link.partition("#")[0] for link in reader.links]
            for form in reader.forms:
                answering = routes.find(form.method, form.action)
                if answering:
                    seen.forms.setdefault(answering, []).append(form)
                else:
                    seen.strays.add(f"{form.method} {form.action}")
        waiting = [one for one in waiting if one.startswith("/console") and not one.startswith(but)]
    return seen


def token_of(operator: OperatorBrowser) -> str:
    return re.search(r'name="token" value="([^"]+)"', operator.get("/console/profile").text)[1]


def send_form(
    operator: OperatorBrowser, form: PageForm, fields: dict[str, str], **headers
) -> requests.Response:
    """Sends a form in the encoding that it has."""
    if form.encoding != "multipart/form-data":
        return operator.post(form.action, fields, **headers)
    parts = [(name, (None, value)) for name, value in fields.items() if name != "file"]
    parts.append(("file", ("users.json", fields["file"], "application/json")))
    prepared = requests.Request("POST", "http://x", files=parts).prepare()
    return operator.post(
        form.action, prepared.body, **{"Content-Type": prepared.headers["Content-Type"]}, **headers
    )
