package import DialtoneModel

extension FederationRefusal: SecurityFinding {
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

extension InvalidGrant: SecurityFinding {
    package var securityReason: SecurityEventReason? { .assertionRefused }
}
