"""The challenge page, and the programs that wait for what comes of it."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from urllib.parse import parse_qs, urlencode, urlsplit

PATIENCE = 30


class Listener:
    """A program on this machine that a browser comes back to, with `deep_link_id`."""

    def __init__(self):
        arrivals: Queue[str] = Queue()

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                if self.path.startswith("/link"):
                    arrivals.put(self.path)
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.end_headers()
                self.wfile.write(b"<title>Back in the app</title>")

            def log_message(self, *_):
                pass

        self.arrivals = arrivals
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}/link"

    def callback(self) -> dict[str, str]:
        """Returns the callback URL in the next arrival."""
        query = parse_qs(urlsplit(self.arrivals.get(timeout=PATIENCE)).query)
        link = urlsplit(query["deep_link_id"][0])
        assert link.path == "/__/auth/callback"
        return {name: values[0] for name, values in parse_qs(link.query).items()}

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def handler_url(server, **fields) -> str:
    """The page's address in upstream's order, with what a test adds."""
    query = {
        "apiKey": server.api_key,
        "authType": "verifyApp",
        "ibi": "com.example.demo",
        "v": "tests",
        "eventId": "ABCDEFGHIJ",
        **fields,
    }
    return f"{server.url}/__/auth/handler?{urlencode(query)}"
