"""A Debian system in a folder, in which the package is installed as an operator installs it."""

import os
import re
import shutil
import socket
import subprocess
from pathlib import Path

from running_server import RunningServer

STEP_LIMIT = 600
UNIT = "lib/systemd/system/dialtone.service"
BACKUP_UNIT = "lib/systemd/system/dialtone-backup.service"
CREDENTIALS = "run/credentials/dialtone.service"
NOTICES = "run/notify"
NOTICE_LIMIT = 30


def run(*words: str | Path, **options) -> str:
    """Runs a program and returns what it printed on both outputs."""
    ended = subprocess.run(
        [str(word) for word in words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=STEP_LIMIT,
        **options,
    )
    assert ended.returncode == 0, f"{' '.join(map(str, words))}\n{ended.stdout}"
    return ended.stdout


class DebianRoot:
    """A minimal system of the release that runs the tests, made by debootstrap."""

    def __init__(self, folder: Path):
        self.folder = folder
        mirror, release = configured_mirror()
        options = ("--variant=minbase", "--include=adduser,ca-certificates")
        run("debootstrap", *options, release, folder, mirror)

    def run(self, *words: str) -> str:
        environment = {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "DEBIAN_FRONTEND": "noninteractive",
            "LC_ALL": "C.UTF-8",
        }
        return run(*self.inside(*words), env=environment)

    def inside(self, *words: str) -> list[str]:
        """A command in the system, with /proc, where Swift's programs find their arguments."""
        enter = 'mount --bind /proc "$1/proc" && exec chroot "$@"'
        return ["unshare", "--mount", "sh", "-c", enter, "enter", str(self.folder), *words]

    def install(self, package: Path) -> str:
        """Installs a package file with the packages that it depends on."""
        shutil.copy(package, self.folder / "tmp/dialtone.deb")
        return self.run(
            "apt-get", "install", "--yes", "--no-install-recommends", "/tmp/dialtone.deb"
        )

    def copy_libraries_without_package(self, binary: Path) -> None:
        """Copies Swift's libraries, which a debug build loads from the toolchain."""
        for line in run("ldd", binary).splitlines():
            path = re.search(r"=> (/opt/\S+|/usr/lib/swift/\S+|/usr/local/\S+)", line)
            if path:
                target = self.folder / path[1].lstrip("/")
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path[1], target)

    def as_user(self, *words: str) -> str:
        return self.run("setpriv", *PRIVILEGES, *words)

    def command(self, *words: str) -> str:
        """Runs a command of the program on the installed configuration."""
        return self.as_user("dialtone", *words, "--config", "/etc/dialtone/dialtone.yaml")

    def back_up(self, copies: int) -> list[str]:
        """Runs what the unit for backups starts, and returns the names of the backups."""
        unit = (self.folder / BACKUP_UNIT).read_text()
        [_, folder] = re.search(r"^StateDirectory=(.+)$", unit, re.MULTILINE)[1].split()
        self.run("install", "-d", "-o", "dialtone", "-g", "dialtone", "-m", "0700", f"/var/lib/{folder}")
        start = re.search(r"^ExecStart=(.+)$", unit, re.MULTILINE)[1]
        assert f" /var/lib/{folder} " in start
        settings = re.findall(r"^Environment=(.+)$", unit, re.MULTILINE)
        assert re.fullmatch(r"COPIES=\d+", settings[0])
        self.as_user("env", *settings, *start.replace("${COPIES}", str(copies)).split())
        return sorted(path.name for path in (self.folder / "var/lib" / folder).iterdir())

    def owner_and_mode(self, path: str) -> str:
        return self.run("stat", "--format=%U:%G %a", path).strip()


class InstalledServer(RunningServer):
    """What the unit starts, as its user and with its environment, but without systemd."""

    project = "shop"
    api_key = "shop-key"

    def __init__(self, root: DebianRoot):
        unit = (root.folder / UNIT).read_text()
        credential = root.folder / CREDENTIALS / "master.key"
        credential.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root.folder / "etc/dialtone/master.key", credential)
        root.run("chown", "-R", "dialtone:dialtone", f"/{CREDENTIALS}")
        start = re.search(r"^ExecStart=(.+)$", unit, re.MULTILINE)[1].split()
        settings = [
            f"CREDENTIALS_DIRECTORY=/{CREDENTIALS}",
            *re.findall(r"^Environment=(.+)$", unit, re.MULTILINE),
            f"NOTIFY_SOCKET=/{NOTICES}",
        ]
        self._listen_for_notices(root.folder / NOTICES)
        environment = ["env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", *settings]
        command = ["setpriv", *PRIVILEGES, *environment, *start, "--port", "0"]
        self._start(root.inside(*command))

    def _listen_for_notices(self, path: Path) -> None:
        path.unlink(missing_ok=True)
        self._notices = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._notices.bind(str(path))
        self._notices.settimeout(NOTICE_LIMIT)
        path.chmod(0o777)

    def next_notice(self) -> str:
        """What the server tells its service manager."""
        return self._notices.recv(1_024).decode()


PRIVILEGES = [
    "--reuid=dialtone",
    "--regid=dialtone",
    "--init-groups",
    "--no-new-privs",
    "--bounding-set=-all",
]


def configured_mirror() -> tuple[str, str]:
    """The first archive of the system's own sources, and the name of the release."""
    release = os_release()["VERSION_CODENAME"]
    lines = run(
        "apt-get", "indextargets", "--format", "$(REPO_URI) $(CODENAME)", "Identifier: Packages"
    ).splitlines()
    for line in lines:
        mirror, _, codename = line.partition(" ")
        if codename == release:
            return mirror, release
    raise AssertionError(f"apt has no archive of {release}")


def os_release() -> dict[str, str]:
    lines = Path("/etc/os-release").read_text().splitlines()
    return dict(line.replace('"', "").split("=", 1) for line in lines if "=" in line)


def may_change_root() -> bool:
    return os.geteuid() == 0 and all(map(shutil.which, ("debootstrap", "apt-get")))
