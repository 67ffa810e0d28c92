import DialtoneBasics
import DialtoneTestSupport
import Foundation
import InMemoryLogging
import Logging
import Synchronization
import Testing
import Tracing

@testable import DialtoneTracing

@Suite struct SpanExporterTests {
    /// A collector that answers with the statuses in their order, and then with 200.
    private final class Collector: OutboundHTTP {
        private let state: Mutex<(statuses: [Int], bodies: [[UInt8]])>

        init(_ statuses: [Int] = []) {
            state = Mutex((statuses, []))
        }

        var bodies: [[UInt8]] { state.withLock { $0.bodies } }

        func send(_ request: OutboundRequest) async throws -> OutboundResponse {
            let status = state.withLock { state in
                state.bodies.append(request.body)
                return state.statuses.isEmpty ? 200 : state.statuses.removeFirst()
            }
            guard status != 0 else { throw OutboundFailure.timedOut }
            return OutboundResponse(status: status, headers: [:], body: [])
        }
    }

    private let queue = SpanQueue(capacity: 600)
    private let logs = InMemoryLogHandler()

    private func exporter(to collector: Collector) throws -> SpanExporter {
        SpanExporter(
            queue,
            to: try OutboundURL(checking: "http://127.0.0.1:1/v1/traces", by: .unrestricted),
            by: collector,
            as: TracedResource(service: "dialtone", version: "1", instance: "node-1"),
            logger: Logger(label: "test") { _ in logs }
        )
    }

    private func makeSpans(_ count: Int) async throws {
        let tracer = NodeTracer(ratio: Reloadable(1), random: .seeded(2)) { [queue] in queue.add($0)
        }
        for number in 0..<count {
            await tracer.withSpan("GET /\(number)", ofKind: .server) { span in
                await Task.yield()
                let status = 200
                span.updateAttributes { $0[AttributeName.status] = status }
            }
        }
    }

    private var messages: [String] { logs.entries.map { "\($0.message)" } }

    @Test func `spans are sent in the JSON encoding of OTLP`() async throws {
        let collector = Collector()
        try await makeSpans(1)
        try await exporter(to: collector).export()
        let body = try #require(collector.bodies.first)
        let text = String(decoding: body, as: UTF8.self)
        #expect(text.contains(#""name":"GET /0""#))
        #expect(text.contains(#"{"key":"http.response.status_code","value":{"intValue":"200"}}"#))
        #expect(text.contains(#"{"key":"service.name","value":{"stringValue":"dialtone"}}"#))
        #expect(text.firstMatch(of: /"traceId":"[0-9a-f]{32}"/) != nil)
        #expect(text.firstMatch(of: /"startTimeUnixNano":"[0-9]+"/) != nil)
    }

    @Test func `a batch that the collector cannot take now is sent again`() async throws {
        let collector = Collector([503, 0])
        let exporter = try exporter(to: collector)
        try await makeSpans(3)
        for _ in 0..<3 { try await exporter.export() }
        #expect(collector.bodies.count == 3)
        #expect(Set(collector.bodies).count == 1)
        #expect(messages == ["traces cannot be exported", "traces are exported again"])
    }

    @Test func `a batch that the collector refuses is dropped and counted`() async throws {
        let collector = Collector([400])
        let exporter = try exporter(to: collector)
        try await makeSpans(3)
        for _ in 0..<2 { try await exporter.export() }
        #expect(collector.bodies.count == 1)
        #expect(messages == ["traces cannot be exported", "spans were dropped"])
        #expect(queue.totals == [.exportFailed: 3])
    }

    @Test func `a full queue drops spans, so that no outage fills the memory`() async throws {
        let collector = Collector()
        try await makeSpans(700)
        try await exporter(to: collector).export()
        #expect(collector.bodies.count == 2)
        #expect(messages == ["spans were dropped"])
        #expect(logs.entries.last?.metadata["count"]?.description == "100")
        #expect(queue.totals == [.queueFull: 100])
    }
}
