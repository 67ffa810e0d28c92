package import DialtoneBasics
package import DialtoneSendGuard

/// Reads what the guard counted and decided.
package protocol SendGuardReader {
    /// The tallies that there are, without holding them.
    func sendTallies(of dimensions: [SendDimension], in project: ProjectID) throws -> [SendTally]

    /// The tallies of the project's prefixes that are held at `now`.
    func heldPrefixes(of project: ProjectID, at now: Timestamp) throws -> [SendTally]

    func sendDecision(_ id: VerificationSessionID) throws -> SendDecision?
    func sendDecisions(_ query: SendDecisionQuery) throws -> [SendDecision]

    /// The newest first, with those that concern the whole server.
    func sendAlerts(of project: ProjectID, limit: Int) throws -> [SendAlert]

    /// Those of all projects and of the server that nobody was told of yet, the oldest first.
    func undeliveredSendAlerts(limit: Int) throws -> [SendAlert]

    /// What the whole server has spent in that currency; `nil` if nothing was noted yet.
    func serverSpend(in currency: String) throws -> SendTally?
}

/// Changes what the guard counts, and records what it decides.
package protocol SendGuardWriter {
    /// The tallies of all dimensions, empty where there were none, held by this transaction until it
    /// ends: others wait, in the order of the dimensions.
    func holdSendTallies(
        of dimensions: [SendDimension],
        in project: ProjectID
    ) throws -> [SendDimension: SendTally]

    func save(_ tallies: [SendTally], of project: ProjectID, at now: Timestamp) throws

    func insert(_ decision: SendDecision) throws

    /// Notes that the code was entered, once; `nil` if no message was sent by this decision, or
    /// it was noted before.
    func enterSendDecision(_ id: VerificationSessionID, at now: Timestamp) throws -> SendDecision?

    /// Notes that no gateway took the message, once; `nil` as above.
    func withdrawSendDecision(
        _ id: VerificationSessionID,
        at now: Timestamp
    ) throws -> SendDecision?

    /// Changes nothing where the same was told of in the same period.
    func insert(_ alert: SendAlert) throws

    /// Whether it was undelivered until now.
    func markDelivered(_ alert: SendAlert, at now: Timestamp) throws -> Bool

    /// What the whole server has spent in that currency, held by this transaction until it ends:
    /// others wait. Taken after all tallies of a project.
    func holdServerSpend(in currency: String) throws -> SendTally
    func saveServerSpend(_ tally: SendTally, at now: Timestamp) throws
}
