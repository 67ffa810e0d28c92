"""The server's calls, as the files behind `/openapi.json` describe them."""

import copy
import json
import re

import schemathesis
from hypothesis.configuration import set_hypothesis_home_dir

from conftest import REPOSITORY

FILES = REPOSITORY / "Server/Sources/DialtoneServer/OpenAPI/Document"
METHODS = {"get", "post", "put", "patch", "delete"}

# What it remembers is no part of the repository.
set_hypothesis_home_dir(REPOSITORY / ".venv/hypothesis")

# Answers without an end.
ENDLESS = {"messageStream"}


def read_document() -> dict:
    """Returns the document of a development server."""
    document = json.loads((FILES / "document.json").read_text())
    for file in sorted(FILES.glob("*.paths.json")):
        document["paths"].update(json.loads(file.read_text()))
    for file in [*FILES.glob("*.schemas.json"), *FILES.glob("*.generated.json")]:
        document["components"]["schemas"].update(json.loads(file.read_text()))
    return document


DOCUMENT = read_document()


def operation_at(method: str, path: str) -> dict | None:
    """The operation behind a path of the fixtures, in which a placeholder may be filled in."""
    wanted = "/" + path.partition("?")[0]
    for template, item in DOCUMENT["paths"].items():
        pattern = re.sub(r"\\{\w+\\}", "[^/:]+", re.escape(template))
        if method.lower() in item and re.fullmatch(pattern, wanted):
            return item[method.lower()]
    return None


def schema_of(content: dict) -> dict:
    """The schema of a JSON body, with what it refers to."""
    return {**content["content"]["application/json"]["schema"], "components": DOCUMENT["components"]}


def read_operations(document: dict = DOCUMENT) -> dict[str, schemathesis.APIOperation]:
    """Every operation that ends, by its name."""
    schema = schemathesis.openapi.from_dict(document)
    operations = [result.ok() for result in schema.get_all_operations()]
    named = {operation.definition.raw["operationId"]: operation for operation in operations}
    return {name: operation for name, operation in named.items() if name not in ENDLESS}


def complete_document() -> dict:
    """The document with every field of a body required, so that made-up ones have them all."""
    document = copy.deepcopy(DOCUMENT)
    for item in document["paths"].values():
        for method in METHODS & item.keys():
            content = item[method].get("requestBody", {}).get("content", {})
            if body := content.get("application/json"):
                body["schema"] = complete(body["schema"])
                item[method]["requestBody"]["required"] = True
    return document


def complete(reference: dict) -> dict:
    schema = copy.deepcopy(DOCUMENT["components"]["schemas"][name_in(reference)])
    fields = sorted(schema.get("properties", {}))
    return {**schema, "required": fields, "additionalProperties": False}


def fields_of(operation: schemathesis.APIOperation) -> list[str]:
    """The fields of a call's JSON body."""
    body = operation.definition.raw["requestBody"]["content"].get("application/json", {})
    return sorted(body.get("schema", {}).get("properties", {}))


def name_in(reference: dict) -> str:
    return reference["$ref"].rpartition("/")[2]
