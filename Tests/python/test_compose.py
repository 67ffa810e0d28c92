"""Checks deploy/compose.yaml by Docker Compose, and against the image, without a container engine."""

import ipaddress
import re
import subprocess

import yaml

from conftest import REPOSITORY

FILE = REPOSITORY / "deploy/compose.yaml"
REST_OF_A_SHUTDOWN = 25


def compose() -> dict:
    return yaml.safe_load(FILE.read_text())


def check(path) -> subprocess.CompletedProcess:
    return subprocess.run(
        ["docker-compose", "-f", path, "config", "-q"],
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_compose_accepts_the_file_and_refuses_a_misspelled_one(tmp_path):
    accepted = check(FILE)
    assert (accepted.returncode, accepted.stderr) == (0, "")
    misspelled = tmp_path / "compose.yaml"
    misspelled.write_text(FILE.read_text().replace("read_only:", "readonly:"))
    refused = check(misspelled)
    assert refused.returncode != 0
    assert "readonly" in refused.stderr


def test_the_trusted_proxy_is_the_fixed_address_of_the_machine_in_the_network():
    file = compose()
    service = file["services"]["dialtone"]
    [network] = service["networks"]
    [addresses] = file["networks"][network]["ipam"]["config"]
    trusted = service["environment"]["DIALTONE_LISTEN_TRUSTED_PROXIES"]
    assert trusted == addresses["gateway"]
    assert ipaddress.ip_address(trusted) in ipaddress.ip_network(addresses["subnet"])
    # Other machines cannot reach the port, and so cannot pretend to be that proxy.
    assert [port.split(":")[0] for port in service["ports"]] == ["127.0.0.1"]


def test_the_key_belongs_to_the_user_of_the_image():
    [owner] = re.findall(r"chown (\d+) master\.key", FILE.read_text())
    image = (REPOSITORY / "scripts/write-image.py").read_text()
    assert re.findall(r"^USER = (\d+)$", image, re.MULTILINE) == [owner]
    settings = yaml.safe_load((REPOSITORY / "deploy/image/dialtone.yaml").read_text())
    targets = [volume.split(":")[1] for volume in compose()["services"]["dialtone"]["volumes"]]
    assert settings["masterKey"]["file"] in targets
    assert settings["database"]["url"].removeprefix("sqlite:").rsplit("/", 1)[0] in targets


def test_a_server_has_time_to_complete_its_requests():
    grace = compose()["services"]["dialtone"]["stop_grace_period"]
    assert int(grace.removesuffix("s")) >= REST_OF_A_SHUTDOWN
