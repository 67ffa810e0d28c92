/// The reason why a federated sign-in fails, or a provider's configuration is rejected.
package enum FederationRefusal: RefusalError, Hashable, Sendable {
    // Credentials from apps
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

    // Provider configuration
    case missingProviderID
    case invalidProviderID
    case unknownConfig
    case configExists
    case invalidConfig(String)
    case missingClientID
    case missingIssuer

    package var refusal: Refusal { .federation(self) }
}
