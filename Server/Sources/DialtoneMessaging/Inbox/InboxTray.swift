import DialtoneCore
import Synchronization

/// One kind of what was sent: kept in memory, and heard by listeners as it comes.
final class InboxTray<Item: Sendable>: Sendable {
    /// How many items a listener may fall behind before it loses the oldest.
    private let listenerBuffer = 100

    private struct Listener {
        let project: ProjectID
        let hear: @Sendable (Item) -> Void
        let finish: @Sendable () -> Void
    }

    private struct State {
        var items: [Item] = []
        var listeners: [Int: Listener] = [:]
        var nextListener = 0
        var isFinished = false
    }

    private let capacity: Int
    private let projectID: @Sendable (Item) -> ProjectID
    private let state = Mutex(State())

    init(capacity: Int, projectID: @escaping @Sendable (Item) -> ProjectID) {
        self.capacity = max(1, capacity)
        self.projectID = projectID
    }

    func add(_ item: Item) {
        let project = projectID(item)
        let listeners = state.withLock { state in
            state.items.append(item)
            // Many at once: each removal moves all that stay.
            if state.items.count >= 2 * capacity {
                state.items.removeFirst(state.items.count - capacity)
            }
            return state.listeners.values.filter { $0.project == project }
        }
        for listener in listeners { listener.hear(item) }
    }

    /// What the project has, oldest first.
    func items(of project: ProjectID) -> [Item] {
        state.withLock { $0.items.suffix(capacity).filter { projectID($0) == project } }
    }

    func clear(_ project: ProjectID) {
        state.withLock { $0.items.removeAll { projectID($0) == project } }
    }

    /// The items of the project from now on, until ``finish()``, each as what `event` makes of it.
    ///
    /// The listener may add events of its own, and end the stream.
    func stream<Event: Sendable>(
        of project: ProjectID,
        as event: @escaping @Sendable (Item) -> Event
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
