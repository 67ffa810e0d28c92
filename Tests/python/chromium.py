"""A headless browser, as the tests drive it."""

import os
import shutil
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException, WebDriverException
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.support.wait import WebDriverWait

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PAGE_LOAD_LIMIT = 30
# With Selenium's half a second, most of the time of the tests would be waits.
POLL_INTERVAL = 0.05

# What the driver reports, instead of its own error for it, if the page is replaced while it looks at an element.
REPLACED = "Node with given id does not belong to the document"


class Browser(webdriver.Chrome):
    def execute(self, driver_command, params=None):
        try:
            return super().execute(driver_command, params)
        except WebDriverException as error:
            if REPLACED not in (error.msg or ""):
                raise
            raise StaleElementReferenceException(error.msg) from error


def start(profile: Path, *arguments: str) -> Browser:
    """Starts the browser with further arguments."""
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    driver = shutil.which("chromedriver")
    if not chromium or not driver:
        pytest.fail("Chromium or its driver is missing; see scripts/install-system-packages.sh")
    options = Options()
    options.binary_location = chromium
    options.add_argument("--headless=new")
    options.add_argument("--disable-dev-shm-usage")
    options.add_argument("--no-first-run")
    options.add_argument(f"--user-data-dir={profile}")
    for argument in arguments:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    if os.geteuid() == 0:
        # Chromium refuses to run as root inside its sandbox.
        options.add_argument("--no-sandbox")
    process = Browser(options=options, service=Service(driver))
    process.set_page_load_timeout(PAGE_LOAD_LIMIT)
    return process


def waiting(
    browser, seconds: float, ignored: type[WebDriverException] = StaleElementReferenceException
) -> WebDriverWait:
    """A wait that goes on while the page replaces an element that the condition looks at."""
    return WebDriverWait(browser, seconds, POLL_INTERVAL, ignored_exceptions=[ignored])
