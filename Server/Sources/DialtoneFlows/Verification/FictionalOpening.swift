import DialtoneBasics
import DialtoneModel

/// Decides, inside one transaction, which session a request for a fictional number's code gets.
struct FictionalOpening: Sendable {
    let draft: VerificationSession
    let policy: FailurePolicy

    /// Whether a session's code is the number's current one: an operator may have changed it.
    let isCurrent: @Sendable (VerificationSession) -> Bool

    /// The session that the request gets.
    ///
    /// If wrong codes are limited, the number has one open session for each purpose, so that an
    /// endless number of requests does not fill the disk. The session can be used more than once.
    /// If wrong codes are not limited, as in development, every request gets its own session, so
    /// that tests can run in parallel.
    func session(
        in data: any PhoneLedgerWriter & VerificationSessionRecords,
        at now: Timestamp
    ) throws -> VerificationSession {
        guard policy.limitsFictionalNumbers else {
            try data.insert(draft)
            return draft
        }
        let ledger = try data.holdLedger(of: draft.phoneNumber, in: draft.projectID)
        if let refusal = ledger.fictionalRefusal(at: now, by: policy) { throw refusal }
        let latest = try data.latestVerificationSession(
            for: draft.phoneNumber,
            of: draft.projectID,
            purpose: draft.purpose,
            ownOf: nil
        )
        if let latest, latest.isTest, latest.refusal(at: now) == nil, isCurrent(latest) {
            return latest
        }
        try data.supersedeVerificationSessions(
            for: draft.phoneNumber,
            of: draft.projectID,
            purpose: draft.purpose,
            ownOf: nil,
            at: now
        )
        try data.insert(draft)
        return draft
    }
}
