import Tracing

/// The trace of a task, for work that another task does on its behalf.
package struct TraceHandover: Sendable {
    private let context: InstrumentationContext?

    /// The trace of the current task; outside of traces, one that adds nothing.
    package static var current: TraceHandover {
        TraceHandover(context: InstrumentationContext.current)
    }

    /// Runs `work` as a part of the trace.
    package func whileContinued<Value: Sendable>(
        _ work: @Sendable () async -> Value
    ) async -> Value {
        await InstrumentationContext.$current.withValue(context) { await work() }
    }
}
