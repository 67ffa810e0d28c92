#!/usr/bin/env python3
"""Measures how fast users are imported and exported, and in how much memory.

usage: scripts/measure-import.py [--in-background] [USERS...]   (default: 10000 100000 1000000)

With --in-background, the users are uploaded to a server, which imports them while it serves, as
from the console. A file has at most 200000 users then.

Runs bin/dialtone, or $DIALTONE_BIN, on a SQLite database of its own, or on the empty database
that $DIALTONE_TEST_POSTGRES names. Prints one line for each number of users and direction.

One row in a thousand cannot be imported. After each import some of the users sign in with their
passwords, and the report has to name exactly the bad rows; otherwise the program fails.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

BINARY = os.environ.get("DIALTONE_BIN") or Path(__file__).parents[1] / "bin/dialtone"
POSTGRES = os.environ.get("DIALTONE_TEST_POSTGRES")
IN_BACKGROUND = "--in-background" in sys.argv
BAD_ROWS = 1_000
SIGN_INS = 25
API_KEY = "measure-key"

# The user that the sources of Firebase's scrypt come with.
PASSWORD = "user1password"
HASH = "lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ=="
SALT = "42xEC+ixf3L2lw=="
KEY = "jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA=="
SCRYPT = ["--hash-algo", "SCRYPT", "--rounds", "8", "--mem-cost", "14"]
SCRYPT += ["--salt-separator", "Bw==", "--hash-key", KEY]


def is_bad(number: int) -> bool:
    return number % BAD_ROWS == BAD_ROWS - 1


def user(number: int, count: int) -> dict:
    """A password, a number, an identity and claims, under an ID in no order."""
    return {
        "localId": f"{number * 7919 % count:028}",
        "email": "nonsense" if is_bad(number) else f"user{number}@example.com",
        "emailVerified": number % 2 == 0,
        "passwordHash": HASH,
        "salt": SALT,
        "displayName": f"User {number}",
        "phoneNumber": f"+491511{number:07}",
        "customAttributes": '{"plan":"gold"}',
        "providerUserInfo": [{"providerId": "google.com", "rawId": str(number)}],
        "createdAt": str(1_500_000_000_000 + number),
        "lastSignedInAt": str(1_600_000_000_000 + number),
    }


def write_users(path: Path, count: int) -> None:
    """An export of Firebase."""
    with path.open("w") as file:
        file.write('{"users": [\n')
        for number in range(count):
            file.write(json.dumps(user(number, count)))
            file.write("," if number + 1 < count else "")
            file.write("\n")
        file.write("]}\n")


def run(*words: str, expected: int = 0) -> tuple[float, int]:
    """Seconds, and the most memory in KiB, that a command took."""
    start = time.monotonic()
    process = subprocess.Popen(
        [str(BINARY), *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    _, status, usage = os.wait4(process.pid, 0)
    if os.waitstatus_to_exitcode(status) != expected:
        sys.exit(f"dialtone {words[0]} ended with {os.waitstatus_to_exitcode(status)}")
    return time.monotonic() - start, usage.ru_maxrss


def check_report(users: Path, count: int) -> None:
    lines = Path(f"{users}.rejected.jsonl").read_text().splitlines()
    rejected = [json.loads(line)["row"] for line in lines]
    if rejected != [number + 1 for number in range(count) if is_bad(number)]:
        sys.exit("the report does not name the bad rows")


def check_sign_ins(config: Path, count: int) -> None:
    """Lets users from all over the file sign in at a server."""
    server = subprocess.Popen(
        [str(BINARY), "serve", "--port", "0", "--config", str(config)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        url = server.stdout.readline().split()[-1]
        for number in range(0, count, max(1, count // SIGN_INS)):
            body = {"email": f"user{number}@example.com", "password": PASSWORD}
            request = urllib.request.Request(
                f"{url}/v1/accounts:signInWithPassword?key={API_KEY}",
                json.dumps(body).encode(),
                {"content-type": "application/json"},
            )
            with urllib.request.urlopen(request) as answer:
                if json.load(answer)["localId"] != user(number, count)["localId"]:
                    sys.exit(f"user{number} signs in to another account")
    finally:
        server.terminate()
        server.wait()


def report(name: str, count: int, seconds: float, memory: int) -> None:
    print(
        f"{count:>9} users, {name}: {seconds:7.1f} s, {count / seconds:8.0f} a second, "
        f"{memory / 1024:6.1f} MiB at most",
        flush=True,
    )


def check_in_background(config: Path, project: str, users: Path, count: int) -> None:
    """Uploads the file to a server, and waits until the server has imported it."""
    made = subprocess.run(
        [str(BINARY), "admin-keys", "create", "--role", "owner", "--project", project]
        + ["--config", str(config), "--json"],
        capture_output=True, text=True, check=True,
    )
    secret = json.loads(made.stdout)["secret"]
    server = subprocess.Popen(
        [str(BINARY), "serve", "--port", "0", "--config", str(config)],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )
    slowest = 0.0
    try:
        url = server.stdout.readline().split()[-1]
        imports = f"{url}/dialtone/v1/projects/{project}/accountImports"

        def call(method: str, path: str = "", body=None, kind: str = "application/json"):
            headers = {"authorization": f"Bearer {secret}", "content-type": kind}
            request = urllib.request.Request(imports + path, body, headers, method=method)
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)

        def wait(job: str, state: str) -> dict:
            nonlocal slowest
            while True:
                start = time.monotonic()
                info = call("GET", f"/{job}")
                slowest = max(slowest, time.monotonic() - start)
                if info["state"] == state:
                    return info
                if info["state"] == "failed":
                    sys.exit(info["failure"])
                time.sleep(0.2)

        options = {
            "format": "firebase", "hashAlgorithm": "SCRYPT", "rounds": 8, "memoryCost": 14,
            "saltSeparator": "Bw==", "signerKey": KEY,
        }
        job = call("POST", "", json.dumps(options).encode())["id"]
        idle = peak(server.pid)
        start = time.monotonic()
        with users.open("rb") as file:
            headers = {
                "authorization": f"Bearer {secret}", "content-length": str(users.stat().st_size)
            }
            urllib.request.urlopen(
                urllib.request.Request(f"{imports}/{job}:upload", file, headers, method="POST")
            ).close()
        report("upload", count, time.monotonic() - start, peak(server.pid))
        start = time.monotonic()
        wait(job, "ready")
        report("check", count, time.monotonic() - start, peak(server.pid))
        start = time.monotonic()
        call("POST", f"/{job}:start", b"{}")
        done = wait(job, "done")
        report("import", count, time.monotonic() - start, peak(server.pid))
        print(f"          {idle / 1024:.1f} MiB before; the slowest other request: {slowest:.2f} s")
        if done["imported"]["rejected"] != sum(map(is_bad, range(count))):
            sys.exit("the bad rows are not rejected")
    finally:
        server.terminate()
        server.wait()


def peak(process: int) -> int:
    """The most memory in KiB that a process has had."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0])


def measure(folder: Path, count: int) -> None:
    users, copy = folder / "users.json", folder / "copy.json"
    database = POSTGRES or f"sqlite:{folder}/users-{count}.db"
    key = subprocess.run(
        [str(BINARY), "keys", "generate-master"], capture_output=True, text=True, check=True
    ).stdout
    (folder / "master.key").write_text(key)
    config = folder / "dialtone.yaml"
    config.write_text(
        f"listen: {{publicURL: 'http://127.0.0.1'}}\n"
        f"database: {{url: '{database}'}}\nsender: {{kind: none}}\n"
        f"masterKey: {{file: '{folder}/master.key'}}\n"
    )
    project = f"measure-{count}"
    where = ("--config", str(config))
    run("projects", "create", project, *where)
    run("apps", "add", project, "--platform", "web", "--api-key", API_KEY, *where)
    write_users(users, count)
    where = ("--project", project, *where)
    if IN_BACKGROUND:
        check_in_background(config, project, users, count)
        check_sign_ins(config, count)
        users.unlink()
        return
    words = ("import", str(users), "--format", "firebase", *SCRYPT, *where)
    report("import", count, *run(*words, expected=65 if count >= BAD_ROWS else 0))
    check_report(users, count)
    check_sign_ins(config, count)
    report("export", count, *run("export", str(copy), *where))
    for file in (copy, users, Path(f"{users}.rejected.jsonl")):
        file.unlink()


def main() -> None:
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    counts = [int(word) for word in words] or [10_000, 100_000, 1_000_000]
    if POSTGRES and len(counts) > 1:
        sys.exit("one number of users for one empty database")
    with tempfile.TemporaryDirectory() as folder:
        for count in counts:
            measure(Path(folder), count)


if __name__ == "__main__":
    main()
