import DialtoneModel

/// The texts of the action code page in one language.
struct ActionTexts: Decodable, Sendable {
    /// The texts of an action: the button and the result.
    struct Action: Decodable, Sendable {
        let title: String
        let lead: String
        let button: String
        let doneTitle: String
        let doneLead: String
    }

    let resetPassword: Action
    let verifyEmail: Action
    let changeEmail: Action
    let recoverEmail: Action
    let undoSignInChange: Action
    let revertSecondFactor: Action
    let signIn: Action
    let newPassword: String

    /// The label of the field for a new password on the page that confirms an address.
    let otherPassword: String
    let goOn: String
    let invalidTitle: String
    let invalidLead: String
    let expiredLead: String
    let disabledLead: String

    /// The time of the change that a link undoes; `{time}` is the placeholder for it.
    let changeTime: String

    /// A note that the button also ends all sessions.
    let signsOut: String
    let passwordRules: PasswordRuleTexts
    let weakPassword: String
    let guessablePassword: String
    let emailInUse: String
    let phoneNumberInUse: String
    let unavailable: String
}

extension ActionTexts {
    func action(of code: ActionCode) -> Action {
        switch code.purpose {
        case .passwordReset: resetPassword
        case .verifyEmail: verifyEmail
        case .changeEmail: changeEmail
        case .recoverEmail: code.newEmail == nil ? undoSignInChange : recoverEmail
        case .revertSecondFactor: revertSecondFactor
        case .emailSignIn: signIn
        }
    }

    /// Returns the reason why a link failed, as a text for the user.
    func message(for error: any Error) -> String {
        switch error {
        case Refusal.expiredActionCode: expiredLead
        case Refusal.accountDisabled: disabledLead
        case Refusal.weakPassword, Refusal.passwordBelowPolicy: weakPassword
        case Refusal.guessablePassword: guessablePassword
        case AccountConflict.email, Refusal.emailInUse: emailInUse
        case AccountConflict.phoneNumber, Refusal.phoneNumberInUse: phoneNumberInUse
        case is Refusal: invalidLead
        default: unavailable
        }
    }
}

/// The texts about password requirements in one language.
struct PasswordRuleTexts: Decodable, Sendable {
    /// The sentence; `{rules}` is the placeholder for the requirements.
    let sentence: String
    let separator: String

    /// The minimum length; `{count}` is the placeholder for it, also in ``longest``.
    let shortest: String
    let longest: String
    let lowercase: String
    let uppercase: String
    let digit: String
    let symbol: String

    func text(for policy: PasswordPolicy) -> String {
        let rules = [
            shortest.replacing("{count}", with: String(policy.shortest)),
            policy.longest.map { longest.replacing("{count}", with: String($0)) },
            policy.isEnforced && policy.needsLowercase ? lowercase : nil,
            policy.isEnforced && policy.needsUppercase ? uppercase : nil,
            policy.isEnforced && policy.needsDigit ? digit : nil,
            policy.isEnforced && policy.needsSymbol ? symbol : nil,
        ]
        let list = rules.compactMap(\.self).joined(separator: separator)
        return sentence.replacing("{rules}", with: list)
    }
}

extension PasswordPolicy {
    /// The minimum length of a new password.
    var shortest: Int {
        isEnforced ? max(minimumLength, Self.leastLength) : Self.leastLength
    }

    /// The maximum length; `nil` if it is too high to matter.
    fileprivate var longest: Int? {
        isEnforced && maximumLength < Self.greatestLength ? maximumLength : nil
    }
}
