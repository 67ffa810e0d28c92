"""Tests that scripts/check-upstream-names.py notices what it is for."""

import importlib.util
import json

import pytest

from conftest import REPOSITORY

PAGE = """# Names

## Names that exist

| type | names |
|---|---|
| `Auth` | `app`, `signOut()` |
| constants and functions | `PhoneAuthProviderID` |

## Names that do not exist

| name | why |
|---|---|
| `Auth.getUserID()` | other products call it |
"""
UPSTREAM = {
    "Auth": "class",
    "Auth.app": "property",
    "Auth.signOut()": "method",
    "Auth.getUserID()": "method",
    "PhoneAuthProviderID": "constant",
}
SDK = {
    "Auth": {"class"},
    "Auth.app": {"property"},
    "Auth.signOut()": {"method"},
    "PhoneAuthProviderID": {"var"},
    "Auth.diagnostics()": {"method"},
}


@pytest.fixture(scope="module")
def check():
    path = REPOSITORY / "scripts" / "check-upstream-names.py"
    specification = importlib.util.spec_from_file_location("check_upstream_names", path)
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def test_names_that_are_there_or_have_a_reason_are_no_problem(check):
    assert list(check.problems(UPSTREAM, SDK, PAGE)) == []


@pytest.mark.parametrize(
    "change, problem",
    [
        ({"Auth.signOut()": None}, "Auth.signOut(): it does not exist, and docs/sdk-names.md"),
        ({"Auth.app": {"method"}}, "Auth.app: it is a property of upstream's, and here method"),
        ({"Auth.getUserID()": {"method"}}, "Auth.getUserID(): docs/sdk-names.md says that it does"),
    ],
)
def test_a_name_that_goes_changes_or_comes_is_reported(check, change, problem):
    sdk = {name: kinds for name, kinds in (SDK | change).items() if kinds}
    found = list(check.problems(UPSTREAM, sdk, PAGE))
    assert len(found) == 1 and found[0].startswith(problem)


def test_the_page_and_the_list_have_the_same_names(check):
    page = PAGE.replace("`app`, ", "`app`, `tenantID`, ").replace("`signOut()`", "`signIn()`")
    assert list(check.problems(UPSTREAM, SDK, page)) == [
        "Auth.signOut(): docs/sdk-names.md does not list it",
        "Auth.signIn(): docs/sdk-names.md lists it, and upstream-names.txt does not",
        "Auth.tenantID: docs/sdk-names.md lists it, and upstream-names.txt does not",
    ]


def test_the_symbol_graph_is_read_with_the_paths_of_members(check, tmp_path):
    folder = tmp_path / "DialtoneAuth" / "iOS"
    folder.mkdir(parents=True)
    symbol = {"pathComponents": ["Auth", "app"], "kind": {"identifier": "swift.property"}}
    (folder / "DialtoneAuth.symbols.json").write_text(json.dumps({"symbols": [symbol]}))
    assert check.declared(tmp_path) == {"Auth.app": {"property"}}


def test_a_list_with_an_unknown_kind_or_a_name_twice_is_refused(check, tmp_path):
    names = tmp_path / "names.txt"
    names.write_text("# Names\n\nstatic method Auth.auth()\n")
    assert check.listed(names) == {"Auth.auth()": "static method"}
    for text in ("thing Auth", "class Auth\nclass Auth"):
        names.write_text(text)
        with pytest.raises(SystemExit):
            check.listed(names)
