package import DialtoneBasics

/// Ends the sessions of many accounts at once.
package protocol GlobalSignOutWriter {
    /// Ends the sessions that began before `moment`, and revokes their tokens, for up to `limit`
    /// accounts with IDs after `last`.
    ///
    /// Returns `nil` if there are no such accounts.
    func endSessions(
        begunBefore moment: Timestamp,
        ofAccountsAfter last: AccountID?,
        in project: ProjectID,
        limit: Int
    ) throws -> SignedOutAccounts?
}

/// The accounts whose sessions one transaction ended.
package struct SignedOutAccounts: Hashable, Sendable {
    /// The last account, after which the next transaction begins.
    package let last: AccountID

    package let accountCount: Int
    package let sessionCount: Int

    package init(last: AccountID, accountCount: Int, sessionCount: Int) {
        self.last = last
        self.accountCount = accountCount
        self.sessionCount = sessionCount
    }
}
