"""A mail server (RFC 5321) that keeps what it gets."""

import email
import re
import socketserver
import threading
import time
from email import policy

PATIENCE = 20
GREETING = "250 mail.test"
ANSWERS = {"EHLO": GREETING, "HELO": GREETING, "MAIL": "250 ok", "RCPT": "250 ok", "RSET": "250 ok",
           "NOOP": "250 ok"}


class MailServer:
    """Accepts every mail on a loopback port, without TLS and without a login."""

    def __init__(self):
        self.mails: list[email.message.EmailMessage] = []
        kept = self.mails

        class Handler(socketserver.StreamRequestHandler):
            def handle(self):
                self.say("220 mail.test")
                while line := self.rfile.readline().decode().strip():
                    verb = line[:4].upper()
                    if verb == "DATA":
                        self.say("354 go on")
                        kept.append(email.message_from_bytes(self.content(), policy=policy.default))
                        self.say("250 kept")
                    elif verb == "QUIT":
                        self.say("221 bye")
                        return
                    else:
                        self.say(ANSWERS.get(verb, "502 not known"))

            def content(self) -> bytes:
                lines = []
                while (line := self.rfile.readline()) not in (b".\r\n", b""):
                    lines.append(line[1:] if line.startswith(b".") else line)
                return b"".join(lines)

            def say(self, line: str) -> None:
                self.wfile.write(f"{line}\r\n".encode())

        class Server(socketserver.ThreadingTCPServer):
            daemon_threads = True
            allow_reuse_address = True

        self._server = Server(("127.0.0.1", 0), Handler)
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def settings(self) -> str:
        """The configuration of a server that sends its mails here."""
        return (
            "mail: {from: 'login@example.com', "
            f"smtp: {{host: 127.0.0.1, port: {self.port}, security: none}}}}\n"
        )

    def link(self, address: str) -> str:
        """The link in the newest mail to an address, once there is one."""
        deadline = time.monotonic() + PATIENCE
        while True:
            for mail in reversed(list(self.mails)):
                if address in mail["To"]:
                    text = mail.get_body(("plain",)).get_content()
                    return re.search(r"https?://\S+", text).group()
            assert time.monotonic() < deadline, f"no mail to {address}"
            time.sleep(0.05)

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
