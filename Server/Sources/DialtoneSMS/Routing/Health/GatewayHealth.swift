package import DialtoneBasics
package import DialtoneModel

/// A circuit breaker for a gateway, based on its recent responses.
///
/// Counts only failures that the gateway itself caused. The current time is a parameter.
package struct GatewayHealth: Hashable, Sendable {
    package enum Standing: Hashable, Sendable {
        case healthy
        /// The pause is over: one message may probe whether the gateway works again.
        case probeDue
        case unhealthy
    }

    private enum Circuit: Hashable {
        case closed
        case open(until: Timestamp)
        case probing(until: Timestamp)
    }

    private struct Bucket: Hashable {
        let number: Int64
        var successes = 0
        var failures = 0
    }

    private static let bucketCount: Int64 = 6

    private let rules: HealthRules
    private var circuit = Circuit.closed
    private var buckets: [Bucket] = []
    private var failuresInARow = 0

    /// The next pause after a failure.
    private var pause: TimeSpan

    /// The time until which the gateway asked to receive no messages.
    private var busyUntil: Timestamp?

    /// The current outage with its cause; `nil` while the gateway works.
    package private(set) var outage: GatewayOutage?

    /// The time of the last success of a working gateway, or of a successful probe.
    package private(set) var lastSuccessAt: Timestamp?

    package init(rules: HealthRules = HealthRules()) {
        self.rules = rules
        pause = rules.firstPause
    }

    package func standing(at now: Timestamp) -> Standing {
        if let busyUntil, now < busyUntil { return .unhealthy }
        switch circuit {
        case .closed: return .healthy
        case .open(let moment), .probing(let moment): return now < moment ? .unhealthy : .probeDue
        }
    }

    /// Returns whether the caller may probe; `false` if a probe is running or none is due.
    package mutating func claimProbe(at now: Timestamp) -> Bool {
        guard standing(at: now) == .probeDue else { return false }
        circuit = .probing(until: now + rules.probePatience)
        return true
    }

    package mutating func noteSuccess(at now: Timestamp) {
        switch circuit {
        case .closed: break
        // The message was sent before the circuit opened.
        case .open:
            outage?.answers += 1
            return
        case .probing:
            circuit = .closed
            pause = rules.firstPause
            buckets = []
            outage = nil
        }
        failuresInARow = 0
        lastSuccessAt = now
        count(at: now) { $0.successes += 1 }
    }

    package mutating func noteFailure(
        _ reason: SendProblem.Reason = .other,
        at now: Timestamp
    ) {
        outage?.note(reason)
        switch circuit {
        case .closed:
            failuresInARow += 1
            count(at: now) { $0.failures += 1 }
            guard isBroken else { return }
            let (failures, answers) = counts
            outage = GatewayOutage(
                since: now,
                failures: failures,
                answers: answers,
                reason: reason
            )
            open(at: now)
        case .open: break
        case .probing: open(at: now)
        }
    }

    /// Pauses the gateway for the requested time, at most ``HealthRules/window``.
    package mutating func noteBusy(for delay: TimeSpan, at now: Timestamp) {
        busyUntil = now + min(delay, rules.window)
    }

    private mutating func open(at now: Timestamp) {
        circuit = .open(until: now + pause)
        pause = min(TimeSpan(milliseconds: pause.milliseconds * 2), rules.longestPause)
        failuresInARow = 0
        buckets = []
    }

    private var isBroken: Bool {
        if failuresInARow >= rules.consecutive { return true }
        let (failures, all) = counts
        return all >= rules.minimum && failures * 100 >= all * rules.failurePercent
    }

    private var counts: (failures: Int, answers: Int) {
        let failures = buckets.reduce(0) { $0 + $1.failures }
        return (failures, buckets.reduce(failures) { $0 + $1.successes })
    }

    private mutating func count(at now: Timestamp, _ change: (inout Bucket) -> Void) {
        let length = max(1, rules.window.milliseconds / Self.bucketCount)
        let number = now.milliseconds / length
        buckets.removeAll { $0.number <= number - Self.bucketCount }
        var bucket =
            buckets.last?.number == number ? buckets.removeLast() : Bucket(number: number)
        change(&bucket)
        buckets.append(bucket)
    }
}
