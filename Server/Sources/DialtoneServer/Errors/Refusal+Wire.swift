import DialtoneBasics
import DialtoneModel
import HTTPTypes
import IdentityToolkit
import PhoneNumbers

extension WireRefusal {
    /// Converts a domain refusal to the protocol; this is the only place that does.
    init(of refusal: Refusal) {
        switch refusal {
        case .invalidPhoneNumber(let problem):
            self.init(code: .invalidPhoneNumber, "\(problem)")
            reason = problem.reason
        case .phoneSignInDisabled:
            self.init(
                code: .operationNotAllowed,
                "Sign-in with phone numbers is disabled for this project."
            )
        case .missingAppProof:
            self.init(
                code: .missingAppCredential,
                "The app sent no proof that it is genuine. "
                    + "`dialtone app-verification show` lists the proofs that the project accepts."
            )
            reason = .proofMissing
        case .invalidAppProof(let problem):
            self.init(of: problem)
        case .silentPush(let refusal):
            self.init(of: refusal)
        case .appProofRequired(let wait):
            self.init(throttled: .proofRequired, "The app must prove that it is genuine.", wait)
        case .sendCooldown(let wait):
            self.init(throttled: .sendCooldown, "A message was sent a moment ago.", wait)
        case .sendHourlyLimit(let wait):
            self.init(throttled: .sendHourlyLimit, "Too many messages in an hour.", wait)
        case .sendDailyLimit(let wait):
            self.init(throttled: .sendDailyLimit, "Too many messages in a day.", wait)
        case .numberSuspended(let wait):
            self.init(throttled: .numberSuspended, "Too many wrong codes for this number.", wait)
        case .fictionalNumberLimit(let wait):
            self.init(throttled: .fictionalNumberLimit, "Too many wrong codes.", wait)
        case .secondCodeRequired: self.init(over: .secondCodeRequired)
        case .messageNotSent:
            self.init(unavailable: "The message could not be sent.")
            reason = .messageNotSent
        case .regionNotAllowed:
            self.init(
                code: .operationNotAllowed,
                "SMS unable to be sent until this region enabled by the app developer."
            )
            reason = .regionNotAllowed
        case .send(let refusal): self.init(of: refusal)
        case .callLimit(let refusal, let wait): self.init(of: refusal, retryAfter: wait)
        case .missingSessionInfo: self.init(code: .missingSessionInfo)
        case .missingCode: self.init(code: .missingCode)
        case .unknownSession: self.init(code: .invalidSessionInfo)
        case .wrongCode(let triesLeft):
            self.init(code: .invalidCode)
            reason = .wrongCode
            metadata = ["triesLeft": String(triesLeft)]
        case .noTriesLeft:
            self.init(throttled: .noTriesLeft, "Request a new code.", nil)
        case .codeExpired: self.init(over: .codeExpired)
        case .codeUsed: self.init(over: .codeUsed)
        case .codeSuperseded: self.init(over: .codeSuperseded)
        case .missingPhoneNumber: self.init(code: .missingPhoneNumber)
        case .invalidTemporaryProof: self.init(code: .invalidTemporaryProof)
        case .phoneNumberInUse: self.init(code: .phoneNumberExists)
        case .otherProofRequired(let ways):
            self.init(
                code: .operationNotAllowed,
                "Sign in with another method, then verify the number."
            )
            reason = .otherProofRequired
            metadata = ["signInMethods": ways.joined(separator: ",")]
        case .numberClaimWaits(let wait):
            self.init(throttled: .numberClaimWaits, "The account was unused for a long time.", wait)
        case .signUpQuotaExceeded(let wait):
            self.init(code: .quotaExceeded, "The project accepts no more new accounts for now.")
            retryAfter = wait
        case .signUpDisabled, .anonymousSignInDisabled, .accountDeletionDisabled:
            self.init(code: .adminOnlyOperation)
        case .accountDisabled: self.init(code: .userDisabled)
        case .accountNotFound: self.init(code: .userNotFound)
        case .missingAccountID: self.init(code: .missingLocalID)
        case .accountIDTaken: self.init(code: .duplicateLocalID)
        case .invalidEmail: self.init(code: .invalidEmail)
        case .emailInUse: self.init(code: .emailExists)
        case .missingProviderID: self.init(code: .missingProviderID)
        case .missingRawID: self.init(code: .missingRawID)
        case .identityInUse: self.init(code: .federatedUserIDAlreadyLinked)
        case .missingEmail: self.init(code: .missingEmail)
        case .missingNewEmail: self.init(code: .missingNewEmail)
        case .missingPassword: self.init(code: .missingPassword)
        case .emailNotFound: self.init(code: .emailNotFound)
        case .emailMismatch:
            self.init(
                code: .invalidEmail,
                "The email provided does not match the sign-in email address."
            )
        case .passwordSignInDisabled: self.init(code: .passwordLoginDisabled)
        case .wrongCredentials: self.init(code: .invalidLoginCredentials)
        case .wrongPassword: self.init(code: .invalidPassword)
        case .weakPassword:
            self.init(
                code: .weakPassword,
                "Password should be at least \(PasswordPolicy.leastLength) characters"
            )
        case .passwordBelowPolicy(let shortcomings):
            let sentences = shortcomings.map(\.sentence).joined(separator: ", ")
            self.init(
                code: .passwordDoesNotMeetRequirements,
                "Missing password requirements: [\(sentences)]"
            )
        case .guessablePassword(let problem):
            self.init(code: .weakPassword, problem.sentence)
            reason = .guessablePassword
        case .tooManyPasswords(let wait):
            self.init(code: .tooManyAttemptsTryLater, "Too many passwords were tried.")
            retryAfter = wait
        case .tooManyMails(.passwordReset, let wait):
            self.init(code: .resetPasswordExceedLimit)
            retryAfter = wait
        case .tooManyMails(_, let wait):
            self.init(code: .tooManyAttemptsTryLater, "Too many e-mails were sent to this address.")
            retryAfter = wait
        case .mailNotConfigured:
            self.init(
                unavailable: "The server cannot send e-mail: `mail.smtp` is not configured."
            )
        case .mailNotSent:
            self.init(unavailable: "The e-mail could not be sent. Try again later.")
        case .recentSignInRequired: self.init(code: .credentialTooOldLoginAgain)
        case .unverifiedEmailChange:
            self.init(
                code: .operationNotAllowed,
                "Please verify the new email before changing email."
            )
        case .emailChangeNeedsVerification: self.init(code: .emailChangeNeedsVerification)
        case .missingActionCode: self.init(code: .missingOOBCode)
        case .invalidActionCode: self.init(code: .invalidOOBCode)
        case .expiredActionCode: self.init(code: .expiredOOBCode)
        case .missingContinueURL: self.init(code: .missingContinueURI)
        case .invalidContinueURL:
            self.init(code: .invalidContinueURI, "It is not an http or https URL.")
        case .unauthorizedDomain:
            self.init(code: .unauthorizedDomain, "Domain not allowlisted by project")
        case .federation(let refusal): self.init(of: refusal)
        case .secondFactor(let refusal): self.init(of: refusal)
        case .pendingSignIn(let refusal): self.init(of: refusal)
        case .passkey(let refusal): self.init(of: refusal)
        case .claimsTooLarge: self.init(code: .claimsTooLarge)
        case .invalidClaims(let problem): self.init(code: .invalidClaims, problem)
        case .reservedClaim(let name): self.init(code: .forbiddenClaim, name)
        case .missingIDToken: self.init(code: .missingIDToken)
        case .invalidIDToken: self.init(code: .invalidIDToken)
        case .idTokenRevoked, .refreshTokenExpired: self.init(code: .tokenExpired)
        case .refreshTokenReused:
            self.init(code: .tokenExpired)
            reason = .refreshTokenReused
        case .invalidCookieLifetime: self.init(code: .invalidDuration)
        case .missingGrantType: self.init(code: .missingGrantType)
        case .invalidGrantType: self.init(code: .invalidGrantType)
        case .missingRefreshToken: self.init(code: .missingRefreshToken)
        case .invalidRefreshToken: self.init(code: .invalidRefreshToken)
        case .unknownAPIKey: self.init(unknownAPIKey: ())
        case .missingAPIKey: self.init(missingAPIKey: ())
        case .projectDisabled: self.init(code: .projectDisabled)
        case .unknownProject:
            self.init(code: .projectNotFound)
            status = .notFound
            statusName = "NOT_FOUND"
            itemReason = "notFound"
        case .unauthenticated:
            self.init(unauthenticated: "Request had invalid authentication credentials.")
            itemReason = "authError"
        case .roleTooLow(let needed):
            self.init(code: .permissionDenied, "This call requires the \(needed.rawValue) role.")
            status = .forbidden
            statusName = "PERMISSION_DENIED"
            itemReason = "forbidden"
        case .changedMeanwhile:
            self.init(code: .aborted, "The object has changed since it was read. Read it again.")
            status = .conflict
            statusName = "ABORTED"
            itemReason = "conflict"
        case .tenantsUnsupported: self.init(code: .unsupportedTenantOperation)
        case .unknownTenant: self.init(code: .tenantNotFound)
        case .tenantMismatch: self.init(code: .tenantIDMismatch)
        case .unsupportedOperation(let what): self.init(code: .operationNotAllowed, what)
        case .invalidArgument(let field, let problem):
            let namesField = field.isEmpty || problem.contains(field)
            self.init(code: .invalidArgument, namesField ? problem : "\(field): \(problem)")
            violations = [
                .init {
                    $0.field = field
                    $0.description = problem
                }
            ]
        case .invalidConfig(let problem): self.init(code: .invalidConfig, problem)
        case .invalidAdjacentIntervals:
            self.init(code: .invalidAdjacentIntervalRange, "must be 0 to 10.")
        case .invalidTenantName: self.init(code: .invalidDisplayName)
        case .tooManyTestNumbers:
            self.init(
                code: .invalidTestingPhoneNumber,
                "A project can have at most \(TestNumber.limit)."
            )
        case .invalidTestNumber(let problem):
            self.init(code: .invalidTestingPhoneNumber, problem)
        case .hookRefused(let text): self.init(code: .blockingFunctionErrorResponse, text)
        case .hookFailed(let text):
            self.init(code: .blockingFunctionErrorResponse, text)
            status = .serviceUnavailable
            statusName = "UNAVAILABLE"
            itemReason = "backendError"
        case .accountChanged:
            self.init(code: .unavailable, "The account was changed in the meantime. Try again.")
            status = .serviceUnavailable
            statusName = "UNAVAILABLE"
        case .invalidHook(let problem): self.init(code: .invalidBlockingFunction, problem)
        }
    }

    /// Creates a temporary refusal, with a retry delay if known.
    init(throttled reason: RefusalReason, _ explanation: String, _ wait: TimeSpan?) {
        self.init(code: .tooManyAttemptsTryLater, explanation)
        self.reason = reason
        retryAfter = wait
    }

    private init(unavailable sentence: String) {
        self.init(code: .unavailable, sentence)
        status = .serviceUnavailable
        statusName = "UNAVAILABLE"
        itemReason = "backendError"
    }

    /// Creates the refusal for a verification session that can no longer be completed.
    private init(over reason: RefusalReason) {
        self.init(code: .sessionExpired)
        self.reason = reason
    }
}

extension InvalidPhoneNumber {
    fileprivate var reason: RefusalReason? {
        switch self {
        case .malformed: nil
        case .missingCountry, .unknownCountry: .numberWithoutCountry
        case .tooShort: .numberTooShort
        case .tooLong: .numberTooLong
        case .impossible: .numberImpossible
        case .unassigned: .numberInvalid
        case .hasExtension: .numberHasExtension
        }
    }
}
