#!/usr/bin/env python3
"""Measures the server in every way that docs/performance.md reports, and writes the results.

usage: scripts/benchmark-suite.py [--quick] [--only PART,…] [--before PROGRAM]
                                  [--rounds N] [--seconds N] [--results FILE] [--images FOLDER]
       scripts/benchmark-suite.py --draw FILE [--images FOLDER]

Runs bin/dialtone, or $DIALTONE_BIN, and dialtone-bench, which scripts/bench.sh builds. Writes
Benchmarks/results.json and the charts in docs/images, and prints tables in Markdown. A run whose
figures do not hold, because the machine was not quiet, is made once more; if it is still not, the
tables say so instead of showing its figures, and the program ends with status 1. The results are
written after each step, so those of a run that was stopped can be drawn.

--quick takes about five minutes instead of half an hour; its figures vary more. --only chooses
parts: sqlite, postgres, signatures, nodes, accounts, peer. --before measures another `dialtone`,
such as that of the last release, in turn with the current one. --draw makes the charts and tables
of an earlier result.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

from benchmark_suite import accounts, limits, machine, peers, plots, tables, throughput
from benchmark_suite.throughput import Run

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("sqlite", "postgres", "signatures", "nodes", "accounts", "peer")


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Measure the server, and write the results, charts and tables."
    )
    parser.add_argument("--quick", action="store_true", help="five minutes instead of half an hour")
    parser.add_argument("--only", metavar="PART,…", default=",".join(PARTS),
                        help=f"parts to measure: {', '.join(PARTS)}")
    parser.add_argument("--before", metavar="PROGRAM", type=Path,
                        help="a version of dialtone that is measured in turn with this one")
    parser.add_argument("--rounds", metavar="N", type=int,
                        help="rounds of each measurement (default: 3, quick: 1)")
    parser.add_argument("--seconds", metavar="N", type=int,
                        help="seconds of each round (default: 4, quick: 1)")
    parser.add_argument("--results", metavar="FILE", type=Path,
                        default=ROOT / "Benchmarks/results.json", help="where the results go")
    parser.add_argument("--images", metavar="FOLDER", type=Path, default=ROOT / "docs/images",
                        help="where the charts go")
    parser.add_argument("--draw", metavar="FILE", type=Path,
                        help="measure nothing; draw the charts and tables of these results")
    parser.add_argument("--bench", metavar="PROGRAM", type=Path,
                        default=ROOT / "Benchmarks/.build/release/dialtone-bench",
                        help="the load generator")
    chosen = parser.parse_args()
    chosen.only = chosen.only.split(",")
    if unknown := set(chosen.only) - set(PARTS):
        parser.error(f"unknown part {', '.join(sorted(unknown))}; the parts are {', '.join(PARTS)}")
    return chosen


def plan(chosen: argparse.Namespace) -> list[Run]:
    connections = (1, 64) if chosen.quick else (1, 4, 16, 64, 256)
    runs = []
    if chosen.before:
        for storage in ("sqlite", "postgres"):
            runs += [Run("versions", storage=storage, program=program)
                     for program in (chosen.before, None)]
    if "sqlite" in chosen.only:
        runs += [Run("sqlite", count) for count in connections]
    if "postgres" in chosen.only:
        runs += [Run("postgres", count, storage="postgres") for count in connections]
    if "signatures" in chosen.only:
        runs.append(Run("signatures"))
        if throughput.BATCH_LIBRARY.exists():
            runs.append(Run("signatures", batches=True))
        runs.append(Run("signatures", algorithm="ES256"))
    if "nodes" in chosen.only:
        runs += [Run("nodes", storage="postgres", nodes=count) for count in (1, 3)]
    return runs


class Suite:
    def __init__(self, chosen: argparse.Namespace):
        self.chosen = chosen
        self.program = Path(os.environ.get("DIALTONE_BIN") or ROOT / "bin/dialtone")
        rounds, seconds = (1, 1) if chosen.quick else (3, 4)
        self.rounds, self.seconds = chosen.rounds or rounds, chosen.seconds or seconds
        self.counts = (0, 1_000) if chosen.quick else (0, 10_000, 1_000_000)
        self.runs = plan(chosen)
        self.number = 0
        self.total = len(self.runs)
        if "accounts" in chosen.only:
            self.total += 2 * len(self.counts) + (chosen.before is not None)
        self.total += ("peer" in chosen.only) + ("postgres" in chosen.only)

    def say(self, title: str) -> None:
        self.number += 1
        minutes, seconds = divmod(int(time.monotonic() - self.start), 60)
        print(f"[{minutes:2}:{seconds:02}] {self.number} of {self.total}: {title}", file=sys.stderr)

    def measure(self) -> dict:
        self.start = time.monotonic()
        disk_seconds = 1 if self.chosen.quick else 5
        version = subprocess.run(
            [self.program, "--version"], check=True, capture_output=True, text=True
        ).stdout.split("\n")[0]
        results = {
            "date": time.strftime("%Y-%m-%d"),
            "machine": machine.description(),
            "disk": machine.probe_disk(disk_seconds), "diskSeconds": disk_seconds,
            "program": {"version": version, "megabytes": self.program.stat().st_size / 1e6},
            "rounds": self.rounds, "secondsPerRound": self.seconds,
            "throughput": [], "accounts": [], "limits": None, "peer": None,
        }
        for run in self.runs:
            results["throughput"].append(self.run(run))
            self.write(results)
        if "accounts" in self.chosen.only:
            self.measure_accounts(results)
        if "postgres" in self.chosen.only:
            self.say("pgbench")
            results["limits"] = limits.pgbench(self.seconds * self.rounds)
        if "peer" in self.chosen.only:
            self.say("django-allauth")
            results["peer"] = peers.measure(self.seconds * self.rounds)
        self.write(results)
        return results

    def write(self, results: dict) -> None:
        self.chosen.results.write_text(json.dumps(results, indent=2) + "\n")

    def run(self, run: Run) -> dict:
        self.say(run.title)
        measured = throughput.measure(run, self.chosen.bench, self.rounds, self.seconds)
        if measured["doubts"]:
            print(f"        again, because {measured['doubts'][0]}", file=sys.stderr)
            measured = throughput.measure(run, self.chosen.bench, self.rounds, self.seconds)
        return measured

    def measure_accounts(self, results: dict) -> None:
        if self.chosen.before:
            self.say("no accounts, version before: start, memory and disk")
            with accounts.FilledData(self.chosen.before, 0) as data:
                results["accounts"].append(data.measure() | {"before": True})
        for count in self.counts:
            self.say(f"{count:,} accounts: start, memory and disk")
            with accounts.FilledData(self.program, count) as data:
                results["accounts"].append(data.measure())
                run = Run("accounts", accounts=count, data=data.folder)
                results["throughput"].append(self.run(run))
            self.write(results)


def main() -> None:
    chosen = options()
    if chosen.draw:
        results = json.loads(chosen.draw.read_text())
    else:
        suite = Suite(chosen)
        for program in filter(None, (suite.program, chosen.before, chosen.bench)):
            if not os.access(program, os.X_OK):
                sys.exit(f"There is no program at {program}; `make bench` builds it.")
        os.environ["DIALTONE_BIN"] = str(suite.program)
        results = suite.measure()
        print(f"The results are in {chosen.results}.", file=sys.stderr)
    chosen.images.mkdir(parents=True, exist_ok=True)
    for path in plots.draw_all(results, chosen.images):
        print(f"A chart is in {path}.", file=sys.stderr)
    print(tables.markdown(results), end="")
    if any(run["doubts"] for run in results["throughput"]):
        sys.exit(1)


if __name__ == "__main__":
    main()
