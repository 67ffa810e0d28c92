#!/usr/bin/env python3
"""Measures how fast users are imported and exported, and in how much memory.

usage: scripts/measure-import.py [USERS...]         (default: 10000 100000 1000000)

Runs bin/dialtone, or $DIALTONE_BIN, on a SQLite database of its own, or on the empty database
that $DIALTONE_TEST_POSTGRES names. Prints one line for each number of users and direction.
"""

import base64
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

BINARY = os.environ.get("DIALTONE_BIN") or Path(__file__).parents[1] / "bin/dialtone"
POSTGRES = os.environ.get("DIALTONE_TEST_POSTGRES")
SAMPLE = base64.b64encode(bytes(range(64))).decode()
SCRYPT = ["--hash-algo", "SCRYPT", "--rounds", "8", "--mem-cost", "14"]
SCRYPT += ["--salt-separator", "Bw==", "--hash-key", SAMPLE]


def write_users(path: Path, count: int) -> None:
    """An export of Firebase, with a password, a number, an identity and claims for each user."""
    with path.open("w") as file:
        file.write('{"users": [\n')
        for number in range(count):
            user = {
                "localId": f"{number * 7919 % count:028}",
                "email": f"user{number}@example.com",
                "emailVerified": number % 2 == 0,
                "passwordHash": SAMPLE,
                "salt": "42xEC+ixf3L2lw==",
                "displayName": f"User {number}",
                "phoneNumber": f"+491511{number:07}",
                "customAttributes": '{"plan":"gold"}',
                "providerUserInfo": [{"providerId": "google.com", "rawId": str(number)}],
                "createdAt": str(1_500_000_000_000 + number),
                "lastSignedInAt": str(1_600_000_000_000 + number),
            }
            file.write(json.dumps(user) + ("," if number + 1 < count else "") + "\n")
        file.write("]}\n")


def run(*words: str) -> tuple[float, int]:
    """Seconds, and the most memory in KiB, that a command took."""
    start = time.monotonic()
    process = subprocess.Popen([str(BINARY), *words], stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"dialtone {words[0]} ended with {os.waitstatus_to_exitcode(status)}")
    return time.monotonic() - start, usage.ru_maxrss


def measure(folder: Path, count: int) -> None:
    users, copy = folder / "users.json", folder / "copy.json"
    database = POSTGRES or f"sqlite:{folder}/users-{count}.db"
    key = subprocess.run(
        [str(BINARY), "keys", "generate-master"], capture_output=True, text=True, check=True
    ).stdout
    (folder / "master.key").write_text(key)
    config = folder / "dialtone.yaml"
    config.write_text(
        f"database: {{url: '{database}'}}\nsender: {{kind: none}}\n"
        f"masterKey: {{file: '{folder}/master.key'}}\n"
    )
    where = ("--project", f"measure-{count}", "--config", str(config))
    run("project", "create", f"measure-{count}", "--config", str(config))
    write_users(users, count)
    for name, seconds, memory in (
        ("import", *run("import", str(users), "--format", "firebase", *SCRYPT, *where)),
        ("export", *run("export", str(copy), *where)),
    ):
        rate = count / seconds
        print(
            f"{count:>9} users, {name}: {seconds:7.1f} s, {rate:8.0f} a second, "
            f"{memory / 1024:6.1f} MiB at most",
            flush=True,
        )
    copy.unlink()


def main() -> None:
    counts = [int(word) for word in sys.argv[1:]] or [10_000, 100_000, 1_000_000]
    with tempfile.TemporaryDirectory() as folder:
        for count in counts:
            measure(Path(folder), count)


if __name__ == "__main__":
    main()
