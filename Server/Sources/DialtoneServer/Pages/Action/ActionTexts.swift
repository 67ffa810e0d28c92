/// The sentences of the page for action codes in one language.
struct ActionTexts: Sendable {
    let language: String

    /// What a button does, and what it did.
    struct Action: Sendable {
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

    /// When the change was made that a link undoes; `{time}` stands for the moment.
    let changeTime: String

    /// What the button does besides.
    let signsOut: String
    let passwordRules: PasswordRuleTexts
    let weakPassword: String
    let guessablePassword: String
    let emailInUse: String
    let unavailable: String

    /// The best of the languages that there are, or English.
    static func best(for languages: [String]) -> ActionTexts {
        switch PageLanguage.best(for: languages) {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .portuguese: .portuguese
        case .persian: .persian
        case .arabic: .arabic
        }
    }
}
