package import DialtoneBasics

/// The delays between messages to a number whose yearly limit on wrong codes is reached.
///
/// Each message doubles the delay for the next one, up to a day. A right code does not sign in: it
/// confirms that the caller can read the number's messages, and the caller's address gets a second
/// code without delay. Meanwhile other addresses get no message, and their delays continue.
package struct GuessThrottle: Hashable, Sendable {
    private static let firstWait = TimeSpan.hours(1)
    private static let longestWait = TimeSpan.days(1)

    /// The time without a message after which the delays start over.
    private static let calm = TimeSpan.days(30)

    /// How long a confirmed address may request the second code.
    private static let confirmation = TimeSpan.minutes(10)

    /// Messages since the last sign-in.
    package private(set) var messages: Int

    /// When the last message was sent.
    package private(set) var lastMessageAt: Timestamp?

    /// The address from which the first right code was sent, in ``SendOrigin`` format.
    package private(set) var confirmedAddress: String?
    package private(set) var confirmedUntil: Timestamp?

    package init(
        messages: Int = 0,
        lastMessageAt: Timestamp? = nil,
        confirmedAddress: String? = nil,
        confirmedUntil: Timestamp? = nil
    ) {
        self.messages = messages
        self.lastMessageAt = lastMessageAt
        self.confirmedAddress = confirmedAddress
        self.confirmedUntil = confirmedUntil
    }
}

extension GuessThrottle {
    /// Returns how long a message that `address` requests must wait at `now`; `nil` if not at all.
    ///
    /// While an address is confirmed, all others wait, so that none of them gets ahead of the
    /// second code.
    package func wait(of address: String?, at now: Timestamp) -> TimeSpan? {
        if isConfirmed(by: address, at: now) { return nil }
        let ready = [lastMessageAt.map { $0 + pause }, confirmedUntil].compactMap(\.self).max()
        guard let ready, now < ready else { return nil }
        return ready - now
    }

    /// Whether a right code was recently sent from `address`.
    package func isConfirmed(by address: String?, at now: Timestamp) -> Bool {
        guard let confirmedUntil, let address else { return false }
        return address == confirmedAddress && now < confirmedUntil
    }

    /// Counts a message and returns when the next one may be sent.
    mutating func recordSend(at now: Timestamp) -> Timestamp {
        if let lastMessageAt, lastMessageAt + Self.calm < now { messages = 0 }
        messages += 1
        lastMessageAt = now
        return now + pause
    }

    /// Removes a message that no gateway accepted.
    mutating func withdrawSend(at moment: Timestamp) {
        guard lastMessageAt == moment else { return }
        messages -= 1
        lastMessageAt = nil
    }

    /// Records a first right code from `address`.
    ///
    /// Messages stay counted: a first code must not shorten the delays of an attacker.
    package mutating func confirm(_ address: String, at now: Timestamp) {
        confirmedAddress = address
        confirmedUntil = now + Self.confirmation
    }

    private var pause: TimeSpan {
        guard messages > 0 else { return .seconds(0) }
        let hours = Int64(1) << Int64(min(messages - 1, 5))
        return min(
            TimeSpan(milliseconds: Self.firstWait.milliseconds * hours),
            Self.longestWait
        )
    }
}
