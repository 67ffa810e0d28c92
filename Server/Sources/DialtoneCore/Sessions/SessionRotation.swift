/// How often a session's refresh token was replaced, and when it was lately.
package struct SessionRotation: Hashable, Sendable {
    /// How many replacements are remembered by time: a client that refreshes more often within
    /// the grace window has itself to blame.
    private static let memory = 100

    /// The generation of the token that is in force.
    package let generation: Int64

    /// When the latest of the tokens before it were retired, oldest first.
    package let retirements: [Timestamp]

    package init(generation: Int64 = 0, retirements: [Timestamp] = []) {
        self.generation = generation
        self.retirements = retirements
    }

    /// What somebody has who shows a token of `generation`.
    func standing(
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

    /// The same once the token in force is retired; what nobody can be excused for is forgotten.
    func next(at now: Timestamp, grace: TimeSpan) -> SessionRotation {
        SessionRotation(
            generation: generation + 1,
            retirements: (retirements.filter { now - $0 <= grace } + [now]).suffix(Self.memory)
        )
    }
}

/// What is to be thought of somebody who shows a refresh token.
enum RefreshTokenStanding: Hashable, Sendable {
    case inForce

    /// Retired so lately that an answer may have got lost, or that calls raced.
    case excused

    /// Retired for long: two parties have had this token, and one of them stole it.
    case reused

    /// Of a generation that does not exist yet, such as after a backup was restored.
    case unknown
}
