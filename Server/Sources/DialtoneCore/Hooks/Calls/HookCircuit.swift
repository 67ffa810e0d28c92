/// Whether a hook is worth asking, by how it did lately on this node.
///
/// A hook that is down would otherwise make everybody wait for its deadline, and hold as many
/// connections as people try to sign in.
package struct HookCircuit: Hashable, Sendable {
    /// Failures in a row after which the hook is left alone.
    package static let failureLimit = 5

    /// For how long.
    package static let pause = TimeSpan.seconds(30)

    /// Questions to one hook at a time.
    package static let concurrencyLimit = 64

    private var failures = 0
    private var pausedUntil: Timestamp?
    private var underWay = 0

    package init() {}

    /// Whether to ask; each question that is let through has to be ended by ``finish(_:at:)``.
    ///
    /// After a pause one question goes through, and the others wait for what becomes of it.
    package mutating func admit(at now: Timestamp) -> Bool {
        guard underWay < Self.concurrencyLimit else { return false }
        if let pausedUntil {
            guard now >= pausedUntil else { return false }
            self.pausedUntil = now + Self.pause
        }
        underWay += 1
        return true
    }

    package mutating func finish(_ outcome: Outcome, at now: Timestamp) {
        underWay -= 1
        switch outcome {
        case .understood:
            failures = 0
            pausedUntil = nil
        case .failed:
            failures += 1
            if failures >= Self.failureLimit { pausedUntil = now + Self.pause }
        case .abandoned:
            break
        }
    }

    package enum Outcome: Sendable {
        case understood, failed
        /// Whoever asked went away.
        case abandoned
    }
}
