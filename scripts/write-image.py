#!/usr/bin/env python3
"""Writes an OCI image of one layer from a folder, the same bytes each time.

usage: scripts/write-image.py ROOTFS LAYOUT VERSION

SOURCE_DATE_EPOCH is the time of every file. Everything belongs to root, except /data, which belongs
to the user that the server runs as.
"""

import gzip
import hashlib
import io
import json
import os
import pathlib
import platform
import sys
import tarfile
import time

USER = 65532
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
EPOCH = int(os.environ.get("SOURCE_DATE_EPOCH", "0"))


def packed(rootfs: pathlib.Path) -> bytes:
    """The folder as an archive, in the order of the names."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for path in sorted(rootfs.rglob("*")):
            name = path.relative_to(rootfs).as_posix()
            entry = archive.gettarinfo(path, name)
            entry.mtime, entry.uname, entry.gname = EPOCH, "", ""
            entry.uid = entry.gid = USER if name == "data" else 0
            # Files with the same content may be hard links of each other in the folder.
            if path.is_file() and not path.is_symlink():
                entry.type, entry.linkname, entry.size = tarfile.REGTYPE, "", path.stat().st_size
                with path.open("rb") as content:
                    archive.addfile(entry, content)
            else:
                archive.addfile(entry)
    return buffer.getvalue()


class Layout:
    """A folder with blobs that are named by their digests."""

    def __init__(self, folder: pathlib.Path):
        self.folder = folder
        (folder / "blobs/sha256").mkdir(parents=True, exist_ok=True)

    def blob(self, kind: str, data: bytes) -> dict:
        digest = hashlib.sha256(data).hexdigest()
        (self.folder / "blobs/sha256" / digest).write_bytes(data)
        return {"mediaType": kind, "digest": f"sha256:{digest}", "size": len(data)}

    def document(self, kind: str, value: dict) -> dict:
        text = json.dumps(value, sort_keys=True, separators=(",", ":"))
        return self.blob(f"application/vnd.oci.image.{kind}", text.encode())

    def finish(self, manifest: dict) -> None:
        index = {
            "schemaVersion": 2,
            "mediaType": "application/vnd.oci.image.index.v1+json",
            "manifests": [manifest],
        }
        (self.folder / "index.json").write_text(json.dumps(index, sort_keys=True))
        (self.folder / "oci-layout").write_text('{"imageLayoutVersion":"1.0.0"}')


def configuration(archive: bytes, system: dict, version: str) -> dict:
    created = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(EPOCH))
    return {
        **system,
        "created": created,
        "config": {
            "User": f"{USER}:{USER}",
            "Entrypoint": ["/usr/bin/dialtone"],
            "Cmd": ["serve"],
            "Env": [
                "PATH=/usr/bin",
                "DIALTONE_CONFIG=/etc/dialtone/dialtone.yaml",
                "DIALTONE_LISTEN_HOST=0.0.0.0",
            ],
            "ExposedPorts": {"9099/tcp": {}},
            "StopSignal": "SIGTERM",
            "Volumes": {"/data": {}},
            "WorkingDir": "/",
            "Labels": {
                "org.opencontainers.image.licenses": "Apache-2.0",
                "org.opencontainers.image.version": version,
            },
        },
        # Digests of what is inside the compressed layer.
        "rootfs": {
            "type": "layers",
            "diff_ids": ["sha256:" + hashlib.sha256(archive).hexdigest()],
        },
        "history": [{"created": created, "created_by": "scripts/package-image.sh"}],
    }


def main() -> None:
    rootfs, folder, version = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]
    layout = Layout(folder)
    archive = packed(rootfs)
    machine = platform.machine()
    system = {"architecture": ARCHITECTURES.get(machine, machine), "os": "linux"}
    level = int(os.environ.get("IMAGE_COMPRESSION", "6"))
    layer = gzip.compress(archive, level, mtime=0)
    manifest = {
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": layout.document("config.v1+json", configuration(archive, system, version)),
        "layers": [layout.blob("application/vnd.oci.image.layer.v1.tar+gzip", layer)],
    }
    layout.finish(
        {
            **layout.document("manifest.v1+json", manifest),
            "platform": system,
            "annotations": {"org.opencontainers.image.ref.name": version},
        }
    )


if __name__ == "__main__":
    main()
