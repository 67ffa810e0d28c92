"""Line charts of the results as SVG, which follow the reader's dark or light scheme."""

from html import escape
from pathlib import Path

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 64, 20, 44, 84
DRAWN = ("sign-ins", "refreshes", "look-ups")
COLORS = ("#0b66c3", "#b3491a", "#2e7d32")
DARK_COLORS = ("#6cb2ff", "#ff9e6b", "#7fd184")


def draw_all(results: dict, folder: Path) -> list[Path]:
    """Writes the charts for which there are figures, and returns their files."""
    written = []
    for name, title, unit, value in CHARTS:
        lines = {}
        for run in results["throughput"]:
            series = SERIES.get((run["series"], run["batches"]))
            if not series or run["doubts"]:
                continue
            for label, number in value(run):
                lines.setdefault(f"{label}{series}", []).append((run["connections"], number))
        lines = {label: sorted(points) for label, points in lines.items() if len(points) > 1}
        if lines:
            path = folder / f"{name}.svg"
            path.write_text(line_chart(title, "connections", unit, lines))
            written.append(path)
    return written


def _rates(run: dict) -> list:
    return [(w["workload"], w["perSecond"]["median"]) for w in run["report"]["workloads"]
            if w["workload"] in DRAWN]


def _sign_ins(run: dict) -> list:
    return [point for point in _rates(run) if point[0] == "sign-ins"]


def _delays(run: dict) -> list:
    return [(w["workload"], w["latencyAtHalfLoad"]["p99Milliseconds"])
            for w in run["report"]["workloads"] if w["workload"] == "sign-ins"]


SERIES = {("sqlite", False): ", SQLite", ("postgres", False): ", PostgreSQL"}
CHARTS = [
    ("benchmark-sign-ins", "Sign-ins per second", "per second", _sign_ins),
    ("benchmark-rates", "Calls per second", "per second", _rates),
    ("benchmark-delays", "Sign-ins at half load: 99 of 100 are quicker", "milliseconds", _delays),
]


def line_chart(title: str, across: str, unit: str, lines: dict[str, list]) -> str:
    places = sorted({x for points in lines.values() for x, _ in points})
    step = (WIDTH - LEFT - RIGHT) / max(1, len(places) - 1)
    xs = {place: LEFT + index * step for index, place in enumerate(places)}
    top = nice(max(y for points in lines.values() for _, y in points))

    def at(value: float) -> float:
        return HEIGHT - BOTTOM - value / top * (HEIGHT - TOP - BOTTOM)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-labelledby="title words">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="words">{escape(description(lines, across))}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{HEIGHT}" rx="8"/>',
        f'<text class="title" x="{LEFT}" y="24">{escape(title)}</text>',
    ]
    for part in range(5):
        value = top * part / 4
        y = at(value)
        parts.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value:,.0f}</text>')
    for place, x in xs.items():
        y = HEIGHT - BOTTOM + 18
        parts.append(f'<text x="{x:.1f}" y="{y}" text-anchor="middle">{place}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(
        f'<text x="{middle}" y="{HEIGHT - BOTTOM + 36}" text-anchor="middle">{escape(across)}; '
        f"{escape(unit)}</text>"
    )
    for index, (label, points) in enumerate(lines.items()):
        color, dashes = look(label)
        way = " ".join(f"{xs[x]:.1f},{at(y):.1f}" for x, y in points)
        parts.append(f'<polyline class="line {color}"{dashes} points="{way}"/>')
        for x, y in points:
            parts.append(f'<circle class="dot {color}" cx="{xs[x]:.1f}" cy="{at(y):.1f}" r="3"/>')
        x, y = LEFT + index % 3 * 195, HEIGHT - 30 + index // 3 * 18
        parts.append(f'<path class="line {color}"{dashes} d="M{x} {y - 4}h20"/>')
        parts.append(f'<text x="{x + 26}" y="{y}">{escape(label)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def look(label: str) -> tuple[str, str]:
    """The color tells the workload, and dashes tell the database."""
    workload, _, storage = label.partition(", ")
    return f"c{DRAWN.index(workload)}", ' stroke-dasharray="6 4"' if storage == "PostgreSQL" else ""


def description(lines: dict[str, list], across: str) -> str:
    return " ".join(
        f"{label}: " + ", ".join(f"{y:,.0f} with {x} {across}" for x, y in points) + "."
        for label, points in lines.items()
    )


def nice(value: float) -> float:
    """The next number of 1, 2, 4 or 8 times a power of ten, which divides by four."""
    power = 1.0
    while power * 10 < value:
        power *= 10
    while power > value:
        power /= 10
    return next((power * times for times in (1, 2, 4, 8) if power * times >= value), power * 10)


STYLE = (
    "text{font:12px system-ui,sans-serif;fill:#333}.title{font-size:15px;font-weight:600}"
    ".ground{fill:#fff}.grid{stroke:#ddd}.line{fill:none;stroke-width:2}"
    + "".join(f".line.c{n}{{stroke:{c}}}.dot.c{n}{{fill:{c}}}" for n, c in enumerate(COLORS))
    + "@media(prefers-color-scheme:dark){text{fill:#ddd}.ground{fill:#1b1d20}.grid{stroke:#444}"
    + "".join(f".line.c{n}{{stroke:{c}}}.dot.c{n}{{fill:{c}}}" for n, c in enumerate(DARK_COLORS))
    + "}"
)
