"""Checks the manifests for Kubernetes against its schemas, and against each other."""

import subprocess
import sys

import pytest
import yaml

from conftest import REPOSITORY

MANIFESTS = sorted((REPOSITORY / "deploy/kubernetes").glob("*.yaml"))
OLDEST_KUBERNETES = "1.30"
REST_OF_A_SHUTDOWN = 25


def manifest(name: str) -> dict:
    return yaml.safe_load((REPOSITORY / f"deploy/kubernetes/{name}.yaml").read_text())


@pytest.mark.parametrize("path", MANIFESTS, ids=lambda path: path.stem)
def test_the_manifest_follows_the_schema_of_kubernetes(path):
    ended = subprocess.run(
        [sys.executable, "-m", "kubernetes_validate", "--strict", "-k", OLDEST_KUBERNETES, path],
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
