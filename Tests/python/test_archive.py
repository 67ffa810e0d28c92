"""Tests the archive in a system without a C library, or anything else but a shell."""

import os
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

from conftest import REPOSITORY
from installed_package import run
from running_server import RunningServer

BUSYBOX = Path("/bin/busybox")
ENTER = """
mount --bind /proc "$1/proc"
exec chroot "$@"
"""


def is_static(program: Path) -> bool:
    """Whether the program needs no libraries."""
    if not program.exists():
        return False
    listed = subprocess.run(["ldd", program], capture_output=True, text=True)
    return listed.returncode != 0 or "statically linked" in listed.stdout


pytestmark = pytest.mark.skipif(
    os.geteuid() != 0 or not is_static(BUSYBOX), reason="needs root and a static busybox"
)


class BareSystem:
    """A folder with a shell, in which the archive is unpacked."""

    def __init__(self, archive: Path, folder: Path):
        self.folder = folder
        for name in ("bin", "proc", "tmp", "data", "opt"):
            (folder / name).mkdir(parents=True)
        shutil.copy(BUSYBOX, folder / "bin/busybox")
        for name in ("sh", "dirname", "readlink"):
            (folder / "bin" / name).symlink_to("busybox")
        with tarfile.open(archive) as files:
            files.extractall(folder / "opt", filter="fully_trusted")
        [unpacked] = (folder / "opt").iterdir()
        # Operators link to the program from a folder of their PATH.
        (folder / "bin/dialtone").symlink_to(f"/opt/{unpacked.name}/bin/dialtone")

    def words(self, *words: str) -> list[str]:
        program = [str(self.folder), "/bin/dialtone", *words]
        return [
            "env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin",
            *("unshare", "--mount", "sh", "-c", ENTER, "enter", *program),
        ]  # fmt: skip


class BareServer(RunningServer):
    def __init__(self, system: BareSystem):
        self._start(system.words("dev", "--port", "0", "--data", "/data"))


@pytest.fixture(scope="module")
def system(binary, tmp_path_factory):
    environment = {**os.environ, "ARCHIVE_COMPRESSION": "1"}
    printed = run(REPOSITORY / "scripts/package-archive.sh", binary, env=environment)
    archive = REPOSITORY / printed.splitlines()[-1]
    return BareSystem(archive, tmp_path_factory.mktemp("bare"))


def test_the_archive_signs_in_without_any_library_of_the_system(system):
    assert run(*system.words("--version")).strip()
    server = BareServer(system)
    user = server.sign_in("+16505550100")
    assert server.refresh(user.refresh_token).status_code == 200
    assert server.stop() == 0
    assert (system.folder / "data/dialtone.db").exists()
