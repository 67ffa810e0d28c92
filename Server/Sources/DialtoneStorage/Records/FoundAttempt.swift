import DialtoneBasics
import DialtoneModel

/// The attempt of a receipt; sorted in the order in which transactions lock attempts.
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
