import DialtoneCore
import Synchronization

/// Those that hear of each item of a project as it comes.
final class InboxListeners: Sendable {
    /// How many events a listener may fall behind before it loses the oldest.
    private let listenerBuffer = 100

    private struct Listener {
        let project: ProjectID
        let hear: @Sendable (InboxItem) -> Void
        let finish: @Sendable () -> Void
    }

    private struct State {
        var listeners: [Int: Listener] = [:]
        var nextListener = 0
        var isFinished = false
    }

    private let state = Mutex(State())

    func tell(of item: InboxItem) {
        let project = item.projectID
        let listeners = state.withLock { state in
            state.listeners.values.filter { $0.project == project }
        }
        for listener in listeners { listener.hear(item) }
    }

    /// The items of the project from now on, until ``finish()``, each as what `event` makes of it.
    ///
    /// The listener may add events of its own, and end the stream.
    func stream<Event: Sendable>(
        of project: ProjectID,
        as event: @escaping @Sendable (InboxItem) -> Event
    ) -> (AsyncStream<Event>, AsyncStream<Event>.Continuation) {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Event.self,
            bufferingPolicy: .bufferingNewest(listenerBuffer)
        )
        let number = state.withLock { state -> Int? in
            guard !state.isFinished else { return nil }
            state.nextListener += 1
            state.listeners[state.nextListener] = Listener(
                project: project,
                hear: { continuation.yield(event($0)) },
                finish: { continuation.finish() }
            )
            return state.nextListener
        }
        guard let number else {
            continuation.finish()
            return (stream, continuation)
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { $0.listeners[number] = nil }
        }
        return (stream, continuation)
    }

    /// Ends every stream, now and later.
    func finish() {
        let listeners = state.withLock { state in
            state.isFinished = true
            defer { state.listeners = [:] }
            return state.listeners.values
        }
        for listener in listeners { listener.finish() }
    }
}
