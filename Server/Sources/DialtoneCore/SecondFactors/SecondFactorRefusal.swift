package import PhoneNumbers

/// Why the server does not do what it was asked about a second factor.
package enum SecondFactorRefusal: Hashable, Sendable {
    // Settings
    case phoneDisabled
    case totpDisabled
    /// The project demands a second factor that this account has yet to enroll.
    case enrollmentRequired

    // First factors
    case firstFactorIneligible
    /// A phone number cannot sign in to an account that has second factors.
    case phoneFirstFactorUnsupported
    case emailUnverified
    /// The account has a second factor, and neither the session nor the call proved one.
    case proofRequired
    /// Withdrawing a factor requires a proof of it, and the project does not ask for factors at
    /// present.
    case withdrawalDisabled

    // Enrollment
    case missingDisplayName
    case missingID
    case notFound
    /// The ID of a code's authenticator app is not on the account.
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
