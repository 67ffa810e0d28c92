package import DialtoneBasics

/// Counts what a server does, for its metrics; it never waits and never fails.
package protocol ActivityMeter: Sendable {
    func note(_ activity: Activity)
}

/// Something that a server did, without a person, a number or other input of callers.
package enum Activity: Hashable, Sendable {
    case signedIn(SignInProvider)
    case accountCreated(SignInProvider)

    /// A second factor of this kind was verified, see ``ProvedSecondFactor/kind``.
    case secondFactorVerified(String)

    /// A code was handed to a gateway; `region` is the country of its number.
    case codeSent(region: String, cost: Money)
    case codeNotSent(SendProblem.Reason)
    case codeEntered(region: String)

    /// A gateway responded to a message after `duration`.
    case offered(gateway: String, SendOutcome.Kind, duration: TimeSpan)

    /// A hook was called before an operation.
    case hookCalled(HookTrigger, HookCall.Outcome, duration: TimeSpan)

    /// A gateway reported the state of a message.
    case reported(gateway: String, DeliveryState)
}

/// Counts nothing.
package struct NoActivityMeter: ActivityMeter {
    package init() {}

    package func note(_ activity: Activity) {}
}
