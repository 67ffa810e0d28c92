import DialtoneBasics
import DialtoneTestSupport
import Logging
import Testing
import Tracing

@testable import DialtoneTracing

@Suite struct NodeTracerTests {
    private struct Failure: Error, CustomStringConvertible {
        let description = "+16505550100"
    }

    private static func tracer(
        ratio: Double,
        _ queue: SpanQueue,
        seed: UInt64 = 1
    ) -> NodeTracer {
        NodeTracer(ratio: Reloadable(ratio), random: .seeded(seed)) { queue.add($0) }
    }

    private static func recorded(_ queue: SpanQueue) -> [FinishedSpan] {
        queue.take(upTo: .max)
    }

    @Test func `spans of one request are a tree`() async throws {
        let queue = SpanQueue()
        let tracer = Self.tracer(ratio: 1, queue)
        try await tracer.withSpan("POST /v1/token", ofKind: .server) { _ in
            await tracer.withSpan("database read") { _ in await Task.yield() }
            _ = try await tracer.whileCalling(
                "hooks.example",
                method: "POST",
                status: { (status: Int) in status },
                exchange: { _ in 503 }
            )
        }
        let spans = Self.recorded(queue)
        try #require(spans.map(\.name) == ["database read", "POST", "POST /v1/token"])
        #expect(spans.map(\.kind) == [.internal, .client, .server])
        #expect(Set(spans.map(\.place.trace)).count == 1)
        #expect(Set(spans.map(\.place.span)).count == 3)
        #expect(spans.map(\.parent) == [spans[2].place.span, spans[2].place.span, nil])
        #expect(spans.map(\.hasFailed) == [false, true, false])
        #expect(spans.allSatisfy { $0.startedAt <= $0.endedAt })
    }

    @Test func `requests to other systems continue the trace`() async throws {
        let queue = SpanQueue()
        let tracer = Self.tracer(ratio: 1, queue)
        var sent: [(name: String, value: String)] = []
        let status = try await tracer.whileCalling(
            "hooks.example",
            method: "POST",
            status: { (status: Int) in status },
            exchange: { headers in
                sent = headers
                return 200
            }
        )
        #expect(status == 200)
        let span = try #require(Self.recorded(queue).first)
        #expect(sent.map(\.name) == ["traceparent"])
        #expect(sent.first?.value == "00-\(span.place.trace)-\(span.place.span)-01")
        #expect(
            span.attributes.map(\.name) == [
                "http.request.method", "http.response.status_code", "server.address",
            ]
        )
    }

    @Test func `a span has the type of an error, and not its text`() async throws {
        let queue = SpanQueue()
        let tracer = Self.tracer(ratio: 1, queue)
        await #expect(throws: Failure.self) {
            try await tracer.withSpan("database write") { (_: NodeSpan) -> Void in
                await Task.yield()
                throw Failure()
            }
        }
        let span = try #require(Self.recorded(queue).first)
        #expect(span.hasFailed)
        #expect(span.attributes.map(\.name) == ["error.type"])
        #expect(span.attributes.first?.value == .text("Failure"))
    }

    @Test func `work that is handed over belongs to the trace of its request`() async throws {
        let queue = SpanQueue()
        let tracer = Self.tracer(ratio: 1, queue)
        let trace = await tracer.withSpan("request") { _ in
            await Task.yield()
            return TraceHandover.current
        }
        let unknown = await Task.detached {
            await trace.whileContinued {
                await NodeTracer.current?.whileSending(
                    "SMTP",
                    to: "mail.example",
                    by: "smtp",
                    problem: { (code: Int) in code == 250 ? nil : "\(code)" },
                    exchange: { 550 }
                )
            }
        }
        .value
        #expect(unknown == 550)
        let spans = Self.recorded(queue)
        try #require(spans.map(\.name) == ["request", "SMTP"])
        #expect(spans[1].parent == spans[0].place.span)
        #expect(spans[1].kind == .client)
        #expect(spans[1].hasFailed)
        #expect(
            spans[1].attributes.map(\.value) == [
                .text("550"), .text("smtp"), .text("mail.example"),
            ]
        )
    }

    @Test func `an available tracer begins a trace, and leaves one that is under way`()
        async throws
    {
        let queue = SpanQueue()
        let tracer = Self.tracer(ratio: 1, queue)
        let other = Self.tracer(ratio: 0, queue, seed: 2)
        try await tracer.whileAvailable {
            #expect(TraceContext.current == nil)
            await NodeTracer.current?.withSpan("first") { _ in await Task.yield() }
            await NodeTracer.current?.withSpan("second") { _ in
                try? await other.whileAvailable {
                    await NodeTracer.current?.withSpan("third") { _ in await Task.yield() }
                }
            }
        }
        #expect(NodeTracer.current == nil)
        let spans = Self.recorded(queue)
        try #require(spans.map(\.name) == ["first", "third", "second"])
        #expect(spans.map(\.parent) == [nil, spans[2].place.span, nil])
        #expect(spans[0].place.trace != spans[2].place.trace)
    }

    @Test func `the ratio of traces is sampled, with all of their spans`() async throws {
        let queue = SpanQueue(capacity: 10_000)
        let tracer = Self.tracer(ratio: 0.25, queue)
        for _ in 0..<2_000 {
            await tracer.withSpan("request") { _ in
                await tracer.withSpan("database read") { _ in await Task.yield() }
            }
        }
        let spans = Self.recorded(queue)
        #expect((800...1_200).contains(spans.count))
        let traces = Dictionary(grouping: spans, by: \.place.trace)
        #expect(traces.values.allSatisfy { $0.count == 2 })
    }

    @Test func `a ratio of zero records nothing, and the logs have the trace`() async throws {
        let queue = SpanQueue()
        let tracer = Self.tracer(ratio: 0, queue)
        let fields = await tracer.withSpan("request") { _ in
            await Task.yield()
            return TraceContext.logFields.get()
        }
        #expect(fields.keys.sorted() == ["span.id", "trace.id"])
        #expect(Self.recorded(queue).isEmpty)
        #expect(TraceContext.logFields.get().isEmpty)
    }
}
