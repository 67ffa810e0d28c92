"""Connections to PostgreSQL with TLS and a password from a file."""

import datetime
import os
import subprocess
import tempfile
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from psycopg import sql

from postgres_cluster import PostgresCluster
from running_server import START_LIMIT, ProductionServer

PASSWORD = "s%crét /?&=#@:"


class Authority:
    """A certificate authority, which issues certificates for servers."""

    def __init__(self, name: str):
        self._key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
        self._name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
        constraints = x509.BasicConstraints(ca=True, path_length=None)
        self.pem = self._certificate(self._name, self._key, constraints).decode()

    def issue(self, host: str) -> tuple[bytes, bytes]:
        """Returns a certificate for `host`, and its key."""
        key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
        name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, host)])
        hosts = x509.SubjectAlternativeName([x509.DNSName(host)])
        return self._certificate(name, key, hosts), key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )

    def _certificate(self, name: x509.Name, key, extension) -> bytes:
        now = datetime.datetime.now(datetime.timezone.utc)
        return (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(self._name)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - datetime.timedelta(days=1))
            .not_valid_after(now + datetime.timedelta(days=1))
            .add_extension(extension, critical=True)
            .sign(self._key, hashes.SHA256())
            .public_bytes(serialization.Encoding.PEM)
        )


@pytest.fixture(scope="module")
def authority():
    return Authority("the operator's authority")


@pytest.fixture(scope="module")
def cluster(authority):
    """A server with a certificate for `localhost`, which requires TLS and a password."""
    # Not in pytest's folder, which PostgreSQL's user cannot enter.
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        running = PostgresCluster(Path(folder) / "server")
        certificate, key = authority.issue("localhost")
        for name, content in (("server.crt", certificate), ("server.key", key)):
            file = running.data / name
            file.write_bytes(content)
            file.chmod(0o600)
            os.chown(file, running.data.stat().st_uid, -1)
        running.configure("ssl = on\nfsync = off\n")
        running.start()
        try:
            with running.connect() as owner:
                owner.execute(
                    sql.SQL("create role shop login superuser password {}").format(
                        sql.Literal(PASSWORD)
                    )
                )
            rules = running.data / "pg_hba.conf"
            rules.write_text(
                "host all dialtone 127.0.0.1/32 trust\n"
                "hostssl all shop 127.0.0.1/32 scram-sha-256\n"
            )
            with running.connect() as owner:
                owner.execute("select pg_reload_conf()")
            yield running
        finally:
            running.stop("immediate")


@pytest.fixture(scope="module")
def files(authority, tmp_path_factory):
    """The authority, another one, and the password."""
    folder = tmp_path_factory.mktemp("files")
    (folder / "authority.pem").write_text(authority.pem)
    (folder / "foreign.pem").write_text(Authority("another authority").pem)
    (folder / "password").write_text(PASSWORD + "\n")
    (folder / "password").chmod(0o600)
    return folder


@pytest.fixture(scope="module")
def server(binary, cluster, files, tmp_path_factory):
    running = ProductionServer(
        binary, tmp_path_factory.mktemp("data"),
        database=address(cluster, "localhost", files / "authority.pem"),
        database_settings=f"passwordFile: '{files}/password', connections: 3",
    )  # fmt: skip
    yield running
    assert running.stop() == 0


def address(cluster, host: str, authority: Path) -> str:
    return (
        f"postgresql://shop@{host}:{cluster.port}/postgres"
        f"?hostaddr=127.0.0.1&sslmode=verify-full&sslrootcert={authority}"
    )


def test_all_connections_are_verified_and_encrypted(server, cluster):
    body = {"email": "a@example.com", "password": "correct horse battery"}
    assert server.post("/v1/accounts:signUp", body).status_code == 200
    with cluster.connect() as owner:
        rows = owner.execute(
            "select ssl from pg_stat_ssl join pg_stat_activity using (pid) where usename = 'shop'"
        ).fetchall()
    # The setting `database.connections` bounds the pool.
    assert 1 <= len(rows) <= 3
    assert all(is_encrypted for (is_encrypted,) in rows)


def refusal(server, url: str, **environment: str) -> str:
    """Returns why a command cannot use the database at this address."""
    ended = subprocess.run(
        server.words("projects", "list"), capture_output=True, text=True, timeout=START_LIMIT,
        env={**os.environ, "DIALTONE_DATABASE_URL": url, **environment},
    )  # fmt: skip
    assert ended.returncode != 0, ended.stdout
    assert PASSWORD not in ended.stderr
    return ended.stderr


def test_a_certificate_for_another_host_is_refused(server, cluster, files):
    why = refusal(server, address(cluster, "127.0.0.1", files / "authority.pem"))
    assert 'certificate for "localhost"' in why
    assert 'does not match host name "127.0.0.1"' in why


def test_a_certificate_of_another_authority_is_refused(server, cluster, files):
    why = refusal(server, address(cluster, "localhost", files / "foreign.pem"))
    assert "certificate verify failed" in why


def test_another_password_and_a_second_one_are_refused(server, cluster, files, tmp_path):
    url = address(cluster, "localhost", files / "authority.pem")
    (tmp_path / "other").write_text("other")
    why = refusal(server, url, DIALTONE_DATABASE_PASSWORD_FILE=str(tmp_path / "other"))
    assert "password authentication failed" in why
    why = refusal(server, url.replace("shop@", "shop:hunter2@"))
    assert "already contains a password" in why and "hunter2" not in why
    why = refusal(server, url, DIALTONE_DATABASE_PASSWORD_FILE=str(tmp_path / "none"))
    assert f"database.passwordFile: {tmp_path}/none cannot be read" in why
