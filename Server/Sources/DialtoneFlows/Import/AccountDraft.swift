package import DialtoneBasics

/// An account in an import, not validated.
package struct AccountDraft: Sendable {
    package var id: String?
    package var tenantID: String?
    package var email: String?
    package var isEmailVerified = false
    package var initialEmail: String?
    package var phoneNumber: String?
    package var phoneProvedAt: Timestamp?
    package var displayName: String?
    package var photoURL: String?
    package var password: ImportedPassword?
    package var passwordUpdatedAt: Timestamp?
    package var hasEmailLinkSignIn = false
    package var isCustomAuth = false
    package var identities: [ImportedIdentity] = []
    package var secondFactors: [ImportedSecondFactor] = []
    package var passkeys: [ImportedPasskey] = []

    /// `nil` if the import does not specify it.
    package var isDisabled: Bool?

    /// The text of a JSON object.
    package var customAttributes: String?

    package var validSince: Timestamp?
    package var createdAt: Timestamp?
    package var lastSignInAt: Timestamp?
    package var lastRefreshAt: Timestamp?

    package init() {}
}
