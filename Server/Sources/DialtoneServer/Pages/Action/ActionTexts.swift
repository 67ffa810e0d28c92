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
    let weakPassword: String
    let guessablePassword: String
    let emailInUse: String
    let unavailable: String

    /// The best of the languages that there are, or English.
    static func best(for languages: [String]) -> ActionTexts {
        for tag in languages {
            let name = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
            if let texts = all.first(where: { $0.language == name }) { return texts }
        }
        return .english
    }

    static let all = [ActionTexts.english, .german, .french, .spanish]
}
