package import DialtoneBasics
package import DialtoneSendGuard

/// Reads the counts and decisions of the send guard.
package protocol SendGuardReader {
    /// Returns the existing tallies without locking them.
    func sendTallies(of dimensions: [SendDimension], in project: ProjectID) throws -> [SendTally]

    /// Returns the tallies of the project's prefixes that are held at `now`.
    func heldPrefixes(of project: ProjectID, at now: Timestamp) throws -> [SendTally]

    func sendDecision(_ id: VerificationSessionID) throws -> SendDecision?
    func sendDecisions(_ query: SendDecisionQuery) throws -> [SendDecision]

    /// Returns the alerts of the project and the whole server, newest first.
    func sendAlerts(of project: ProjectID, limit: Int) throws -> [SendAlert]

    /// Returns the undelivered alerts of all projects and the server, oldest first.
    func undeliveredSendAlerts(limit: Int) throws -> [SendAlert]

    /// Returns the spending of the whole server in that currency; `nil` if there is none.
    func serverSpend(in currency: String) throws -> SendTally?
}

/// Changes the counts of the send guard, and records its decisions.
package protocol SendGuardWriter {
    /// Returns the tallies of all dimensions, empty if there are none.
    ///
    /// They are locked until the end of the transaction, in the order of the dimensions.
    func holdSendTallies(
        of dimensions: [SendDimension],
        in project: ProjectID
    ) throws -> [SendDimension: SendTally]

    func save(_ tallies: [SendTally], of project: ProjectID, at now: Timestamp) throws

    func insert(_ decision: SendDecision) throws

    /// Records once that the code was entered; returns `nil` if the decision sent no message, or
    /// this was already recorded.
    func enterSendDecisionLater(
        _ id: VerificationSessionID,
        at now: Timestamp
    ) throws -> Later<SendDecision?>

    /// Records once that no gateway accepted the message; returns `nil` like
    /// ``enterSendDecisionLater(_:at:)``.
    func withdrawSendDecision(
        _ id: VerificationSessionID,
        at now: Timestamp
    ) throws -> SendDecision?

    /// Inserts an alert; does nothing if the same alert exists in the period.
    func insert(_ alert: SendAlert) throws

    /// Marks the alert as delivered; returns `false` if it already was.
    func markDelivered(_ alert: SendAlert, at now: Timestamp) throws -> Bool

    /// Returns the spending of the whole server in that currency, locked until the end of the
    /// transaction.
    ///
    /// It is locked after all tallies of a project.
    func holdServerSpend(in currency: String) throws -> SendTally
    func saveServerSpend(_ tally: SendTally, at now: Timestamp) throws
}

extension SendGuardWriter {
    package func enterSendDecision(
        _ id: VerificationSessionID,
        at now: Timestamp
    ) throws -> SendDecision? {
        try enterSendDecisionLater(id, at: now).value()
    }
}
