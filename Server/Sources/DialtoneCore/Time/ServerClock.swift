import Synchronization

/// The server's time, which never runs backwards within a process.
///
/// An expired code must stay expired when an operator or a time daemon sets the clock back.
package final class ServerClock: Sendable {
    private let wallClock: @Sendable () -> Timestamp
    private let latest = Mutex(Timestamp(milliseconds: .min))

    package init(wallClock: @escaping @Sendable () -> Timestamp) {
        self.wallClock = wallClock
    }

    package var now: Timestamp {
        let reading = wallClock()
        return latest.withLock { latest in
            latest = max(latest, reading)
            return latest
        }
    }
}
