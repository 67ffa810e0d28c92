import DialtoneModel
import HTTPTypes
import IdentityToolkit

extension WireRefusal {
    init(of refusal: FederationRefusal) {
        switch refusal {
        case .missingRequestURI: self.init(code: .missingRequestURI)
        case .invalidRequestURI: self.init(code: .invalidRequestURI)
        case .invalidCredential(let problem):
            self.init(code: .invalidCredentialOrProviderID, problem)
        case .invalidResponse(let problem): self.init(code: .invalidIDPResponse, problem)
        case .invalidPendingToken: self.init(code: .invalidPendingToken)
        case .invalidNonce(let problem): self.init(code: .missingOrInvalidNonce, problem)
        case .invalidContinueURL(let problem): self.init(code: .invalidContinueURI, problem)
        case .unauthorizedDomain(let domain):
            self.init(code: .unauthorizedDomain, "The project does not list \(domain).")
        case .missingCustomToken: self.init(code: .missingCustomToken)
        case .invalidCustomToken(let problem): self.init(code: .invalidCustomToken, problem)
        case .credentialMismatch: self.init(code: .credentialMismatch)
        case .missingIdentifier: self.init(code: .missingIdentifier)
        case .missingProviderID: self.init(code: .missingProviderID)
        case .invalidProviderID: self.init(code: .invalidProviderID)
        case .unknownConfig:
            self.init(code: .configurationNotFound)
            status = .notFound
            statusName = "NOT_FOUND"
            itemReason = "notFound"
        case .configExists:
            self.init(code: .configurationExists)
            status = .conflict
            statusName = "ALREADY_EXISTS"
        case .invalidConfig(let problem): self.init(code: .invalidConfig, problem)
        case .missingClientID: self.init(code: .missingOAuthClientID)
        case .missingIssuer: self.init(code: .missingIssuer)
        }
    }
}
