/// The reason why the response of an authenticator is rejected.
package enum WebAuthnProblem: Error, Hashable, Sendable, CaseIterable {
    // Form
    case tooLarge
    case malformedClientData
    case malformedAuthenticatorData
    case malformedAttestation
    case invalidCredentialID
    /// The response names another credential than its content.
    case wrongCredential

    // Client data
    /// A sign-in in place of a registration, or the reverse.
    case wrongType
    case wrongChallenge
    case wrongOrigin
    /// The page is in a frame of a page that is not allowed.
    case wrongTopOrigin

    // Authenticator data
    case wrongRelyingParty
    case userNotPresent
    case userNotVerified
    /// The credential is backed up, but must not be.
    case impossibleBackup
    /// Whether the credential may be backed up has changed since it was registered.
    case changedBackupEligibility

    // Keys and signatures
    case unsupportedAlgorithm
    case invalidKey
    case wrongSignature
    case missingUserHandle
    case wrongUserHandle
    /// The signature counter went back, so a copy of the credential may exist.
    case counterWentBack
}
