import DialtoneBasics
import Synchronization

/// The listeners for new items of each project.
final class InboxListeners: Sendable {
    /// The number of unread events per listener, after which the oldest are dropped.
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

    /// Returns a stream of the project's new items until ``finish()``, converted by `event`.
    ///
    /// The listener may add its own events and end the stream.
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

    /// Ends every current and future stream.
    func finish() {
        let listeners = state.withLock { state in
            state.isFinished = true
            defer { state.listeners = [:] }
            return state.listeners.values
        }
        for listener in listeners { listener.finish() }
    }
}
