"""Tests the container image: its layout, and the server in it, without a container engine."""

import gzip
import hashlib
import json
import os
import tarfile

import pytest
import yaml

from conftest import REPOSITORY
from installed_package import run
from running_server import RunningServer

NUMBER = "+16505550100"
CODE = "918273"
USER = 65532

# Mounts the image read-only, with only /data and /tmp writable, and runs the rest of its arguments
# in it as the image's user, without capabilities.
ENTER = f"""
set -e
root=$1 data=$2 run=$3
shift 3
mount --bind "$root" "$root"
mount --bind "$data" "$root/data"
mount --bind "$run" "$root/run"
mount -t tmpfs -o size=16m,mode=1777 tmpfs "$root/tmp"
mount --bind /proc "$root/proc"
mount -o remount,bind,ro "$root"
exec setpriv --no-new-privs --bounding-set=-all,+setuid,+setgid,+sys_chroot \\
  chroot --userspec={USER}:{USER} --groups= "$root" "$@"
"""

pytestmark = pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to mount")


class Image:
    """An unpacked image, with a folder for its data and one for its master key."""

    def __init__(self, layout, folder):
        self.layout = layout
        [descriptor] = json.loads((layout / "index.json").read_text())["manifests"]
        self.manifest = json.loads(self.blob(descriptor))
        self.configuration = json.loads(self.blob(self.manifest["config"]))
        self.root, self.data, self.run = folder / "root", folder / "data", folder / "run"
        for path in (self.root, self.data, self.run / "secrets"):
            path.mkdir(parents=True)
        os.chown(self.data, USER, USER)
        [layer] = self.manifest["layers"]
        self.archive = gzip.decompress(self.blob(layer))
        with tarfile.open(self.blob_path(layer)) as files:
            files.extractall(self.root, numeric_owner=True)

    def blob_path(self, descriptor):
        return self.layout / "blobs" / descriptor["digest"].replace(":", "/")

    def blob(self, descriptor) -> bytes:
        return self.blob_path(descriptor).read_bytes()

    def words(self, *words: str) -> list[str]:
        """What a container engine would start for these arguments of the entry point."""
        settings = self.configuration["config"]
        example = yaml.safe_load((REPOSITORY / "deploy/compose.yaml").read_text())
        composed = example["services"]["dialtone"]["environment"]
        environment = [*settings["Env"], *(f"{name}={composed[name]}" for name in composed)]
        folders = [str(self.root), str(self.data), str(self.run)]
        return [
            *("env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", *environment[1:]),
            *("unshare", "--mount", "bash", "-c", ENTER, "enter", *folders),
            *settings["Entrypoint"],
            *words,
        ]

    def command(self, *words: str) -> str:
        return run(*self.words(*words))


class ImageServer(RunningServer):
    """The image's default command, on a free port."""

    project = "shop"
    api_key = "shop-key"

    def __init__(self, image: Image):
        command = image.configuration["config"]["Cmd"]
        self._start(image.words(*command, "--host", "127.0.0.1", "--port", "0"))


@pytest.fixture(scope="module")
def image(binary, tmp_path_factory):
    environment = {**os.environ, "IMAGE_COMPRESSION": "1"}
    printed = run(REPOSITORY / "scripts/package-image.sh", binary, env=environment)
    return Image(REPOSITORY / printed.splitlines()[-1], tmp_path_factory.mktemp("image"))


def test_every_digest_in_the_layout_is_that_of_its_blob(image):
    for descriptor in (image.manifest["config"], *image.manifest["layers"]):
        blob = image.blob(descriptor)
        assert descriptor["size"] == len(blob)
        assert descriptor["digest"] == "sha256:" + hashlib.sha256(blob).hexdigest()
    uncompressed = "sha256:" + hashlib.sha256(image.archive).hexdigest()
    assert image.configuration["rootfs"]["diff_ids"] == [uncompressed]


def test_the_image_signs_in_without_root_on_a_read_only_file_system(image):
    assert image.configuration["config"]["User"] == f"{USER}:{USER}"
    key = image.run / "secrets/dialtone-master-key"
    key.write_text(image.command("keys", "generate-master"))
    assert len(key.read_text().strip()) == 44
    key.chmod(0o400)
    os.chown(key, USER, USER)
    image.command("projects", "create", "shop")
    image.command("apps", "add", "shop", "--platform", "web", "--api-key", "shop-key")
    image.command("test-numbers", "set", NUMBER, CODE)

    server = ImageServer(image)
    sent = server.post("/v1/accounts:sendVerificationCode", {"phoneNumber": NUMBER})
    assert sent.status_code == 200, sent.text
    proof = {"sessionInfo": sent.json()["sessionInfo"], "code": CODE}
    answer = server.post("/v1/accounts:signInWithPhoneNumber", proof)
    assert answer.status_code == 200, answer.text
    assert server.get("/readyz").status_code == 200
    assert server.stop() == 0
    assert (image.data / "dialtone.db").stat().st_uid == USER


def test_an_image_of_the_same_files_has_the_same_digest(tmp_path):
    rootfs = tmp_path / "rootfs"
    (rootfs / "data").mkdir(parents=True)
    (rootfs / "file").write_text("content")
    layouts = [tmp_path / "first", tmp_path / "second"]
    for index, layout in enumerate(layouts):
        os.utime(rootfs / "file", (index, index))
        run(REPOSITORY / "scripts/write-image.py", rootfs, layout, "1.0.0")
    first, second = [(layout / "index.json").read_text() for layout in layouts]
    assert first == second
