"""A proxy that terminates TLS for several hosts, as in front of a production server."""

import http.client
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

from key_proxy import OwnKey

ANSWER_LIMIT = 20
# Of one connection only (RFC 9110, section 7.6.1).
HOP_BY_HOP = {"connection", "keep-alive", "transfer-encoding", "content-length"}


class TLSFront:
    """Forwards each request to the address of its host, and changes nothing."""

    def __init__(self, key: OwnKey, folder, backends: dict[str, str]):
        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                backend = backends.get(self.headers["Host"])
                if backend is None:
                    self.send_error(404)
                    return
                connection = http.client.HTTPConnection(
                    urlsplit(backend).netloc, timeout=ANSWER_LIMIT
                )
                length = int(self.headers.get("Content-Length") or 0)
                headers = {
                    name: value for name, value in self.headers.items()
                    if name.lower() not in HOP_BY_HOP
                }
                connection.request(self.command, self.path, self.rfile.read(length), headers)
                answer = connection.getresponse()
                body = answer.read()
                self.send_response(answer.status)
                for name, value in answer.getheaders():
                    if name.lower() not in HOP_BY_HOP:
                        self.send_header(name, value)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
                connection.close()

            do_POST = do_OPTIONS = do_GET

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.socket = key.tls_context(folder).wrap_socket(
            self._server.socket, server_side=True
        )
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
