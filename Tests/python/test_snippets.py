"""Tests that scripts/extract-snippets.py passes all code of the documentation to the compiler."""

import importlib.util

import pytest

from conftest import REPOSITORY

PAGE = """# Page

<!-- given: code: String -->
<!-- given: user: User -->
```swift
import DialtoneAuth

let text = code + user.uid
```

1. A step:

   <!-- platforms: iOS -->
   ```swift
   @main
   struct Example {
       let number = 1
   }
   ```

<!-- not compiled: a part of a manifest -->
```swift
dependencies: []
```

<!-- given: hidden: Int -->
Text between a comment and a block ends the comment.
```swift
print(1)
```

```sh
ls
```
"""
TUTORIAL = """
@Code(name: "A.swift", file: "A-1.swift")
@Code(name: "B.swift", file: "B-1.swift")
@Code(name: "A.swift", file: "A-2.swift")
"""


@pytest.fixture
def snippets(tmp_path, monkeypatch):
    """The script, for a repository of its own with a page and a tutorial."""
    path = REPOSITORY / "scripts/extract-snippets.py"
    spec = importlib.util.spec_from_file_location("snippets", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "docs").mkdir()
    (tmp_path / "README.md").write_text("")
    (tmp_path / "docs/page.md").write_text(PAGE)
    tutorial = tmp_path / "Sources/App/App.docc"
    tutorial.mkdir(parents=True)
    (tutorial / "First.tutorial").write_text(TUTORIAL)
    for name in ("A-1", "B-1", "A-2"):
        (tutorial / f"{name}.swift").write_text(f"// {name}\n")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    return module


def test_a_block_becomes_a_function_with_the_names_that_it_is_given(snippets, tmp_path):
    modules = snippets.extract("Linux", tmp_path / "out")
    first, second = (file.read_text() for file in modules["Snippets"])
    assert first == (
        "import DialtoneAuth\n"
        "@MainActor func docs_page_1(code: String, user: User) async throws {\n"
        '#sourceLocation(file: "docs/page.md", line: 6)\n'
        "\n\nlet text = code + user.uid\n#sourceLocation()\n}\n"
    )
    assert "func docs_page_4()" in second
    assert "import DialtoneAuthTesting\n" in second
    assert list(modules) == ["Snippets"]


def test_what_belongs_at_the_top_of_a_file_becomes_a_module(snippets, tmp_path):
    modules = snippets.extract("iOS", tmp_path / "out")
    text = modules["docs_page_2"][0].read_text()
    assert text.endswith("@main\nstruct Example {\n    let number = 1\n}\n#sourceLocation()\n")


def test_a_tutorial_has_a_module_for_each_step(snippets, tmp_path):
    modules = snippets.extract("iOS", tmp_path / "out")
    steps = [
        [file.read_text().splitlines()[-1] for file in modules[f"FirstStep0{number}"]]
        for number in (1, 2, 3)
    ]
    assert steps == [["// A-1"], ["// A-1", "// B-1"], ["// A-2", "// B-1"]]


@pytest.mark.parametrize("comment", ["gvien: code: String", "platforms: Windows"])
def test_a_comment_that_is_not_understood_is_an_error(snippets, tmp_path, comment):
    page = tmp_path / "docs/page.md"
    page.write_text(f"<!-- {comment} -->\n```swift\nprint(1)\n```\n")
    with pytest.raises(SystemExit, match=r"docs/page.md:3: no such "):
        snippets.extract("Linux", tmp_path / "out")


def test_a_file_that_a_tutorial_lacks_is_an_error(snippets, tmp_path):
    (tmp_path / "Sources/App/App.docc/B-1.swift").unlink()
    with pytest.raises(SystemExit, match="B-1.swift is not in the catalog once"):
        snippets.extract("iOS", tmp_path / "out")


def test_each_block_of_the_repository_compiles_somewhere_or_says_why_not(snippets, monkeypatch):
    monkeypatch.setattr(snippets, "ROOT", REPOSITORY)
    blocks = [block for page in snippets.pages() for block in snippets.blocks(page)]
    assert len(blocks) > 40
    skipped = [block for block in blocks if not any(map(block.compiles, snippets.PLATFORMS))]
    reasons = [block.directives.get("not compiled") for block in skipped if "file" not in block.directives]
    assert all(reasons)
    assert len(reasons) < 10
