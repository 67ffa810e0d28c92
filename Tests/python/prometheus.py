"""Prometheus from Debian, and what a server prints for it."""

import json
import re
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path

import requests

from running_server import free_port

# Long enough on a machine whose other tests use processor and disk.
START_LIMIT = 120
LINE = re.compile(r'^(?P<name>\w+?)(?:\{(?P<labels>.*)\})? (?P<value>\S+)$')
LABEL = re.compile(r'(\w+)="((?:[^"\\]|\\.)*)"')
PARTS = ("_bucket", "_sum", "_count")


@dataclass
class Family:
    """A metric as it was read: its type, its help, and its samples by labels."""

    kind: str
    help: str
    samples: list[tuple[str, dict[str, str], float]] = field(default_factory=list)

    def labels(self) -> set[str]:
        """The labels of the series, without the bound of a bucket."""
        return {label for _, labels, _ in self.samples for label in labels} - {"le"}

    def total(self, **wanted: str) -> float:
        """The sum of a counter's or gauge's series with these labels."""
        return sum(
            value
            for _, labels, value in self.samples
            if all(labels.get(name) == text for name, text in wanted.items())
        )

    def count(self, **wanted: str) -> float:
        """The number of observations of a histogram's series with these labels."""
        return sum(
            value
            for name, labels, value in self.samples
            if name.endswith("_count")
            and all(labels.get(label) == text for label, text in wanted.items())
        )


def families(text: str) -> dict[str, Family]:
    """Reads the text format."""
    found: dict[str, Family] = {}
    helps: dict[str, str] = {}
    for line in text.splitlines():
        if line.startswith("# HELP "):
            _, _, name, words = line.split(" ", 3)
            helps[name] = words
        elif line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            assert name not in found, f"{name} is there twice"
            found[name] = Family(kind, helps[name])
        else:
            match = LINE.match(line)
            assert match, line
            found[family_name(match["name"], found)].samples.append(
                (match["name"], dict(LABEL.findall(match["labels"] or "")), float(match["value"]))
            )
    return found


def family_name(name: str, known) -> str:
    """The metric that a sample belongs to."""
    for part in PARTS:
        if name.endswith(part) and name.removesuffix(part) in known:
            return name.removesuffix(part)
    return name


class Prometheus:
    """A Prometheus server that scrapes one target every other second."""

    def __init__(self, folder: Path, target: str, path: str = "/metrics"):
        config = folder / "prometheus.yml"
        config.write_text(
            json.dumps(
                {
                    "global": {"scrape_interval": "2s"},
                    "scrape_configs": [
                        {
                            "job_name": "dialtone",
                            "metrics_path": path,
                            "static_configs": [{"targets": [target]}],
                        }
                    ],
                }
            )
        )
        self.url = f"http://127.0.0.1:{free_port()}"
        self._log = (folder / "log").open("w+")
        self._process = subprocess.Popen(
            [
                "prometheus",
                f"--config.file={config}",
                f"--storage.tsdb.path={folder}/data",
                f"--web.listen-address={self.url.removeprefix('http://')}",
            ],
            stdout=self._log,
            stderr=subprocess.STDOUT,
        )

    def query(self, expression: str) -> list[dict]:
        answer = requests.get(
            f"{self.url}/api/v1/query", params={"query": expression}, timeout=START_LIMIT
        )
        # Prometheus opens its port before it is ready.
        if answer.status_code == 503:
            return []
        assert answer.status_code == 200, answer.text
        return answer.json()["data"]["result"]

    def wait_for(self, expression: str) -> list[dict]:
        """Asks until the expression has a result."""
        end = time.monotonic() + START_LIMIT
        while time.monotonic() < end and self._process.poll() is None:
            try:
                if result := self.query(expression):
                    return result
            except requests.ConnectionError:
                pass
            time.sleep(0.2)
        self._log.seek(0)
        raise AssertionError(f"{expression} has no result:\n{self._log.read()}")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(timeout=START_LIMIT)
        self._log.close()
