/// Why the server rejects a request about a passkey.
package enum PasskeyRefusal: Hashable, Sendable {
    // Settings
    case disabled
    /// The server's public URL has no domain, and the project has no RP ID.
    case noRelyingParty

    // Enrollment
    case missingResponse
    case invalidCredentialID
    case credentialInUse
    case limitExceeded

    // Sign-in and changes
    /// No account has the passkey that signs in.
    case unknownCredential
    /// The account does not have the passkey that is to be changed.
    case notFound

    /// The response does not verify; the text is a sentence for developers.
    case invalidResponse(Reason, String)

    package enum Reason: Hashable, Sendable, CaseIterable {
        case malformed
        case challengeInvalid
        case challengeExpired
        case challengeUsed
        case originNotAllowed
        case userNotVerified
        case signatureInvalid
        case counterWentBack
    }
}
