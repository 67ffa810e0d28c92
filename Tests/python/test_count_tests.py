"""That the report of a test run counts what ran and names what failed."""

import subprocess
import sys

import pytest

from conftest import REPOSITORY

# As Swift Testing writes it: names are not escaped, and cases of one test are failures of it.
SWIFT = """<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="TestResults" errors="0" tests="4" failures="3" skipped="1" time="0.007">
    <testcase classname="XTests" name="`a function alone fails`()" time="0.005" >
      <failure message="Caught error: E() (error)" />
    </testcase>
    <testcase classname="XTests.OuterTests" name="`this is skipped`()" >
      <skipped />
    </testcase>
    <testcase classname="XTests.OuterTests" name="`each number is one`(number:)" time="0.005">
      <failure message="Expectation failed: (number &#8594; 2) == 1 (error)" />
      <failure message="Expectation failed: (number &#8594; 3) == 1 (error)" />
    </testcase>
    <testcase classname="XTests.OuterTests" name="`this passes`()" time="0.005" />
    <testcase classname="XTests.OuterTests" name="`a "quoted" <name> & more fails`()" time="0.005" >
      <failure message="Expectation failed: 1 == 2 (error)" />
    </testcase>
  </testsuite>
</testsuites>
"""
PYTEST = """<?xml version="1.0" encoding="utf-8"?><testsuites name="pytest tests"><testsuite \
name="pytest" errors="1" failures="1" skipped="0" tests="3" time="0.1"><testcase \
classname="Tests.python.test_x" name="test_passes" time="0.001" /><testcase \
classname="Tests.python.test_x" name="test_fails[&lt;a&gt;]" time="0.001"><failure \
message="assert 1 == 2">assert 1 == 2</failure></testcase><testcase \
classname="Tests.python.test_x" name="test_breaks" time="0.001"><error message="failed on setup">\
</error></testcase></testsuite></testsuites>"""


@pytest.fixture
def run(tmp_path):
    (tmp_path / "swift.xml").write_text(SWIFT)
    (tmp_path / "python.xml").write_text(PYTEST)

    def run(*words: str) -> str:
        command = [sys.executable, REPOSITORY / "scripts/count-tests.py", *words]
        return subprocess.run(
            command, capture_output=True, text=True, check=True, cwd=tmp_path
        ).stdout

    return run


def test_passed_failed_and_skipped_tests_are_counted(run):
    assert run("swift.xml") == "1 3 1\n"
    assert run("python.xml") == "1 2 0\n"
    assert run("swift.xml", "python.xml", "missing.xml") == "2 5 1\n"
    assert run("missing.xml") == "0 0 0\n"


def test_every_failed_test_is_named_once(run):
    assert run("--failed", "swift.xml", "missing.xml", "python.xml").splitlines() == [
        "XTests/`a function alone fails`()",
        "XTests.OuterTests/`each number is one`(number:)",
        'XTests.OuterTests/`a "quoted" <name> & more fails`()',
        "Tests.python.test_x/test_fails[<a>]",
        "Tests.python.test_x/test_breaks",
    ]
