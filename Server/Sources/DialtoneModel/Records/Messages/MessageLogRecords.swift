package import DialtoneBasics
package import PhoneNumbers

/// Reads the message log.
package protocol MessageLogReader {
    func message(_ id: VerificationSessionID) throws -> MessageRecord?

    /// Returns messages, newest first, from those before `before` to `end`, both of which may be
    /// `nil`.
    func messages(
        _ filter: MessageFilter,
        at now: Timestamp,
        before: VerificationSessionID?,
        until end: VerificationSessionID?,
        limit: Int
    ) throws -> [MessageRecord]

    /// Returns the last of `count` entries before `before`, newest first; `nil` if there are no
    /// entries after it.
    ///
    /// Of the filter, only the project, the number and the times are considered.
    func lastMessage(
        of count: Int,
        _ filter: MessageFilter,
        before: VerificationSessionID?
    ) throws -> VerificationSessionID?

    /// Returns the attempts in the order in which they were made.
    func messageAttempts(of id: VerificationSessionID) throws -> [MessageAttempt]

    /// Returns the gateways that may have sent a code that is still valid at `now` and was not
    /// entered.
    func unansweredGateways(
        of phoneNumber: PhoneNumber,
        in project: ProjectID,
        at now: Timestamp
    ) throws -> Set<String>

    /// Returns the states of code messages since `moment`, by country and by hours or days of
    /// `length`; of all projects if `project` is `nil`.
    func messageFunnels(
        of project: ProjectID?,
        since moment: Timestamp,
        by length: TimeSpan
    ) throws -> [PeriodFunnel]

    /// Returns the statistics of gateways since `moment`, by country; for all projects if `project`
    /// is `nil`.
    func gatewayStatistics(
        of project: ProjectID?,
        since moment: Timestamp
    ) throws -> [GatewayStatistics]

    /// Returns what gateways charged since `moment`, by currency and by hours or days of `length`;
    /// for all projects if `project` is `nil`.
    func messageCosts(
        of project: ProjectID?,
        since moment: Timestamp,
        by length: TimeSpan
    ) throws -> [PeriodCost]

    /// Returns the hours since `moment` whose statistics can be counted at `now` and are not.
    func uncountedMessageHours(since moment: Timestamp, at now: Timestamp) throws -> [MessageHour]

    /// Returns the outcomes, known at `now`, of code messages sent since `moment`.
    func routeRecords(since moment: Timestamp, decidedBy now: Timestamp) throws -> [RouteRecord]

    func hasMessageReports(dueAt now: Timestamp) throws -> Bool
}

extension MessageLogReader {
    /// Returns messages, newest first; `before` is the end of the previous page.
    package func messages(
        _ filter: MessageFilter,
        at now: Timestamp,
        before: VerificationSessionID?,
        limit: Int
    ) throws -> [MessageRecord] {
        try messages(filter, at: now, before: before, until: nil, limit: limit)
    }

    /// Returns the states of code messages since `moment`, by country; of all projects if `project`
    /// is `nil`.
    package func messageFunnels(
        of project: ProjectID?,
        since moment: Timestamp
    ) throws -> [MessageFunnel] {
        try messageFunnels(of: project, since: moment, by: .days(1)).byRegion
    }
}

/// Writes the message log; a message's state only moves forward.
package protocol MessageLogWriter {
    func insert(_ message: MessageRecord) throws

    /// Records that the code was entered.
    func enterMessage(_ id: VerificationSessionID, at now: Timestamp) throws

    /// Records that no gateway accepted the message.
    func failMessage(
        _ id: VerificationSessionID,
        reason: SendProblem.Reason?,
        at now: Timestamp
    ) throws

    func insert(_ attempt: MessageAttempt) throws

    /// Saves the gateway's response in the attempt and its message.
    ///
    /// If the gateway accepted the message, conversion feedback is due at `reportAt`; never if it
    /// is `nil`.
    func saveAnswer(of attempt: MessageAttempt, reportAt: Timestamp?) throws

    /// Records that this and other attempts of the message may each have been delivered.
    func markPossibleDouble(
        _ id: AttemptID,
        of session: VerificationSessionID,
        at now: Timestamp
    ) throws

    /// Records what gateways report about messages; returns `false` for unknown message IDs.
    ///
    /// Any number of nodes can do so concurrently, for the same messages and in any order. `now` is
    /// the time of the server; an event contains the time of its gateway.
    func record(_ events: [DeliveryEvent], at now: Timestamp) throws -> [Bool]

    /// Counts the statistics of an hour again, unless its counts are valid.
    func count(_ hour: MessageHour) throws

    /// Claims up to `limit` due reports, and postpones them until `lease`.
    ///
    /// Each is claimed by one caller. If that caller crashes, it becomes due again then.
    func claimMessageReports(
        dueAt now: Timestamp,
        until lease: Timestamp,
        limit: Int
    ) throws -> [MessageReport]

    /// Postpones a report, or ends it if there is no time.
    func putOff(_ report: MessageReport, until moment: Timestamp?) throws

    /// Deletes up to `limit` messages, and returns their number.
    func deleteMessages(createdBefore moment: Timestamp, limit: Int) throws -> Int

    /// Deletes up to `limit` message IDs of gateways, and returns their number.
    func deleteMessageNames(createdBefore moment: Timestamp, limit: Int) throws -> Int
}

extension MessageLogWriter {
    /// Records what a gateway reports about a message; returns `false` if the message ID is
    /// unknown.
    package func record(_ event: DeliveryEvent, at now: Timestamp) throws -> Bool {
        try record([event], at: now).allSatisfy(\.self)
    }
}
