import Foundation

/// The socket of a connection, waited on with a deadline.
struct PostgresSocket {
    let descriptor: Int32

    struct Readiness: OptionSet {
        let rawValue: Int16
        static let readable = Self(rawValue: Int16(POLLIN))
        static let writable = Self(rawValue: Int16(POLLOUT))
    }

    /// Waits for any of `wanted`; nothing if the deadline was over first.
    ///
    /// A broken socket is readable: reading it tells what is wrong.
    func wait(for wanted: Readiness, until deadline: ContinuousClock.Instant) -> Readiness {
        var entry = pollfd(fd: descriptor, events: wanted.rawValue, revents: 0)
        while true {
            let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
            let count = poll(&entry, 1, Int32(max(0, min(left.rounded(.up), 60_000))))
            if count > 0 {
                let ready = Readiness(rawValue: entry.revents).intersection([.readable, .writable])
                return ready.isEmpty ? .readable : ready
            }
            if count < 0 && errno != EINTR { return .readable }
            if ContinuousClock.now >= deadline { return [] }
        }
    }
}
