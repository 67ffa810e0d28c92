package import DialtoneBasics
package import DialtoneModel
package import DialtoneSendGuard
package import IdentityToolkitAdmin

extension ExplainedMessage {
    package init(
        _ message: MessageRecord,
        _ attempts: [MessageAttempt],
        _ decision: SendDecision?,
        asTyped: TypedData,
        at now: Timestamp
    ) {
        self.init()
        self.message = LoggedMessage(message, at: now)
        outcome = message.outcome(at: now)
        self.attempts = attempts.map(LoggedAttempt.init)
        answers = attempts.map(\.answer)
        self.decision = decision.map(GuardDecision.init)
        remedies = message.remedies(after: attempts, asTyped: asTyped, at: now)
    }

    /// Creates the explanation of a message from everything that is known about it.
    package init(
        of message: MessageRecord,
        asTyped: TypedData = .unnamed,
        at now: Timestamp,
        from data: any MessageLogReader & SendGuardReader
    ) throws {
        self.init(
            message,
            try data.messageAttempts(of: message.sessionID),
            try data.sendDecision(message.sessionID),
            asTyped: asTyped,
            at: now
        )
    }

    /// Returns the newest messages of a number with everything that is known about them.
    package static func newest(
        _ limit: Int,
        to number: MessageFilter,
        asTyped: TypedData,
        at now: Timestamp,
        from data: any MessageLogReader & SendGuardReader
    ) throws -> [Self] {
        try data.messages(number, at: now, before: nil, limit: limit)
            .map { try Self(of: $0, asTyped: asTyped, at: now, from: data) }
    }
}
