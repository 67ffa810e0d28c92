#!/usr/bin/env python3
"""Simulates sign-ins on several nodes and one PostgreSQL primary, for docs/scale.md.

usage: scripts/simulate-scale.py [--results FILE] [--seconds N]

The costs of a sign-in are those that `make bench` measured, in Benchmarks/results.json: the
processor time of the server, and that of PostgreSQL, which is what is left of two busy
processors. Requests arrive at random times. A sign-in is two transactions; in each, every round
trip waits for the network and for a free core of the database, and the commit waits for the next
write of the log, which makes all commits durable that wait for it. For each number of nodes and of
the database's cores, the program searches for the highest rate at which 99 of 100 sign-ins take less
than 200 ms, and prints what limits it.
"""

import argparse
import heapq
import json
import random
import statistics
from collections import deque
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIMIT_SECONDS = 0.2
TRANSACTIONS = 2
# The share of its time that a core works when it is what limits the rate.
BUSY = 0.85


@dataclass(frozen=True)
class Costs:
    """What one sign-in needs, in seconds of one core, and how long others take."""

    server: float
    database: float
    round_trips: int = 5
    network: float = 0.0003
    log_write: float = 0.001


@dataclass(frozen=True)
class Set:
    nodes: int
    node_cores: int
    database_cores: int


class Cores:
    """Cores that work on one thing each, in the order of arrival."""

    def __init__(self, simulation, count: int):
        self.simulation = simulation
        self.free = count
        self.count = count
        self.waiting = deque()
        self.busy = 0.0

    def work(self, seconds: float, then) -> None:
        if self.free:
            self.free -= 1
            self.start(seconds, then)
        else:
            self.waiting.append((seconds, then))

    def start(self, seconds: float, then) -> None:
        self.busy += seconds

        def end():
            if self.waiting:
                self.start(*self.waiting.popleft())
            else:
                self.free += 1
            then()

        self.simulation.after(seconds, end)


class Log:
    """The write-ahead log: one write at a time, for all commits that wait when it begins."""

    def __init__(self, simulation, seconds: float):
        self.simulation = simulation
        self.seconds = seconds
        self.waiting = []
        self.is_writing = False
        self.busy = 0.0

    def commit(self, then) -> None:
        self.waiting.append(then)
        if not self.is_writing:
            self.write()

    def write(self) -> None:
        self.is_writing = True
        self.busy += self.seconds
        written, self.waiting = self.waiting, []

        def end():
            self.is_writing = False
            for then in written:
                then()
            if self.waiting and not self.is_writing:
                self.write()

        self.simulation.after(self.seconds, end)


class Simulation:
    def __init__(self, costs: Costs, machines: Set, rate: float, seconds: float, seed: int):
        self.costs, self.rate, self.end = costs, rate, seconds
        self.now, self.events, self.number = 0.0, [], 0
        self.chance = random.Random(seed)
        self.nodes = [Cores(self, machines.node_cores) for _ in range(machines.nodes)]
        self.database = Cores(self, machines.database_cores)
        self.log = Log(self, costs.log_write)
        self.arrived = 0
        self.times = []

    def after(self, seconds: float, event) -> None:
        self.number += 1
        heapq.heappush(self.events, (self.now + seconds, self.number, event))

    def run(self):
        self.arrive()
        while self.events and self.now < self.end:
            self.now, _, event = heapq.heappop(self.events)
            event()
        return self

    def arrive(self) -> None:
        self.after(self.chance.expovariate(self.rate), self.arrive)
        self.arrived += 1
        node, start = self.chance.choice(self.nodes), self.now
        trips = self.costs.round_trips
        shares = [trips // TRANSACTIONS, trips - trips // TRANSACTIONS]

        def transaction(index: int) -> None:
            if index == TRANSACTIONS:
                self.times.append(self.now - start)
                return
            node.work(
                self.costs.server / TRANSACTIONS,
                lambda: trip(shares[index], lambda: self.log.commit(lambda: transaction(index + 1))),
            )

        def trip(left: int, then) -> None:
            if not left:
                return then()
            self.after(
                self.costs.network,
                lambda: self.database.work(
                    self.costs.database / trips, lambda: trip(left - 1, then)
                ),
            )

        transaction(0)

    @property
    def keeps_up(self) -> bool:
        if len(self.times) < 100 or len(self.times) < 0.95 * self.arrived:
            return False
        return statistics.quantiles(self.times, n=100)[98] < LIMIT_SECONDS

    @property
    def limit(self) -> str:
        shares = {
            "the servers' processors":
                sum(node.busy for node in self.nodes) / sum(node.count for node in self.nodes),
            "the database's processors": self.database.busy / self.database.count,
        }
        busiest = max(shares, key=shares.get)
        # The log is always being written under load, and takes more commits the more wait for it.
        return busiest if shares[busiest] > BUSY * self.end else "waiting for the log"


def highest_rate(costs: Costs, machines: Set, seconds: float) -> tuple[float, str]:
    """Sign-ins per second, to two digits, and what limits them."""
    high = min(
        machines.nodes * machines.node_cores / costs.server,
        machines.database_cores / costs.database,
    )
    # What the log's disk allows is found by trying.
    low, limit = high / 100, ""
    while high / low > 1.02:
        middle = (low + high) / 2
        simulation = Simulation(costs, machines, middle, seconds, seed=1).run()
        if simulation.keeps_up:
            low, limit = middle, simulation.limit
        else:
            high = middle
    return low, limit


def costs(path: Path) -> Costs:
    results = json.loads(path.read_text())
    # Of the runs whose figures hold, the one that keeps the processors busiest.
    reports = [
        run["report"] for run in results["throughput"]
        if run["series"] in ("postgres", "nodes") and run["nodes"] == 1 and not run["doubts"]
    ]
    if not reports:
        raise SystemExit(f"{path} has no figures of one server on PostgreSQL that hold: "
                         "run scripts/bench.sh --only postgres on a quiet machine.")
    busiest = max(reports, key=lambda report: report["workloads"][0]["perSecond"]["median"])
    sign_ins = busiest["workloads"][0]
    cores = busiest["cores"]
    server = sign_ins["serverMicrosecondsPerUnit"]["median"] / 1e6
    generator = sign_ins["generatorMicrosecondsPerUnit"]["median"] / 1e6
    return Costs(server, max(0.0, cores / sign_ins["perSecond"]["median"] - server - generator))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--results", type=Path, default=ROOT / "Benchmarks/results.json",
                        metavar="FILE", help="results of make bench, with the part postgres or nodes")
    parser.add_argument("--seconds", type=float, default=4.0, metavar="N",
                        help="simulated seconds for each rate")
    chosen = parser.parse_args()
    measured = costs(chosen.results)
    print(f"Processor time of a sign-in: server {measured.server * 1e6:.0f} µs, "
          f"PostgreSQL {measured.database * 1e6:.0f} µs.\n")
    print("| nodes with 2 cores | database's cores | sign-ins per second | limited by |")
    print("|---|---|---|---|")
    for nodes, database_cores in ((1, 2), (1, 8), (3, 2), (3, 8), (10, 8), (10, 32), (30, 32)):
        rate, limit = highest_rate(measured, Set(nodes, 2, database_cores), chosen.seconds)
        print(f"| {nodes} | {database_cores} | {float(f'{rate:.2g}'):,.0f} | {limit} |", flush=True)


if __name__ == "__main__":
    main()
