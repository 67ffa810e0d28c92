import DialtoneCore

/// An attempt that a receipt is about; in the order in which transactions hold attempts.
struct FoundAttempt: Hashable {
    let session: VerificationSessionID
    let attempt: AttemptID
}

extension FoundAttempt: Comparable {
    static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.session.bytes + lhs.attempt.bytes)
            .lexicographicallyPrecedes(rhs.session.bytes + rhs.attempt.bytes)
    }
}

extension FoundAttempt {
    init(row: SQLRow) throws {
        self.init(session: try row["session_id"], attempt: try row["attempt_id"])
    }
}
