"""That axe-core finds nothing on any page, and that each fits the smallest phone."""

import pytest

from accessibility import violations
from conftest import forget_everything
from openid_client import Receiver
from page_states import STATES, Visit
from running_server import ProductionServer
from test_second_factor_page import project_with

PHONE = {"width": 320, "height": 640, "deviceScaleFactor": 1, "mobile": True}
DESKTOP = {"width": 1280, "height": 900, "deviceScaleFactor": 1, "mobile": False}

# No language has longer words than German; Persian is written from right to left.
LANGUAGES = ("de", "fa")


@pytest.fixture(scope="module")
def servers(binary, tmp_path_factory):
    folder = tmp_path_factory.mktemp
    running = {
        "server": project_with(binary, folder("possible"), "enabled"),
        "demanding": project_with(binary, folder("required"), "mandatory"),
        "production": ProductionServer(binary, folder("production")),
    }
    yield running
    assert [one.stop() for one in running.values()] == [0, 0, 0]


@pytest.fixture
def visit(browser, servers):
    app = Receiver()
    yield Visit(browser, **servers, app=app)
    app.stop()
    try:
        browser.remove_virtual_authenticator()
    except ValueError:
        pass  # The state needed none.
    # The next tab would be in the same language.
    agent = browser.execute_script("return navigator.userAgent")
    browser.execute_cdp_cmd("Emulation.setUserAgentOverride", {"userAgent": agent})
    forget_everything(browser)


def speak(browser, language: str) -> None:
    agent = browser.execute_script("return navigator.userAgent")
    browser.execute_cdp_cmd(
        "Emulation.setUserAgentOverride", {"userAgent": agent, "acceptLanguage": language}
    )


def show(browser, scheme: str, device: dict) -> None:
    features = [
        {"name": "prefers-color-scheme", "value": scheme},
        # What is being faded in has other colors for a moment.
        {"name": "prefers-reduced-motion", "value": "reduce"},
    ]
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", device)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(visit, state, language):
    browser = visit.browser
    speak(browser, language)
    show(browser, "light", PHONE)
    STATES[state](visit)
    found = violations(browser)
    assert browser.execute_script("return document.documentElement.scrollWidth") <= 320
    for scheme, device in (("dark", PHONE), ("dark", DESKTOP), ("light", DESKTOP)):
        show(browser, scheme, device)
        found += violations(browser)
    assert not found, "\n".join(dict.fromkeys(found))


def test_axe_is_really_asked(browser):
    browser.get("data:text/html,<title>A page</title><img src='data:image/png,'>")
    assert any(line.startswith("image-alt: ") for line in violations(browser))
    assert any(line.startswith("html-has-lang: ") for line in violations(browser))
