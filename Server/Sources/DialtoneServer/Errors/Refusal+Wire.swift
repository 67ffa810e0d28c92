import DialtoneCore
import HTTPTypes
import IdentityToolkit
import PhoneNumbers

extension WireRefusal {
    /// The one place where the domain's refusals become the protocol's.
    init(_ refusal: Refusal) {
        switch refusal {
        case .invalidPhoneNumber(let problem):
            self.init(.invalidPhoneNumber, "Invalid format.")
            reason = problem.reason
        case .phoneSignInDisabled:
            self.init(.operationNotAllowed, "Sign-in by phone number is off in this project.")
        case .missingAppProof:
            self.init(.missingAppCredential)
        case .invalidAppProof:
            self.init(.invalidAppCredential)
        case .appProofRequired(let wait):
            self.init(throttled: .proofRequired, "The app has to prove itself.", wait)
        case .sendCooldown(let wait):
            self.init(throttled: .sendCooldown, "A message was sent a moment ago.", wait)
        case .sendHourlyLimit(let wait):
            self.init(throttled: .sendHourlyLimit, "Too many messages in an hour.", wait)
        case .sendDailyLimit(let wait):
            self.init(throttled: .sendDailyLimit, "Too many messages in a day.", wait)
        case .numberSuspended:
            self.init(throttled: .numberSuspended, "Too many wrong codes in a row.", nil)
        case .messageNotSent:
            self.init(.unavailable, "The message could not be sent.")
            status = .serviceUnavailable
            statusName = "UNAVAILABLE"
            itemReason = "backendError"
            reason = .messageNotSent
        case .missingSessionInfo: self.init(.missingSessionInfo)
        case .missingCode: self.init(.missingCode)
        case .unknownSession: self.init(.invalidSessionInfo)
        case .wrongCode(let triesLeft):
            self.init(.invalidCode)
            reason = .wrongCode
            metadata = ["triesLeft": String(triesLeft)]
        case .noTriesLeft:
            self.init(throttled: .noTriesLeft, "Ask for a new code.", nil)
        case .codeExpired: self.init(over: .codeExpired)
        case .codeUsed: self.init(over: .codeUsed)
        case .codeSuperseded: self.init(over: .codeSuperseded)
        case .missingPhoneNumber: self.init(.missingPhoneNumber)
        case .invalidTemporaryProof: self.init(.invalidTemporaryProof)
        case .phoneNumberInUse: self.init(.phoneNumberExists)
        case .signUpDisabled, .anonymousSignInDisabled, .accountDeletionDisabled:
            self.init(.adminOnlyOperation)
        case .accountDisabled: self.init(.userDisabled)
        case .accountNotFound: self.init(.userNotFound)
        case .missingAccountID: self.init(.missingLocalID)
        case .accountIDTaken: self.init(.duplicateLocalID)
        case .claimsTooLarge: self.init(.claimsTooLarge)
        case .invalidClaims(let problem): self.init(.invalidClaims, problem)
        case .reservedClaim(let name): self.init(.forbiddenClaim, name)
        case .missingIDToken: self.init(.missingIDToken)
        case .invalidIDToken: self.init(.invalidIDToken)
        case .idTokenRevoked, .refreshTokenExpired: self.init(.tokenExpired)
        case .missingGrantType: self.init(.missingGrantType)
        case .invalidGrantType: self.init(.invalidGrantType)
        case .missingRefreshToken: self.init(.missingRefreshToken)
        case .invalidRefreshToken: self.init(.invalidRefreshToken)
        case .unknownAPIKey: self.init(unknownAPIKey: ())
        case .missingAPIKey: self.init(missingAPIKey: ())
        case .unknownProject:
            self.init(.projectNotFound)
            status = .notFound
            statusName = "NOT_FOUND"
            itemReason = "notFound"
        case .unauthenticated:
            self.init(unauthenticated: "Request had invalid authentication credentials.")
            itemReason = "authError"
        case .tenantsUnsupported: self.init(.unsupportedTenantOperation)
        case .unsupportedOperation(let what): self.init(.operationNotAllowed, what)
        case .invalidArgument(let field, let problem):
            self.init(.invalidArgument, problem)
            violations = [.init(field: field, description: problem)]
        case .tooManyTestNumbers:
            self.init(.invalidTestingPhoneNumber, "At most \(TestNumber.limit) a project.")
        case .invalidTestNumber(let problem):
            self.init(.invalidTestingPhoneNumber, problem)
        }
    }

    /// A refusal of now that may be none later.
    private init(throttled reason: RefusalReason, _ sentence: String, _ wait: TimeSpan?) {
        self.init(.tooManyAttemptsTryLater, sentence)
        self.reason = reason
        retryAfter = wait
    }

    /// A verification session that no code completes any more.
    private init(over reason: RefusalReason) {
        self.init(.sessionExpired)
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
        case .hasExtension: .numberHasExtension
        }
    }
}
