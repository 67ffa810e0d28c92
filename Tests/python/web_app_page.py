"""A web page that uses Google's web SDK, and the server of its own that it is from.

The SDK is the real one, inside a bundle that a Python package ships: a small component with a
button for `signInWithPopup` and a part that reports who is signed in. The component speaks
Streamlit's protocol with its host; here the page is its own host.
"""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

PAGE = """<!doctype html>
<html lang="en"><head><title>An app</title>
<script src="%(auth)s/__/auth/sdk.js"></script>
<script src="%(auth)s/__/auth/verifier.js"></script>
<script>
  globalThis.__FIREBASE_DEFAULTS__ = %(defaults)s;
  globalThis.said = [];
  addEventListener("message", ({ source, data }) => {
    if (source !== window) return;
    if (data.type === "streamlit:setComponentValue") said.push(data.value);
    if (data.type === "streamlit:componentReady") postMessage({ type: "streamlit:render", args: {
      name: "%(part)s", lang: "en", providers: ["google"], firebase_config: %(config)s,
    } }, "*");
  });
</script>
<script defer src="/sdk-bundle.js"></script>
</head><body><div id="root"></div></body></html>
"""


def sdk_bundle() -> bytes:
    """The bundle with Google's SDK, as the package ships it; nothing of it is run here."""
    spec = find_spec("streamlit_firebase_auth")
    [folder] = spec.submodule_search_locations
    [script] = Path(folder, "frontend/build/static/js").glob("main.*.js")
    return script.read_bytes()


class WebApp:
    """The app's own server, on a host of its own: `localhost` is another site than 127.0.0.1."""

    def __init__(self, server, public_url: str | None = None):
        """`public_url` is the address of a production server; others count as emulators."""
        bundle = sdk_bundle()
        config = {
            "apiKey": server.api_key,
            "authDomain": urlsplit(public_url or server.url).netloc,
            "projectId": server.project,
        }
        defaults = {} if public_url else {"emulatorHosts": {"auth": server.authority}}

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                path = self.path.split("?")[0]
                if path == "/sdk-bundle.js":
                    self.reply("text/javascript", bundle)
                    return
                part = "CheckSession" if path == "/session" else "LoginForm"
                page = PAGE % {
                    "auth": public_url or server.url,
                    "defaults": json.dumps(defaults),
                    "config": json.dumps(config),
                    "part": part,
                }
                policy = parse_qs(urlsplit(self.path).query).get("policy", [None])[0]
                headers = {"Referrer-Policy": policy} if policy else {}
                self.reply("text/html; charset=utf-8", page.encode(), headers)

            def reply(self, kind, body, headers=None):
                self.send_response(200)
                for name, value in (headers or {}).items():
                    self.send_header(name, value)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def url(self, host: str = "localhost") -> str:
        return f"http://{host}:{self._server.server_port}"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
