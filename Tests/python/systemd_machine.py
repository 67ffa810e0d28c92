"""A Debian system in a folder, which its own systemd runs as the first process."""

import subprocess
import time
from pathlib import Path

from installed_package import DebianRoot, run
from running_server import RunningServer

PATIENCE = 120
CGROUP_KIND = "cgroup2"

# Mounts what systemd expects, as containers have it: nothing of it can change the machine's settings,
# clock or devices. The network is that of the machine.
ENTER = """
set -e
root=$1 group=$2
echo $$ >"$group/cgroup.procs"
exec unshare --cgroup --ipc --mount --pid --uts --fork --kill-child sh -ec '
  root=$1
  mount --make-rprivate /
  mount --bind "$root" "$root"
  mount -t proc proc "$root/proc"
  mount --bind "$root/proc/sys" "$root/proc/sys"
  mount -o remount,bind,ro "$root/proc/sys"
  mount -t sysfs -o ro sysfs "$root/sys"
  mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
  mount -t tmpfs -o mode=755 tmpfs "$root/run"
  mount -t tmpfs -o mode=755 tmpfs "$root/dev"
  for device in null zero full random urandom tty; do
    touch "$root/dev/$device"
    mount --bind "/dev/$device" "$root/dev/$device"
  done
  mkdir "$root/dev/pts" "$root/dev/shm"
  ln -s /proc/self/fd "$root/dev/fd"
  exec setpriv --bounding-set=-sys_boot,-sys_module,-sys_rawio,-sys_time,-syslog \\
    chroot "$root" env -i container=test PATH=/usr/sbin:/usr/bin:/sbin:/bin \\
    /lib/systemd/systemd --system --unit=basic.target --show-status=no --log-target=console
' enter "$root"
"""


def control_groups() -> Path | None:
    """The folder of the kernel's control groups, version 2; `None` if there is none to write to."""
    for line in Path("/proc/mounts").read_text().splitlines():
        _, folder, kind, options, *_ = line.split()
        if kind == CGROUP_KIND and "rw" in options.split(","):
            return Path(folder)
    return None


def eventually(look):
    """Returns the result of `look`, once there is one."""
    deadline = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.1)
    return found


class SystemdMachine:
    """Runs systemd until the end of the `with` block."""

    def __init__(self, root: DebianRoot):
        root.run("apt-get", "install", "--yes", "--no-install-recommends", "systemd")
        self._root = root
        self._group = control_groups() / "dialtone-systemd-test"

    def __enter__(self) -> "SystemdMachine":
        self._group.mkdir()
        self._log = (self._root.folder.parent / "systemd.log").open("w+")
        self._process = subprocess.Popen(
            ["sh", "-c", ENTER, "enter", str(self._root.folder), str(self._group)],
            stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log,
        )  # fmt: skip
        try:
            self._first = eventually(self._child)
            eventually(lambda: self._ends_well("systemctl", "is-active", "basic.target"))
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_) -> None:
        self._process.kill()
        self._process.wait()
        self._log.close()
        groups = [path for path in self._group.rglob("*") if path.is_dir()]
        for group in [*sorted(groups, reverse=True), self._group]:
            eventually(lambda group=group: self._is_removed(group))

    def run(self, *words: str) -> str:
        """Runs a command in the system, as root."""
        return run(*self._inside(*words))

    def show(self, unit: str, *properties: str) -> list[str]:
        """The values of properties of a unit, in the order of their names in the arguments."""
        shown = self.run("systemctl", "show", unit, *(f"--property={name}" for name in properties))
        values = dict(line.split("=", 1) for line in shown.splitlines())
        return [values[name] for name in properties]

    def _inside(self, *words: str) -> list[str]:
        kinds = ("--ipc", "--mount", "--pid", "--uts", "--root", "--wd")
        return ["nsenter", f"--target={self._first}", *kinds, *words]

    def _ends_well(self, *words: str) -> bool:
        assert self._process.poll() is None, self.log
        return subprocess.run(self._inside(*words), capture_output=True).returncode == 0

    @property
    def log(self) -> str:
        """What systemd printed."""
        return Path(self._log.name).read_text()

    def _child(self) -> str | None:
        """The process that unshare has started."""
        assert self._process.poll() is None, self.log
        parent = self._process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        # Before that, it is still the shell that mounts.
        if not children or Path(f"/proc/{children[0]}/comm").read_text() != "systemd\n":
            return None
        return children[0]

    @staticmethod
    def _is_removed(group: Path) -> bool:
        try:
            group.rmdir()
        except FileNotFoundError:
            return True
        except OSError:
            return False
        return True


class UnitServer(RunningServer):
    """The server of the unit, which systemd has started."""

    project = "shop"
    api_key = "shop-key"

    def __init__(self, port: int):
        self.url = f"http://127.0.0.1:{port}"
