package import Logging
import Tracing

/// The trace of the current task, and the tracer that continues it.
struct ActiveTrace: Sendable {
    let tracer: NodeTracer
    let context: TraceContext
}

enum ActiveTraceKey: InstrumentationContextKey {
    typealias Value = ActiveTrace
}

extension TraceContext {
    /// The place of the current task in its trace; `nil` outside of traces.
    package static var current: TraceContext? {
        InstrumentationContext.current?[ActiveTraceKey.self]?.context
    }

    /// Adds the trace and the span of the current task to log lines.
    package static let logFields = Logger.MetadataProvider {
        guard let current else { return [:] }
        return [
            "trace.id": .stringConvertible(current.trace),
            "span.id": .stringConvertible(current.span),
        ]
    }
}
