#!/usr/bin/env python3
"""Writes a numbering plan that Dialtone can use, from the PyPI package `phonenumbers`.

The package (Apache License 2.0) is a port of libphonenumber whose data follows the original within days.
docs/numbering-plan.md describes the file: a short header with version, date and digest, then the data as
libphonenumber's PhoneMetadataCollection (protocol buffers). The date is the newest one in the wheel, which
is the day the release was built.

usage: scripts/generate-numbering-plan.py [--version X.Y.Z | --wheel FILE] [--output FILE]

Without --version and --wheel, pip downloads the latest release. Without --output, the plan that the server
is built with is replaced. A running server takes a plan with `dialtone numbering-plan update FILE`.
"""
import argparse
import datetime
import hashlib
import pathlib
import re
import subprocess
import sys
import tempfile
import zipfile

BUNDLED = pathlib.Path(__file__).parent.parent / "Server/Sources/CPhoneNumbers/numbering-plan.bin"


def varint(number):
    number &= (1 << 64) - 1
    coded = bytearray()
    while number > 127:
        coded.append(number & 127 | 128)
        number >>= 7
    return bytes(coded) + bytes([number])


def field(tag, value):
    """Returns one field of a message; false and missing values are omitted, because they are the
    defaults.
    """
    if value is None or value is False:
        return b""
    if isinstance(value, int):
        return varint(tag << 3) + varint(int(value))
    data = value if isinstance(value, bytes) else value.encode()
    return varint(tag << 3 | 2) + varint(len(data)) + data


def fields(tag, values):
    return b"".join(field(tag, value) for value in values)


def groups(text):
    """Python writes a group of a replacement as \\1, libphonenumber as $1."""
    return None if text is None else re.sub(r"\\(\d)", r"$\1", text)


def description(entry):
    if entry is None:
        # A possible length of -1 means that the territory has no such numbers.
        return field(9, -1)
    return (
        field(2, entry.national_number_pattern)
        + field(6, entry.example_number)
        + fields(9, entry.possible_length)
        + fields(10, entry.possible_length_local_only)
    )


def number_format(entry):
    return (
        field(1, entry.pattern)
        + field(2, groups(entry.format))
        + fields(3, entry.leading_digits_pattern)
        + field(4, groups(entry.national_prefix_formatting_rule))
        + field(5, groups(entry.domestic_carrier_code_formatting_rule))
        + field(6, entry.national_prefix_optional_when_formatting)
    )


def territory(entry):
    kinds = {
        1: entry.general_desc, 2: entry.fixed_line, 3: entry.mobile, 4: entry.toll_free, 5: entry.premium_rate,
        6: entry.shared_cost, 7: entry.personal_number, 8: entry.voip, 21: entry.pager, 25: entry.uan,
        28: entry.voicemail, 24: entry.no_international_dialling,
    }  # fmt: skip
    fixed, mobile = entry.fixed_line, entry.mobile
    same = fixed and mobile and fixed.national_number_pattern == mobile.national_number_pattern
    return (
        b"".join(field(tag, description(kind)) for tag, kind in kinds.items())
        + field(9, entry.id)
        + field(10, entry.country_code)
        + field(11, entry.international_prefix)
        + field(12, entry.national_prefix)
        + field(13, entry.preferred_extn_prefix)
        + field(15, entry.national_prefix_for_parsing)
        + field(16, groups(entry.national_prefix_transform_rule))
        + field(17, entry.preferred_international_prefix)
        + field(18, bool(same))
        + b"".join(field(19, number_format(item)) for item in entry.number_format)
        + b"".join(field(20, number_format(item)) for item in entry.intl_number_format)
        + field(22, entry.main_country_for_code)
        + field(23, entry.leading_digits)
    )


def collection():
    from phonenumbers import COUNTRY_CODES_FOR_NON_GEO_REGIONS, SUPPORTED_REGIONS
    from phonenumbers.phonemetadata import PhoneMetadata

    entries = [PhoneMetadata.metadata_for_region(region) for region in sorted(SUPPORTED_REGIONS)]
    codes = sorted(COUNTRY_CODES_FOR_NON_GEO_REGIONS)
    entries += [PhoneMetadata.metadata_for_nongeo_region(code) for code in codes]
    return b"".join(field(1, territory(entry)) for entry in entries), len(entries)


def download(version, folder):
    package = "phonenumbers" if version is None else f"phonenumbers=={version}"
    command = [sys.executable, "-m", "pip", "download", "--no-deps", "--quiet", "--only-binary", ":all:"]
    subprocess.run([*command, "--dest", folder, package], check=True)
    return next(pathlib.Path(folder).glob("*.whl"))


def build_date(wheel):
    with zipfile.ZipFile(wheel) as archive:
        return datetime.date(*max(entry.date_time for entry in archive.infolist())[:3])


def plan(version, date, data):
    body = f"version {version}\ndate {date.isoformat()}\n\n".encode() + data
    return b"dialtone numbering plan 1\nsha256 " + hashlib.sha256(body).hexdigest().encode() + b"\n" + body


def main():
    parser = argparse.ArgumentParser(description="Write a numbering plan for Dialtone.")
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--version", help="the release of phonenumbers (default: the latest)")
    source.add_argument("--wheel", type=pathlib.Path, help="a wheel of phonenumbers, instead of a download")
    parser.add_argument("--output", type=pathlib.Path, default=BUNDLED, help="where to write the plan")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        wheel = options.wheel or download(options.version, folder)
        date = build_date(wheel)
        # A wheel without compiled code is a folder of modules that Python can import from.
        sys.path.insert(0, str(wheel))
        data, count = collection()
        from phonenumbers import __version__ as version
    options.output.write_bytes(plan(version, date, data))
    print(f"{options.output}: version {version} of {date}, {count} territories, {len(data)} bytes")


if __name__ == "__main__":
    main()
