/// Decides, inside one transaction, which session a request for a fictional number's code gets.
struct FictionalOpening: Sendable {
    let draft: VerificationSession
    let policy: FailurePolicy

    /// Whether a session's code is the number's own of now: an operator may change it.
    let isCurrent: @Sendable (VerificationSession) -> Bool

    /// The session that the request gets.
    ///
    /// Where wrong codes are limited, the number has one open session for each purpose, so that
    /// requests without end leave no rows without end; it proves again and again. Where they are
    /// not, as in development, every request gets its own, so that tests can run side by side.
    func session(in data: any DataWriter, at now: Timestamp) throws -> VerificationSession {
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
