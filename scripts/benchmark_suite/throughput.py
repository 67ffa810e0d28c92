"""Runs dialtone-bench, which starts servers and makes load, once for each set of parameters."""

import json
import os
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from . import machine

ROOT = Path(__file__).parents[2]
# Where the packages of the tests have the library for batches of signatures.
BATCH_LIBRARY = ROOT / ".venv/lib/libcrypto_mb.so.13"
DISK_PROBE_SECONDS = 1


@dataclass(frozen=True)
class Run:
    """One start of dialtone-bench: the series it belongs to, and what differs in it."""

    series: str
    connections: int = 64
    storage: str = "sqlite"
    nodes: int = 1
    algorithm: str = "RS256"
    batches: bool = False
    accounts: int = 0
    data: Path | None = field(default=None, compare=False)
    # An earlier version, which is measured beside the current one.
    program: Path | None = None

    @property
    def title(self) -> str:
        words = [self.storage, f"{self.connections} connections", self.algorithm]
        if self.batches:
            words.append("batches")
        if self.nodes > 1:
            words.append(f"{self.nodes} nodes")
        if self.accounts:
            words.append(f"{self.accounts:,} accounts")
        if self.program:
            words.append("version before")
        return ", ".join(words)

    def parameters(self) -> dict:
        return {
            "series": self.series, "storage": self.storage, "connections": self.connections,
            "nodes": self.nodes, "algorithm": self.algorithm, "batches": self.batches,
            "accounts": self.accounts, "before": self.program is not None,
        }

    def seconds(self, rounds: int, seconds: int) -> int:
        """About how long it takes: the signatures, four workloads, and their latencies."""
        return rounds * (3 + 4 * seconds) + 4 * rounds * seconds + 8 + DISK_PROBE_SECONDS


def measure(run: Run, bench: Path, rounds: int, seconds: int) -> dict:
    """The report of a run with what speaks against its figures."""
    words = [bench, "throughput", "--json", "--connections", str(run.connections)]
    words += ["--rounds", str(rounds), "--seconds", str(seconds), "--storage", run.storage]
    words += ["--nodes", str(run.nodes)]
    if run.algorithm != "RS256":
        words += ["--algorithm", run.algorithm]
    if run.data:
        words += ["--copy-data", run.data]
    environment = dict(os.environ)
    if run.program:
        environment["DIALTONE_BIN"] = str(run.program)
    if run.batches:
        environment["LD_LIBRARY_PATH"] = str(BATCH_LIBRARY.parent)
    if run.storage == "postgres":
        words = [ROOT / "scripts/with-postgres.sh", *words]
    disk = machine.probe_disk(DISK_PROBE_SECONDS)
    with machine.Watch() as watch:
        ended = subprocess.run(words, env=environment, capture_output=True, text=True)
    if ended.returncode != 0:
        raise SystemExit(f"{run.title}: dialtone-bench failed.\n{ended.stderr[-2000:]}")
    report = json.loads(ended.stdout)
    return run.parameters() | {
        "report": report, "disk": disk, "doubts": machine.doubts(watch, disk, report),
        "steal": round(watch.steal, 4), "otherPrograms": round(watch.others, 4),
    }
