package import DialtoneModel

extension FederationRefusal {
    /// The message for an operator who ran a command.
    ///
    /// There is no `default` case, so that every new refusal gets an explanation. Few of these
    /// refusals occur in commands.
    package var explanation: String {
        switch self {
        case .invalidProviderID:
            "A provider's name must be google.com, apple.com or oidc.NAME, in lowercase."
        case .missingClientID: "The provider requires a client ID. Pass --client-id."
        case .missingIssuer: "The provider requires an issuer. Pass --issuer."
        case .unknownConfig: "The identity provider does not exist in this project."
        case .configExists: "The identity provider already exists in this project."
        case .missingProviderID: "The name of the identity provider is missing."
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
