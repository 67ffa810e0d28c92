package import DialtoneBasics
package import DialtoneModel

/// Counts the statistics of finished hours of the message log, so that they are not counted again
/// for each page that shows them.
///
/// Every node may run it at any time, also concurrently.
package struct MessageHours: Sendable {
    private let store: any DataStore
    private let clock: ServerClock
    private let span: TimeSpan

    /// Counts hours of the last thirty days, if messages are kept for so long.
    package init(
        store: any DataStore,
        clock: ServerClock,
        keepingMessagesFor retention: TimeSpan = MessageRecord.retention
    ) {
        self.store = store
        self.clock = clock
        span = min(retention, MessageRecord.retention)
    }

    /// Counts the hours that have no valid counts, each in a small transaction; returns their
    /// number.
    @discardableResult
    package func count() async throws -> Int {
        let now = clock.now
        let hours = try await store.read { [span] in
            try $0.uncountedMessageHours(since: now - span, at: now)
        }
        // The newest first, because pages show them most.
        for hour in hours.reversed() { try await store.write { try $0.count(hour) } }
        return hours.count
    }
}
