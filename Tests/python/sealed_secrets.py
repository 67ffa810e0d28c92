"""The encrypted secrets of a database, opened by another implementation than the server's."""

import base64
import hmac
import json
import sqlite3
from pathlib import Path

import psycopg
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

PREFIX_LENGTH = 9
NONCE_LENGTH = 12

# The columns with one secret in a row: table, column, columns of the key, purpose, and what it is
# bound to.
COLUMNS = [
    ("signing_key", "sealed_private_key", ["signing_key_id"], "signing-keys", "signing-key/{0}"),
    ("hook", "sealed_secret", ["hook_id"], "hooks", "hook/{0}"),
    (
        "identity_provider", "sealed_client_secret", ["project_id", "provider_id"],
        "provider-secrets", "client-secret/{0}/{1}",
    ),
    (
        "verification_credential", "sealed_secret", ["project_id", "service", "name"],
        "verification-credentials", "verification-credential/{0}/{1}/{2}",
    ),
    ("sms_gateway", "sealed_secrets", ["name"], "sms-gateways", "sms-gateway/{0}"),
    ("operator", "sealed_secret", ["operator_id"], "operators", "operator {0}"),
]  # fmt: skip


def derived_key(master_key: Path, purpose: str) -> bytes:
    """HKDF-SHA256 without a salt, for one block."""
    secret = base64.b64decode(master_key.read_text())
    extracted = hmac.digest(bytes(32), secret, "sha256")
    return hmac.digest(extracted, f"dialtone/v1/{purpose}".encode() + b"\x01", "sha256")


def prefix(key: bytes) -> bytes:
    return b"\x01" + hmac.digest(key, b"dialtone/v1/key-id", "sha256")[:8]


def opened(sealed: bytes, key: bytes, context: str) -> bytes | None:
    """The secret, if the key is the one that the prefix names."""
    if not sealed.startswith(prefix(key)):
        return None
    rest = sealed[PREFIX_LENGTH:]
    data = prefix(key) + context.encode()
    try:
        return AESGCM(key).decrypt(rest[:NONCE_LENGTH], rest[NONCE_LENGTH:], data)
    except InvalidTag:
        return None


def connect(url: str):
    if url.startswith("sqlite:"):
        return sqlite3.connect(url.removeprefix("sqlite:"))
    return psycopg.connect(url, autocommit=True)


def secrets(url: str, master_key: Path) -> dict[tuple, bytes | None]:
    """All secrets by their place; `None` where the master key does not open them."""
    found = {}
    connection = connect(url)
    try:
        for table, column, names, purpose, context in COLUMNS:
            key = derived_key(master_key, purpose)
            query = f"SELECT {', '.join(names)}, {column} FROM {table} WHERE {column} IS NOT NULL"
            for *place, sealed in connection.execute(query).fetchall():
                found[(table, *place)] = opened(bytes(sealed), key, context.format(*place))
        key = derived_key(master_key, "second-factors")
        rows = connection.execute("SELECT project_id, account_id, credentials FROM account")
        for project, account, credentials in rows.fetchall():
            for factor in json.loads(credentials or "{}").get("secondFactors", []):
                if sealed := factor.get("sealedSecret"):
                    context = f"totp {project} {factor['id']} {account}"
                    found["account", factor["id"]] = opened(
                        base64.b64decode(sealed), key, context
                    )
    finally:
        connection.close()
    return found
