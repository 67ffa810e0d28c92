import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard

/// One message to a number and its outcome, as `--json` prints it.
struct ExplainedMessage: Encodable {
    let message: MessageView

    /// The outcome as text.
    let outcome: String

    /// The attempts to send it, in order.
    let attempts: [MessageAttemptView]

    /// The response to each attempt, as text.
    let answers: [String]

    /// The guard's decision about it; `null` if the guard was off.
    let decision: DecisionView?

    /// Recommendations for the operator.
    let advice: [String]

    init(
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
        advice = message.advice(after: attempts, asTyped: asTyped, at: now)
    }

    /// Returns the newest messages of a number with everything that is known about them.
    static func newest(
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

    var lines: [String] {
        ["  \(message.createdAt)  \(outcome)\(audit)"]
            + zip(attempts, answers).enumerated().map { number, offer in
                let (attempt, answer) = offer
                return "    \(number + 1). \(attempt.gateway) (\(attempt.cause)): \(answer)"
            }
    }

    private var audit: String {
        guard let decision, let rule = decision.wouldHaveRule, decision.verdict == "admit" else {
            return ""
        }
        return " With all rules enforced: \(decision.wouldHave) by \(rule)."
    }
}
