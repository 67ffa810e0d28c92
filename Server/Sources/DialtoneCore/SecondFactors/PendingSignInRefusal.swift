/// Why a second factor does not complete a sign-in.
package enum PendingSignInRefusal: Hashable, Sendable {
    /// Nothing names the sign-in; upstream says so in one way when a code is asked for, and in
    /// another when it is brought.
    case missingAtStart
    case missingAtEnd

    case unknown
    case over
    case ofOtherProject

    /// The code of an authenticator app came too long after the first factor.
    case challengeTimeout

    /// The factor is not of the kind that the call is about.
    case kindUnsupported

    /// So many wrong codes lately that right ones are refused as well.
    case triesSpent(retryAfter: TimeSpan)

    /// So many wrong codes in a row that only another factor, or an administrator, helps.
    case suspended
}
