public import IdentityToolkit

/// One message and its outcome.
public struct ExplainedMessage: WireObject {
    /// The entry in the log.
    public var message = LoggedMessage()

    /// The outcome as text.
    public var outcome = ""

    /// The attempts to send it, in order.
    public var attempts: [LoggedAttempt] = []

    /// The response to each attempt, as text.
    public var answers: [String] = []

    /// The guard's decision about it; absent if the guard was off.
    public var decision: GuardDecision?

    /// Recommendations for the operator.
    public var remedies: [String] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}
