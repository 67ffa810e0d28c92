"""Tests the examples of docs/use-the-token.md with a real Apache and a real PostgreSQL."""

import importlib.util
import os
import tempfile
from pathlib import Path

import jwt
import psycopg
import pytest
import requests
from psycopg import conninfo

from apache import Apache, Application
from database import postgres_database
from key_proxy import KeyProxy, OwnKey
from running_server import RunningServer

REPOSITORY = Path(__file__).resolve().parents[2]
EXAMPLES = REPOSITORY / "Examples/BackEnds"
ISSUER = "https://securetoken.google.com/shop"


def example(name: str):
    """A Python file that the page shows, as a module."""
    spec = importlib.util.spec_from_file_location(Path(name).stem, EXAMPLES / name)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ResourceServer(Apache):
    """Apache with the configuration that the page shows, but for addresses."""

    def __init__(self, folder: Path, keys: str, authority: Path, application: str):
        shown = (EXAMPLES / "apache/resource-server.conf").read_text()
        for old, new in [("https://id.example.com", keys), ("http://127.0.0.1:8080/", application)]:
            assert old in shown
            shown = shown.replace(old, new)
        super().__init__(folder, f"OIDCCABundlePath {authority}\n{shown}")
        self.url = f"{self.origin}/api/notes"

    def get(self, token: str | None = None, query: str = "", **headers: str) -> requests.Response:
        if token:
            headers["Authorization"] = f"Bearer {token}"
        return requests.get(self.url + query, headers=headers, timeout=20)


@pytest.fixture(scope="module")
def own_key():
    return OwnKey()


@pytest.fixture(scope="module")
def apache(server, own_key):
    with tempfile.TemporaryDirectory() as name:
        # Apache's workers read the certificate as another user.
        os.chmod(name, 0o755)
        folder = Path(name)
        proxy = KeyProxy(server.url, own_key, tls_folder=folder)
        application = Application()
        keys = proxy.url.replace("127.0.0.1", "localhost")
        running = ResourceServer(folder, keys, folder / "certificate.pem", application.url)
        yield running
        for part in (running, application, proxy):
            part.stop()


def test_apache_tells_the_application_who_the_user_is(apache, own_key):
    answer = apache.get(own_key.token("shop"))
    assert answer.status_code == 200
    assert answer.json()["X-User-Id"] == "ada"
    assert "Authorization" not in answer.json()


def test_user_headers_sent_by_a_client_are_ignored(apache, own_key):
    spoofed = {"X-User-Id": "eve", "X_User_Id": "eve", "X-User_Id": "eve", "X_User-Id": "eve",
               "x_user_id": "eve", "OIDC_CLAIM_sub": "eve", "OIDC-CLAIM-sub": "eve"}
    answer = apache.get(own_key.token("shop"), **spoofed)
    assert answer.json()["X-User-Id"] == "ada"
    assert "eve" not in answer.text
    assert apache.get(None, **spoofed).status_code == 401


@pytest.mark.parametrize(
    "wrong",
    [{"aud": "other"}, {"aud": "shop/second-factor-enrollment"}, {"iss": ISSUER + "2"},
     {"iss": "https://session.firebase.google.com/shop"}, {"exp": 1_700_000_000},
     {"sub": ""}, {"sub": None}, {"firebase": {"tenant": "inner"}}],
    ids=str,
)
def test_apache_refuses_a_token_with_a_wrong_claim(apache, own_key, wrong):
    assert apache.get(own_key.token("shop", **wrong)).status_code == 401


def test_apache_refuses_forged_tokens_and_tokens_elsewhere(apache, own_key):
    token = own_key.token("shop")
    claims = jwt.decode(token, options={"verify_signature": False})
    header, payload, _ = token.split(".")
    for forged in [
        jwt.encode(claims, None, "none"), f"{header}.{payload}.", f"{header}.{payload}.AAAA",
        OwnKey().token("shop"), "x.y.z",
    ]:
        assert apache.get(forged).status_code == 401
    assert apache.get(None).status_code == 401
    assert apache.get(None, query=f"?access_token={token}").status_code == 401
    cookies = requests.get(apache.url, cookies={"access_token": token}, timeout=20)
    assert cookies.status_code == 401


@pytest.fixture(scope="module")
def database():
    """A database with the page's roles and table, and the address of the role `web`."""
    with postgres_database() as url:
        with psycopg.connect(url) as owner:
            owner.execute((EXAMPLES / "postgresql/row-level-security.sql").read_text())
        yield conninfo.make_conninfo(url, user="web")
        with psycopg.connect(url) as owner:
            for role in ("web", "signed_in"):
                owner.execute(f"drop owned by {role}")
                owner.execute(f"drop role {role}")


@pytest.fixture
def web(database):
    with psycopg.connect(database, autocommit=True) as connection:
        yield connection


signed_in = example("python/signed_in.py").signed_in


def notes(connection, user: str) -> list[str]:
    with signed_in(connection, {"sub": user}):
        rows = connection.execute("select body from notes order by id").fetchall()
    return [body for body, in rows]


def test_each_user_sees_and_changes_only_their_own_rows(web):
    with signed_in(web, {"sub": "ada"}):
        web.execute("insert into notes (body) values ('of ada')")
    with signed_in(web, {"sub": "bob'); drop table notes; --"}):
        web.execute("insert into notes (body) values ('of bob')")
        assert web.execute("update notes set body = 'changed'").rowcount == 1
        assert web.execute("delete from notes where owner = 'ada'").rowcount == 0
    assert notes(web, "ada") == ["of ada"]
    assert notes(web, "bob'); drop table notes; --") == ["changed"]
    assert notes(web, "eve") == []


def test_no_row_can_be_given_to_or_taken_from_another_user(web):
    with pytest.raises(psycopg.errors.InsufficientPrivilege):
        with signed_in(web, {"sub": "eve"}):
            web.execute("insert into notes (owner, body) values ('ada', 'of eve')")
    with signed_in(web, {"sub": "eve"}):
        web.execute("insert into notes (body) values ('mine')")
    with pytest.raises(psycopg.errors.InsufficientPrivilege):
        with signed_in(web, {"sub": "eve"}):
            web.execute("update notes set owner = 'ada'")


def test_without_claims_there_are_no_rows_and_claims_end_with_the_transaction(web):
    with signed_in(web, {"sub": "carol"}):
        web.execute("insert into notes (body) values ('of carol')")
    with pytest.raises(psycopg.errors.InsufficientPrivilege):
        web.execute("select * from notes")
    with web.transaction():
        web.execute("set local role signed_in")
        assert web.execute("select count(*) from notes").fetchone() == (0,)
    with pytest.raises(psycopg.errors.InsufficientPrivilege):
        with signed_in(web, {}):
            web.execute("insert into notes (body) values ('of no user')")


def test_a_genuine_token_gives_access_to_its_user_s_rows(binary, web):
    """The verifier of docs/back-ends.md and the transaction of docs/use-the-token.md together."""
    server = RunningServer(binary)
    try:
        user = server.sign_in("+16505550190")
        module = example("python/verify_id_token.py")
        claims = module.IDTokenVerifier(server.url, server.project).verify(user.id_token)
        with signed_in(web, claims):
            web.execute("insert into notes (body) values ('by token')")
        assert notes(web, user.account_id) == ["by token"]
    finally:
        server.stop()
