"""What the machine is, and whether it was quiet enough during a measurement for its figures to hold."""

import os
import platform
import tempfile
import time
from pathlib import Path

# Beyond these, something else than the server decided the figures.
STEAL_LIMIT = 0.02
OTHERS_LIMIT = 0.05
STALL_LIMIT_MS = 50
SPREAD_LIMIT = 0.15


def description() -> dict:
    model = next(
        (line.split(":", 1)[1].strip() for line in Path("/proc/cpuinfo").read_text().splitlines()
         if line.startswith("model name")),
        platform.machine(),
    )
    kilobytes = int(Path("/proc/meminfo").read_text().split("MemTotal:")[1].split()[0])
    return {
        "processor": model,
        "cores": os.cpu_count(),
        "memoryMegabytes": kilobytes // 1024,
        "system": f"{platform.system()} {platform.release()}",
    }


def probe_disk(seconds: float) -> dict:
    """How long one `fdatasync` after the other takes, each after 4 KiB at the end of a file."""
    times = []
    with tempfile.NamedTemporaryFile() as file:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            os.write(file.fileno(), b"x" * 4096)
            start = time.monotonic()
            os.fdatasync(file.fileno())
            times.append((time.monotonic() - start) * 1000)
    times.sort()
    return {
        "perSecond": len(times) / seconds,
        "medianMilliseconds": times[len(times) // 2],
        "p99Milliseconds": times[int(len(times) * 0.99)],
        "longestMilliseconds": times[-1],
    }


class Watch:
    """Watches the processors while something is measured, as a context."""

    def __enter__(self):
        self.before = _ticks()
        self.own = _own_ticks()
        return self

    def __exit__(self, *_):
        spent = [after - before for before, after in zip(self.before, _ticks())]
        total = sum(spent) or 1
        # The fields are those of proc(5): user, nice, system, idle, iowait, irq, softirq, steal.
        busy = total - spent[3] - spent[4] - spent[7]
        self.steal = spent[7] / total
        self.others = max(0, busy - (_own_ticks() - self.own)) / total


def _ticks() -> list[int]:
    return [int(field) for field in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]


def _own_ticks() -> int:
    """What this program and the programs that it waited for have used."""
    used = os.times()
    spent = used.user + used.system + used.children_user + used.children_system
    return int(spent * os.sysconf("SC_CLK_TCK"))


def doubts(watch: Watch, disk: dict, report: dict) -> list[str]:
    """Why the figures of a throughput run do not hold; empty if they do."""
    found = []
    if watch.steal > STEAL_LIMIT:
        found.append(f"the hypervisor took {watch.steal:.0%} of the processors")
    # PostgreSQL starts as a service, so its work counts as that of another program.
    if report.get("storage") != "postgres" and watch.others > OTHERS_LIMIT:
        found.append(f"other programs used {watch.others:.0%} of the processors")
    signatures = report.get("signaturesPerSecond")
    if signatures and _spread(signatures) > SPREAD_LIMIT:
        found.append(f"the processor's speed varied by {_spread(signatures):.0%}")
    for workload in report.get("workloads", []):
        if _spread(workload["perSecond"]) > SPREAD_LIMIT:
            name, spread = workload["workload"], _spread(workload["perSecond"])
            found.append(f"the rate of {name} varied by {spread:.0%}")
    if disk["longestMilliseconds"] > STALL_LIMIT_MS:
        found.append(f"one fdatasync of an idle disk took {disk['longestMilliseconds']:.0f} ms")
    return found


def _spread(values: dict) -> float:
    """The distance of the highest and the lowest value, as a share of the median."""
    if not values["median"]:
        return float("inf")
    return (values["highest"] - values["lowest"]) / values["median"]
