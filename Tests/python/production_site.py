"""A production server behind TLS, with all that its sign-in needs, and a browser that finds it.

The hosts are those of the server, of an app's page and of a page that the project has not authorized.
"""

import pytest
import requests
from selenium.webdriver.common.by import By

import chromium
from chromium import waiting
from key_proxy import OwnKey
from mail_server import MailServer
from oidc_provider import CLIENT_ID, CLIENT_SECRET, OIDCProvider
from running_server import REQUEST_LIMIT, ProductionServer

PATIENCE = 20
SERVER_HOST = "id.example.com"
PAGE_HOST = "shop.example.com"
OTHER_HOST = "other.example.com"
PROVIDER = "oidc.acme"
CODE = "246810"

# No message leaves the tests.
NUMBERS = [f"+1650555{last:04}" for last in range(100, 108)]


@pytest.fixture(scope="module")
def key() -> OwnKey:
    return OwnKey(SERVER_HOST, PAGE_HOST, OTHER_HOST)


@pytest.fixture(scope="module")
def provider(key, tmp_path_factory):
    running = OIDCProvider(key, tmp_path_factory.mktemp("provider"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def mail():
    running = MailServer()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def numbers():
    return iter(NUMBERS)


@pytest.fixture(scope="module")
def server(binary, key, provider, mail, tmp_path_factory):
    folder = tmp_path_factory.mktemp("production")
    authority = folder / "authority.pem"
    authority.write_text(key.certificate_pem)
    running = ProductionServer(
        binary, folder,
        f"outbound: {{allow: [localhost], authorities: '{authority}'}}\n{mail.settings}",
    )
    running.command("projects", "set", running.project, f'authorizedDomains=["{PAGE_HOST}"]')
    for number in NUMBERS:
        running.command("test-numbers", "set", number, CODE, "--project", running.project)
    created = requests.post(
        f"http://{running.admin_authority}/v2/projects/{running.project}/oauthIdpConfigs",
        params={"oauthIdpConfigId": PROVIDER},
        headers={"Authorization": "Bearer owner"},
        json={
            "enabled": True, "clientId": CLIENT_ID, "clientSecret": CLIENT_SECRET,
            "issuer": provider.issuer, "responseType": {"code": True},
        },
        timeout=REQUEST_LIMIT,
    )
    assert created.status_code == 200, created.text
    yield running
    assert running.stop() == 0


@pytest.fixture
def number(numbers) -> str:
    """A number that no other test of the file has, and whose code is always the same."""
    return next(numbers)


@pytest.fixture
def browser(front, key, tmp_path_factory):
    """A browser that finds every host at the proxy, and trusts the tests' key."""
    hosts = (SERVER_HOST, PAGE_HOST, OTHER_HOST)
    rules = ",".join(f"MAP {host} 127.0.0.1:{front.port}" for host in hosts)
    process = chromium.start(
        tmp_path_factory.mktemp("browser"),
        f"--host-resolver-rules={rules}",
        f"--ignore-certificate-errors-spki-list={key.digest}",
    )
    yield process
    process.quit()


def agree_at_provider(browser, provider) -> None:
    """Signs in at the provider's own page."""
    link = waiting(browser, PATIENCE).until(lambda _: browser.find_elements(By.ID, "continue"))[0]
    assert browser.current_url.startswith(f"{provider.issuer}/authorize?")
    link.click()


def new_window(browser, known: set[str]) -> str:
    """Switches to the window that has been opened, and returns the one before."""
    opener = browser.current_window_handle
    waiting(browser, PATIENCE).until(lambda _: len(browser.window_handles) > len(known))
    [window] = set(browser.window_handles) - known
    browser.switch_to.window(window)
    return opener
