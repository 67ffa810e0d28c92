import DialtoneModel

extension AppProofProblem.Reason {
    var securityReason: SecurityEventReason? {
        switch self {
        case .notConfigured, .notAccepted, .expired, .unavailable: nil
        case .missing: .appProofMissing
        case .invalid, .wrongAction: .appProofInvalid
        case .used: .appProofReplayed
        case .foreign: .appProofForeign
        case .untrusted: .appProofUntrusted
        }
    }
}
