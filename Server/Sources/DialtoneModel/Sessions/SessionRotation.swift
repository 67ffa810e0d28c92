package import DialtoneBasics

/// How often a session's refresh token was rotated, and when the last rotations were.
package struct SessionRotation: Hashable, Sendable {
    /// The maximum number of rotation times that are stored.
    ///
    /// It is reached only by a client that refreshes more often within the grace period.
    private static let memory = 100

    /// The generation of the current token.
    package let generation: Int64

    /// When the last tokens before it were retired, oldest first.
    package let retirements: [Timestamp]

    package init(generation: Int64 = 0, retirements: [Timestamp] = []) {
        self.generation = generation
        self.retirements = retirements
    }

    /// Returns the status of a token of `generation`.
    package func standing(
        of generation: Int64,
        at now: Timestamp,
        grace: TimeSpan
    ) -> RefreshTokenStanding {
        let age = self.generation - generation
        guard age >= 0 else { return .unknown }
        guard age > 0 else { return .inForce }
        guard age <= retirements.count else { return .reused }
        let retiredAt = retirements[retirements.count - Int(age)]
        return now - retiredAt <= grace ? .excused : .reused
    }

    /// Returns the rotation after the current token is retired.
    ///
    /// Times outside the grace period are dropped.
    package func next(at now: Timestamp, grace: TimeSpan) -> SessionRotation {
        SessionRotation(
            generation: generation + 1,
            retirements: (retirements.filter { now - $0 <= grace } + [now]).suffix(Self.memory)
        )
    }
}

/// The status of a refresh token that a client sent.
package enum RefreshTokenStanding: Hashable, Sendable {
    case inForce

    /// Retired within the grace period: a response may have been lost, or calls were concurrent.
    case excused

    /// Retired earlier: two parties have used this token, so one of them stole it.
    case reused

    /// Of a future generation, for example after a backup was restored.
    case unknown
}
