import Synchronization

/// What the reader of a stream has still to be told.
///
/// The reader takes all of it at once, so that many events in a short time become one write.
final class UnreadEvents<Event: Sendable>: Sendable {
    /// How many events a reader may fall behind before it loses the oldest.
    private static var limit: Int { 100 }

    private let events = Mutex<[Event]>([])

    func add(_ event: Event) {
        events.withLock { events in
            if events.count >= Self.limit { events.removeFirst() }
            events.append(event)
        }
    }

    /// All of them, oldest first.
    func take() -> [Event] {
        events.withLock { events in
            defer { events = [] }
            return events
        }
    }
}
