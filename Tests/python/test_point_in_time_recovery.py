"""Point-in-time recovery with PostgreSQL, by the steps of docs/operations.md."""

import re
import shutil
import tempfile
import time
from pathlib import Path

import pytest

from postgres_cluster import WAIT, PostgresCluster
from running_server import ProductionServer

PAGE = Path(__file__).resolve().parents[2] / "docs/operations.md"
MOMENT = "2026-11-27 09:14:00+00"


@pytest.fixture
def cluster():
    # Not the test's own folder, which the server's user cannot enter.
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        server = PostgresCluster(Path(folder) / "postgres")
        yield server
        server.stop("immediate")


def settings(archive: Path) -> tuple[str, str]:
    """The two blocks of settings on the page: for archiving, and for recovery."""
    section = PAGE.read_text().split("### Recover to a point in time")[1].split("\n### ")[0]
    blocks = re.findall(r"^ *```ini\n(.*?)^ *```", section, re.MULTILINE | re.DOTALL)
    archiving, recovery = (
        "\n".join(line.strip() for line in block.splitlines()) + "\n" for block in blocks
    )
    assert MOMENT in recovery
    return archiving.replace("/archive/", f"{archive}/"), recovery.replace("/archive/", f"{archive}/")


def test_a_database_goes_back_to_the_moment_before_a_mistake(binary, cluster, tmp_path):
    archiving, recovery = settings(cluster.folder_for_server("archive"))
    cluster.configure(archiving)
    cluster.start()
    dialtone = ProductionServer(binary, tmp_path, database=cluster.url)
    base = cluster.folder / "base"
    cluster.run(
        "pg_basebackup", f"--pgdata={base}", "--checkpoint=fast",
        "--host=127.0.0.1", f"--port={cluster.port}", "--username=dialtone",
    )  # fmt: skip

    account = dialtone.post("/v1/accounts:signUp", {"returnSecureToken": True}).json()
    with cluster.connect() as connection:
        moment = connection.execute("select clock_timestamp()::text").fetchone()[0]
    dialtone.command("projects", "delete", "shop", "--yes")
    assert dialtone.stop() == 0
    cluster.stop()

    cluster.data.rename(cluster.folder / "lost")
    shutil.move(base, cluster.data)
    (cluster.data / "recovery.signal").touch()
    cluster.configure(recovery.replace(MOMENT, moment))
    cluster.start()
    wait_for_recovery(cluster)

    # The session was valid at that moment, and a backup may not bring sessions back.
    dialtone.command("sessions", "revoke-all", "--yes")
    dialtone.start()
    body = {"grantType": "refresh_token", "refreshToken": account["refreshToken"]}
    renewed = dialtone.post("/v1/token", body)
    assert renewed.status_code == 400
    assert renewed.json()["error"]["message"] == "TOKEN_EXPIRED"
    shown = dialtone.command("users", "show", account["localId"], "--project", "shop")
    assert account["localId"] in shown
    assert dialtone.stop() == 0


def wait_for_recovery(cluster: PostgresCluster) -> None:
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        with cluster.connect() as connection:
            if not connection.execute("select pg_is_in_recovery()").fetchone()[0]:
                return
        time.sleep(0.1)
    raise AssertionError((cluster.folder / "log").read_text())
