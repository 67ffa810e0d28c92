"""A popup of Google's own web SDK against a production server, with everything behind TLS."""

from urllib.parse import urlsplit

import pytest
import requests
from selenium.webdriver.common.by import By

import chromium
from chromium import waiting
from key_proxy import OwnKey
from oidc_provider import CLIENT_ID, CLIENT_SECRET, OIDCProvider
from running_server import REQUEST_LIMIT, ProductionServer
from tls_front import TLSFront
from web_app_page import WebApp

PATIENCE = 20
SERVER_HOST = "id.example.com"
PAGE_HOST = "shop.example.com"
PROVIDER = "oidc.acme"
# The component keeps its `auth` to itself, and its only button is for Google. The hosts are set
# as docs/web.md says; the button's provider gets another ID, as `new OAuthProvider(ID)` would.
CONNECT = """
const [host, provider] = arguments;
const root = document.getElementById("root");
const name = Object.keys(root).find((key) => key.startsWith("__reactContainer$"));
const fibers = [root[name].stateNode.current];
let auth;
while (!auth && fibers.length) {
  const fiber = fibers.pop();
  auth = fiber.stateNode?.authInstance;
  fibers.push(...[fiber.child, fiber.sibling].filter(Boolean));
}
auth.config.apiHost = auth.config.tokenApiHost = host;
const resolver = auth._popupRedirectResolver;
const open = resolver._openPopup;
resolver._openPopup = function (auth, chosen, ...rest) {
  chosen.providerId = provider;
  return open.call(this, auth, chosen, ...rest);
};
"""


@pytest.fixture(scope="module")
def key() -> OwnKey:
    return OwnKey(SERVER_HOST, PAGE_HOST)


@pytest.fixture(scope="module")
def provider(key, tmp_path_factory):
    running = OIDCProvider(key, tmp_path_factory.mktemp("provider"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def server(binary, key, provider, tmp_path_factory):
    folder = tmp_path_factory.mktemp("production")
    authority = folder / "authority.pem"
    authority.write_text(key.certificate_pem)
    running = ProductionServer(
        binary, folder, f"outbound: {{allow: [localhost], authorities: '{authority}'}}\n"
    )
    running.command("projects", "set", running.project, f'authorizedDomains=["{PAGE_HOST}"]')
    created = requests.post(
        f"http://{running.admin_authority}/v2/projects/{running.project}/oauthIdpConfigs",
        params={"oauthIdpConfigId": PROVIDER},
        headers={"Authorization": "Bearer owner"},
        json={
            "enabled": True,
            "clientId": CLIENT_ID,
            "clientSecret": CLIENT_SECRET,
            "issuer": provider.issuer,
            "responseType": {"code": True},
        },
        timeout=REQUEST_LIMIT,
    )
    assert created.status_code == 200, created.text
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="module")
def front(server, key, tmp_path_factory):
    app = WebApp(server, public_url=f"https://{SERVER_HOST}")
    backends = {
        SERVER_HOST: server.url,
        PAGE_HOST: app.url("127.0.0.1"),
    }
    running = TLSFront(key, tmp_path_factory.mktemp("front"), backends)
    yield running
    running.stop()
    app.stop()


@pytest.fixture
def browser(front, key, tmp_path_factory):
    """A browser that finds both hosts at the proxy, and trusts the tests' key."""
    rules = ",".join(
        f"MAP {host} 127.0.0.1:{front.port}" for host in (SERVER_HOST, PAGE_HOST)
    )
    process = chromium.start(
        tmp_path_factory.mktemp("browser"),
        f"--host-resolver-rules={rules}",
        f"--ignore-certificate-errors-spki-list={key.digest}",
    )
    yield process
    process.quit()


def test_a_popup_signs_in_with_an_openid_connect_provider(browser, server, provider):
    wait = waiting(browser, PATIENCE).until
    browser.get(f"https://{PAGE_HOST}/")
    button = wait(lambda _: browser.find_elements(By.TAG_NAME, "button"))[0]
    browser.execute_script(CONNECT, SERVER_HOST, PROVIDER)
    page = browser.current_window_handle
    known = set(browser.window_handles)
    button.click()
    wait(lambda _: len(browser.window_handles) > len(known))
    [popup] = set(browser.window_handles) - known
    browser.switch_to.window(popup)
    link = wait(lambda _: browser.find_elements(By.ID, "continue"))[0]
    assert browser.current_url.startswith(f"{provider.issuer}/authorize?")
    link.click()
    browser.switch_to.window(page)
    result = wait(lambda _: browser.execute_script("return said.findLast((value) => value)"))
    assert result["success"] is True, result
    user = result["user"]
    assert user["email"] == provider.user["email"]
    assert user["emailVerified"] is True
    assert [part["providerId"] for part in user["providerData"]] == [PROVIDER]
    wait(lambda _: set(browser.window_handles) == known)

    looked_up = server.post(
        "/v1/accounts:lookup", {"idToken": user["stsTokenManager"]["accessToken"]}
    )
    assert looked_up.status_code == 200, looked_up.text
    [account] = looked_up.json()["users"]
    [identity] = account["providerUserInfo"]
    assert (identity["providerId"], identity["rawId"]) == (PROVIDER, provider.user["sub"])
    names = "return performance.getEntriesByType('resource').map((entry) => entry.name)"
    hosts = {urlsplit(name).hostname for name in browser.execute_script(names)}
    assert hosts == {SERVER_HOST, PAGE_HOST}, "nothing is asked of Google"
