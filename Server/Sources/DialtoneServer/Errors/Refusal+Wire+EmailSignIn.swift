import DialtoneCore
import IdentityToolkit

extension WireRefusal {
    /// Refusals about addresses, passwords and action codes; upstream's own words where apps or
    /// people read them.
    init(ofEmailSignIn refusal: Refusal) {
        switch refusal {
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
        case .tooManyPasswords(let wait):
            self.init(code: .tooManyAttemptsTryLater, "Too many passwords were tried.")
            retryAfter = wait
        case .tooManyMails(.passwordReset, let wait):
            self.init(code: .resetPasswordExceedLimit)
            retryAfter = wait
        case .tooManyMails(_, let wait):
            self.init(code: .tooManyAttemptsTryLater, "Too many mails went to this address.")
            retryAfter = wait
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
        case .invalidContinueURL: self.init(code: .invalidContinueURI, "It is no web address.")
        case .unauthorizedDomain:
            self.init(code: .unauthorizedDomain, "Domain not allowlisted by project")
        default: self.init(fault: ())
        }
    }
}

extension PasswordShortcoming {
    fileprivate var sentence: String {
        switch self {
        case .tooShort(let length): "Password must contain at least \(length) characters"
        case .tooLong(let length): "Password cannot be longer than \(length) characters"
        case .noLowercase: "Password must contain a lower case character"
        case .noUppercase: "Password must contain an upper case character"
        case .noDigit: "Password must contain a numeric character"
        case .noSymbol: "Password must contain a non-alphanumeric character"
        }
    }
}
