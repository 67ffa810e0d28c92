"""Tests the Debian package in a minimal Debian system.

The package is made of the debug build, and is not compressed.
"""

import gzip
import os
import subprocess

import pytest

from conftest import REPOSITORY
from installed_package import UNIT, DebianRoot, InstalledServer, may_change_root, run

CONFIG = "etc/dialtone/dialtone.yaml"
NUMBER = "+16505550100"
CODE = "918273"

pytestmark = pytest.mark.skipif(not may_change_root(), reason="needs root and debootstrap")


@pytest.fixture(scope="module")
def package(binary):
    environment = {**os.environ, "DEB_COMPRESSION": "none"}
    printed = run(REPOSITORY / "scripts/package-deb.sh", binary, env=environment)
    return REPOSITORY / printed.splitlines()[-1]


@pytest.fixture(scope="module")
def next_package(package, tmp_path_factory):
    """The same files with the next version number."""
    folder = tmp_path_factory.mktemp("next")
    run("dpkg-deb", "--raw-extract", package, folder / "tree")
    control = folder / "tree/DEBIAN/control"
    version = run("dpkg-deb", "--field", package, "Version").strip()
    control.write_text(control.read_text().replace(f"Version: {version}", "Version: 999.0-1"))
    run("dpkg-deb", "--root-owner-group", "-Znone", "--build", folder / "tree", folder / "next.deb")
    return folder / "next.deb"


@pytest.fixture(scope="module")
def root(binary, tmp_path_factory):
    system = DebianRoot(tmp_path_factory.mktemp("debian") / "root")
    system.copy_libraries_without_package(binary)
    return system


def sign_in(server) -> str:
    """Signs in with the fictional number; returns the account's ID."""
    sent = server.post("/v1/accounts:sendVerificationCode", {"phoneNumber": NUMBER})
    assert sent.status_code == 200, sent.text
    proof = {"sessionInfo": sent.json()["sessionInfo"], "code": CODE}
    answer = server.post("/v1/accounts:signInWithPhoneNumber", proof)
    assert answer.status_code == 200, answer.text
    return answer.json()["localId"]


def test_the_package_is_installed_signs_in_is_upgraded_removed_and_purged(
    root, package, next_package
):
    root.install(package)
    check_installation(root)
    key = (root.folder / "etc/dialtone/master.key").read_text()
    config = root.folder / CONFIG
    config.write_text(config.read_text().replace("# publicURL:", "publicURL:"))
    edited = config.read_text()
    root.command("projects", "create", "shop")
    root.command("apps", "add", "shop", "--platform", "web", "--api-key", "shop-key")
    root.command("test-numbers", "set", NUMBER, CODE)

    server = InstalledServer(root)
    assert server.next_notice() == "READY=1"
    account = sign_in(server)
    [first] = root.back_up(copies=1)
    backups = root.folder / "var/lib/dialtone-backups"
    (backups / first).rename(backups / "dialtone-2026-01-02T03-04-05Z.db")
    [backup] = root.back_up(copies=1)
    assert root.owner_and_mode(f"/var/lib/dialtone-backups/{backup}") == "dialtone:dialtone 600"
    assert server.stop() == 0

    root.install(next_package)
    assert config.read_text() == edited
    assert (root.folder / "etc/dialtone/master.key").read_text() == key
    assert root.owner_and_mode(f"/{CONFIG}") == "root:dialtone 640"
    server = InstalledServer(root)
    assert sign_in(server) == account
    assert server.stop() == 0

    root.run("dpkg", "--remove", "dialtone")
    assert not (root.folder / "usr/bin/dialtone").exists()
    assert config.read_text() == edited
    assert (root.folder / "etc/dialtone/master.key").read_text() == key
    assert (root.folder / "var/lib/dialtone/dialtone.db").exists()

    root.run("dpkg", "--purge", "dialtone")
    assert not (root.folder / "etc/dialtone").exists()
    assert not (root.folder / "var/lib/dialtone").exists()
    assert (backups / backup).exists()
    assert "dialtone" in (root.folder / "etc/passwd").read_text()


def check_installation(root):
    assert root.owner_and_mode("/etc/dialtone/master.key") == "dialtone:dialtone 600"
    assert root.owner_and_mode(f"/{CONFIG}") == "root:dialtone 640"
    assert root.owner_and_mode("/var/lib/dialtone") == "dialtone:dialtone 700"
    wanted = root.folder / "etc/systemd/system/multi-user.target.wants"
    assert (wanted / "dialtone.service").is_symlink()
    # Backups begin when an administrator enables them.
    timer = "dialtone-backup.timer"
    assert (root.folder / "lib/systemd/system" / timer).exists()
    assert not list((root.folder / "etc/systemd/system").glob(f"*/{timer}"))
    assert len((root.folder / "etc/dialtone/master.key").read_text().strip()) == 44
    root.run("bash", "-n", "/usr/share/bash-completion/completions/dialtone")


def test_the_units_are_valid(package, binary, tmp_path):
    run("dpkg-deb", "--extract", package, tmp_path / "tree")
    units = [tmp_path / unit.name for unit in (tmp_path / "tree" / UNIT).parent.iterdir()]
    assert len(units) == 3
    for unit in units:
        text = ((tmp_path / "tree" / UNIT).parent / unit.name).read_text()
        unit.write_text(text.replace("/usr/bin/dialtone", str(tmp_path / "tree/usr/bin/dialtone")))
    run("systemd-analyze", "verify", "--man=no", *units)
    # In tenths: more than 1.5 on the scale from 0 to 10 is a failure.
    run("systemd-analyze", "security", "--offline=yes", "--threshold=15", tmp_path / "dialtone.service")


def test_the_manual_pages_have_no_formatting_errors(package, tmp_path):
    run("dpkg-deb", "--extract", package, tmp_path)
    pages = sorted((tmp_path / "usr/share/man/man1").glob("*.gz"))
    assert "dialtone.1.gz" in [page.name for page in pages]
    for page in pages:
        checked = subprocess.run(
            ["groff", "-man", "-Tutf8", "-ww", "-z"],
            input=gzip.decompress(page.read_bytes()),
            capture_output=True,
            timeout=60,
        )
        assert checked.stderr == b"", f"{page.name}: {checked.stderr.decode()}"
