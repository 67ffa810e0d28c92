import DialtoneModel
import HTTPTypes
import IdentityToolkit

extension WireRefusal {
    /// Creates the refusal about addresses, passwords and action codes.
    ///
    /// It uses upstream's error codes if apps or users read them.
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
            let explanations = shortcomings.map(\.explanation).joined(separator: ", ")
            self.init(
                code: .passwordDoesNotMeetRequirements,
                "Missing password requirements: [\(explanations)]"
            )
        case .guessablePassword(let problem):
            self.init(code: .weakPassword, problem.explanation)
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
            self.init(unavailable: "The server cannot send e-mail: `mail.smtp` is not configured.")
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
        default: self.init(fault: ())
        }
    }

    private init(unavailable explanation: String) {
        self.init(code: .unavailable, explanation)
        status = .serviceUnavailable
        statusName = "UNAVAILABLE"
        itemReason = "backendError"
    }
}

extension PasswordShortcoming {
    fileprivate var explanation: String {
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

extension GuessablePassword {
    fileprivate var explanation: String {
        switch self {
        case .common: "This password is among the first that attackers try. Choose another one."
        case .context:
            "The password must not be the e-mail address or the service's name. "
                + "Choose another one."
        case .breached: "This password is known from a data breach. Choose another one."
        }
    }
}
