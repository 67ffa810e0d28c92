"""The results as tables in Markdown. A figure that does not hold is not shown."""

NOISY = "noisy"
STORAGES = {"sqlite": "SQLite", "postgres": "PostgreSQL"}
WORKLOADS = ("sign-ins", "refreshes", "look-ups", "empty calls")


def markdown(results: dict) -> str:
    parts = [heading(results)]
    for series, title in (
        ("versions", "The version before and this one, in turn: 64 connections"),
        ("sqlite", "SQLite"),
        ("postgres", "PostgreSQL, which makes nothing durable, on the same processors"),
        ("signatures", "Signatures: 64 connections, SQLite"),
        ("nodes", "Nodes on one PostgreSQL: 64 connections, the same processors"),
        ("accounts", "Accounts in the database: 64 connections, SQLite"),
    ):
        runs = [run for run in results["throughput"] if run["series"] == series]
        if runs:
            parts += [f"### {title}", rates(runs), delays(runs)]
    if results["accounts"]:
        parts += ["### What accounts cost", accounts(results["accounts"])]
    if results["limits"] or results["peer"]:
        parts += ["### Other programs in the same run", others(results)]
    if doubts := remarks(results):
        parts += ["### Figures that do not hold", doubts]
    return "\n\n".join(parts) + "\n"


def heading(results: dict) -> str:
    machine, disk = results["machine"], results["disk"]
    return (
        f"{machine['processor']}, {machine['cores']} cores, {machine['memoryMegabytes']:,} MB; "
        f"{machine['system']}. The idle disk does {disk['perSecond']:,.0f} `fdatasync` per second; "
        f"the longest of {results['diskSeconds']} seconds took "
        f"{disk['longestMilliseconds']:.0f} ms. "
        f"`dialtone` {results['program']['version']}, {results['program']['megabytes']:.1f} MB."
    )


def table(titles: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(titles) + " |", "|" + "---|" * len(titles)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def label(run: dict) -> str:
    words = {
        "versions": STORAGES.get(run["storage"], "") + before(run),
        "signatures": run["algorithm"] + (" in batches" if run["batches"] else ""),
        "nodes": f"{run['nodes']} node" + ("s" if run["nodes"] > 1 else ""),
        "accounts": f"{run['accounts']:,} accounts",
    }
    return words.get(run["series"], f"{run['connections']} connections")


def before(measured: dict) -> str:
    return ", before" if measured.get("before") else ""


def workloads(run: dict) -> dict:
    return {workload["workload"]: workload for workload in run["report"]["workloads"]}


def rates(runs: list[dict]) -> str:
    rows = []
    for run in runs:
        row = [label(run)]
        for name in WORKLOADS:
            workload = workloads(run)[name]
            if run["doubts"]:
                row.append(NOISY)
                continue
            rate = f"{workload['perSecond']['median']:,.0f}"
            share = workload.get("ofSignatures")
            row.append(f"{rate} ({share['median']:.0%})" if share else rate)
        for name in WORKLOADS[:3]:
            spent = workloads(run)[name]["serverMicrosecondsPerUnit"]["median"]
            row.append(NOISY if run["doubts"] else f"{spent:.0f}")
        rows.append(row)
    titles = ["per second (of signatures)", *WORKLOADS]
    return table(titles + [f"µs: {name}" for name in WORKLOADS[:3]], rows)


def delays(runs: list[dict]) -> str:
    rows = []
    for run in runs:
        cells = [label(run)]
        for name in WORKLOADS[:3]:
            found = workloads(run)[name]["latencyAtHalfLoad"]
            text = f"{found['p50Milliseconds']:.1f}, {found['p99Milliseconds']:.1f}"
            cells.append(NOISY if run["doubts"] else text)
        rows.append(cells)
    return table(["ms at half load: p50, p99", *WORKLOADS[:3]], rows)


def accounts(rows: list[dict]) -> str:
    def number(value, digits: int) -> str:
        return "" if value is None else f"{value:,.{digits}f}"

    return table(
        ["accounts", "start cold, s", "warm, s", "memory idle, MB", "database, MB",
         "bytes per account", "imported per second"],
        [[f"{row['accounts']:,}{before(row)}", number(row["coldStartSeconds"], 2),
          number(row["warmStartSeconds"], 2), number(row["idleMegabytes"], 0),
          number(row["databaseMegabytes"], 1), number(row["bytesPerAccount"], 0),
          number(row["importedPerSecond"], 0)] for row in rows],
    )


def others(results: dict) -> str:
    rows = []
    if limits := results["limits"]:
        clients = limits["clients"]
        rows.append([f"`pgbench`, one insert, {clients} clients", f"{limits['insertsPerSecond']:,.0f}"])
        rows.append(
            [f"`pgbench`, its own transaction, {clients} clients",
             f"{limits['tpcbLikePerSecond']:,.0f}"]
        )
    if peer := results["peer"]:
        rows.append(
            [f"{peer['program'].replace('==', ' ')}: sign-ins", f"{peer['signInsPerSecond']:,.0f}"]
        )
    return table(["program", "per second"], rows)


def remarks(results: dict) -> str:
    lines = [
        f"- {run['series']}, {label(run)}: " + "; ".join(run["doubts"]) + "."
        for run in results["throughput"] if run["doubts"]
    ]
    return "\n".join(lines)
