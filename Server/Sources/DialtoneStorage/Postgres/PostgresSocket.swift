import Foundation

/// A socket that is waited on with a deadline.
struct PostgresSocket {
    let descriptor: Int32

    struct Readiness: OptionSet {
        let rawValue: Int16
        static let readable = Self(rawValue: Int16(POLLIN))
        static let writable = Self(rawValue: Int16(POLLOUT))
    }

    /// Waits for any of `wanted`; returns nothing if the deadline passes or the store closes first.
    ///
    /// A broken socket is readable: reading it returns the error.
    func wait(
        for wanted: Readiness,
        until deadline: ContinuousClock.Instant,
        unless closing: ClosingSignal? = nil
    ) -> Readiness {
        // `poll` ignores entries with the descriptor -1.
        var entries = [
            pollfd(fd: descriptor, events: wanted.rawValue, revents: 0),
            pollfd(fd: closing?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        while true {
            let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
            let count = poll(&entries, 2, Int32(max(0, min(left.rounded(.up), 60_000))))
            if count > 0 {
                if entries[1].revents != 0 { return [] }
                let ready = Readiness(rawValue: entries[0].revents)
                    .intersection([.readable, .writable])
                return ready.isEmpty ? .readable : ready
            }
            if count < 0 && errno != EINTR { return .readable }
            if ContinuousClock.now >= deadline { return [] }
        }
    }
}
