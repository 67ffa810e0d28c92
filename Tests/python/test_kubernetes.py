"""Checks the manifests for Kubernetes against its schemas, and against each other."""

import os
import re
import subprocess
import sys

import pytest
import yaml

from conftest import REPOSITORY

FOLDER = REPOSITORY / "deploy/kubernetes"
MIGRATION = FOLDER / "upgrade/schema-migrate.yaml"
MONITOR = FOLDER / "prometheus-operator/pod-monitor.yaml"
MANIFESTS = [*sorted(FOLDER.glob("*.yaml")), MIGRATION]
OLDEST_KUBERNETES = "1.30"
REST_OF_A_SHUTDOWN = 25


def manifest(name: str) -> dict:
    return yaml.safe_load((FOLDER / f"{name}.yaml").read_text())


@pytest.mark.parametrize("path", MANIFESTS, ids=lambda path: path.stem)
def test_the_manifest_follows_the_schema_of_kubernetes(path, tmp_path):
    # The validator wants the name, which the cluster would generate.
    copy = tmp_path / path.name
    copy.write_text(re.sub(r"generateName: (\S+)", r"name: \1x", path.read_text()))
    ended = subprocess.run(
        [sys.executable, "-m", "kubernetes_validate", "--strict", "-k", OLDEST_KUBERNETES, copy],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr


def test_every_selector_matches_the_labels_of_the_pods():
    template = manifest("deployment")["spec"]["template"]
    labels = template["metadata"]["labels"]
    assert manifest("deployment")["spec"]["selector"]["matchLabels"] == labels
    assert manifest("service")["spec"]["selector"] == labels
    assert manifest("pod-disruption-budget")["spec"]["selector"]["matchLabels"] == labels
    assert manifest("network-policy")["spec"]["podSelector"]["matchLabels"] == labels


def test_every_port_that_is_named_is_a_port_of_the_container():
    [container] = manifest("deployment")["spec"]["template"]["spec"]["containers"]
    names = {port["name"] for port in container["ports"]}
    probes = [container[f"{kind}Probe"] for kind in ("startup", "liveness", "readiness")]
    used = {probe["httpGet"]["port"] for probe in probes}
    used |= {port["targetPort"] for port in manifest("service")["spec"]["ports"]}
    for rule in manifest("network-policy")["spec"]["ingress"]:
        used |= {port["port"] for port in rule["ports"]}
    assert used == names


def test_pods_have_time_to_drain_and_to_complete_requests():
    pod = manifest("deployment")["spec"]["template"]["spec"]
    [container] = pod["containers"]
    settings = {setting["name"]: setting.get("value") for setting in container["env"]}
    drain = int(settings["DIALTONE_SHUTDOWN_DRAIN"])
    assert pod["terminationGracePeriodSeconds"] == drain + REST_OF_A_SHUTDOWN
    probe = container["readinessProbe"]
    assert drain > probe["periodSeconds"] * probe["failureThreshold"]


def test_pods_spread_over_machines_and_zones_but_start_without_enough_of_them():
    template = manifest("deployment")["spec"]["template"]
    constraints = template["spec"]["topologySpreadConstraints"]
    keys = [constraint["topologyKey"] for constraint in constraints]
    assert keys == ["kubernetes.io/hostname", "topology.kubernetes.io/zone"]
    for constraint in constraints:
        assert constraint["labelSelector"]["matchLabels"] == template["metadata"]["labels"]
        # Otherwise a node that is away would keep its pod from starting elsewhere.
        assert constraint["whenUnsatisfiable"] == "ScheduleAnyway"


def test_the_migration_has_the_settings_of_the_servers_and_gets_no_requests():
    servers = manifest("deployment")["spec"]["template"]
    job = yaml.safe_load(MIGRATION.read_text())["spec"]["template"]
    [server], [migration] = servers["spec"]["containers"], job["spec"]["containers"]
    assert migration["image"] == server["image"]
    assert all(setting in server["env"] for setting in migration["env"])
    for same in ("securityContext", "volumeMounts"):
        assert migration[same] == server[same]
    assert job["spec"]["securityContext"] == servers["spec"]["securityContext"]
    assert job["spec"]["volumes"] == servers["spec"]["volumes"]
    assert job["metadata"]["labels"] != manifest("service")["spec"]["selector"]


def test_the_migration_prepares_a_database_for_servers_that_do_not_change_it(
    binary, tmp_path, postgres
):
    [migration] = yaml.safe_load(MIGRATION.read_text())["spec"]["template"]["spec"]["containers"]
    key = tmp_path / "master.key"
    key.write_text(run(binary, "keys", "generate-master").stdout)
    key.chmod(0o600)
    empty = tmp_path / "dialtone.yaml"
    empty.touch()
    environment = {
        **{setting["name"]: setting.get("value", postgres) for setting in migration["env"]},
        # The image's file names the key.
        "DIALTONE_MASTER_KEY_FILE": str(key),
        "DIALTONE_CONFIG": str(empty),
    }
    server = {**environment, "DIALTONE_DATABASE_UPGRADE": "command"}
    refused = run(binary, "projects", "create", "shop", "--regions", "DE", **server)
    assert refused.returncode == 1
    migrated = run(binary, *migration["args"], **environment)
    assert migrated.returncode == 0, migrated.stderr
    created = run(binary, "projects", "create", "shop", "--regions", "DE", **server)
    assert created.returncode == 0, created.stderr


def run(*words, **environment: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        [str(word) for word in words],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_prometheus_finds_the_metrics_of_the_pods_as_the_job_of_the_rules():
    template = manifest("deployment")["spec"]["template"]
    [container] = template["spec"]["containers"]
    labels = template["metadata"]["labels"]
    ports = {port["name"]: port["containerPort"] for port in container["ports"]}
    settings = {setting["name"]: setting.get("value") for setting in container["env"]}
    assert settings["DIALTONE_METRICS_LISTEN"].endswith(f":{ports['metrics']}")

    monitor = yaml.safe_load(MONITOR.read_text())["spec"]
    assert monitor["selector"]["matchLabels"] == labels
    assert [endpoint["port"] for endpoint in monitor["podMetricsEndpoints"]] == ["metrics"]
    assert labels[monitor["jobLabel"]] == "dialtone"

    scraper = REPOSITORY / "deploy/prometheus/kubernetes.yml"
    [scrape] = yaml.safe_load(scraper.read_text())["scrape_configs"]
    assert scrape["job_name"] == "dialtone"
    [label] = labels
    name = "__meta_kubernetes_pod_label_" + label.replace(".", "_").replace("/", "_")
    kept = scrape["relabel_configs"][0]
    assert kept["source_labels"] == [name, "__meta_kubernetes_pod_container_port_name"]
    assert kept["regex"] == f"{labels[label]};metrics"
    assert 'job="dialtone"' in (REPOSITORY / "deploy/prometheus/dialtone.rules.yml").read_text()
