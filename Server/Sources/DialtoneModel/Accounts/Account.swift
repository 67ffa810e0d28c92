package import DialtoneBasics
package import PhoneNumbers

/// A user's account in one project.
package struct Account: Hashable, Sendable {
    /// The maximum length of ``displayName``, in UTF-16 code units.
    package static let displayNameLimit = 256

    /// The maximum length of ``photoURL``, in bytes.
    package static let photoURLLimit = 2_048

    package let id: AccountID
    package let projectID: ProjectID
    package var phoneNumber: PhoneNumber? { didSet { noteCredential() } }

    /// The e-mail address, normalized by ``EmailAddress``.
    package var email: String? { didSet { noteCredential() } }

    package var isEmailVerified = false

    /// The account's first e-mail address, if it has a different one now.
    package var initialEmail: String?

    package var passwordHash: PasswordHash? { didSet { noteCredential() } }
    package var passwordUpdatedAt: Timestamp?

    /// Whether the user has signed in with a link sent to ``email``.
    package var hasEmailLinkSignIn = false

    /// Whether the account was created by a custom token that the app's back end signed.
    package var isCustomAuth = false { didSet { noteCredential() } }

    /// The identities at other providers that are linked to the account.
    package var linkedProviders: [LinkedProvider] = [] { didSet { noteCredential() } }

    /// The sign-in methods that a session without a recent sign-in added, and when.
    ///
    /// For some days, signing in with one of them does not count as a recent sign-in, see
    /// ``ChangeRule``.
    package var unconfirmedProviders: [SignInProvider: Timestamp] = [:]

    /// The passkeys, the oldest first.
    package var passkeys: [EnrolledPasskey] = [] { didSet { noteCredential() } }

    package var secondFactors: [SecondFactor] = [] {
        // The codes of a factor that is gone must not open an account that gets another one.
        didSet { if secondFactors.isEmpty { recoveryCodes = nil } }
    }

    /// The codes that take the place of a lost second factor; `nil` if the user has created none.
    package var recoveryCodes: RecoveryCodes?

    package var displayName: String?
    package var photoURL: String?

    /// Whether sign-in is rejected; `nil` on accounts that no administrator has changed.
    package var isDisabled: Bool?

    /// Custom claims: the text of a JSON object.
    package var customAttributes: String?

    /// Tokens issued before this moment are revoked; `nil` revokes none.
    package var validSince: Timestamp?

    /// When a change by one session last ended all other sessions.
    ///
    /// ``validSince`` may be earlier.
    package var othersEndedAt: Timestamp?

    package var createdAt: Timestamp
    package var lastSignInAt: Timestamp?
    package var lastRefreshAt: Timestamp?

    /// When ownership of ``phoneNumber`` was last proved.
    package var phoneProvedAt: Timestamp?

    /// Whether the account has, or ever had, a credential to sign in with again.
    ///
    /// It never becomes `false`: an attacker who removes every credential must not turn the account
    /// into an anonymous one, which can be changed without a recent sign-in.
    package var hasHadCredential = false

    package init(id: AccountID, projectID: ProjectID, createdAt: Timestamp) {
        self.id = id
        self.projectID = projectID
        self.createdAt = createdAt
    }

    /// The account's former phone number, which now belongs to another user.
    package var formerPhoneNumber: PhoneNumber?

    /// Whether the account has no credential to sign in with again.
    package var isAnonymous: Bool {
        phoneNumber == nil && email == nil && linkedProviders.isEmpty && passkeys.isEmpty
            && !isCustomAuth
    }

    private mutating func noteCredential() {
        if !isAnonymous || passwordHash != nil { hasHadCredential = true }
    }
}
