package import DialtoneBasics
package import PhoneNumbers

/// Reads the log of messages.
package protocol MessageLogReader {
    func message(_ id: VerificationSessionID) throws -> MessageRecord?

    /// The newest first; `before` is where the page before ended.
    func messages(
        _ filter: MessageFilter,
        at now: Timestamp,
        before: VerificationSessionID?,
        limit: Int
    ) throws -> [MessageRecord]

    /// In the order in which they were made.
    func messageAttempts(of id: VerificationSessionID) throws -> [MessageAttempt]

    /// The gateways that may have sent a code that the number could still enter at `now`, and
    /// has not.
    func unansweredGateways(
        of phoneNumber: PhoneNumber,
        in project: ProjectID,
        at now: Timestamp
    ) throws -> Set<String>

    /// How far messages with codes since `moment` have come, by country; of all projects without one.
    func messageFunnels(of project: ProjectID?, since moment: Timestamp) throws -> [MessageFunnel]

    /// What gateways did since `moment`, by country; for all projects without one.
    func gatewayStatistics(
        of project: ProjectID?,
        since moment: Timestamp
    ) throws -> [GatewayStatistics]

    /// What became of the messages with codes since `moment` whose fate is known at `now`.
    func routeRecords(since moment: Timestamp, decidedBy now: Timestamp) throws -> [RouteRecord]

    func hasMessageReports(dueAt now: Timestamp) throws -> Bool
}

/// Writes the log of messages; a state only ever rises, whoever writes it and when.
package protocol MessageLogWriter {
    func insert(_ message: MessageRecord) throws

    /// Notes that the code came back.
    func enterMessage(_ id: VerificationSessionID, at now: Timestamp) throws

    /// Notes that nobody took the message.
    func failMessage(
        _ id: VerificationSessionID,
        reason: SendProblem.Reason?,
        at now: Timestamp
    ) throws

    func insert(_ attempt: MessageAttempt) throws

    /// Notes the gateway's answer in the attempt and its message, and has the gateway told
    /// at `reportAt` whether the code came back, if it took the message; never if it is `nil`.
    func saveAnswer(of attempt: MessageAttempt, reportAt: Timestamp?) throws

    /// Notes that this attempt of the message and others may each have reached somebody.
    func markPossibleDouble(_ id: AttemptID, of session: VerificationSessionID) throws

    /// Notes what gateways say of messages; `false` for those whose ID no message is known by.
    ///
    /// Any number of nodes may do so at once, about the same messages in whatever order.
    func record(_ events: [DeliveryEvent]) throws -> [Bool]

    /// Takes up to `limit` reports that are due, and puts them off until `lease`.
    ///
    /// Each is taken by one caller. Whoever crashes with it leaves it to be taken again then.
    func claimMessageReports(
        dueAt now: Timestamp,
        until lease: Timestamp,
        limit: Int
    ) throws -> [MessageReport]

    /// Puts a report off, or ends it for good without a time.
    func putOff(_ report: MessageReport, until moment: Timestamp?) throws

    /// Deletes up to `limit` messages, and says how many there were.
    func deleteMessages(createdBefore moment: Timestamp, limit: Int) throws -> Int

    /// Deletes up to `limit` names that gateways gave messages, and says how many there were.
    func deleteMessageNames(createdBefore moment: Timestamp, limit: Int) throws -> Int
}

extension MessageLogWriter {
    /// Notes what a gateway says of a message; `false` if no message is known by that ID.
    package func record(_ event: DeliveryEvent) throws -> Bool {
        try record([event]).allSatisfy(\.self)
    }
}
