"""The metrics of a server: read as text, by promtool and by Prometheus."""

import json
import re
import subprocess
from pathlib import Path

import pytest
import requests
import yaml

from prometheus import PARTS, Prometheus, families
from running_server import ProductionServer, free_port

REPOSITORY = Path(__file__).resolve().parents[2]
PAGE = REPOSITORY / "docs/metrics.md"
RULES = REPOSITORY / "deploy/prometheus/dialtone.rules.yml"
DASHBOARD = REPOSITORY / "deploy/grafana/dialtone.json"
ROW = re.compile(r"^\| `(?P<name>\w+)` \| (?P<kind>\w+) \|(?P<labels>[^|]*)\| [^|]+ \|$")
NAME = re.compile(r"\b(?:dialtone|process)_\w+")


@pytest.fixture(scope="module")
def metrics_port():
    return free_port()


@pytest.fixture(scope="module")
def production(binary, tmp_path_factory, metrics_port):
    """A production server with a listener for metrics."""
    folder = tmp_path_factory.mktemp("production")
    settings = f"metrics: {{listen: '127.0.0.1:{metrics_port}'}}\n"
    running = ProductionServer(binary, folder, settings)
    yield running
    assert running.stop() == 0


@pytest.fixture
def scraped(production, metrics_port):
    """The metrics on their own listener, as text."""
    answer = requests.get(f"http://127.0.0.1:{metrics_port}/metrics", timeout=20)
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
    return answer.text


def documented() -> dict[str, tuple[str, set[str]]]:
    """The type and the labels of each metric on the page."""
    rows = [row for line in PAGE.read_text().splitlines() if (row := ROW.match(line))]
    return {row["name"]: (row["kind"], set(re.findall(r"`(\w+)`", row["labels"]))) for row in rows}


def read(server) -> dict:
    return families(server.get("/metrics").text)


def test_the_page_lists_exactly_the_metrics_of_a_server(scraped):
    page = documented()
    found = families(scraped)
    assert {name: kind for name, (kind, _) in page.items()} == {
        name: family.kind for name, family in found.items()
    }
    for name, family in found.items():
        if family.samples:
            assert family.labels() == page[name][1], name


def test_promtool_finds_no_fault(scraped):
    checked = subprocess.run(
        ["promtool", "check", "metrics"], input=scraped, capture_output=True, text=True, timeout=60
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_public_listener_has_no_metrics(production):
    assert production.get("/metrics").status_code == 404


def test_the_admin_listener_has_the_metrics_and_refuses_browsers(production):
    url = f"http://{production.admin_authority}/metrics"
    assert "dialtone_build_info" in requests.get(url, timeout=20).text
    refused = requests.get(url, headers={"Origin": "https://evil.example"}, timeout=20)
    assert refused.status_code == 403


def test_the_listener_for_metrics_serves_health_and_no_other_call(production, metrics_port):
    url = f"http://127.0.0.1:{metrics_port}"
    assert requests.get(f"{url}/readyz", timeout=20).status_code == 200
    assert requests.get(f"{url}/healthz", timeout=20).status_code == 200
    owner = {"Authorization": "Bearer owner"}
    for path in ("/v1/projects/shop/accounts:query", "/v1/token", "/"):
        assert requests.post(url + path, headers=owner, json={}, timeout=20).status_code == 404


def test_a_sign_in_is_counted_without_its_number(server, phone_number):
    before = read(server)
    server.sign_in(phone_number)
    text = server.get("/metrics").text
    after = families(text)
    for name, labels in {
        "dialtone_sign_ins_total": {"method": "phone"},
        "dialtone_accounts_created_total": {"method": "phone"},
        "dialtone_codes_sent_total": {"region": "US"},
        "dialtone_codes_entered_total": {"region": "US"},
    }.items():
        assert after[name].total(**labels) == before[name].total(**labels) + 1, name
    assert after["dialtone_code_cost_total"].total(currency="USD") > 0
    route = {"route": "/v1/accounts:signInWithPhoneNumber", "method": "POST", "status": "2xx"}
    assert after["dialtone_http_request_duration_seconds"].count(**route) == 1
    assert phone_number.removeprefix("+") not in text
    assert after["dialtone_database_transaction_duration_seconds"].count(outcome="committed") > 0


def test_a_refused_sign_in_is_counted_as_a_refusal_only(server, phone_number):
    before = read(server)
    answer = server.post(
        "/v1/accounts:signInWithPhoneNumber", {"sessionInfo": "made-up", "code": "123456"}
    )
    reason = answer.json()["error"]["message"].split(" ")[0]
    after = read(server)
    refusals = "dialtone_http_refusals_total"
    assert after[refusals].total(reason=reason) == before[refusals].total(reason=reason) + 1
    for name in ("dialtone_sign_ins_total", "dialtone_accounts_created_total"):
        assert after[name].total() == before[name].total()


def test_callers_cannot_invent_series(server):
    known = read(server)["dialtone_http_request_duration_seconds"]
    paths = [f"/made-up/{number}" for number in range(50)]
    for path in paths:
        requests.request(f"X{path[-2:].strip('/')}", f"{server.url}{path}", timeout=20)
        server.get(path)
    text = server.get("/metrics").text
    found = families(text)["dialtone_http_request_duration_seconds"]
    assert "made-up" not in text
    series = {tuple(labels.values()) for _, labels, _ in found.samples}
    before = {tuple(labels.values()) for _, labels, _ in known.samples}
    new = {labels[:3] for labels in series - before}
    assert {route for route, _, _ in new} <= {"none", "/metrics"}
    assert len(new) <= 6


def test_prometheus_scrapes_a_server(production, metrics_port, tmp_path):
    prometheus = Prometheus(tmp_path, f"127.0.0.1:{metrics_port}")
    try:
        assert prometheus.wait_for('up{job="dialtone"} == 1')
        assert prometheus.wait_for("dialtone_ready == 1")
        assert prometheus.wait_for("process_resident_memory_bytes > 1e7")
        key = 'dialtone_signing_key_signs_until_timestamp_seconds{algorithm="RS256"} > time()'
        assert prometheus.wait_for(key)
    finally:
        prometheus.stop()


@pytest.mark.parametrize("words", [("check", "rules", RULES.name), ("check", "config")])
def test_the_rules_and_the_configuration_are_valid(words):
    name = words[2:] or ("prometheus.yml",)
    promtool(*words[:2], *name)


def test_the_alerts_fire_when_they_should():
    promtool("test", "rules", "dialtone.rules.test.yml")


def test_each_alert_is_explained_and_uses_documented_metrics():
    text = RULES.read_text()
    alerts = set(re.findall(r"alert: (\w+)", text))
    assert alerts == set(re.findall(r"^\| `(Dialtone\w+)` \|", PAGE.read_text(), re.MULTILINE))
    tests = (RULES.parent / "dialtone.rules.test.yml").read_text()
    tested = set(re.findall(r"alertname: (\w+)", tests))
    assert alerts == tested
    assert_documented(text)


def test_each_alert_names_the_section_that_says_what_to_do():
    for group in yaml.safe_load(RULES.read_text())["groups"]:
        for rule in group["rules"]:
            page, _, heading = rule["annotations"]["runbook"].partition("#")
            headings = re.findall(r"^##+ (.+)$", (REPOSITORY / page).read_text(), re.MULTILINE)
            assert heading in {anchor(title) for title in headings}, rule["alert"]


def anchor(heading: str) -> str:
    """The fragment that leads to a heading."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def test_each_query_of_the_dashboard_is_valid_and_uses_documented_metrics(tmp_path):
    dashboard = json.loads(DASHBOARD.read_text())
    queries = [
        target["expr"] for panel in dashboard["panels"] for target in panel["targets"]
    ]
    assert_documented("\n".join(queries))
    shown = {name for query in queries for name in used(query)}
    assert shown >= {name for name in documented() if name.startswith("dialtone_")} - {
        "dialtone_signing_key_created_timestamp_seconds"
    }
    rules = [
        {"record": f"panel:{number}", "expr": query.replace("$__rate_interval", "5m")}
        for number, query in enumerate(queries)
    ]
    (tmp_path / "rules.json").write_text(json.dumps({"groups": [{"name": "a", "rules": rules}]}))
    promtool("check", "rules", str(tmp_path / "rules.json"))


def test_the_panels_of_the_dashboard_do_not_overlap():
    taken = set()
    for panel in json.loads(DASHBOARD.read_text())["panels"]:
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert max(x for x, _ in cells) < 24
        assert not cells & taken, panel["title"]
        taken |= cells


def used(expression: str) -> set[str]:
    """The metrics in an expression, histograms by their own name."""
    histograms = {name for name, (kind, _) in documented().items() if kind == "histogram"}
    names = set(NAME.findall(expression))
    return {
        next(
            (name.removesuffix(part) for part in PARTS if name.removesuffix(part) in histograms),
            name,
        )
        for name in names
    }


def assert_documented(expression: str) -> None:
    assert used(expression) <= set(documented())


def promtool(*words: str) -> None:
    ended = subprocess.run(
        ["promtool", *words], cwd=RULES.parent, capture_output=True, text=True, timeout=120
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
