"""A collector of OTLP/HTTP, which reads spans with OpenTelemetry's own schema."""

import base64
import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from google.protobuf import json_format
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

PATIENCE = 20
IDS = ("traceId", "spanId", "parentSpanId")


class TraceCollector:
    """Keeps the spans that it gets, and refuses what is not in the schema."""

    def __init__(self):
        self.spans = []
        self.resources = []
        self.problems = []
        self.text = ""
        collector = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                try:
                    assert self.path == "/v1/traces", self.path
                    assert self.headers["content-type"] == "application/json"
                    collector._take(body)
                except Exception as problem:
                    collector.problems.append(problem)
                self.send_response(200)
                self.send_header("content-type", "application/json")
                self.send_header("content-length", "2")
                self.end_headers()
                self.wfile.write(b"{}")

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.endpoint = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def _take(self, body: bytes) -> None:
        self.text += body.decode()
        sent = json.loads(body)
        for resource in sent["resourceSpans"]:
            for scope in resource["scopeSpans"]:
                for span in scope["spans"]:
                    for name in IDS:
                        # The schema's own JSON has Base64 where OTLP has hexadecimal digits.
                        if name in span:
                            span[name] = base64.b64encode(bytes.fromhex(span[name])).decode()
        request = json_format.ParseDict(sent, ExportTraceServiceRequest())
        for resource in request.resource_spans:
            self.resources.append(attributes(resource.resource))
            for scope in resource.scope_spans:
                self.spans += scope.spans

    def trace_of(self, name: str, count: int) -> list:
        """Waits for a span with the name, and returns its trace once that has `count` spans."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert not self.problems, self.problems
            for found in [span for span in self.spans if span.name == name]:
                trace = [span for span in self.spans if span.trace_id == found.trace_id]
                if len(trace) >= count:
                    return trace
            time.sleep(0.1)
        raise AssertionError(f"no trace with {name}: {[span.name for span in self.spans]}")

    def stop(self) -> None:
        self._server.shutdown()


def attributes(holder) -> dict:
    """The attributes of a span or a resource."""
    return {
        one.key: getattr(one.value, one.value.WhichOneof("value")) for one in holder.attributes
    }
