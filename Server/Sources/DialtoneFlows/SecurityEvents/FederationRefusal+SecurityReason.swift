package import DialtoneModel

extension FederationRefusal: SecurityRelevantError {
    package var securityReason: SecurityEventReason? {
        switch self {
        case .invalidCredential, .invalidResponse, .invalidNonce, .invalidPendingToken:
            .federatedTokenRefused
        case .invalidCustomToken, .credentialMismatch: .customTokenRefused
        case .missingRequestURI, .invalidRequestURI, .invalidContinueURL, .unauthorizedDomain,
            .missingCustomToken, .missingIdentifier, .missingProviderID, .invalidProviderID,
            .unknownConfig, .configExists, .invalidConfig, .missingClientID, .missingIssuer:
            nil
        }
    }
}

extension InvalidGrant: SecurityRelevantError {
    package var securityReason: SecurityEventReason? { .assertionRefused }
}
