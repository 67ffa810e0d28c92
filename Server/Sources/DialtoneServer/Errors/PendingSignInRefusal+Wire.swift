import DialtoneModel
import IdentityToolkit

extension WireRefusal {
    /// Creates the refusal of a pending sign-in, with upstream's error code if there is one.
    init(of refusal: PendingSignInRefusal) {
        switch refusal {
        case .missingAtStart:
            self.init(
                code: .missingMFAPendingCredential,
                "Request does not have MFA pending credential."
            )
        case .missingAtEnd:
            self.init(code: .missingCredential, "Please set MFA Pending Credential.")
        case .unknown: self.init(code: .invalidPendingToken)
        case .over:
            self.init(code: .invalidMFAPendingCredential, "MFA pending credential is expired.")
        case .ofOtherProject:
            self.init(
                code: .invalidProjectID,
                "Project ID does not match MFA pending credential."
            )
        case .challengeTimeout:
            self.init(
                code: .totpChallengeTimeout,
                "TOTP challenge timeout, provide first factor again."
            )
        case .kindUnsupported: self.init(code: .invalidArgument, "MFA provider not supported!")
        case .triesSpent(let wait):
            self.init(code: .tooManyAttemptsTryLater, "Too many wrong codes.")
            reason = .noTriesLeft
            retryAfter = wait
        case .suspended:
            self.init(code: .tooManyAttemptsTryLater, "Too many wrong codes in a row.")
            reason = .secondFactorSuspended
        }
    }
}
