/// The content of a notice to an account's owner, before it is formatted as a mail.
package struct AccountNotice: Sendable, Hashable, CustomStringConvertible {
    package enum Kind: String, Sendable, CaseIterable {
        case verifyEmail
        case resetPassword
        case signIn
        case changeEmail
        case emailChanged
        case secondFactorAdded
        case secondFactorRemoved
        case recoveryCodesCreated
        case recoveryCodeUsed
        case phoneNumberChanged
        /// A number, an identity or a passkey was added or removed, or an address or password was
        /// removed.
        case signInChanged
    }

    /// The action link of a mail, with its code.
    package struct Action: Sendable, Hashable, CustomStringConvertible {
        package let code: String
        package let link: String

        package init(code: String, link: String) {
            self.code = code
            self.link = link
        }

        package var description: String { "Action(•••)" }
    }

    package let kind: Kind

    /// The account's address; for ``Kind/emailChanged``, the previous one.
    package let email: String

    /// The address that replaces it, if any.
    package let newEmail: String?

    /// Whether the account has a password that was set before the address was verified.
    package var hasUnprovedPassword = false

    /// The name of the account's user, if it has one.
    package var displayName: String?

    /// The action of the link in the mail; `nil` for notices whose change cannot be undone.
    package let action: Action?

    package init(_ kind: Kind, of email: String, newEmail: String? = nil, action: Action? = nil) {
        self.kind = kind
        self.email = email
        self.newEmail = newEmail
        self.action = action
    }

    /// The address that the mail goes to.
    ///
    /// A mail that verifies a new address goes to that address; all others go to ``email``.
    package var recipient: String {
        kind == .changeEmail ? newEmail ?? email : email
    }

    package var description: String { "AccountNotice(\(kind.rawValue))" }
}

extension AccountNotice.Kind {
    /// Whether the mail reports a change instead of requesting an action.
    package var isReport: Bool {
        switch self {
        case .verifyEmail, .resetPassword, .signIn, .changeEmail: false
        case .emailChanged, .secondFactorAdded, .secondFactorRemoved, .recoveryCodesCreated,
            .recoveryCodeUsed, .phoneNumberChanged, .signInChanged:
            true
        }
    }

    /// Whether the mail has a link.
    ///
    /// The link of a report undoes the change, and is missing if the change cannot be undone.
    package var hasLink: Bool {
        switch self {
        case .verifyEmail, .resetPassword, .signIn, .changeEmail, .emailChanged,
            .secondFactorAdded, .phoneNumberChanged, .signInChanged:
            true
        case .secondFactorRemoved, .recoveryCodesCreated, .recoveryCodeUsed: false
        }
    }
}
