import DialtoneCore

extension FederationRefusal {
    /// What an operator who typed a command is told.
    var explanation: String {
        switch self {
        case .invalidProviderID:
            "A provider's name is google.com, apple.com or oidc.NAME, in lower case."
        case .missingClientID: "The provider needs a client ID; name it with --client-id."
        case .missingIssuer: "The provider needs an issuer; name it with --issuer."
        case .invalidConfig(let problem): problem
        default: "The server's rules refuse this: \(self)."
        }
    }
}
