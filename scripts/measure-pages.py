#!/usr/bin/env python3
"""Measures what the sign-in page and the element weigh, and how soon one can type a number.

usage: scripts/measure-pages.py [VISITS]         (default: 5)

Runs bin/dialtone, or $DIALTONE_BIN, and Chromium by the tests' Python packages (.venv; `make test`
installs them). A visit begins with an empty cache. Prints a line for each connection: requests,
kilobytes of bodies as they were sent, and the median time until the field for the number is there.
The element is in a page of another site, which counts as well.
"""

import os
import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
if sys.prefix == sys.base_prefix:
    python = ROOT / ".venv/bin/python"
    if not python.exists():
        sys.exit("The tests' Python packages are missing; run scripts/prepare-python.sh first.")
    os.execv(python, [python, __file__, *sys.argv[1:]])

sys.path.insert(0, str(ROOT / "Tests/python"))

import chromium  # noqa: E402
import requests  # noqa: E402
from element_page import ElementApp  # noqa: E402
from running_server import RunningServer  # noqa: E402
from selenium.webdriver.support.wait import WebDriverWait  # noqa: E402

BINARY = Path(os.environ.get("DIALTONE_BIN") or ROOT / "bin/dialtone")

# Round trip in milliseconds, bytes a second, and how many times slower than this processor.
CONNECTIONS = {
    "this machine": None,
    "4G (50 ms, 9 Mbit/s, processor / 2)": (50, 9_000_000 / 8, 2),
    "slow 4G (150 ms, 1.6 Mbit/s, processor / 4)": (150, 1_600_000 / 8, 4),
}
LIMIT = 60

LOADS = """
  return [location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)];
"""

# Notes when the field appears, without a question from outside.
WATCH = """
  new MutationObserver((_, observer) => {
    if (!document.getElementById("number")) return;
    observer.disconnect();
    window.usableAfter = performance.now();
  }).observe(document, { childList: true, subtree: true });
"""

APP = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>An app</title>
<script type="module" src="{url}/dialtone-sign-in.js"></script></head>
<body><dialtone-sign-in api-key="{key}"></dialtone-sign-in><script src="/watch.js"></script></body></html>
"""

WATCH_ELEMENT = """
  document.querySelector("dialtone-sign-in").addEventListener("step", () => {
    window.usableAfter ??= performance.now();
  });
"""


def weight(address: str) -> int:
    """The bytes of a body as the server sends it; browsers do not tell those of other sites."""
    headers = {"Accept-Encoding": "gzip"}
    with requests.get(address, headers=headers, stream=True, timeout=LIMIT) as answer:
        return len(answer.raw.read(decode_content=False))


def visit(browser, address: str) -> tuple[list[str], float]:
    browser.execute_cdp_cmd("Network.clearBrowserCache", {})
    browser.get(address)
    wait = WebDriverWait(browser, LIMIT).until
    after = wait(lambda _: browser.execute_script("return window.usableAfter"))
    return browser.execute_script(LOADS), after


def slow_down(browser, connection) -> None:
    latency, rate, factor = connection or (0, -1, 1)
    limits = {"offline": False, "latency": latency, "downloadThroughput": rate, "uploadThroughput": rate}
    browser.execute_cdp_cmd("Network.emulateNetworkConditions", limits)
    browser.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": factor})


def measure(browser, name: str, address: str, visits: int) -> None:
    print(f"{name:<46}{'requests':>9}{'KB':>7}{'usable after':>15}")
    for connection, limits in CONNECTIONS.items():
        slow_down(browser, limits)
        found = [visit(browser, address) for _ in range(visits)]
        slow_down(browser, None)
        loads = found[0][0]
        size = sum(weight(load) for load in loads)
        after = statistics.median(time for _, time in found)
        print(f"{connection:<46}{len(loads):>9}{size / 1000:>7.1f}{after:>12.0f} ms", flush=True)


def main() -> None:
    visits = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    if not BINARY.exists():
        sys.exit(f"{BINARY} is missing; run make build first.")
    with tempfile.TemporaryDirectory() as folder:
        server = RunningServer(BINARY, Path(folder) / "data")
        app = ElementApp(server.url)
        app.serve("/", APP.format(url=server.url, key=server.api_key))
        app.serve("/watch.js", WATCH_ELEMENT, "text/javascript")
        browser = chromium.start(Path(folder) / "profile")
        try:
            browser.execute_cdp_cmd("Network.enable", {})
            browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH})
            measure(browser, "sign-in page", f"{server.url}/sign-in?key={server.api_key}", visits)
            measure(browser, "element", app.url(), visits)
        finally:
            browser.quit()
            app.stop()
            server.stop()


if __name__ == "__main__":
    main()
