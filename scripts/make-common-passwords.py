#!/usr/bin/env python3
"""Makes the list of common passwords that the server refuses.

The source is the list of Django 5.2 (django/contrib/auth/common-passwords.txt.gz), which is under the
BSD 3-Clause License; it was compiled by Royce Williams from breached passwords. The file that this writes
holds the entries of at least six characters, sorted and front-coded: for each entry one byte with the
length that it shares with the entry before, one with the length of the rest, and the rest in UTF-8.

usage: scripts/make-common-passwords.py [Django-5.2-py3-none-any.whl]
Without a file, pip downloads the wheel.
"""
import gzip
import hashlib
import pathlib
import subprocess
import sys
import tempfile
import zipfile

SOURCE = "django==5.2"
ENTRY = "django/contrib/auth/common-passwords.txt.gz"
SHA256 = "29ca0fa5303165f012f3e9775e3e95a3071cdd59f219973ec1cbb308d0214a6f"
SHORTEST = 6
TARGET = pathlib.Path(__file__).parent.parent / "Server/Sources/CCommonPasswords/common-passwords.bin"


def wheel(folder):
    if len(sys.argv) > 1:
        return sys.argv[1]
    command = [sys.executable, "-m", "pip", "download", "--no-deps", "--quiet", "--dest", folder, SOURCE]
    subprocess.run(command, check=True)
    return next(pathlib.Path(folder).glob("*.whl"))


def front_coded(entries):
    coded, last = bytearray(), b""
    for entry in entries:
        shared = 0
        while shared < min(len(last), len(entry)) and last[shared] == entry[shared]:
            shared += 1
        coded += bytes([shared, len(entry) - shared]) + entry[shared:]
        last = entry
    return bytes(coded)


def main():
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(wheel(folder)) as archive:
        text = gzip.decompress(archive.read(ENTRY))
    if hashlib.sha256(text).hexdigest() != SHA256:
        sys.exit("The list differs from the one that this script was written for.")
    words = {line.strip().lower() for line in text.decode().splitlines()}
    entries = sorted(word.encode() for word in words if len(word) >= SHORTEST)
    TARGET.write_bytes(front_coded(entries))
    print(f"{len(entries)} passwords, {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
