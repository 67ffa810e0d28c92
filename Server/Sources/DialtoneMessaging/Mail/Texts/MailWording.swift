import DialtoneCore

/// The wording of mails in one language.
///
/// Titles stand in subject lines and, where the mail asks for something, on the button that
/// does it. Bodies may hold `{email}` and `{newEmail}`.
struct MailWording {
    struct Passage {
        let title: String
        let body: String

        init(_ title: String, _ body: String) {
            self.title = title
            self.body = body
        }
    }

    let verifyEmail: Passage
    let resetPassword: Passage
    let signIn: Passage
    let changeEmail: Passage
    let emailChanged: Passage
    let secondFactorAdded: Passage
    let secondFactorRemoved: Passage
    let phoneNumberChanged: Passage
    let signInChanged: Passage

    /// The last sentence of the mail that confirms an address whose account has a password, which
    /// someone else may have chosen.
    let passwordExists: String

    /// Ends a mail that somebody asked for.
    let unasked: String

    /// Stands on the button of a notice that offers a way back.
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
        case .phoneNumberChanged: phoneNumberChanged
        case .signInChanged: signInChanged
        }
    }
}

extension AccountNotice.Kind {
    /// Whether the mail tells what was done, instead of asking for something.
    var isReport: Bool {
        switch self {
        case .verifyEmail, .resetPassword, .signIn, .changeEmail: false
        case .emailChanged, .secondFactorAdded, .secondFactorRemoved, .phoneNumberChanged,
            .signInChanged:
            true
        }
    }
}
