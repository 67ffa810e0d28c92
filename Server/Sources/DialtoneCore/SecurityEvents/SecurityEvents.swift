package import Logging

/// Takes all security events of a server: to the log at once, and to hooks a little later.
package struct SecurityEvents: SecurityEventSink {
    private let log: SecurityEventLog
    private let outbox: SecurityEventOutbox
    private let clock: ServerClock

    package init(
        store: any DataStore,
        clock: ServerClock,
        random: RandomSource,
        logger: Logger
    ) {
        log = SecurityEventLog(logger: logger)
        outbox = SecurityEventOutbox(store: store, clock: clock, random: random)
        self.clock = clock
    }

    package func report(_ event: SecurityEvent) {
        log.report(event)
        outbox.report(event)
    }

    /// Hands events on to hooks, and counts in the log what got no line.
    ///
    /// It is due every few seconds, and `atEnd` once more when the server stops.
    package func settle(atEnd: Bool = false) async throws {
        log.summarize(at: clock.now, evenUnfinished: atEnd)
        try await outbox.handOn(evenUnfinished: atEnd)
    }
}
