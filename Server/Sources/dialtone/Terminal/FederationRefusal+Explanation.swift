import DialtoneFederation

extension FederationRefusal {
    /// The message for an operator who ran a command.
    ///
    /// There is no `default` case, so that every new refusal gets an explanation. Few of these
    /// refusals occur in commands.
    var explanation: String {
        switch self {
        case .invalidProviderID:
            "A provider's name must be google.com, apple.com or oidc.NAME, in lowercase."
        case .missingClientID: "The provider needs a client ID; name it with --client-id."
        case .missingIssuer: "The provider needs an issuer; name it with --issuer."
        case .unknownConfig: "The project has no such identity provider."
        case .configExists: "The project has this identity provider already."
        case .missingProviderID: "The identity provider is not named."
        case .invalidConfig(let problem), .invalidCredential(let problem),
            .invalidResponse(let problem), .invalidNonce(let problem),
            .invalidCustomToken(let problem):
            problem
        case .missingRequestURI, .invalidRequestURI: "The request URI is missing or not valid."
        case .invalidPendingToken, .missingCustomToken, .credentialMismatch, .missingIdentifier:
            "The token is missing or not valid."
        case .invalidContinueURL: "The URL to continue to is not valid."
        case .unauthorizedDomain: "The domain is not one of the project's authorized domains."
        }
    }
}
