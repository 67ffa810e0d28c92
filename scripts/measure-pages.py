#!/usr/bin/env python3
"""Measures what the sign-in page weighs, and how soon one can type a number.

usage: scripts/measure-pages.py [VISITS]         (default: 5)

Runs bin/dialtone, or $DIALTONE_BIN, and Chromium by the tests' Python packages (.venv; `make test`
installs them). A visit begins with an empty cache. Prints a line for each connection: requests,
kilobytes of bodies as they were sent, and the median time until the field for the number is there.
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

SIZES = """
  const loads = performance.getEntriesByType("resource");
  const [page] = performance.getEntriesByType("navigation");
  return [loads.length + 1, [page, ...loads].reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)];
"""

# Notes when the field appears, without a question from outside.
WATCH = """
  new MutationObserver((_, observer) => {
    if (!document.getElementById("number")) return;
    observer.disconnect();
    window.usableAfter = performance.now();
  }).observe(document, { childList: true, subtree: true });
"""


def visit(browser, address: str) -> tuple[int, int, float]:
    browser.execute_cdp_cmd("Network.clearBrowserCache", {})
    browser.get(address)
    wait = WebDriverWait(browser, LIMIT).until
    after = wait(lambda _: browser.execute_script("return window.usableAfter"))
    requests, size = browser.execute_script(SIZES)
    return requests, size, after


def slow_down(browser, connection) -> None:
    latency, rate, factor = connection or (0, -1, 1)
    limits = {"offline": False, "latency": latency, "downloadThroughput": rate, "uploadThroughput": rate}
    browser.execute_cdp_cmd("Network.emulateNetworkConditions", limits)
    browser.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": factor})


def main() -> None:
    visits = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    if not BINARY.exists():
        sys.exit(f"{BINARY} is missing; run make build first.")
    with tempfile.TemporaryDirectory() as folder:
        server = RunningServer(BINARY, Path(folder) / "data")
        browser = chromium.start(Path(folder) / "profile")
        try:
            browser.execute_cdp_cmd("Network.enable", {})
            browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH})
            address = f"{server.url}/sign-in?key={server.api_key}"
            print(f"{'connection':<46}{'requests':>9}{'KB':>7}{'usable after':>15}")
            for name, connection in CONNECTIONS.items():
                slow_down(browser, connection)
                found = [visit(browser, address) for _ in range(visits)]
                requests, size, _ = found[0]
                after = statistics.median(time for _, _, time in found)
                print(f"{name:<46}{requests:>9}{size / 1000:>7.1f}{after:>12.0f} ms", flush=True)
        finally:
            browser.quit()
            server.stop()


if __name__ == "__main__":
    main()
