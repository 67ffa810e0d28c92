package import DialtoneBasics

/// Ends sessions of many accounts at once.
package protocol GlobalSignOutWriter {
    /// Ends what began before `moment` on up to `limit` accounts, in the order of their IDs and
    /// from after `last`: their sessions, and the tokens that were issued to them.
    ///
    /// `nil` if there is no account after `last`.
    func endSessions(
        begunBefore moment: Timestamp,
        ofAccountsAfter last: AccountID?,
        in project: ProjectID,
        limit: Int
    ) throws -> SignedOutAccounts?
}

/// Accounts of which one transaction ended the sessions.
package struct SignedOutAccounts: Hashable, Sendable {
    /// Where the next transaction begins.
    package let last: AccountID

    package let accountCount: Int
    package let sessionCount: Int

    package init(last: AccountID, accountCount: Int, sessionCount: Int) {
        self.last = last
        self.accountCount = accountCount
        self.sessionCount = sessionCount
    }
}
