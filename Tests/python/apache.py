"""A real Apache with mod_auth_openidc, and an application behind it."""

import json
import pwd
import subprocess
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import requests

from running_server import free_port

MODULES = Path("/usr/lib/apache2/modules")
NEEDED = ["mpm_event", "authn_core", "authz_core", "authz_user", "auth_openidc", "headers", "proxy",
          "proxy_http"]
START_LIMIT = 30


class Application:
    """The application behind Apache: it answers with the headers that reach it."""

    def __init__(self):
        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                body = json.dumps(dict(self.headers)).encode()
                self.send_response(200)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Apache:
    """Apache in front of what `configuration` names; `{origin}` in it stands for its own address."""

    def __init__(self, folder: Path, configuration: str):
        port = free_port()
        self.origin = f"http://127.0.0.1:{port}"
        lines = [
            f'ServerRoot "{folder}"', f'PidFile "{folder}/pid"', f"Listen 127.0.0.1:{port}",
            "ServerName localhost", f'ErrorLog "{folder}/error.log"',
            "User nobody", f"Group #{pwd.getpwnam('nobody').pw_gid}",
            *[f"LoadModule {name}_module {MODULES}/mod_{name}.so" for name in NEEDED],
            self.completed(configuration).replace("{origin}", self.origin),
        ]
        file = folder / "apache.conf"
        file.write_text("\n".join(lines))
        self._process = subprocess.Popen(["apache2", "-X", "-f", str(file)])
        deadline = time.monotonic() + START_LIMIT
        while not self._listens():
            assert self._process.poll() is None, "Apache did not start"
            assert time.monotonic() < deadline, "Apache does not listen"

    def completed(self, configuration: str) -> str:
        """Fills in what depends on the address."""
        return configuration

    def _listens(self) -> bool:
        try:
            requests.get(f"{self.origin}/", timeout=1)
            return True
        except requests.ConnectionError:
            return False

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(START_LIMIT)
