package import DialtoneBasics
package import PhoneNumbers

/// Why the server rejects a request about a second factor.
package enum SecondFactorRefusal: Hashable, Sendable {
    // Settings
    case phoneDisabled
    case totpDisabled
    case recoveryDisabled
    /// The project requires a second factor, and this account has none.
    case enrollmentRequired

    // First factors
    case firstFactorIneligible
    /// The project does not allow second factors after a phone number.
    case notAfterPhone
    /// Accounts with second factors cannot sign in by phone number.
    case phoneFirstFactorUnsupported
    case emailUnverified
    /// The account has a second factor, and neither the session nor the call proved one.
    case proofRequired
    /// Withdrawing a factor requires a proof of it, and the project has second factors disabled.
    case withdrawalDisabled

    // Enrollment
    case missingDisplayName
    /// The account got new recovery codes too often.
    case tooManyRecoveryCodes(retryAfter: TimeSpan)
    case missingID
    case notFound
    /// The account has no authenticator app with the ID that the code was sent for.
    case unknownID
    case numberEnrolled
    case numberIsFirstFactor
    case limitExceeded
    case enrollmentTriesSpent
    case enrollmentComplete

    // Administration
    case invalidNumber(InvalidPhoneNumber)
    case invalidID
    case duplicateID
    case unsupportedKind(String)
}
