/// A kind of call that is limited for each client address.
package enum LimitedCall: String, Hashable, Sendable, CaseIterable {
    /// Password attempts; a correct one refunds the count for its account.
    case passwords

    /// Accounts created, and attempts to create one for an address that is taken.
    case signUps

    /// Mails that an app requests; using a mail's code refunds its count.
    case mails

    /// Calls whose response reveals whether an address has an account.
    case lookups

    /// Rejected tokens and credentials; valid ones do not count.
    case tokens
}
