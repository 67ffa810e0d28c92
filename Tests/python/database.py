"""Databases of their own for tests, on the server that scripts/with-postgres.sh starts."""

import os
import uuid
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import pytest
from psycopg import conninfo


@contextmanager
def postgres_database() -> Iterator[str]:
    """Creates an empty database, gives its address, and drops it afterwards."""
    address = os.environ.get("DIALTONE_TEST_POSTGRES")
    if not address:
        pytest.fail("run this by scripts/with-postgres.sh")
    name = f"test_{uuid.uuid4().hex}"
    with psycopg.connect(address, autocommit=True) as owner:
        owner.execute(f"create database {name}")
    parts = conninfo.conninfo_to_dict(address)
    try:
        yield f"postgresql://{parts['user']}@{parts['host']}:{parts['port']}/{name}"
    finally:
        with psycopg.connect(address, autocommit=True) as owner:
            owner.execute(f"drop database {name} with (force)")
