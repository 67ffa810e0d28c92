"""Tests that the calls in `/openapi.json` answer any input with a response that it describes."""

import json
import re

import jsonschema_rs
import pytest
import requests
from hypothesis import HealthCheck, assume, given, settings, strategies
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from conftest import REPOSITORY
from described_calls import (
    DOCUMENT,
    complete_document,
    fields_of,
    operation_at,
    read_operations,
    schema_of,
)
from running_server import REQUEST_LIMIT

FIXTURES = REPOSITORY / "Tests/WireFixtures/Calls"
CALLS = json.loads((FIXTURES / "calls.json").read_text())
OPERATIONS = read_operations()
COMPLETE_OPERATIONS = {
    name: operation
    for name, operation in read_operations(complete_document()).items()
    if operation.body and fields_of(operation)
}
EXAMPLES = 20
# What this server does not answer, and its document so does not describe.
UNANSWERED = {"revokeToken"}
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
# They have a field twice, a byte that is not UTF-8, and too many fields.
UNREADABLE_QUERIES = ("a=1&a=2", "a=%ff", "&" * 200)
# They say where a request ends, below what the document describes: made up, they break the
# connection and not the call.
FRAMING = {"connection", "content-length", "expect", "host", "transfer-encoding", "upgrade"}
# The same cases in every run; slow generation is no fault of the server.
BOUNDS = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def bring_credentials(case, server) -> None:
    """Lets a case in: beyond the guards there is more to break."""
    schemes = {name for entry in case.operation.definition.raw["security"] for name in entry}
    if "apiKey" in schemes:
        case.query = {**(case.query or {}), "key": server.api_key}
        case.headers.pop("Authorization", None)
    elif "bearer" in schemes:
        case.headers["Authorization"] = "Bearer owner"


def bring_facts(case, server) -> None:
    """Puts what exists in the place of made-up names and tokens."""
    answer = server.post("/v1/accounts:signUp", {}).json()
    facts = {
        "idToken": answer["idToken"],
        "localId": answer["localId"],
        "refreshToken": answer["refreshToken"],
        "grantType": "refresh_token",
        "operation": "LINK",
    }
    if "project" in (case.path_parameters or {}):
        case.path_parameters["project"] = server.project
    case.body.update({name: fact for name, fact in facts.items() if name in case.body})
    # No tenant is called so, and apps may name neither a project nor a new account.
    for name in ("tenantId", "targetProjectId") + (("localId",) if is_app(case) else ()):
        case.body.pop(name, None)


def is_app(case) -> bool:
    return "key" in (case.query or {})


def tried(names):
    return pytest.mark.parametrize("name", sorted(names))


def send(case, server) -> None:
    for name in [name for name in case.headers if name.lower() in FRAMING]:
        del case.headers[name]
    case.call_and_validate(base_url=server.url, checks=CHECKS, timeout=REQUEST_LIMIT)


@tried(OPERATIONS)
def test_a_call_responds_to_valid_requests_as_described(name, server):
    @BOUNDS
    @given(case=OPERATIONS[name].as_strategy(generation_mode=GenerationMode.POSITIVE))
    def run(case):
        bring_credentials(case, server)
        send(case, server)

    run()


@tried(name for name, operation in OPERATIONS.items() if operation.body or operation.query)
def test_a_call_responds_to_invalid_requests_as_described(name, server):
    @BOUNDS
    @given(case=OPERATIONS[name].as_strategy(generation_mode=GenerationMode.NEGATIVE))
    def run(case):
        bring_credentials(case, server)
        send(case, server)

    run()


@tried(COMPLETE_OPERATIONS)
def test_a_call_responds_to_requests_with_existing_resources_as_described(name, server):
    operation = COMPLETE_OPERATIONS[name]
    left_out = strategies.sets(strategies.sampled_from(fields_of(operation)))

    @BOUNDS
    @given(
        case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE),
        left_out=left_out,
    )
    def run(case, left_out):
        assume(isinstance(case.body, dict))
        bring_credentials(case, server)
        case.body = {field: case.body[field] for field in case.body if field not in left_out}
        bring_facts(case, server)
        send(case, server)

    run()


@tried(name for name, operation in OPERATIONS.items() if operation.query)
def test_a_malformed_query_gets_a_described_response(name, server):
    operation = OPERATIONS[name]
    raw = operation.definition.raw
    path = re.sub(r"{\w+}", "none", operation.path.replace("{project}", server.project))
    key = "" if any("bearer" in entry for entry in raw["security"]) else f"key={server.api_key}&"
    for query in UNREADABLE_QUERIES:
        answer = requests.request(
            operation.method,
            f"{server.url}{path}?{key}{query}",
            headers={"Authorization": "Bearer owner"} if not key else {},
            timeout=REQUEST_LIMIT,
        )
        assert str(answer.status_code) in raw["responses"], f"{query}: {answer.text}"


@pytest.mark.parametrize("query", UNREADABLE_QUERIES)
@pytest.mark.parametrize("kind", ["verificationCodes", "oobCodes"])
def test_a_malformed_filter_is_refused(kind, query, server):
    answer = server.get(f"/emulator/v1/projects/{server.project}/{kind}?{query}")
    assert answer.status_code == 400, answer.text


def test_the_served_document_is_that_of_the_files(server):
    assert server.get("/openapi.json").json() == DOCUMENT


@tried(set(CALLS) - UNANSWERED)
def test_the_shared_files_of_calls_match_the_document(name):
    operation = operation_at(CALLS[name]["method"], CALLS[name]["path"])
    assert operation, f"{CALLS[name]['path']} is not described"
    request = FIXTURES / name / "request.json"
    if request.exists():
        body = json.loads(request.read_text())
        if "requestBody" in operation:
            jsonschema_rs.validate(schema_of(operation["requestBody"]), body)
        else:
            assert body == {}, "a call that takes nothing was given something"
    answer = json.loads((FIXTURES / name / "answer.json").read_text())
    jsonschema_rs.validate(schema_of(operation["responses"]["200"]), answer)
