/// A confirmation, which is also announced to assistive technology.
public enum SignInNotice: Hashable, Sendable {
    /// A new code is on its way.
    case resent
    /// The code that was sent before is still valid.
    case resentSame
    /// A new code can be requested now.
    case resendReady
    /// The delivery state of the message; a failure is a complaint.
    case message(SentMessageState)
    /// The number belongs to another country than the chosen one.
    case countryChanged(Country)
    /// A link that signs in was sent to the address of the step.
    case linkSent
    /// A link that confirms the address of the step was sent.
    case verificationSent
    /// If the address of the step has an account, a link to choose another password was sent.
    case resetSent
}
