import DialtoneBasics
package import DialtoneModel

/// The changes that a hook requests for a sign-in that it allows.
package struct SignInAmendments: Hashable, Sendable {
    package var account = AccountAmendments()

    /// Custom claims of this session only: the text of a JSON object.
    package var sessionClaims: String?

    package init() {}

    /// Changes the account, inside the transaction that opens its session.
    ///
    /// Returns whether the account may still sign in. A hook can disable the account that it was
    /// asked about; that has to be stored, so it is not an error here.
    package func apply(
        to found: Account,
        _ events: AccountEvents,
        in data: any AccountChangeRecords
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

    /// Returns the claims of the session: those of the first factor, overridden by the hook's.
    package func sessionClaims(over claims: String?) -> String? {
        guard let sessionClaims else { return claims }
        guard let claims else { return sessionClaims }
        return JSONValue.merging(sessionClaims, over: claims)
    }
}

/// The changes to an account that a hook requests.
package struct AccountAmendments: Hashable, Sendable {
    package var displayName = Change<String?>.keep
    package var photoURL = Change<String?>.keep
    package var isDisabled = Change<Bool>.keep
    package var isEmailVerified = Change<Bool>.keep

    /// Custom claims: the text of a JSON object.
    package var customAttributes = Change<String?>.keep

    package init() {}

    package var isEmpty: Bool { self == AccountAmendments() }

    package func apply(to account: inout Account) {
        if case .set(let value) = displayName { account.displayName = value }
        if case .set(let value) = photoURL { account.photoURL = value }
        if case .set(let value) = isDisabled { account.isDisabled = value }
        if case .set(let value) = isEmailVerified { account.isEmailVerified = value }
        if case .set(let value) = customAttributes { account.customAttributes = value }
    }
}
