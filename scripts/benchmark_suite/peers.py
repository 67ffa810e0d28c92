"""The same sign-in by another program: django-allauth, with gunicorn, SQLite and RS256 tokens.

The load generator is written in Python and runs on the same processors as the server. The result
has its share of them, so that readers can see that it is not what limits the rate.
"""

import http.client
import json
import os
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
PEER = ROOT / "Benchmarks/Peers/allauth"
ENVIRONMENT = ROOT / "Benchmarks/.build/allauth"
CONNECTIONS = 16
START_SECONDS = 30


def prepare() -> None:
    """Installs the peer's packages."""
    if not (ENVIRONMENT / "bin/gunicorn").exists():
        subprocess.run([sys.executable, "-m", "venv", ENVIRONMENT], check=True)
        words = [ENVIRONMENT / "bin/pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*words, "--requirement", PEER / "requirements.txt"], check=True)


def measure(seconds: int) -> dict:
    prepare()
    folder = Path(tempfile.mkdtemp())
    (folder / "codes").mkdir()
    subprocess.run(
        ["openssl", "genrsa", "-out", folder / "key.pem", "2048"], check=True, capture_output=True
    )
    environment = dict(os.environ, PEER_FOLDER=str(folder), PYTHONDONTWRITEBYTECODE="1")
    subprocess.run(
        [ENVIRONMENT / "bin/python", "-c",
         "import peer, django.core.management as management;"
         "management.call_command('migrate', '--run-syncdb', verbosity=0)"],
        check=True, cwd=PEER, env=environment,
    )
    port = free_port()
    server = subprocess.Popen(
        [ENVIRONMENT / "bin/gunicorn", "--workers", str(os.cpu_count()), "--threads", "8",
         "--bind", f"127.0.0.1:{port}", "--log-level", "error", "peer:application"],
        cwd=PEER, env=environment, stderr=subprocess.DEVNULL,
    )
    try:
        await_port(port)
        sign_ins(port, folder, 1, first=0)
        before = resource.getrusage(resource.RUSAGE_SELF)
        count, failures = sign_ins(port, folder, seconds, first=100)
        after = resource.getrusage(resource.RUSAGE_SELF)
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(folder)
    own = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return {
        "program": (PEER / "requirements.txt").read_text().split("\n", 1)[0],
        "connections": CONNECTIONS,
        "signInsPerSecond": count / seconds,
        "failures": failures,
        "generatorShareOfProcessors": own / seconds / (os.cpu_count() or 1),
    }


def sign_ins(port: int, folder: Path, seconds: float, first: int) -> tuple[int, int]:
    """The numbers of sign-ins and of failures over all connections."""
    end = time.monotonic() + seconds
    done, failed = [0] * CONNECTIONS, [0] * CONNECTIONS

    def work(worker: int) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        number = first
        while time.monotonic() < end:
            number += 1
            if sign_in(connection, folder, f"+1650{2_000_000 + worker * 100_000 + number}"):
                done[worker] += 1
            else:
                failed[worker] += 1
        connection.close()

    threads = [threading.Thread(target=work, args=(worker,)) for worker in range(CONNECTIONS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(done), sum(failed)


def sign_in(connection, folder: Path, number: str) -> bool:
    """A new number gets a code and signs in with it; true if the server issued a token."""
    started = post(connection, "signup", {"phone": number})
    session = started.get("meta", {}).get("session_token")
    if not session:
        return False
    code = (folder / "codes" / number).read_text()
    answer = post(connection, "phone/verify", {"code": code}, {"X-Session-Token": session})
    return bool(answer.get("meta", {}).get("access_token"))


def post(connection, path: str, body: dict, headers: dict | None = None) -> dict:
    connection.request(
        "POST", f"/_allauth/app/v1/auth/{path}", json.dumps(body),
        {"content-type": "application/json"} | (headers or {}),
    )
    text = connection.getresponse().read()
    return json.loads(text) if text.startswith(b"{") else {}


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def await_port(port: int) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        with socket.socket() as client:
            if client.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise SystemExit("django-allauth did not start.")
