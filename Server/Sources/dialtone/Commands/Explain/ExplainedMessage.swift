import DialtoneCore
import DialtoneMessaging

/// One message to a number, from the guard's yes to its end, as `--json` shows it.
struct ExplainedMessage: Encodable {
    let message: MessageView

    /// What became of it, in words.
    let outcome: String

    /// The offers to gateways, in the order in which they were made.
    let attempts: [MessageAttemptView]

    /// What was answered to each offer, in words.
    let answers: [String]

    /// What the guard decided about it; `null` where the guard was off.
    let decision: DecisionView?

    /// What an operator can do about it.
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

    /// Reads the newest messages of a number, with all that is known of them.
    static func newest(
        _ limit: Int,
        to number: MessageFilter,
        asTyped: TypedData,
        at now: Timestamp,
        from data: any DataReader
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
        return " With all rules in force: \(decision.wouldHave) by \(rule)."
    }
}
