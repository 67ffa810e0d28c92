"""A web page of an app that embeds `<dialtone-sign-in>`, from a server of its own."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from selenium.webdriver.common.by import By

from chromium import waiting

PATIENCE = 20

# As strict as docs/element.md says: no style of any kind, and scripts and calls of one server.
POLICY = (
    "default-src 'none'; script-src 'self' {auth}; connect-src {auth}; worker-src blob:; "
    "require-trusted-types-for 'script'; trusted-types proof-of-work"
)


class ElementApp:
    """The app's own server; `localhost` is another site than the sign-in server's 127.0.0.1."""

    def __init__(self, auth: str):
        self.pages: dict[str, tuple[str, bytes]] = {}
        self.policy = POLICY.format(auth=auth)
        app = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                kind, body = app.pages.get(self.path.split("?")[0], ("text/plain", b""))
                self.send_response(200)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.send_header("Content-Security-Policy", app.policy)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def serve(self, path: str, body: str, kind: str = "text/html; charset=utf-8") -> None:
        self.pages[path] = (kind, body.encode())

    def url(self, path: str = "/", host: str = "localhost") -> str:
        return f"http://{host}:{self._server.server_port}{path}"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class EmbeddedSignIn:
    """The element in a page, whose parts are in its shadow tree."""

    def __init__(self, browser, server):
        self.browser = browser
        self.server = server

    def until(self, condition):
        return waiting(self.browser, PATIENCE).until(lambda _: condition())

    def find_all(self, selector: str):
        element = self.browser.find_element(By.TAG_NAME, "dialtone-sign-in")
        return element.shadow_root.find_elements(By.CSS_SELECTOR, selector)

    def wait_for(self, selector: str):
        def shown():
            return next((part for part in self.find_all(selector) if part.is_displayed()), None)

        return self.until(shown)

    def press(self, label: str) -> None:
        """Presses the button with a label, once it is there."""

        def shown():
            buttons = [part for part in self.find_all("button") if part.is_displayed()]
            return next((part for part in buttons if part.text.strip() == label), None)

        self.until(shown).click()

    def sign_in(self, number: str) -> None:
        self.wait_for("#number").send_keys(number)
        self.wait_for("form .button").click()
        self.wait_for("#code")
        answer = self.server.get(f"/emulator/v1/projects/{self.server.project}/verificationCodes")
        self.wait_for("#code").send_keys(answer.json()["verificationCodes"][-1]["code"])

    def events(self, name: str):
        return self.browser.execute_script(
            "return told.filter(([name]) => name === arguments[0]).map(([, detail]) => detail)", name
        )

    def await_event(self, name: str):
        return self.until(lambda: (self.events(name) or [None])[-1])
