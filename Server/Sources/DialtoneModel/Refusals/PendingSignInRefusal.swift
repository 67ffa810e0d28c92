package import DialtoneBasics

/// Why a second factor cannot complete a sign-in.
package enum PendingSignInRefusal: Hashable, Sendable {
    /// The pending credential is missing; upstream has different errors for start and finish.
    case missingAtStart
    case missingAtEnd

    case unknown
    case over
    case ofOtherProject

    /// The code of an authenticator app was sent too late after the first factor.
    case challengeTimeout

    /// The factor is not of the kind that the call expects.
    case kindUnsupported

    /// After too many wrong codes, right ones are temporarily rejected as well.
    case triesSpent(retryAfter: TimeSpan)

    /// After too many wrong codes in a row, only another factor or an administrator can help.
    case suspended
}
