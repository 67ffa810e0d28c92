import Tracing

/// The tracer for work that belongs to no trace yet.
enum AvailableTracerKey: InstrumentationContextKey {
    typealias Value = NodeTracer
}

extension NodeTracer {
    /// Runs `work` so that its first span begins a trace, if none is under way.
    package func whileAvailable<Value: Sendable>(
        _ work: @Sendable () async throws -> Value
    ) async throws -> Value {
        var context = InstrumentationContext.current ?? .topLevel
        context[AvailableTracerKey.self] = self
        return try await InstrumentationContext.$current.withValue(context) { try await work() }
    }
}
