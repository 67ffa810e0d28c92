"""Tests that scripts/check-migration.py reports what an app uses and what changes."""

import json
import plistlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import REPOSITORY

APPS = Path(__file__).resolve().parent / "migration_apps"
PAGE = REPOSITORY / "docs/sdk-names.md"
PROJECT = """
/* Begin XCRemoteSwiftPackageReference section */
    A1 /* XCRemoteSwiftPackageReference "firebase-ios-sdk" */ = {
        isa = XCRemoteSwiftPackageReference;
        repositoryURL = "https://github.com/firebase/firebase-ios-sdk.git";
        requirement = { kind = upToNextMajorVersion; minimumVersion = 12.0.0; };
    };
/* Begin XCSwiftPackageProductDependency section */
    B1 /* FirebaseAuth */ = {
        isa = XCSwiftPackageProductDependency;
        package = A1 /* XCRemoteSwiftPackageReference "firebase-ios-sdk" */;
        productName = FirebaseAuth;
    };
    B2 /* FirebaseCrashlytics */ = {
        isa = XCSwiftPackageProductDependency;
        productName = FirebaseCrashlytics;
    };
"""


def run(*words) -> subprocess.CompletedProcess:
    command = [sys.executable, REPOSITORY / "scripts/check-migration.py", *words]
    return subprocess.run(command, capture_output=True, text=True)


def check(path: Path) -> dict:
    """The result for an app that needs changes."""
    result = run("--json", path)
    assert result.returncode == 1, result.stdout + result.stderr
    return json.loads(result.stdout)


def found(result: dict, kind: str) -> dict[str, list[str]]:
    return {
        entry["name"]: [f"{Path(place['file']).name}:{place['line']}" for place in entry["places"]]
        for entry in result[kind]
    }


@pytest.fixture(scope="module")
def shop() -> dict:
    return check(APPS / "shop")


@pytest.fixture(scope="module")
def notes() -> dict:
    return check(APPS / "notes")


def line(app: str, file: str, text: str) -> int:
    path = next((APPS / app).rglob(file))
    return 1 + next(
        number for number, line in enumerate(path.read_text().splitlines()) if text in line
    )


def test_what_stays_is_listed_with_its_full_name(shop):
    names = set(found(shop, "unchanged"))
    assert names >= {
        "Auth.auth()",
        "Auth.signIn(with:)",
        "Auth.useAppLanguage()",
        "Auth.addStateDidChangeListener(_:)",
        "AuthErrorCode.invalidVerificationCode",
        "AuthStateDidChangeListenerHandle",
        "MultiFactor.enrolledFactors",
        "PhoneAuthProvider.credential(withVerificationID:verificationCode:)",
        "PhoneAuthProvider.verifyPhoneNumber(_:uiDelegate:completion:)",
        "User.createProfileChangeRequest()",
        "User.getIDToken()",
        "UserProfileChangeRequest.commitChanges()",
        "UserProfileChangeRequest.displayName",
    }


def test_a_name_that_does_not_exist_has_the_reason_of_the_page(shop):
    reasons = {entry["name"]: entry["reason"] for entry in shop["changed"]}
    row = next(line for line in PAGE.read_text().splitlines() if "`Auth.getUserID()` |" in line)
    assert reasons["Auth.getUserID()"] == row.split("|")[2].strip()
    assert set(reasons) == {
        "Auth.application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        "Auth.getUserID()",
        "GameCenterAuthProvider",
        "User.displayName",
    }


def test_comments_and_texts_are_not_code(shop):
    places = found(shop, "changed")
    assert places["GameCenterAuthProvider"] == [
        f"Profile.swift:{line('shop', 'Profile.swift', 'GameCenterAuthProvider')}"
    ]
    assert places["Auth.getUserID()"] == [
        f"Profile.swift:{line('shop', 'Profile.swift', 'getUserID')}"
    ]


def test_code_in_an_interpolation_is_code(tmp_path):
    (tmp_path / "A.swift").write_text(
        'import FirebaseAuth\nlet text = "is \\(Auth.auth().getUserID() ?? "none") here"\n'
        'let other = #"is \\(Auth.auth().getToken()) here"#\n'
    )
    assert found(check(tmp_path), "changed") == {"Auth.getUserID()": ["A.swift:2"]}


def test_only_the_assignment_of_a_read_only_property_changes(shop):
    assert found(shop, "changed")["User.displayName"] == [
        f"Profile.swift:{line('shop', 'Profile.swift', 'user.displayName = name')}"
    ]


def test_an_unknown_name_is_to_be_checked_unless_the_app_declares_it(shop):
    assert set(found(shop, "unknown")) == {"Auth.signInWithRetina"}


def test_a_subclass_is_reported(tmp_path):
    (tmp_path / "A.swift").write_text("import FirebaseAuth\nclass Fake: PhoneAuthProvider {}\n")
    result = check(tmp_path)
    assert "Classes are final" in result["changed"][0]["reason"]


def test_a_manifest_loses_one_package_and_gets_another(shop):
    changes = [(change["action"], change["text"]) for change in shop["packages"]]
    assert changes == [
        (
            "delete",
            '.package( url: "https://github.com/firebase/firebase-ios-sdk.git", from: "12.0.0" )',
        ),
        ("add", '.package(url: "ADDRESS OF YOUR DIALTONE REPOSITORY", from: "0.1.0")'),
        ("replace", '.product(name: "FirebaseAuth", package: "firebase-ios-sdk")'),
        ("delete", '.product(name: "FirebaseAuthCombine-Community", package: "firebase-ios-sdk")'),
    ]
    assert shop["packages"][0]["line"] == 1 + line("shop", "Package.swift", "// .package(")
    assert shop["packages"][2]["replacement"] == (
        '.product(name: "FirebaseAuth", package: "dialtone")'
    )


def test_a_product_that_is_not_replaced_is_named(shop, notes):
    assert [entry["product"] for entry in shop["otherProducts"]] == ["FirebaseFirestore"]
    assert {Path(place["file"]).name for place in shop["otherProducts"][0]["places"]} == {
        "Orders.swift",
        "Package.swift",
    }
    assert [entry["product"] for entry in notes["otherProducts"]] == ["FirebaseMessaging"]
    assert "security rules of Firestore" in run(APPS / "shop").stdout


def test_objective_c_classes_are_compared(notes):
    assert {"FIRApp", "FIRAuth", "FIRAuthCredential", "FIRAuthErrorCodeInvalidCredential"} == set(
        found(notes, "unchanged")
    )
    changed = found(notes, "changed")
    number = line("notes", "AppDelegate.m", "[FIRGameCenterAuthProvider")
    assert changed["FIRGameCenterAuthProvider"] == [f"AppDelegate.m:{number}"]
    assert set(changed) == {
        "Auth.getToken(forcingRefresh:completion:)",
        "FIRGameCenterAuthProvider",
        "FUIAuth",
    }


def test_imports_that_objective_c_cannot_have_are_reported(notes):
    assert [(Path(entry["file"]).name, entry["module"]) for entry in notes["imports"]] == [
        ("AppDelegate.m", "Firebase"),
        ("AppDelegate.m", "FirebaseAuth"),
        ("LoginController.m", "FirebaseAuthUI"),
    ]


def test_a_podfile_loses_its_pods(notes):
    changes = [(change["action"], change["text"]) for change in notes["packages"]]
    assert changes == [
        ("delete", "pod 'Firebase/Auth', '~> 11.0'"),
        ("delete", 'pod "FirebaseUI/Phone"'),
        ("delete", "pod 'FirebaseUI/Google'"),
        (
            "add",
            "in Xcode, the package dialtone with FirebaseAuth, FirebasePhoneAuthUI: "
            "there is no pod of it",
        ),
    ]


def test_an_xcode_project_loses_its_package(tmp_path):
    project = tmp_path / "App.xcodeproj"
    project.mkdir()
    (project / "project.pbxproj").write_text(PROJECT)
    result = check(tmp_path)
    assert [(change["action"], change["line"]) for change in result["packages"]] == [
        ("delete", 5),
        ("add", 0),
    ]
    assert result["packages"][1]["text"] == "in Xcode, the package dialtone with FirebaseAuth"
    assert [entry["product"] for entry in result["otherProducts"]] == ["FirebaseCrashlytics"]


def test_the_option_file_needs_the_address_of_the_server(tmp_path):
    file = tmp_path / "GoogleService-Info.plist"
    file.write_bytes(plistlib.dumps({"API_KEY": "k"}))
    assert "AUTH_SERVER_URL" in check(tmp_path)["packages"][0]["text"]
    file.write_bytes(plistlib.dumps({"API_KEY": "k", "AUTH_SERVER_URL": "https://a.example"}))
    assert run(tmp_path).returncode == 0


def test_an_app_that_has_moved_needs_nothing():
    result = run(APPS / "migrated")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.endswith("Nothing to change.\n")


@pytest.mark.parametrize("samples", ["Tests/SeedSamples", "Apple/Apps", "Apple/Samples"])
def test_the_samples_of_this_repository_need_nothing(samples):
    result = run(REPOSITORY / samples)
    assert result.returncode == 0, result.stdout


def test_other_peoples_code_is_not_read(tmp_path):
    pods = tmp_path / "Pods" / "Firebase"
    pods.mkdir(parents=True)
    (pods / "A.swift").write_text("import FirebaseAuth\nlet x = Auth.auth().getUserID()\n")
    result = run(tmp_path)
    assert (result.returncode, result.stdout) == (
        0,
        "The app uses no names of Firebase Authentication.\n",
    )


@pytest.mark.parametrize("words", [[], ["a", "b"], ["--yaml", "a"], ["no-such-folder"]])
def test_a_wrong_call_exits_with_2(words):
    result = run(*words)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr


def test_names_of_firebaseui_on_the_page_exist():
    page = PAGE.read_text()
    table = page.split("## Names of FirebaseUI that exist\n")[1].split("\n## ")[0]
    sources = "".join(
        file.read_text()
        for module in ("FirebaseAuthUI", "FirebasePhoneAuthUI")
        for file in (REPOSITORY / "Sources" / module).glob("*.swift")
    )
    names = re.findall(r"`(\w+)", table)
    assert len(names) > 15
    for name in names:
        assert re.search(rf"\b{name}\b", sources), name
