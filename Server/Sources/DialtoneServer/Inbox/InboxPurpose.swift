import DialtoneModel

/// The purpose of a message or mail: an identifier, and a text for the console.
struct InboxPurpose: Sendable {
    let name: String
    let words: String

    private init(_ name: String, _ words: String) {
        self.name = name
        self.words = words
    }

    init(_ purpose: VerificationPurpose) {
        switch purpose {
        case .signIn: self.init("signIn", "Sign-in code")
        case .secondFactorEnrollment: self.init("secondFactorEnrollment", "New second factor")
        case .secondFactorSignIn: self.init("secondFactorSignIn", "Second factor")
        }
    }

    init(_ content: TextMessage.Content) {
        switch content {
        case .code(_, let purpose, _): self.init(purpose)
        case .notice(let kind, _): self.init(kind)
        }
    }

    init(_ kind: AccountNotice.Kind) {
        self.init(kind.rawValue, Self.words(for: kind))
    }

    private static func words(for kind: AccountNotice.Kind) -> String {
        switch kind {
        case .verifyEmail: "Confirm address"
        case .resetPassword: "Reset password"
        case .signIn: "Sign-in link"
        case .changeEmail: "Confirm new address"
        case .emailChanged: "Address changed"
        case .secondFactorAdded: "Second factor added"
        case .secondFactorRemoved: "Second factor removed"
        case .recoveryCodesCreated: "Recovery codes created"
        case .recoveryCodeUsed: "Recovery code used"
        case .phoneNumberChanged: "Phone number changed"
        case .signInChanged: "Sign-in changed"
        }
    }
}
