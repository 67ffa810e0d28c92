package import DialtoneBasics
package import Tracing

/// Starts the spans of a server, and records those of the traces that are sampled.
///
/// It is not the tracer of the whole process: it comes with the context of each task, so that
/// without tracing nothing but the absence of a context has to be noticed.
package struct NodeTracer: Tracer {
    private let ratio: Reloadable<Double>
    private let random: RandomSource
    private let record: @Sendable (FinishedSpan) -> Void

    /// Creates a tracer that samples `ratio` of the traces that begin here.
    package init(
        ratio: Reloadable<Double>,
        random: RandomSource,
        record: @escaping @Sendable (FinishedSpan) -> Void
    ) {
        self.ratio = ratio
        self.random = random
        self.record = record
    }

    /// The tracer of the current task; `nil` if the task is not traced.
    package static var current: NodeTracer? {
        guard let context = InstrumentationContext.current else { return nil }
        return context[ActiveTraceKey.self]?.tracer ?? context[AvailableTracerKey.self]
    }

    package func startSpan<Instant: TracerInstant>(
        _ operationName: String,
        context: @autoclosure () -> InstrumentationContext,
        ofKind kind: SpanKind,
        at instant: @autoclosure () -> Instant,
        function: String,
        file fileID: String,
        line: UInt
    ) -> NodeSpan {
        var context = context()
        let parent = context[ActiveTraceKey.self]?.context
        let place = place(below: parent)
        context[ActiveTraceKey.self] = ActiveTrace(tracer: self, context: place)
        return NodeSpan(
            operationName,
            kind: kind,
            context: context,
            place: place,
            parent: parent?.span,
            startedAt: instant().nanosecondsSinceEpoch,
            record: record
        )
    }

    /// Does nothing: spans are ended, not flushed.
    package func forceFlush() {}

    /// Reads the headers of a caller that is trusted to continue a trace.
    package func extract<Carrier, Extract: Extractor>(
        _ carrier: Carrier,
        into context: inout InstrumentationContext,
        using extractor: Extract
    ) where Extract.Carrier == Carrier {
        guard let parent = extractor.extract(key: TraceHeader.parent, from: carrier),
            let remote = TraceContext(
                parent: parent,
                state: extractor.extract(key: TraceHeader.state, from: carrier)
            )
        else { return }
        context[ActiveTraceKey.self] = ActiveTrace(tracer: self, context: remote)
    }

    /// Writes the headers of a request to another system.
    package func inject<Carrier, Inject: Injector>(
        _ context: InstrumentationContext,
        into carrier: inout Carrier,
        using injector: Inject
    ) where Inject.Carrier == Carrier {
        guard let place = context[ActiveTraceKey.self]?.context else { return }
        injector.inject(place.parentHeader, forKey: TraceHeader.parent, into: &carrier)
        if !place.state.text.isEmpty {
            injector.inject(place.state.text, forKey: TraceHeader.state, into: &carrier)
        }
    }

    private func place(below parent: TraceContext?) -> TraceContext {
        if let parent {
            return TraceContext(
                trace: parent.trace,
                span: newSpanID(),
                isSampled: parent.isSampled,
                state: parent.state
            )
        }
        let trace = newTraceID()
        return TraceContext(trace: trace, span: newSpanID(), isSampled: isSampled(trace))
    }

    /// Decides by the ID, as other tracers do: equal ratios then sample the same traces.
    private func isSampled(_ trace: TraceID) -> Bool {
        let ratio = ratio.current
        guard ratio < 1 else { return true }
        return trace.low >> 1 < UInt64(max(ratio, 0) * Double(UInt64(1) << 63))
    }

    private func newTraceID() -> TraceID {
        while true {
            if let id = TraceID(high: number(), low: number()) { return id }
        }
    }

    private func newSpanID() -> SpanID {
        while true {
            if let id = SpanID(number()) { return id }
        }
    }

    private func number() -> UInt64 {
        random.bytes(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
}

/// The names of the headers.
package enum TraceHeader {
    package static let parent = "traceparent"
    package static let state = "tracestate"
}
