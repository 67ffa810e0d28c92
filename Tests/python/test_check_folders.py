"""That scripts/check-folders.py finds circles between folders, and nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest

from conftest import REPOSITORY


@pytest.fixture
def check(tmp_path):
    """Writes the files of modules, and returns what the check prints and how it ends."""

    def check(files: dict[str, str]) -> tuple[list[str], int]:
        for path, text in files.items():
            file = tmp_path / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        return run(tmp_path)

    return check


def run(*words) -> tuple[list[str], int]:
    command = [sys.executable, REPOSITORY / "scripts/check-folders.py", *words]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.stderr == ""
    return result.stdout.splitlines(), result.returncode


def test_a_circle_is_named_with_the_reference_that_closes_it(check):
    assert check(
        {
            "Bank/Accounts/Account.swift": "struct Account {\n    let owner: Owner\n}\n",
            "Bank/Owners/Owner.swift": "struct Owner {\n    let home: Address\n}\n",
            "Bank/Owners/Address.swift": "struct Address {}\n",
            "Bank/Owners/Notice.swift": "struct Notice {\n    let of: Account\n}\n",
            "Bank/Accounts/Transfer.swift": "struct Transfer {\n    let payer: Owner\n}\n",
        }
    ) == (
        [
            "Bank: a circle of Accounts, Owners",
            "  Bank/Owners/Notice.swift:2: Account is in Accounts, which uses Owners, too",
        ],
        1,
    )


def test_a_circle_of_three_folders_is_found(check):
    lines, status = check(
        {
            "Bank/A/A.swift": "struct A { let b: B }\n",
            "Bank/B/B.swift": "struct B { let c: C }\n",
            "Bank/C/C.swift": "struct C { let a: [A] }\n",
        }
    )
    assert status == 1
    assert len(lines) == 2
    assert lines[0].startswith("Bank: a circle of ")


def test_subfolders_are_compared_with_each_other_and_with_the_files_beside_them(check):
    lines, status = check(
        {
            "Bank/Accounts/Account.swift": "struct Account { let limit: Limit }\n",
            "Bank/Accounts/Limits/Limit.swift": "struct Limit { let of: Account? }\n",
        }
    )
    assert status == 1
    assert lines[0] == "Bank/Accounts: a circle of ., Limits"


def test_folders_that_use_each_other_in_one_direction_are_no_circle(check):
    assert check(
        {
            "Bank/Accounts/Account.swift": "struct Account { let owner: Owner }\n",
            "Bank/Owners/Owner.swift": "struct Owner {}\n",
        }
    ) == ([], 0)


@pytest.mark.parametrize(
    "code",
    [
        "// of Account\nstruct Owner {}\n",
        "struct Owner { let text = \"an Account\" }\n",
        "struct Owner { let pattern = /https?:\\/\\/Account/; let other = 1 }\n",
        "import Account\nstruct Owner {}\n",
    ],
)
def test_comments_texts_and_imports_name_no_types(check, code):
    assert check(
        {
            "Bank/Accounts/Account.swift": "struct Account { let owner: Owner }\n",
            "Bank/Owners/Owner.swift": code,
        }
    ) == ([], 0)


def test_code_in_an_interpolation_names_types(check):
    _, status = check(
        {
            "Bank/Accounts/Account.swift": "struct Account { let owner: Owner }\n",
            "Bank/Owners/Owner.swift": 'struct Owner { let text = "is \\(Account.limit)" }\n',
        }
    )
    assert status == 1


def test_a_type_of_another_module_is_not_the_one_of_the_same_name(check):
    assert check(
        {
            "Bank/Accounts/Account.swift": "struct Account { let owner: Owner }\n",
            "Bank/Owners/Owner.swift": "struct Owner { let account: Shop.Account }\n",
            "Shop/Account.swift": "struct Account {}\n",
            "Shop/Owners/Owner.swift": "struct Owner { let account: Bank.Account }\n",
        }
    ) == ([], 0)


def test_a_type_named_with_its_module_is_that_one(check):
    _, status = check(
        {
            "Bank/Accounts/Account.swift": "struct Account { let owner: Owner }\n",
            "Bank/Owners/Owner.swift": "struct Owner { let account: Bank.Account }\n",
        }
    )
    assert status == 1


@pytest.mark.parametrize(
    "code",
    [
        # A nested type of this file.
        "struct Owner { struct Account {}\n    let account: Account }\n",
        # One of an extension, in another file of the folder.
        "extension Owner { func account() -> Account? { nil } }\n",
        # A generic parameter, an associated type, and a type in a function.
        "func add<Account: Sendable>(_ account: Account) {}\n",
        "protocol Owning { associatedtype Account\n    var account: Account { get } }\n",
        "func add() { struct Account {}\n    _ = Account() }\n",
        # A type that only its own file can name.
        "private struct Account {}\nstruct Person { let account: String }\n",
        # A member of another type.
        "struct Person { let account: Foreign.Account }\n",
    ],
)
def test_a_nearer_declaration_hides_a_type_of_the_module(check, code):
    assert check(
        {
            "Bank/Accounts/Account.swift": "struct Account { let owner: Owner }\n",
            "Bank/Owners/Owner.swift": "struct Owner {}\n",
            "Bank/Owners/Owner+Account.swift": "extension Owner { enum Account {} }\n",
            "Bank/Owners/More.swift": code,
        }
    ) == ([], 0)


def test_a_nested_type_belongs_to_the_file_that_declares_it(check):
    lines, status = check(
        {
            "Bank/Accounts/Account.swift": "struct Account {}\n",
            "Bank/Limits/Account+Limit.swift": "extension Account { struct Limit {} }\n",
            "Bank/Accounts/Check.swift": "func check(_ limit: Account.Limit) {}\n",
        }
    )
    assert status == 1
    assert len(lines) == 2


def test_an_extension_uses_the_type_that_it_extends(check):
    _, status = check(
        {
            "Bank/Accounts/Account.swift": "struct Account { let limit: Limit }\n",
            "Bank/Limits/Limit.swift": "struct Limit {}\n",
            "Bank/Limits/Account+Limit.swift": "extension Account { var isOver: Bool { true } }\n",
        }
    )
    assert status == 1


def test_a_file_that_cannot_be_read_is_named(check, tmp_path):
    lines, status = check({"Bank/Accounts/Account.swift": "struct Account { {\n"})
    assert status == 1
    assert lines == [f"{tmp_path}/Bank/Accounts/Account.swift: its braces do not match"]


def test_the_server_has_no_circles():
    assert run() == ([], 0)
    assert len(list((REPOSITORY / "Server/Sources").rglob("*.swift"))) > 1_000


def test_a_wrong_call_exits_with_2(tmp_path: Path):
    _, status = run(tmp_path, tmp_path)
    assert status == 2
