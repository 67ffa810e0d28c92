import DialtoneBasics
package import DialtoneModel

/// The changes that a hook requests for a sign-in that it allows.
package struct SignInAmendments: Hashable, Sendable {
    package var account = AccountAmendments()

    /// Custom claims of this session only: the text of a JSON object.
    package var sessionClaims: String?

    package init() {}

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
