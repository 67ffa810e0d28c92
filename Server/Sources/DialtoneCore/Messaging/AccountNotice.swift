/// What a mail tells the owner of an account, before it is put into words.
package struct AccountNotice: Sendable, Hashable, CustomStringConvertible {
    package enum Kind: String, Sendable, CaseIterable {
        case verifyEmail
        case resetPassword
        case signIn
        case changeEmail
        case emailChanged
        case secondFactorAdded
        case secondFactorRemoved
        case phoneNumberChanged
        /// A number or an identity was linked or unlinked, or an address or a password removed.
        case signInChanged
    }

    /// A link that does something, and the code in it.
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

    /// The account's address; of ``Kind/emailChanged``, the one that it had before.
    package let email: String

    /// The address that takes its place, where one does.
    package let newEmail: String?

    /// Whether the account has a password that was chosen before the address was proved.
    package var hasUnprovedPassword = false

    /// What the link in the mail does; the notices that offer no way back have none.
    package let action: Action?

    package init(_ kind: Kind, of email: String, newEmail: String? = nil, action: Action? = nil) {
        self.kind = kind
        self.email = email
        self.newEmail = newEmail
        self.action = action
    }

    /// Proof of a new address goes there; everything else goes where the account is read.
    package var recipient: String {
        kind == .changeEmail ? newEmail ?? email : email
    }

    package var description: String { "AccountNotice(\(kind.rawValue))" }
}
