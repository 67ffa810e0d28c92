"""The client addresses that a production server sees, as its audit log has them."""

import json
import re


class SeenAddresses:
    """Calls the admin API, and reads from which address the call came."""

    def __init__(self, server):
        self._server = server
        made = server.command("admin-keys", "create", "--project", "shop", "--role", "editor")
        self._key = re.search(r"dtk_\S+", made)[0]
        self.path = "/v1/projects/shop/accounts"
        self.headers = {
            "Authorization": f"Bearer {self._key}", "Content-Type": "application/json",
        }  # fmt: skip

    @property
    def curl_words(self) -> list[str]:
        """The words with which curl makes the call."""
        words = ["--data", "{}", "--fail"]
        for name, value in self.headers.items():
            words += ["--header", f"{name}: {value}"]
        return words

    def request(self, *fields: str) -> bytes:
        """The bytes of the call in HTTP/1.1, after which the server closes the connection."""
        lines = [f"POST {self.path} HTTP/1.1", "Host: localhost", "Connection: close"]
        lines += [f"{name}: {value}" for name, value in self.headers.items()]
        return "\r\n".join([*lines, *fields, "Content-Length: 2", "", "{}"]).encode()

    @property
    def last(self) -> str | None:
        """The address of the newest call; None if the server knows none."""
        shown = self._server.command("audit", "list", "--project", "shop", "--json")
        calls = [one for one in json.loads(shown)["entries"] if one["actor"]["kind"] == "adminKey"]
        assert calls, shown
        return max(calls, key=lambda one: int(one["seq"])).get("ip")
