import DialtoneModel
import IdentityToolkit

extension WireRefusal {
    /// Creates the refusal of a request about a passkey, with upstream's error code if there is one.
    init(of refusal: PasskeyRefusal) {
        switch refusal {
        case .disabled:
            self.init(code: .operationNotAllowed, "Passkeys are disabled for this project.")
        case .noRelyingParty:
            self.init(
                code: .operationNotAllowed,
                "Passkeys need a domain, and the server's public URL has none. Set passkeys.rpID."
            )
        case .missingResponse: self.init(code: .missingAuthenticatorResponse)
        case .invalidCredentialID: self.init(code: .invalidCredentialID)
        case .credentialInUse: self.init(code: .credentialAlreadyInUse)
        case .limitExceeded:
            self.init(
                code: .passkeyLimitExceeded,
                "An account can have at most \(Passkey.limit) passkeys."
            )
        case .unknownCredential: self.init(code: .passkeyCredentialNotFound)
        case .notFound: self.init(code: .passkeyEnrollmentNotFound)
        case .invalidResponse(let reason, let problem):
            self.init(code: .invalidAuthenticatorResponse, problem)
            self.reason = reason.wire
        }
    }
}

extension PasskeyRefusal.Reason {
    fileprivate var wire: RefusalReason? {
        switch self {
        case .malformed: nil
        case .challengeInvalid: .passkeyChallengeInvalid
        case .challengeExpired: .passkeyChallengeExpired
        case .challengeUsed: .passkeyChallengeUsed
        case .originNotAllowed: .passkeyOriginNotAllowed
        case .userNotVerified: .passkeyUserNotVerified
        case .signatureInvalid: .passkeySignatureInvalid
        case .counterWentBack: .passkeyCounterWentBack
        }
    }
}
