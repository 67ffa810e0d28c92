package import DialtoneBasics
package import DialtoneSendGuard
package import PhoneNumbers

/// A one-time action code, sent to the owner of a mailbox or of a phone number.
package struct ActionCode: Hashable, Sendable {
    /// How long an expired code is kept, so that it is reported as expired and not as invalid.
    package static let retention = TimeSpan.days(1)

    package let digest: TokenDigest
    package let projectID: ProjectID
    package let purpose: ActionPurpose

    /// The account that the code acts on; `nil` for a sign-in, which may create an account.
    package let accountID: AccountID?

    /// The account's e-mail address at the time the code was issued.
    ///
    /// For a code that undoes a change, it is the former address, or empty if there was none. Every other code is rejected if
    /// the account's address has changed since.
    package var email: String

    package var newEmail: String?

    /// The number that the code was sent to; `nil` if it was mailed.
    ///
    /// The account had this number when the code was issued.
    package var phoneNumber: PhoneNumber?

    package var secondFactorID: SecondFactorID?

    /// The other sign-in methods that the account had before the change that the code undoes.
    package var former: FormerSignIn?

    /// Whether ``email`` was verified when the code was issued.
    package var wasEmailVerified = false

    /// The client address that the mail was counted for, if any; using the code refunds it.
    package var origin: SendOrigin?

    /// Whether the account has a password that was set before the address was verified.
    ///
    /// Another person may have set it. The value is known only while the code is issued, and it is
    /// not stored.
    package var hasUnprovedPassword = false

    /// The name of the account's user; it is known only while the code is issued.
    package var displayName: String?

    package let createdAt: Timestamp
    package let expiresAt: Timestamp

    package init(
        digest: TokenDigest,
        projectID: ProjectID,
        purpose: ActionPurpose,
        accountID: AccountID?,
        email: String,
        createdAt: Timestamp,
        expiresAt: Timestamp
    ) {
        self.digest = digest
        self.projectID = projectID
        self.purpose = purpose
        self.accountID = accountID
        self.email = email
        self.createdAt = createdAt
        self.expiresAt = expiresAt
    }

    /// Creates an action code with the digest of `secret`.
    package init(
        _ secret: ActionSecret,
        for purpose: ActionPurpose,
        email: String,
        account: Account?,
        in project: ProjectID,
        at now: Timestamp
    ) {
        self.init(
            digest: secret.digest,
            projectID: project,
            purpose: purpose,
            accountID: account?.id,
            email: email,
            createdAt: now,
            expiresAt: now + purpose.lifetime
        )
        wasEmailVerified = account?.isEmailVerified ?? false
        displayName = account?.displayName
    }
}

/// The secret that the mail contains for an ``ActionCode``.
package typealias ActionSecret = OpaqueSecret<ActionCode>
