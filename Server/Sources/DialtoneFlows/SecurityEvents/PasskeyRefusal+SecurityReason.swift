import DialtoneModel

extension PasskeyRefusal {
    var securityReason: SecurityEventReason? {
        switch self {
        case .unknownCredential: .passkeyRefused
        case .invalidResponse(.counterWentBack, _): .passkeyCopied
        // An honest user who takes too long, or an app with a mistake, causes the others.
        case .invalidResponse(let reason, _):
            switch reason {
            case .challengeUsed, .originNotAllowed, .signatureInvalid, .userNotVerified:
                .passkeyRefused
            case .malformed, .challengeInvalid, .challengeExpired, .counterWentBack: nil
            }
        case .disabled, .noRelyingParty, .missingResponse, .invalidCredentialID, .credentialInUse,
            .limitExceeded, .notFound:
            nil
        }
    }
}
