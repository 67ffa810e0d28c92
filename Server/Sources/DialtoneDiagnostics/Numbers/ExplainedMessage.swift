package import DialtoneBasics
package import DialtoneModel
package import DialtoneSendGuard

/// One message to a number and its outcome, as `--json` prints it.
package struct ExplainedMessage: Encodable {
    package let message: MessageView

    /// The outcome as text.
    package let outcome: String

    /// The attempts to send it, in order.
    package let attempts: [MessageAttemptView]

    /// The response to each attempt, as text.
    package let answers: [String]

    /// The guard's decision about it; `null` if the guard was off.
    package let decision: DecisionView?

    /// Recommendations for the operator.
    package let remedies: [String]

    package init(
        _ message: MessageRecord,
        _ attempts: [MessageAttempt],
        _ decision: SendDecision?,
        asTyped: TypedData,
        at now: Timestamp
    ) {
        self.message = MessageView(message, at: now)
        outcome = message.outcome(at: now)
        self.attempts = attempts.map(MessageAttemptView.init)
        answers = attempts.map(\.answer)
        self.decision = decision.map(DecisionView.init)
        remedies = message.remedies(after: attempts, asTyped: asTyped, at: now)
    }

    /// Returns the newest messages of a number with everything that is known about them.
    package static func newest(
        _ limit: Int,
        to number: MessageFilter,
        asTyped: TypedData,
        at now: Timestamp,
        from data: any MessageLogReader & SendGuardReader
    ) throws -> [Self] {
        try data.messages(number, at: now, before: nil, limit: limit).map { message in
            Self(
                message,
                try data.messageAttempts(of: message.sessionID),
                try data.sendDecision(message.sessionID),
                asTyped: asTyped,
                at: now
            )
        }
    }
}
