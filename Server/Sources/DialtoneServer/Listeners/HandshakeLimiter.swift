import DialtoneBasics
import NIOCore
import Synchronization

/// Limits how often an address may begin a TLS handshake, which costs the server a signature.
///
/// An address may begin as many at once as in ten seconds. The addresses share a fixed number of
/// places by a hash that is seeded for each process, so that the limiter needs the same memory in
/// any attack, and no caller can choose with which addresses it shares one.
package final class HandshakeLimiter: Sendable {
    /// Handshakes per second of an address, unless the operator sets another number: the callers
    /// behind one address of a mobile carrier stay far below, and one attacker far below a core.
    package static let standardRate = 20

    /// How many nanoseconds of the rate may be used at once.
    private static let burst: UInt64 = 10_000_000_000
    private static let placeCount = 16_384

    /// How many times the rate of an address an IPv6 network of 48 bits has: one customer of a
    /// provider can use 65,536 networks of 64 bits, but an office has few that are in use.
    private static let networkRate: UInt64 = 8

    /// How often refusals are logged at most.
    private static let reportInterval = TimeAmount.minutes(1)

    private struct State {
        /// Nanoseconds between handshakes; `nil` without a limit.
        var interval: UInt64?

        /// When the next handshake of a place would be due if all were evenly spaced, in
        /// nanoseconds of the monotonic clock.
        var due: [UInt64]
        var refused = 0
        var reportedAt: NIODeadline?

        mutating func set(rate: Int) {
            interval = rate > 0 ? 1_000_000_000 / UInt64(rate) : nil
            if rate > 0, due.isEmpty {
                due = Array(repeating: 0, count: HandshakeLimiter.placeCount)
            }
        }
    }

    private let state: Mutex<State>

    /// Creates a limiter; a `rate` of zero is no limit.
    package init(rate: Int = standardRate) {
        var state = State(due: [])
        state.set(rate: rate)
        self.state = Mutex(state)
    }

    /// Replaces the rate; addresses that have used up theirs keep their place.
    package func set(rate: Int) {
        state.withLock { $0.set(rate: rate) }
    }

    /// Returns whether `address` may begin a handshake.
    func admits(_ address: IPAddress, at now: NIODeadline) -> Bool {
        let present = now.uptimeNanoseconds
        return state.withLock { state in
            guard let interval = state.interval else { return true }
            let counted = Self.places(of: address, interval)
            let isEarly = counted.contains { place in
                let due = max(state.due[place.index], present)
                return due - present > Self.burst - place.interval
            }
            guard !isEarly else {
                state.refused += 1
                return false
            }
            for place in counted {
                state.due[place.index] = max(state.due[place.index], present) + place.interval
            }
            return true
        }
    }

    /// Returns the number of refusals to log now; `nil` if they were logged a moment ago.
    func takeReport(at now: NIODeadline) -> Int? {
        state.withLock { state in
            if let last = state.reportedAt, now - last < Self.reportInterval { return nil }
            state.reportedAt = now
            defer { state.refused = 0 }
            return state.refused
        }
    }

    /// The places in which an address counts, each with the time between two handshakes.
    ///
    /// The customers of IPv6 providers have whole networks, which count as one address.
    private static func places(
        of address: IPAddress,
        _ interval: UInt64
    ) -> [(index: Int, interval: UInt64)] {
        let address = address.unmapped
        guard !address.isVersion4 else { return [(place(of: address.bytes), interval)] }
        return [
            (place(of: address.bytes.prefix(8)), interval),
            (place(of: address.bytes.prefix(6)), interval / networkRate),
        ]
    }

    private static func place(of bytes: some Sequence<UInt8>) -> Int {
        var hasher = Hasher()
        hasher.combine(Array(bytes))
        return Int(UInt(bitPattern: hasher.finalize()) % UInt(placeCount))
    }
}
