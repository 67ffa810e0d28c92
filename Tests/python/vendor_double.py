"""A vendor of challenges on a loopback port: its script for browsers, and its judgment."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs

# What Turnstile's own script offers, as far as our page uses it: a button instead of a widget.
SCRIPT = """
globalThis.turnstile = {
  render(place, options) {
    const button = document.createElement("button");
    button.id = "vendor-button";
    button.textContent = `I am no robot (${options.sitekey}, ${options.action}, ${options.theme})`;
    button.onclick = () => options.callback(globalThis.vendorAnswer ?? "good-answer");
    place.append(button);
  },
};
"""


class VendorDouble:
    """Serves the script, accepts `good-answer`, and records its requests."""

    def __init__(self, hostname: str):
        asked: list[dict[str, str]] = []

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                self._answer("text/javascript", SCRIPT)

            def do_POST(self):
                form = parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
                asked.append({name: values[0] for name, values in form.items()})
                is_good = asked[-1]["response"] == "good-answer"
                verdict = {"success": is_good, "hostname": hostname, "action": "verifyApp"}
                self._answer("application/json", json.dumps(verdict))

            def _answer(self, media_type: str, text: str):
                self.send_response(200)
                self.send_header("Content-Type", media_type)
                self.end_headers()
                self.wfile.write(text.encode())

            def log_message(self, *_):
                pass

        self.asked = asked
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
