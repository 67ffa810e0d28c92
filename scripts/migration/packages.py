"""Finds the lines of manifests and projects that bring Firebase into an app."""

import plistlib
import re
from dataclasses import dataclass
from pathlib import Path

from .chains import closing
from .masking import mask
from .names import Names
from .swift_uses import line_of

PACKAGE_NAMES = r"(?:firebase-ios-sdk|FirebaseUI-iOS)"
ADD_PACKAGE = '.package(url: "ADDRESS OF YOUR DIALTONE REPOSITORY", from: "0.1.0")'
XCODE_PACKAGE = re.compile(r'repositoryURL = "([^"]*' + PACKAGE_NAMES + r'[^"]*)"')
XCODE_PRODUCT = re.compile(r"productName = \"?(Firebase[\w-]*)\"?;")
POD = re.compile(r"""^\s*(?:pod|\w+\.dependency)\s*\(?\s*['"](Firebase[\w/]*)['"]""", re.MULTILINE)
YAML = re.compile(r"^.*" + PACKAGE_NAMES + r".*$", re.MULTILINE)
# What a pod of Firebase is called as a product.
PODS = {"Firebase": "Firebase", "Firebase/Auth": "FirebaseAuth", "Firebase/Core": "FirebaseCore",
        "Firebase/CoreOnly": "FirebaseCore", "FirebaseUI/Auth": "FirebaseAuthUI",
        "FirebaseUI/Phone": "FirebasePhoneAuthUI"}


@dataclass(frozen=True)
class Change:
    """A line of a project: `action` is `delete`, `replace` or `add`."""

    file: str
    line: int
    action: str
    text: str
    replacement: str = ""


@dataclass
class Packages:
    """What the projects of an app say."""

    changes: list[Change]
    # The products of Firebase that Dialtone does not replace, with their places.
    others: list[tuple[str, str, int]]

    def __init__(self) -> None:
        self.changes = []
        self.others = []


def one_line(text: str) -> str:
    return " ".join(text.split())


def read_manifest(file: str, text: str, names: Names, found: Packages) -> None:
    code = mask(text, is_swift=True, keeps_strings=True)
    uses_google = False
    for match in re.finditer(r"\.package\s*\(", code):
        end = closing(code, match.end() - 1)
        statement = code[match.start() : end]
        if re.search(PACKAGE_NAMES, statement):
            uses_google = True
            line = line_of(code, match.start())
            found.changes.append(Change(file, line, "delete", one_line(statement)))
    if uses_google:
        found.changes.append(Change(file, 0, "add", ADD_PACKAGE))
    for match in re.finditer(r"\.product\s*\(", code):
        statement = code[match.start() : closing(code, match.end() - 1)]
        product = re.search(r'name:\s*"(Firebase[\w-]*)"', statement)
        if not product or not re.search(f'package:\\s*"{PACKAGE_NAMES}"', statement, re.IGNORECASE):
            continue
        line = line_of(code, match.start())
        text = one_line(statement)
        if product[1] in names.modules:
            new = f'.product(name: "{product[1]}", package: "dialtone")'
            found.changes.append(Change(file, line, "replace", text, new))
        else:
            delete_product(product[1], file, line, text, names, found)


def delete_product(
    product: str, file: str, line: int, text: str, names: Names, found: Packages
) -> None:
    reason = missing_module(product, names)
    if reason:
        found.changes.append(Change(file, line, "delete", text, reason))
    else:
        found.others.append((product, file, line))


def missing_module(product: str, names: Names) -> str | None:
    """Why a product of Firebase Authentication or FirebaseUI does not exist."""
    bare = product.removesuffix("-Community").removesuffix("-Beta")
    # The module of a product with extensions for Combine has a longer name.
    return names.missing_modules.get(bare) or names.missing_modules.get(f"{bare}Swift")


def read_podfile(file: str, text: str, names: Names, found: Packages) -> None:
    products = []
    code = re.sub(r"#.*", lambda comment: " " * len(comment[0]), text)
    for match in POD.finditer(code):
        product = PODS.get(match[1]) or product_of_pod(match[1])
        line = line_of(code, match.start(1))
        statement = one_line(code[match.start() : code.find("\n", match.end())])
        if product in names.modules:
            products.append(product)
            found.changes.append(Change(file, line, "delete", statement))
        else:
            delete_product(product, file, line, statement, names, found)
    if products:
        wanted = ", ".join(sorted(set(products)))
        add = f"in Xcode, the package dialtone with {wanted}: there is no pod of it"
        found.changes.append(Change(file, 0, "add", add))


def product_of_pod(pod: str) -> str:
    """Other parts of FirebaseUI are not products of their own."""
    return "FirebaseUI" if pod.startswith("FirebaseUI/") else pod.replace("/", "")


def read_xcode_project(file: str, text: str, names: Names, found: Packages) -> None:
    packages = list(XCODE_PACKAGE.finditer(text))
    for match in packages:
        found.changes.append(Change(file, line_of(text, match.start()), "delete", one_line(match[0])))
    if not packages:
        return
    products = set()
    for match in XCODE_PRODUCT.finditer(text):
        if match[1] in names.modules:
            products.add(match[1])
        else:
            line = line_of(text, match.start())
            delete_product(match[1], file, line, one_line(match[0]), names, found)
    wanted = ", ".join(sorted(products)) or "FirebaseAuth"
    add = f"in Xcode, the package dialtone with {wanted}"
    found.changes.append(Change(file, 0, "add", add))


def read_other_text(file: str, text: str, found: Packages) -> None:
    """Cartfiles, and the projects of XcodeGen."""
    lines = [match for match in YAML.finditer(text) if not match[0].lstrip().startswith("#")]
    lines += re.finditer(r"^binary .*Firebase(?:Auth|Core)Binary.*$", text, re.MULTILINE)
    for match in lines:
        found.changes.append(Change(file, line_of(text, match.start()), "delete", one_line(match[0])))
    if lines:
        found.changes.append(Change(file, 0, "add", f"the package dialtone: {ADD_PACKAGE}"))


def lacks_server(path: Path) -> bool:
    """Whether an option file does not say where the server is."""
    try:
        return "AUTH_SERVER_URL" not in plistlib.loads(path.read_bytes())
    except (ValueError, plistlib.InvalidFileException, OSError, AttributeError, TypeError):
        return True


def read_packages(path: Path, file: str, names: Names, found: Packages) -> None:
    if path.name == "GoogleService-Info.plist":
        if lacks_server(path):
            text = "the key AUTH_SERVER_URL, unless your code sets FirebaseOptions.serverURL"
            found.changes.append(Change(file, 0, "add", text))
        return
    text = path.read_text(encoding="utf-8", errors="replace")
    if path.name == "Package.swift":
        read_manifest(file, text, names, found)
    elif path.name == "Podfile" or path.suffix == ".podspec":
        read_podfile(file, text, names, found)
    elif path.name == "project.pbxproj":
        read_xcode_project(file, text, names, found)
    elif path.name in ("Cartfile", "project.yml"):
        read_other_text(file, text, found)
