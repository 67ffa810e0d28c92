import DialtoneModel
import IdentityToolkit

extension WireRefusal {
    /// Creates the refusal about second factors, with upstream's error code if there is one.
    ///
    /// Where a setting of the project forbids the request, the setting follows upstream's sentence.
    init(of refusal: SecondFactorRefusal) {
        switch refusal {
        case .phoneDisabled:
            self.init(
                code: .operationNotAllowed,
                """
                SMS based MFA not enabled. It needs the settings secondFactors.state=enabled and \
                secondFactors.allowsPhone=true.
                """
            )
        case .totpDisabled:
            self.init(
                code: .operationNotAllowed,
                """
                TOTP based MFA not enabled. It needs the settings secondFactors.state=enabled and \
                secondFactors.allowsTOTP=true.
                """
            )
        case .recoveryDisabled:
            self.init(
                code: .operationNotAllowed,
                """
                Recovery codes are not enabled. They need the settings secondFactors.state=enabled \
                and secondFactors.allowsRecoveryCodes=true.
                """
            )
        case .enrollmentRequired:
            self.init(code: .operationNotAllowed, "A second factor must be enrolled first.")
            reason = .secondFactorRequired
        case .firstFactorIneligible:
            self.init(
                code: .unsupportedFirstFactor,
                "MFA is not available for the given first factor."
            )
        case .notAfterPhone:
            self.init(
                code: .unsupportedFirstFactor,
                """
                MFA is not available for the given first factor. After a phone number, it needs the \
                setting secondFactors.allowsAfterPhone=true.
                """
            )
        case .phoneFirstFactorUnsupported:
            self.init(
                code: .unsupportedFirstFactor,
                """
                A phone number cannot be set as a first factor on an SMS based MFA user. It needs the \
                setting secondFactors.allowsAfterPhone=true, and a second factor that is not this \
                number.
                """
            )
        case .emailUnverified:
            self.init(
                code: .unverifiedEmail,
                "Need to verify email first before enrolling second factors."
            )
        case .proofRequired:
            // Clients react by signing in again, which prompts for the factor.
            self.init(code: .credentialTooOldLoginAgain)
            reason = .secondFactorProofRequired
        case .withdrawalDisabled:
            self.init(
                code: .operationNotAllowed,
                "Second factors are disabled for this project. Only an administrator can remove one."
            )
        case .missingDisplayName: self.init(code: .missingDisplayName)
        case .tooManyRecoveryCodes(let wait):
            self.init(code: .tooManyAttemptsTryLater, "Recovery codes were created too often.")
            retryAfter = wait
        case .missingID:
            self.init(code: .missingMFAEnrollmentID, "No second factor identifier is provided.")
        case .notFound: self.init(code: .mfaEnrollmentNotFound)
        case .unknownID, .invalidID: self.init(code: .invalidMFAEnrollmentID)
        case .numberEnrolled:
            self.init(
                code: .secondFactorExists,
                "Phone number already enrolled as second factor for this account."
            )
        case .numberIsFirstFactor:
            self.init(
                code: .secondFactorExists,
                "Phone number already is the first factor of this account."
            )
        case .limitExceeded:
            self.init(
                code: .secondFactorLimitExceeded,
                "Too many second factors enrolled for this account."
            )
        case .enrollmentTriesSpent:
            self.init(code: .tooManyEnrollmentAttempts, "restart enrollment")
        case .enrollmentComplete:
            self.init(code: .mfaEnrollmentAlreadyComplete, "The enrollment was already completed.")
        case .invalidNumber(let problem):
            self.init(code: .invalidMFAPhoneNumber, "\(problem)")
        case .duplicateID: self.init(code: .duplicateMFAEnrollmentID)
        case .unsupportedKind(let problem): self.init(code: .unsupportedSecondFactor, problem)
        }
    }
}
