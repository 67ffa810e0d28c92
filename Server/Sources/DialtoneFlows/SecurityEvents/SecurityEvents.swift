package import DialtoneBasics
package import DialtoneModel
package import Logging

/// Receives all security events of a server.
///
/// They go to the log at once, and to hooks a little later.
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

    /// Sends events to hooks, and logs the number of omitted lines.
    ///
    /// It runs every few seconds, and once more, with `atEnd`, when the server stops.
    package func settle(atEnd: Bool = false) async throws {
        log.summarize(at: clock.now, evenUnfinished: atEnd)
        try await outbox.handOn(evenUnfinished: atEnd)
    }
}
