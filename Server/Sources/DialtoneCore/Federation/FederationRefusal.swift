/// Why somebody is not signed in by what another system vouches for, or why the project's word
/// about such a system is not taken.
package enum FederationRefusal: Error, Hashable, Sendable {
    // What apps hand on
    case missingRequestURI
    case invalidRequestURI
    case invalidCredential(String)
    case invalidResponse(String)
    case invalidPendingToken
    case invalidNonce(String)
    case invalidContinueURL(String)
    case unauthorizedDomain(String)

    // Custom tokens
    case missingCustomToken
    case invalidCustomToken(String)
    case credentialMismatch
    case missingIdentifier

    // A project's providers
    case missingProviderID
    case invalidProviderID
    case unknownConfig
    case configExists
    case invalidConfig(String)
    case missingClientID
    case missingIssuer
}
