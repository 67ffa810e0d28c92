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
    section = page_section()
    blocks = re.findall(r"^ *```ini\n(.*?)^ *```", section, re.MULTILINE | re.DOTALL)
    archiving, recovery = (
        "\n".join(line.strip() for line in block.splitlines()) + "\n" for block in blocks
    )
    assert MOMENT in recovery
    return re.sub(r"/archive\b", str(archive), archiving), re.sub(r"/archive\b", str(archive), recovery)


def page_section() -> str:
    return PAGE.read_text().split("### Recover to a point in time")[1].split("\n### ")[0]


def archiver(cluster: PostgresCluster) -> dict:
    """What the query of the page shows."""
    [query] = re.findall(r"```sql\n(.*?)```", page_section(), re.DOTALL)
    with cluster.connect() as connection:
        cursor = connection.execute(query)
        return dict(zip([column.name for column in cursor.description], cursor.fetchone(), strict=True))


def wait_for_archiver(cluster: PostgresCluster, condition) -> None:
    end = time.monotonic() + WAIT
    while not condition(state := archiver(cluster)):
        assert time.monotonic() < end, state
        time.sleep(0.1)


def fill_file(cluster: PostgresCluster) -> None:
    """Lets the server begin a new file of its log, so that the current one is archived."""
    with cluster.connect() as connection:
        connection.execute("select pg_logical_emit_message(true, 'test', 'content')")
        connection.execute("select pg_switch_wal()")


def test_an_archive_that_stands_still_is_seen_and_has_no_half_files(cluster):
    archive = cluster.folder_for_server("archive")
    cluster.configure(settings(archive)[0])
    cluster.start()
    archive.rename(cluster.folder / "away")
    fill_file(cluster)
    wait_for_archiver(cluster, lambda state: state["last_failed_time"] and state["waiting"] > 0)
    failed = archiver(cluster)["last_failed_wal"]
    (cluster.folder / "away").rename(archive)
    # What a crash during the copy has left.
    (archive / f"{failed}.tmp").write_text("half")
    cluster.own(archive / f"{failed}.tmp")
    # After some failures, PostgreSQL tries again when there is another file.
    fill_file(cluster)
    wait_for_archiver(cluster, lambda state: state["waiting"] == 0)
    assert archiver(cluster)["last_archived_time"] > archiver(cluster)["last_failed_time"]
    assert {file.stat().st_size for file in archive.iterdir()} == {16 * 1024 * 1024}
    assert failed in {file.name for file in archive.iterdir()}
    cluster.stop()


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
    cluster.run("pg_verifybackup", "--quiet", str(base))

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
