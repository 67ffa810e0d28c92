/// What a client address may do only so often.
package enum LimitedCall: String, Hashable, Sendable, CaseIterable {
    /// Passwords tried; a right one takes back what was counted for its account.
    case passwords

    /// Accounts created, and attempts to create one for an address that is taken.
    case signUps

    /// Mails that an app asks for; a mail whose code is used takes its count back.
    case mails

    /// Questions whose answer tells whether an address has an account.
    case lookups

    /// Tokens and credentials that were refused; good ones cost nothing.
    case tokens
}
