package import PhoneNumbers

/// A person's account in one project.
package struct Account: Hashable, Sendable {
    /// The most UTF-16 units of ``displayName``.
    package static let displayNameLimit = 256

    /// The most bytes of ``photoURL``.
    package static let photoURLLimit = 2_048

    package let id: AccountID
    package let projectID: ProjectID
    package var phoneNumber: PhoneNumber? { didSet { noteCredential() } }

    /// As ``EmailAddress`` writes it.
    package var email: String? { didSet { noteCredential() } }

    package var isEmailVerified = false

    /// The address that the account began with, where it has another one now.
    package var initialEmail: String?

    package var passwordHash: PasswordHash? { didSet { noteCredential() } }
    package var passwordUpdatedAt: Timestamp?

    /// Whether somebody has signed in by a link that was sent to ``email``.
    package var hasEmailLinkSignIn = false

    /// Whether the account came by a token that the app's own back end signed.
    package var isCustomAuth = false { didSet { noteCredential() } }

    /// What other systems vouch for this person.
    package var linkedProviders: [LinkedProvider] = [] { didSet { noteCredential() } }

    /// The ways to sign in that a session without a recent sign-in added, and when.
    ///
    /// For some days a sign-in with one of them does not count as recent, see ``ChangeRule``.
    package var unconfirmedProviders: [SignInProvider: Timestamp] = [:]

    package var secondFactors: [SecondFactor] = []
    package var displayName: String?
    package var photoURL: String?

    /// Whether sign-in is refused; `nil` on accounts that no administrator has touched.
    package var isDisabled: Bool?

    /// Custom claims: the text of a JSON object.
    package var customAttributes: String?

    /// Tokens issued before this moment are revoked; `nil` revokes none.
    package var validSince: Timestamp?

    /// When a change by one session last ended all other sessions; ``validSince`` may be earlier.
    package var othersEndedAt: Timestamp?

    package var createdAt: Timestamp
    package var lastSignInAt: Timestamp?
    package var lastRefreshAt: Timestamp?

    /// When somebody last proved to hold ``phoneNumber``.
    package var phoneProvedAt: Timestamp?

    /// Whether the account has, or ever had, a way to sign in again.
    ///
    /// It never becomes false: an attacker who removes every way to sign in must not turn the
    /// account into an anonymous one, which may be changed without a recent sign-in.
    package var hasHadCredential = false

    package init(id: AccountID, projectID: ProjectID, createdAt: Timestamp) {
        self.id = id
        self.projectID = projectID
        self.createdAt = createdAt
    }

    /// The number that went to another person while this account was silent.
    package var formerPhoneNumber: PhoneNumber?

    /// Whether the account has no way to sign in again.
    package var isAnonymous: Bool {
        phoneNumber == nil && email == nil && linkedProviders.isEmpty && !isCustomAuth
    }

    private mutating func noteCredential() {
        if !isAnonymous || passwordHash != nil { hasHadCredential = true }
    }
}
