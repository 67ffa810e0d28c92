"""What accounts cost: memory, disk, and the time to start."""

import json
import os
import signal
import subprocess
import tempfile
import time
from pathlib import Path

PROJECT = "demo-dialtone"


class FilledData:
    """The data folder of a development server with a number of accounts, as a context."""

    def __init__(self, program: Path, accounts: int):
        self.program = program
        self.accounts = accounts

    def __enter__(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.folder = Path(self.temporary.name) / "data"
        Server(self.program, self.folder).stop()
        self.empty_bytes = size(self.folder)
        self.import_seconds = None
        if self.accounts:
            users = Path(self.temporary.name) / "users.json"
            write_users(users, self.accounts)
            start = time.monotonic()
            subprocess.run(
                [self.program, "import", users, "--format", "firebase", "--project", PROJECT,
                 "--data", self.folder],
                check=True, capture_output=True,
            )
            self.import_seconds = time.monotonic() - start
            users.unlink()
        return self

    def __exit__(self, *_):
        self.temporary.cleanup()

    def measure(self) -> dict:
        """Starts the server with files that are in no cache, and again at once."""
        forget(self.program, *self.folder.rglob("*"))
        cold = Server(self.program, self.folder)
        cold.stop()
        warm = Server(self.program, self.folder)
        memory = warm.memory
        warm.stop()
        grown = size(self.folder) - self.empty_bytes
        return {
            "accounts": self.accounts,
            "coldStartSeconds": cold.start_seconds,
            "warmStartSeconds": warm.start_seconds,
            "idleMegabytes": memory,
            "databaseMegabytes": size(self.folder) / 1e6,
            "bytesPerAccount": grown / self.accounts if self.accounts else None,
            "importedPerSecond":
                self.accounts / self.import_seconds if self.import_seconds else None,
        }


class Server:
    """A development server that is ready."""

    def __init__(self, program: Path, folder: Path, *words: str):
        begin = time.monotonic()
        self.process = subprocess.Popen(
            [program, "dev", "--port", "0", "--data", folder, *words],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )
        line = self.process.stdout.readline()
        if not line.startswith("dialtone ready"):
            raise SystemExit(f"{program} did not start.")
        self.url = line.split()[2]
        self.start_seconds = time.monotonic() - begin

    @property
    def memory(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


def write_users(path: Path, count: int) -> None:
    with path.open("w") as file:
        file.write('{"users": [\n')
        for number in range(count):
            user = {
                "localId": f"{number * 7919 % count:028}", "phoneNumber": f"+491511{number:07}",
                "displayName": f"User {number}",
            }
            file.write(json.dumps(user) + (",\n" if number + 1 < count else "\n"))
        file.write("]}\n")


def size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def forget(*files: Path) -> None:
    """Makes the kernel drop the files from its cache, so that the next start reads the disk."""
    for path in files:
        if path.is_file():
            file = os.open(path, os.O_RDONLY)
            os.fdatasync(file)
            os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
            os.close(file)
