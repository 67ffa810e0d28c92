"""Two operators with the same page open: neither overwrites or removes what the other one has just changed."""

import base64
import datetime
import re
from dataclasses import dataclass, field
from html import escape

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import pkcs12

from console_crawl import PageForm, PageReader
from console_site import PROJECT, ConsoleSite, google_key_file
from operator_browser import OperatorBrowser

NOW = datetime.datetime.now(datetime.UTC).replace(microsecond=0)
THEIR_END = NOW + datetime.timedelta(days=100)


def push_key() -> str:
    return ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()


def push_certificate(end: datetime.datetime) -> str:
    """A certificate for pushes to one app in base64, as Keychain Access exports it."""
    key = ec.generate_private_key(ec.SECP256R1())
    app = x509.Name([x509.NameAttribute(x509.NameOID.USER_ID, "com.example.conflict")])
    certificate = (
        x509.CertificateBuilder().subject_name(app).issuer_name(app).public_key(key.public_key())
        .serial_number(x509.random_serial_number()).not_valid_before(NOW)
        .not_valid_after(end).sign(key, hashes.SHA256())
    )
    secret = serialization.BestAvailableEncryption(b"secret")
    return base64.b64encode(pkcs12.serialize_key_and_certificates(None, key, certificate, None, secret)).decode()


@dataclass
class Kind:
    """A kind of thing that operators change: where, by which form, and what the two of them enter."""

    page: str
    action: str
    theirs: dict[str, str]
    own: dict[str, str]

    # What the page of the conflict shows of their change.
    shown: str = ""

    # Further forms that change or remove the thing as it was.
    stale: list[str] = field(default_factory=list)

    # The fields by which the thing's own form is found among others with the same address.
    fixed: dict[str, str] = field(default_factory=dict)

    # Whether the page has to be loaded again before the thing can be replaced.
    reloads: bool = False


SECRETS = {"key", "secretKey", "certificate", "password", "keyFile"}
APP = f"{PROJECT}/apps/KEY"
CAP = "sendGuard.caps.project.perMonth"
KINDS = {
    "hook": Kind(
        f"{PROJECT}/hooks", "/hooks/[^/]+/settings", {"url": "https://theirs.invalid/"}, {"url": "https://own.invalid/"},
        "https://theirs.invalid/", ["/hooks/[^/]+/secret", "/hooks/[^/]+/remove"],
    ),
    "gateway": Kind(
        "/console/gateways", "/gateways/change", {"set-kannel-username": "theirs"}, {"set-kannel-username": "own"},
        "theirs", ["/gateways/remove"], {"gateway": "main"},
    ),
    "new route": Kind(
        "/console/gateways", "/gateways/routes/set", {"numbers": "FR", "steps": "main", "mode": "hard"},
        {"numbers": "FR", "steps": "main:2", "mode": "learning"}, "hard",
    ),
    "route": Kind(
        "/console/gateways", "/gateways/routes/set", {"numbers": "DE", "steps": "main", "mode": "hard"},
        {"numbers": "DE", "steps": "main:2", "mode": "learning"}, "hard", ["/gateways/routes/remove"], {"numbers": "DE"},
    ),
    "push key": Kind(
        f"{PROJECT}/push-keys", "/push-keys/key",
        {"key": push_key(), "keyID": "ABCDE12345", "teamID": "THEIR67890"},
        {"key": push_key(), "keyID": "ABCDE12345", "teamID": "OWNED67890"}, "THEIR67890", ["/push-keys/remove"],
    ),
    "push certificate": Kind(
        f"{PROJECT}/push-keys", "/push-keys/certificate",
        {"certificate": push_certificate(THEIR_END), "password": "secret"},
        {"certificate": push_certificate(NOW + datetime.timedelta(days=200)), "password": "secret"},
        f"{THEIR_END:%Y-%m-%d %H:%M} UTC",
    ),
    "service account for Play Integrity": Kind(
        f"{PROJECT}/app-verification", "/app-verification/play-integrity",
        {"keyFile": google_key_file("theirs")}, {"keyFile": google_key_file("owned")},
        "theirs@example.iam.gserviceaccount.com",
    ),
    "invitation of an operator": Kind(
        "/console/operators", "/operators/invite", {"name": "fresh", "role": "owner", "project": ""},
        {"name": "fresh", "role": "viewer", "project": "shop"}, "<bdi>viewer (shop)</bdi></td><td><bdi>owner</bdi>",
    ),
    "challenge keys": Kind(
        f"{PROJECT}/app-verification", "/app-verification/keys",
        {"vendor": "TURNSTILE", "siteKey": "theirs", "secretKey": "secret"},
        {"vendor": "TURNSTILE", "siteKey": "owned", "secretKey": "secret"}, "theirs", ["/app-verification/keys/remove"],
    ),
    "challenge": Kind(
        f"{PROJECT}/app-verification", "/app-verification/challenge", {"challenge": "turnstile"},
        {"challenge": "proofOfWork"},
    ),
    "test number": Kind(
        f"{PROJECT}/test-numbers", "/test-numbers", {"number": "+16505550100", "code": "246813"},
        {"number": "+16505550100", "code": "135792"}, "246813", ["/test-numbers/remove"],
    ),
    "tenant": Kind(
        f"{PROJECT}/tenants/TENANT", "/tenants/[^/]+", {"name": "Their-name"}, {"name": "Own-name"}, "Their-name",
        ["/tenants/[^/]+/delete"],
    ),
    "identity provider": Kind(
        f"{PROJECT}/sign-in-methods/oidc.acme", "/sign-in-methods/oidc.acme",
        {"clientID": "theirs"}, {"clientID": "owned"}, "theirs", ["/sign-in-methods/oidc.acme/remove"],
    ),
    "operator": Kind(
        "/console/operators", "/operators/LEAVER/role", {"role": "viewer", "project": "shop"},
        {"role": "editor", "project": "other"}, "viewer in shop",
        ["/operators/LEAVER/disabled", "/operators/LEAVER/remove"],
    ),
    "project": Kind(
        "/console/projects", "/projects/spare/rename", {"name": "Their name"}, {"name": "Own name"}, "Their name",
        ["/projects/spare/delete"],
    ),
    "app": Kind(APP, "/apps/[^/]+", {"name": "Theirs"}, {"name": "Owned"}, "Theirs", ["/apps/[^/]+/remove", "/apps/[^/]+/key"]),
    "client": Kind(
        f"{PROJECT}/clients/CLIENT", "/clients/[^/]+", {"displayName": "Theirs"}, {"displayName": "Owned"}, "Theirs",
        ["/clients/[^/]+/secret", "/clients/[^/]+/remove"],
    ),
    "text of messages": Kind(
        f"{PROJECT}/texts/de", "/texts/de", {"text": "{code} (theirs)"}, {"text": "{code} (own)"}, "{code} (theirs)",
        reloads=True,
    ),
    "text of an e-mail": Kind(
        f"{PROJECT}/mails/signIn?language=en", "/mails/signIn", {"subject": "Theirs"}, {"subject": "Own"}, "Theirs",
        ["/mails/signIn/remove"], reloads=True,
    ),
    "countries": Kind(
        f"{PROJECT}/countries", "/countries", {"mode": "only", "country-FR": "on", "confirmation": "shop"},
        {"mode": "only", "country-PL": "on", "confirmation": "shop"}, "France",
    ),
    "branding": Kind(f"{PROJECT}/branding", "/branding", {"title": "Theirs"}, {"title": "Own"}),
    "budgets": Kind(
        f"{PROJECT}/budgets", "/budgets", {CAP: "1000001", "confirmation": "shop"}, {CAP: "1000002", "confirmation": "shop"}, "1000001",
    ),
    "price of a country": Kind(
        f"{PROJECT}/prices/DE", "/prices/DE", {"price": "0.08"}, {"price": "0.09"}, "0.08", ["/prices/DE/remove"],
    ),
    "values of an app": Kind(
        f"{PROJECT}/settings/messages/apps/APP", "/apps/[^/]+", {"messages.name": "Theirs"}, {"messages.name": "Own"},
        "Theirs", ["/apps/[^/]+/remove"],
    ),
    "secret of a back end": Kind(APP, "/apps/[^/]+/secret", {"graceHours": "1"}, {"graceHours": "2"}),
}  # fmt: skip


# Pages with many settings say it in other words.
CHANGED = re.compile("another operator has changed|settings have changed since you opened the page")


@pytest.fixture(scope="module")
def site(binary, tmp_path_factory):
    running = ConsoleSite(binary, tmp_path_factory.mktemp("production"))
    running.server.command("projects", "create", "spare")
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="module")
def other(site) -> OperatorBrowser:
    browser = OperatorBrowser(site.server)
    browser.set_up("second", "--role", "owner")
    return browser


def located(site, kind: Kind) -> Kind:
    """The kind with the IDs of the server's things."""
    app = site.api("GET", "/dialtone/v1/projects/shop/apps").json()["apps"]
    server_app = next(one["appID"] for one in app if one["platform"] == "server")
    client = site.api("GET", "/dialtone/v1/projects/shop/oauthClients").json()["oauthClients"]
    confidential = next(one["clientId"] for one in client if one["kind"] == "CONFIDENTIAL")
    ids = {
        "TENANT": site.tenant, "LEAVER": site.leaver, "KEY": server_app, "CLIENT": confidential,
        "APP": app[0]["appID"],
    }

    def placed(text: str) -> str:
        for name, value in ids.items():
            text = text.replace(name, value)
        return text

    return Kind(
        placed(kind.page), placed(kind.action), kind.theirs, kind.own, kind.shown, [placed(one) for one in kind.stale],
        kind.fixed, kind.reloads,
    )


def form_on(text: str, kind: Kind, action: str) -> PageForm:
    forms = [
        one for one in PageReader(kind.page, text).forms
        if one.method == "POST" and re.fullmatch(f"/console.*{action}", one.action)
    ]
    fixed = {name: value for name, value in kind.fixed.items() if not action.endswith("/set")}
    return next(one for one in forms if fixed.items() <= one.fields.items())


@pytest.mark.parametrize("name", KINDS)
def test_a_thing_that_another_operator_has_changed_meanwhile_is_neither_overwritten_nor_removed(site, other, name):
    kind = located(site, KINDS[name])
    opened = site.owner.get(kind.page).text
    own = form_on(opened, kind, kind.action)
    stale = [form_on(opened, kind, action) for action in kind.stale]
    theirs = form_on(other.get(kind.page).text, kind, kind.action)

    saved = other.post(theirs.action, theirs.fields | kind.theirs)
    assert saved.status_code in (200, 303), alerts(saved.text)

    answer = site.owner.post(own.action, own.fields | kind.own)
    assert answer.status_code == 409, alerts(answer.text)
    assert CHANGED.search(alerts(answer.text))
    for form in stale:
        refused = site.owner.post(form.action, form.fields)
        assert refused.status_code == 409, (form.action, alerts(refused.text))
        assert CHANGED.search(refused.text), form.action

    again = form_on(answer.text, kind, kind.action)
    if kind.shown:
        assert kind.shown in answer.text or escape(kind.shown, quote=False) in answer.text
        entered = {field: value for field, value in kind.own.items() if field not in SECRETS}
        entered.pop("confirmation", None)
        assert entered.items() <= again.fields.items()
    if kind.reloads:
        assert site.owner.post(again.action, again.fields | kind.own).status_code == 409
        again = form_on(site.owner.get(kind.page).text, kind, kind.action)
    # An operator who has seen the other values may replace them.
    replaced = site.owner.post(again.action, again.fields | kind.own)
    assert replaced.status_code in (200, 303), alerts(replaced.text)


def alerts(page: str) -> str:
    return " ".join(re.findall(r'role="alert"[^>]*>(.*?)</(?:p|div)>', page, re.S)) or page[:200]


def test_a_route_is_removed_after_its_numbers_are_typed(site):
    page = "/console/gateways"
    kind = Kind(page, "", {}, {}, fixed={"numbers": "DE"})
    form = form_on(site.owner.get(page).text, kind, "/gateways/routes/remove")
    for typed in ("", "FR"):
        answer = site.owner.post(form.action, form.fields | {"confirmation": typed})
        assert answer.status_code == 400, answer.status_code
        assert "The confirmation" in alerts(answer.text)
    routes = site.api("GET", "/dialtone/v1/server/gatewayRoutes").json()["routes"]
    assert "DE" in {one["numbers"] for one in routes}
    assert site.owner.post(form.action, form.fields | {"confirmation": "DE"}).status_code == 303


def test_the_log_of_the_server_says_who_deleted_a_project(site):
    page = "/console/projects"
    kind = Kind(page, "", {}, {})
    form = form_on(site.owner.get(page).text, kind, "/projects/spare/delete")
    assert site.owner.post(form.action, form.fields).status_code == 303
    log = site.owner.get("/console/server-audit-log?target=spare").text
    row = next(one for one in log.split("<tr>") if "serverProjects.delete" in one or "projects.delete" in one)
    assert "server-owner" in row
    assert "project spare" in row
