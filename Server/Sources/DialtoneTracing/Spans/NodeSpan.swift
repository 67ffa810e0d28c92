import Synchronization
package import Tracing

/// A span of a ``NodeTracer``.
///
/// Attributes are for the names of routes, statuses and hosts: never for what identifies a user.
/// Of an error, only its type is recorded. The server adds no events or links, so that none are.
package final class NodeSpan: Span {
    private struct State {
        var name: String
        var attributes: SpanAttributes = [:]
        var hasFailed = false
        var hasEnded = false
    }

    package let context: InstrumentationContext
    private let place: TraceContext
    private let parent: SpanID?
    private let kind: SpanKind
    private let startedAt: UInt64
    private let record: @Sendable (FinishedSpan) -> Void
    private let state: Mutex<State>

    init(
        _ name: String,
        kind: SpanKind,
        context: InstrumentationContext,
        place: TraceContext,
        parent: SpanID?,
        startedAt: UInt64,
        record: @escaping @Sendable (FinishedSpan) -> Void
    ) {
        self.context = context
        self.place = place
        self.parent = parent
        self.kind = kind
        self.startedAt = startedAt
        self.record = record
        state = Mutex(State(name: name))
    }

    package var isRecording: Bool { place.isSampled }

    package var operationName: String {
        get { state.withLock { $0.name } }
        set { state.withLock { $0.name = newValue } }
    }

    package var attributes: SpanAttributes {
        get { state.withLock { $0.attributes } }
        set {
            guard isRecording else { return }
            state.withLock { $0.attributes = newValue }
        }
    }

    package func setStatus(_ status: SpanStatus) {
        state.withLock { $0.hasFailed = status.code == .error }
    }

    package func addEvent(_ event: SpanEvent) {}

    package func addLink(_ link: SpanLink) {}

    package func recordError<Instant: TracerInstant>(
        _ error: any Error,
        attributes: SpanAttributes,
        at instant: @autoclosure () -> Instant
    ) {
        updateAttributes { $0[AttributeName.errorType] = "\(type(of: error))" }
    }

    package func end<Instant: TracerInstant>(at instant: @autoclosure () -> Instant) {
        guard isRecording else { return }
        let end = instant().nanosecondsSinceEpoch
        let ended = state.withLock { state in
            defer { state.hasEnded = true }
            return state.hasEnded ? nil : state
        }
        guard let ended else { return }
        record(
            FinishedSpan(
                name: ended.name,
                kind: FinishedSpan.Kind(kind),
                place: place,
                parent: parent,
                startedAt: startedAt,
                endedAt: max(end, startedAt),
                attributes: FinishedSpan.attributes(ended.attributes),
                hasFailed: ended.hasFailed
            )
        )
    }
}
