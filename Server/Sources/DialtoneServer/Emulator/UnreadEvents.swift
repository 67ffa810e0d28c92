import Synchronization

/// The events that the reader of a stream has not received yet.
///
/// The reader takes all of them at once, so that many events in a short time become one write.
final class UnreadEvents<Event: Sendable>: Sendable {
    /// The maximum number of unread events; the oldest are dropped.
    private static var limit: Int { 100 }

    private let events = Mutex<[Event]>([])

    func add(_ event: Event) {
        events.withLock { events in
            if events.count >= Self.limit { events.removeFirst() }
            events.append(event)
        }
    }

    /// Returns and removes all events, oldest first.
    func take() -> [Event] {
        events.withLock { events in
            defer { events = [] }
            return events
        }
    }
}
