"""A popup of Google's own web SDK against a production server, with everything behind TLS."""

from urllib.parse import urlsplit

import pytest
from selenium.webdriver.common.by import By

from chromium import waiting
from production_site import (  # noqa: F401
    PAGE_HOST,
    PATIENCE,
    PROVIDER,
    SERVER_HOST,
    agree_at_provider,
    browser,
    key,
    mail,
    new_window,
    provider,
    server,
)
from tls_front import TLSFront
from web_app_page import WebApp

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
def front(server, key, tmp_path_factory):  # noqa: F811
    app = WebApp(server, public_url=f"https://{SERVER_HOST}")
    backends = {
        SERVER_HOST: server.url,
        PAGE_HOST: app.url("127.0.0.1"),
    }
    running = TLSFront(key, tmp_path_factory.mktemp("front"), backends)
    yield running
    running.stop()
    app.stop()


def test_a_popup_signs_in_with_an_openid_connect_provider(browser, server, provider):  # noqa: F811
    wait = waiting(browser, PATIENCE).until
    browser.get(f"https://{PAGE_HOST}/")
    button = wait(lambda _: browser.find_elements(By.TAG_NAME, "button"))[0]
    browser.execute_script(CONNECT, SERVER_HOST, PROVIDER)
    known = set(browser.window_handles)
    button.click()
    page = new_window(browser, known)
    agree_at_provider(browser, provider)
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
