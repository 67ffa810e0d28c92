/// What a hook wants of a sign-in that it lets through.
package struct SignInAmendments: Hashable, Sendable {
    package var account = AccountAmendments()

    /// Claims of this session alone: the text of a JSON object.
    package var sessionClaims: String?

    package init() {}

    /// Changes the account, inside the transaction that opens its session.
    ///
    /// Returns whether the account may still sign in. A hook can disable the account that it
    /// was asked about; that has to be stored, so it is no error here.
    package func apply(
        to found: Account,
        _ events: AccountEvents,
        in data: any DataWriter
    ) throws -> Bool {
        guard !account.isEmpty else { return true }
        guard let before = try data.holdAccount(found.id, of: found.projectID) else {
            throw Refusal.accountNotFound
        }
        var held = before
        account.apply(to: &held)
        guard held != before else { return true }
        try data.save(.byAdministrator(held), sharingEmail: true)
        try events.recordChange(from: before, to: held, in: data)
        return held.isDisabled != true
    }

    /// The claims of a session whose first factor brought `claims`; the hook's win.
    package func sessionClaims(over claims: String?) -> String? {
        guard let sessionClaims else { return claims }
        guard let claims else { return sessionClaims }
        return JSONValue.merging(sessionClaims, over: claims)
    }
}
