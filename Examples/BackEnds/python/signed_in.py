"""Runs statements of PostgreSQL as the user of an ID token. Needs psycopg."""

import contextlib
import json


@contextlib.contextmanager
def signed_in(connection, claims):
    """Opens a transaction that sees only the rows of the user of these verified claims."""
    with connection.transaction():
        connection.execute("set local role signed_in")
        connection.execute(
            "select set_config('request.jwt.claims', %s, true)", [json.dumps(claims)]
        )
        yield connection
