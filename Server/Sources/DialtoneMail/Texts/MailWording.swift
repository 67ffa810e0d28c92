import DialtoneModel

/// The wording of emails in one language: a file of the repository's folder `Texts/Mail`.
///
/// Titles are used as subjects and, if the email has a link, as the label of its button. Bodies may
/// contain `{email}` and `{newEmail}`.
struct MailWording: Decodable, Sendable {
    struct Passage: Decodable, Sendable {
        let title: String
        let body: String
    }

    let verifyEmail: Passage
    let resetPassword: Passage
    let signIn: Passage
    let changeEmail: Passage
    let emailChanged: Passage
    let secondFactorAdded: Passage
    let secondFactorRemoved: Passage
    let recoveryCodesCreated: Passage
    let recoveryCodeUsed: Passage
    let phoneNumberChanged: Passage
    let signInChanged: Passage

    /// The last sentence of an email that confirms the address of an account with a password.
    ///
    /// Someone else may have chosen that password.
    let passwordExists: String

    /// The last sentence of an email that the user requested.
    let unasked: String

    /// The label of the button that reverts a change.
    let undo: String

    func passage(for kind: AccountNotice.Kind) -> Passage {
        switch kind {
        case .verifyEmail: verifyEmail
        case .resetPassword: resetPassword
        case .signIn: signIn
        case .changeEmail: changeEmail
        case .emailChanged: emailChanged
        case .secondFactorAdded: secondFactorAdded
        case .secondFactorRemoved: secondFactorRemoved
        case .recoveryCodesCreated: recoveryCodesCreated
        case .recoveryCodeUsed: recoveryCodeUsed
        case .phoneNumberChanged: phoneNumberChanged
        case .signInChanged: signInChanged
        }
    }

    /// The label of the button for the link.
    func button(for kind: AccountNotice.Kind) -> String {
        kind.isReport ? undo : passage(for: kind).title
    }

    /// The wording in the form of a custom text, for editors.
    func text(of kind: AccountNotice.Kind) -> CustomMailText {
        let passage = passage(for: kind)
        let link = kind.hasLink ? MailPlaceholder.link.text : nil
        let footer = kind.isReport ? nil : unasked
        return CustomMailText(
            subject: "\(MailPlaceholder.app.text): \(passage.title)",
            body: [passage.body, link, footer].compactMap(\.self).joined(separator: "\n\n"),
            button: kind.hasLink ? button(for: kind) : nil
        )
    }
}
