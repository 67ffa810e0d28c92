/// A kind of call that is limited for each client address.
package enum LimitedCall: String, Hashable, Sendable, CaseIterable {
    /// Passwords tried; a right one takes back what was counted for its account.
    case passwords

    /// Accounts created, and attempts to create one for an address that is taken.
    case signUps

    /// Mails that an app asks for; a mail whose code is used takes its count back.
    case mails

    /// Calls whose answer reveals whether an address has an account.
    case lookups

    /// Refused tokens and credentials; valid ones do not count.
    case tokens
}
