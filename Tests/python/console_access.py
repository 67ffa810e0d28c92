"""Which role each route of the console needs, and what a person types into its form."""

import re

from console_crawl import PageForm

PLACE = re.compile(r"/console/projects/\{project\}(?:/tenants/\{tenant\}(?=/(?!delete$)))?")
LEVELS = ("viewer", "editor", "owner")

# `open` needs no session, and `self` any; the others are roles for the project, or for the server.
NEEDS = {
    "open": """
        GET /console/set-up, GET /console/set-up/passkey, GET /console/sign-in, GET /console/sign-in/passkey,
        POST /console/first-operator, POST /console/language, POST /console/set-up, POST /console/set-up/passkey,
        POST /console/sign-in, POST /console/sign-in/passkey""",
    "self": """
        GET /console, GET /console/confirm, GET /console/confirm/passkey, GET /console/find, GET /console/find/results,
        GET /console/open, GET /console/profile, GET /console/profile/passkeys/options,
        POST /console/confirm, POST /console/confirm/passkey, POST /console/profile/end-session,
        POST /console/profile/passkeys, POST /console/profile/passkeys/remove, POST /console/profile/passkeys/rename,
        POST /console/sign-out""",
    "viewer": """
        GET /, GET /app-verification, GET /apps, GET /apps/{key}, GET /audit-log, GET /audit-log/export, GET /audit-log/users, GET /audit-log/users/export,
        GET /branding, GET /branding/preview,
        GET /branding/preview/style, GET /budgets, GET /clients, GET /clients/{client}, GET /countries, GET /find, GET /find/results, GET /guard, GET /guard/decisions, GET /opt-outs,
        GET /guard/replay, GET /hooks, GET /imports-sample, GET /hooks-calls, GET /hooks-deliveries, GET /imports, GET /imports/{import}, GET /imports/{import}/progress,
        GET /imports/{import}/rejected, GET /keys, GET /mails, GET /mails/{kind}, GET /mails/{kind}/html, GET /messages,
        GET /messages-export, GET /messages-statistics, GET /messages/{message}, GET /new-app, GET /new-user,
        GET /prices, GET /prices/{country}, GET /push-keys, GET /settings, GET /settings/{group},
        GET /settings/{group}/apps/{app}, GET /sign-in-methods, GET /sign-in-methods/{kind},
        GET /tenants, GET /tenants/{tenant}, GET /test-numbers, GET /user-jobs, GET /user-jobs/{job}, GET /user-jobs/{job}/progress, GET /texts, GET /texts/{language}, GET /users,
        GET /users/{user}, GET /why-no-code,
        POST /audit-log/verify, POST /branding/try, POST /countries/try, POST /guard/replay, POST /mails/{kind}/html, POST /mails/{kind}/preview,
        POST /selected-users, POST /texts/{language}/preview""",
    "editor": """
        POST /export-users, POST /guard/release, POST /hooks-deliveries/resend, POST /hooks/{hook}/test, POST /imports,
        POST /imports/{import}/cancel, POST /imports/{import}/start, POST /new-user, POST /selected-users/change,
        POST /opt-outs/add, POST /opt-outs/remove, POST /user-jobs, POST /user-jobs/{job}/cancel,
        POST /user-jobs/{job}/file, POST /user-jobs/{job}/start,
        POST /sign-in-methods/{kind}/test, POST /users/{user}/disabled, POST /users/{user}/passkeys/remove,
        POST /users/{user}/properties, POST /users/{user}/providers/remove, POST /users/{user}/recovery-codes/remove,
        POST /users/{user}/reset-mail, POST /users/{user}/second-factors/remove, POST /users/{user}/sessions/end,
        POST /users/{user}/sign-out, POST /users/{user}/delete, POST /why-no-code/act""",
    "owner": """
        GET /users/{user}/erase,
        POST /app-verification/challenge, POST /app-verification/keys, POST /app-verification/keys/remove,
        POST /app-verification/play-integrity, POST /app-verification/play-integrity/remove,
        POST /apps/{key}, POST /apps/{key}/key, POST /apps/{key}/previous-key/remove, POST /apps/{key}/remove,
        POST /apps/{key}/secret, POST /branding, POST /budgets, POST /clients, POST /clients/{client}, POST /clients/{client}/remove,
        POST /clients/{client}/secret, POST /countries,
        POST /guard/replay/save, POST /hooks, POST /hooks/{hook}/remove, POST /hooks/{hook}/secret,
        POST /hooks/{hook}/settings, POST /keys/admin-keys, POST /keys/admin-keys/delete, POST /keys/service-accounts,
        POST /keys/service-accounts/delete, POST /mails/{kind}, POST /mails/{kind}/remove, POST /mails/{kind}/test,
        POST /new-app, POST /push-keys/certificate, POST /push-keys/key, POST /push-keys/remove, POST /push-keys/test,
        POST /prices/{country}, POST /prices/{country}/remove, POST /settings/{group},
        POST /settings/{group}/apps/{app}, POST /settings/{group}/apps/{app}/remove, POST /sign-in-methods/{kind}, POST /sign-in-methods/{kind}/add,
        POST /sign-in-methods/{kind}/remove, POST /tenants, POST /tenants/{tenant}, POST /tenants/{tenant}/delete,
        POST /test-numbers, POST /test-numbers/remove, POST /texts/{language}, POST /users/{user}/erase,
        POST /users/{user}/export""",
    "server viewer": """
        GET /console/gateways, GET /console/operators, GET /console/projects, GET /console/server-audit-log,
        GET /console/server-audit-log/export, GET /console/signing-keys, POST /console/server-audit-log/verify""",
    "server owner": """
        POST /console/projects,
        POST /delete, POST /rename,
        POST /console/gateways/add, POST /console/gateways/change, POST /console/gateways/remove,
        POST /console/gateways/routes/remove, POST /console/gateways/routes/set, POST /console/gateways/test,
        POST /console/operators/invite, POST /console/operators/{id}/disabled, POST /console/operators/{id}/remove,
        POST /console/operators/{id}/role, POST /console/operators/{id}/sign-out, POST /console/signing-keys/rotate,
        POST /console/signing-keys/withdraw""",
}

# The fields without which a form is refused for another reason than the role.
ENTRIES = {
    "POST /console/gateways/add": {
        "name": "second", "kind": "kannel", "set-kannel-baseURL": "http://127.0.0.1:9/",
        "set-kannel-username": "shop", "secret-kannel-password": "secret",
    },
    "POST /console/gateways/routes/set": {"numbers": "FR", "steps": "main"},
    "POST /console/gateways/test": {"number": "+4915112345679"},
    "POST /console/projects": {"id": "newcomer", "name": "Newcomer", "regions": "DE, AT"},
    "POST /console/operators/invite": {"name": "newcomer", "role": "viewer"},
    "POST /console/operators/{id}/role": {"role": "viewer", "project": "other"},
    "POST /app-verification/play-integrity": {"keyFile": "{}"},
    "POST /clients": {"displayName": "New", "kind": "public", "party": "first", "redirectUris": "https://new.example/"},
    "POST /opt-outs/add": {"number": "+4915112345670", "reason": "Asked"},
    "POST /opt-outs/remove": {"number": "+4915123456780", "reason": "Agreed"},
    "POST /app-verification/keys": {"vendor": "HCAPTCHA", "siteKey": "10000000-ffff", "secretKey": "secret"},
    "POST /countries": {"mode": "only", "country-DE": "on", "confirmation": "shop"},
    "POST /export-users": {"format": "json"},
    "POST /guard/release": {"subject": "prefix:+49151123"},
    "POST /hooks": {"url": "https://hooks.invalid/", "trigger": "beforeSignIn", "timeout": "7"},
    "POST /imports": {"file": '[{"localId": "ada"}]'},
    "POST /keys/service-accounts": {"name": "newcomer"},
    "POST /mails/{kind}": {"subject": "Hello", "body": "Hello\n\n{link}"},
    "POST /mails/{kind}/test": {"email": "ada@example.com"},
    "POST /new-app": {"platform": "web", "name": "New"},
    "POST /push-keys/certificate": {"certificate": "eA==", "password": ""},
    "POST /push-keys/key": {"key": "x", "keyID": "ABCDE54321", "teamID": "FGHIJ67890"},
    "POST /push-keys/test": {"bundleID": "com.example.shop", "deviceToken": "none"},
    "POST /selected-users": {"change": "disable"},
    "POST /sign-in-methods/{kind}/add": {"id": "google.com", "clientID": "1"},
    "POST /tenants": {"name": "Globex"},
    "POST /test-numbers": {"number": "+1 650-555-3434", "code": "918273"},
    "POST /texts/{language}": {"text": "{code}"},
    "POST /user-jobs": {"change": "enable"},
    "POST /users/{user}/passkeys/remove": {"credential": "AAAA"},
    "POST /users/{user}/recovery-codes/remove": {"credential": ""},
}

# What is wrong with some of the forms when the role suffices: what is needed is not at hand.
PROBLEMS = {
    "POST /console/gateways/test": "The gateway main rejected the message",
    "POST /app-verification/play-integrity": "must be the JSON key file",
    "POST /hooks-deliveries/resend": "The delivery does not exist",
    "POST /push-keys/certificate": "The file is not a valid",
    "POST /push-keys/key": "The file is not a P-256 private key",
    "POST /push-keys/test": "device token",
    "POST /sign-in-methods/{kind}/test": "Users cannot sign in with this provider",
    "POST /users/{user}/passkeys/remove": "The passkey no longer exists.",
}


# Forms with a field in which a person types the name or ID of what ends.
CONFIRMED = """
    POST /apps/{key}/previous-key/remove, POST /apps/{key}/remove, POST /app-verification/play-integrity/remove,
    POST /clients/{client}/remove, POST /hooks/{hook}/remove, POST /keys/admin-keys/delete,
    POST /keys/service-accounts/delete, POST /prices/{country}/remove, POST /push-keys/remove,
    POST /sign-in-methods/{kind}/remove, POST /tenants/{tenant}/delete, POST /users/{user}/delete,
    POST /users/{user}/erase, POST /users/{user}/passkeys/remove, POST /users/{user}/providers/remove,
    POST /users/{user}/recovery-codes/remove, POST /users/{user}/second-factors/remove, POST /delete,
    POST /console/gateways/remove, POST /console/gateways/routes/remove, POST /console/operators/{id}/remove,
    POST /console/signing-keys/withdraw"""

# Forms that ask for it if a change is dangerous: on which page, and a dangerous change; `None` clears a field.
ASKING = {
    "POST /budgets": ("/budgets$", {"sendGuard.caps.project.perDay": "0"}),
    "POST /clients/{client}": ("/clients/", {"disabled": "true"}),
    "POST /countries": ("/countries$", {"country-DE": None}),
    "POST /prices/{country}": ("/prices/DE$", {"hasCaps": "true", "perDay": "0"}),
    "POST /settings/{group}": ("/settings/sign-in$", {"phoneSignIn.isEnabled": None}),
    "POST /settings/{group}/apps/{app}": ("/settings/app-verification/apps/", {"appVerification.enforcement": "audit"}),
    "POST /sign-in-methods/{kind}": ("/sign-in-methods/oidc.acme$", {"enabled": None}),
    "POST /users/{user}/properties": ("/shop/users/", {"email": "another@example.com"}),
    # Tests of its own page try the rules out before they save them.
    "POST /guard/replay/save": None,
    # The tests of the list of users confirm them.
    "POST /selected-users/change": None,
    "POST /user-jobs/{job}/start": None,
}

# Forms that end nothing, or whose change can be taken back by the same form without a loss.
HARMLESS = """
    POST /app-verification/challenge, POST /app-verification/keys, POST /app-verification/keys/remove,
    POST /app-verification/play-integrity, POST /apps/{key}, POST /apps/{key}/key, POST /apps/{key}/secret,
    POST /audit-log/verify, POST /branding, POST /branding/try, POST /clients, POST /clients/{client}/secret,
    POST /countries/try, POST /export-users, POST /guard/release, POST /guard/replay, POST /hooks,
    POST /hooks-deliveries/resend, POST /hooks/{hook}/secret, POST /hooks/{hook}/settings, POST /hooks/{hook}/test,
    POST /imports, POST /imports/{import}/cancel, POST /imports/{import}/start, POST /keys/admin-keys,
    POST /keys/service-accounts, POST /mails/{kind}, POST /mails/{kind}/html, POST /mails/{kind}/preview,
    POST /mails/{kind}/remove, POST /mails/{kind}/test, POST /new-app, POST /new-user, POST /opt-outs/add,
    POST /opt-outs/remove, POST /push-keys/certificate, POST /push-keys/key, POST /push-keys/test, POST /rename,
    POST /selected-users, POST /settings/{group}/apps/{app}/remove, POST /sign-in-methods/{kind}/add,
    POST /sign-in-methods/{kind}/test, POST /tenants, POST /tenants/{tenant}, POST /test-numbers,
    POST /test-numbers/remove, POST /texts/{language}, POST /texts/{language}/preview, POST /user-jobs,
    POST /user-jobs/{job}/cancel, POST /user-jobs/{job}/file, POST /users/{user}/disabled,
    POST /users/{user}/export, POST /users/{user}/reset-mail, POST /users/{user}/sessions/end,
    POST /users/{user}/sign-out, POST /why-no-code/act,
    POST /console/confirm, POST /console/confirm/passkey, POST /console/first-operator, POST /console/gateways/add,
    POST /console/gateways/change, POST /console/gateways/routes/set, POST /console/gateways/test,
    POST /console/language, POST /console/operators/invite, POST /console/operators/{id}/disabled,
    POST /console/operators/{id}/role, POST /console/operators/{id}/sign-out, POST /console/profile/end-session,
    POST /console/profile/passkeys, POST /console/profile/passkeys/remove, POST /console/profile/passkeys/rename,
    POST /console/projects, POST /console/server-audit-log/verify, POST /console/set-up, POST /console/set-up/passkey,
    POST /console/sign-in, POST /console/sign-in/passkey, POST /console/sign-out, POST /console/signing-keys/rotate"""


def listed(routes: str) -> set[str]:
    return {route.strip() for route in routes.split(",")}


def short(route: str) -> str:
    """The route without the project, which is also that of the tenants' twin of the page."""
    method, path = route.split(" ")
    return f"{method} {PLACE.sub('', path) or '/'}"


TABLE = {route.strip(): need for need, routes in NEEDS.items() for route in routes.split(",")}


def need(route: str) -> str | None:
    """The role that a route needs; none if no table names the route."""
    return TABLE.get(short(route))


def allows(role: str, need: str) -> bool:
    """Whether the role of an operator, which is for the shop or for the server, suffices."""
    if need in {"open", "self"}:
        return True
    level = role.removeprefix("server ")
    if level not in LEVELS or (need.startswith("server ") and not role.startswith("server ")):
        return False
    return LEVELS.index(level) >= LEVELS.index(need.removeprefix("server "))


def entered(route: str, form: PageForm) -> dict[str, str]:
    """The fields of a form as a person sends it."""
    chosen = {name: "true" for name in form.boxes if name.startswith("user-")}
    return form.fields | chosen | ENTRIES.get(short(route), {})
