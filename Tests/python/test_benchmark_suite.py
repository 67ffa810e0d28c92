"""That the benchmark shows the figures that hold, and only those."""

import copy
import json
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest

from conftest import REPOSITORY

sys.path.insert(0, str(REPOSITORY / "scripts"))

from benchmark_suite import machine, plots, tables  # noqa: E402

SUITE = REPOSITORY / "scripts/benchmark-suite.py"
QUIET_DISK = {
    "perSecond": 900.0, "medianMilliseconds": 1.0, "p99Milliseconds": 2.0, "longestMilliseconds": 3.0
}


class Watched:
    """What was seen while something was measured."""

    def __init__(self, steal: float = 0, others: float = 0):
        self.steal = steal
        self.others = others


def spread(median: float, width: float = 0.02) -> dict:
    return {"median": median, "lowest": median * (1 - width / 2), "highest": median * (1 + width / 2)}


def report(rate: float = 1_000) -> dict:
    return {
        "storage": "sqlite",
        "signaturesPerSecond": spread(4_000),
        "workloads": [
            {
                "workload": name, "perSecond": spread(rate * times), "ofSignatures": spread(0.25),
                "serverMicrosecondsPerUnit": spread(700),
                "latencyAtHalfLoad": {"p50Milliseconds": 1.5, "p99Milliseconds": 8.25},
            }
            for times, name in enumerate(tables.WORKLOADS, start=1)
        ],
    }


def run(connections: int, series: str = "sqlite", doubts: tuple = (), rate: float = 1_000) -> dict:
    return {
        "series": series, "storage": series, "connections": connections, "nodes": 1,
        "algorithm": "RS256", "batches": False, "accounts": 0, "doubts": list(doubts),
        "report": report(rate),
    }


@pytest.fixture
def results() -> dict:
    return {
        "machine": {"processor": "<test>", "cores": 2, "memoryMegabytes": 4_096, "system": "Linux"},
        "disk": QUIET_DISK, "diskSeconds": 5, "program": {"version": "1.0", "megabytes": 98.2},
        "throughput": [run(1), run(64, rate=2_000), run(1, "postgres"), run(64, "postgres")],
        "accounts": [], "limits": None, "peer": None,
    }


@pytest.mark.parametrize(
    "watch, disk, change, reason",
    [
        (Watched(steal=0.1), QUIET_DISK, {}, "the hypervisor took 10%"),
        (Watched(others=0.3), QUIET_DISK, {}, "other programs used 30%"),
        (Watched(), QUIET_DISK | {"longestMilliseconds": 240.0}, {}, "took 240 ms"),
        (Watched(), QUIET_DISK, {"signaturesPerSecond": spread(4_000, 0.5)}, "varied by 50%"),
    ],
)
def test_a_machine_that_is_not_quiet_is_noticed(watch, disk, change, reason):
    assert machine.doubts(Watched(), QUIET_DISK, report()) == []
    (doubt,) = machine.doubts(watch, disk, report() | change)
    assert reason in doubt


def test_rates_that_differ_between_rounds_are_noticed():
    varied = report()
    varied["workloads"][1]["perSecond"] = spread(2_000, 0.4)
    assert machine.doubts(Watched(), QUIET_DISK, varied) == ["the rate of refreshes varied by 40%"]


def test_a_workload_that_stood_still_is_noticed():
    still = report()
    still["workloads"][0]["perSecond"] = {"median": 0, "lowest": 0, "highest": 0}
    (doubt,) = machine.doubts(Watched(), QUIET_DISK, still)
    assert "sign-ins" in doubt


def test_the_work_of_postgresql_is_not_taken_for_that_of_others():
    assert machine.doubts(Watched(others=0.4), QUIET_DISK, report() | {"storage": "postgres"}) == []


def test_the_disk_of_this_machine_is_probed():
    disk = machine.probe_disk(0.05)
    assert disk["perSecond"] > 0
    assert 0 < disk["medianMilliseconds"] <= disk["p99Milliseconds"] <= disk["longestMilliseconds"]


def test_a_figure_that_does_not_hold_is_not_shown(results):
    assert "| 64 connections | 2,000 (25%) | 4,000 (25%) |" in tables.markdown(results)
    results["throughput"][1]["doubts"] = ["the rate of sign-ins varied by 40%"]
    shown = tables.markdown(results)
    assert "| 64 connections | noisy | noisy | noisy |" in shown and "8,000" not in shown
    assert "- sqlite, 64 connections: the rate of sign-ins varied by 40%." in shown


def test_the_version_before_is_shown_beside_the_current_one(results):
    before, now = run(64, "versions", rate=500), run(64, "versions")
    before |= {"before": True, "storage": "sqlite"}
    now["storage"] = "sqlite"
    results["throughput"] += [before, now]
    shown = tables.markdown(results)
    assert "| SQLite, before | 500 (25%) |" in shown
    assert "| SQLite | 1,000 (25%) |" in shown


def test_charts_are_drawn_from_the_figures_that_hold(results, tmp_path):
    written = plots.draw_all(results, tmp_path)
    assert [path.name for path in written] == [f"{name}.svg" for name, *_ in plots.CHARTS]
    rates = ET.parse(written[1]).getroot()
    words = rates.find("{http://www.w3.org/2000/svg}desc").text
    assert "sign-ins, SQLite: 1,000 with 1 connections, 2,000 with 64 connections." in words
    assert len(rates.findall("{http://www.w3.org/2000/svg}polyline")) == 6
    for noisy in results["throughput"]:
        noisy["doubts"] = ["x"]
    assert plots.draw_all(results, tmp_path / "none") == []


def test_earlier_results_are_drawn_again(results, tmp_path):
    noisy = copy.deepcopy(results)
    noisy["throughput"][0]["doubts"] = ["x"]
    for found, status in ((results, 0), (noisy, 1)):
        (tmp_path / "results.json").write_text(json.dumps(found))
        words = [SUITE, "--draw", tmp_path / "results.json", "--images", tmp_path / "images"]
        ended = subprocess.run(words, capture_output=True, text=True)
        assert ended.returncode == status
        assert ended.stdout == tables.markdown(found)
    assert len(list((tmp_path / "images").iterdir())) == len(plots.CHARTS)


def test_an_unknown_part_is_refused():
    ended = subprocess.run([SUITE, "--only", "sqlite,mysql"], capture_output=True, text=True)
    assert ended.returncode == 2
    assert "unknown part mysql; the parts are sqlite, postgres" in ended.stderr


@pytest.mark.parametrize("value, top", [(1, 1), (3, 4), (9, 10), (1_500, 2_000), (8_100, 10_000)])
def test_an_axis_ends_at_a_round_number(value, top):
    assert plots.nice(value) == top
