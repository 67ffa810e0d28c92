/// One use of one action, which whoever reads a mailbox was sent a code for.
package struct ActionCode: Hashable, Sendable {
    /// How long an expired code is kept, so that it is known as expired and not as invalid.
    package static let retention = TimeSpan.days(1)

    package let digest: TokenDigest
    package let projectID: ProjectID
    package let purpose: ActionPurpose

    /// The account that it acts on; `nil` for a sign-in, which may create one.
    package let accountID: AccountID?

    /// The account's address when the code was made; for a code that undoes a change, the former
    /// address.
    ///
    /// If the account has another one by now, the code is good for nothing else.
    package let email: String

    package var newEmail: String?
    package var secondFactorID: SecondFactorID?

    /// What else signed in to the account before the change that the code undoes.
    package var former: FormerSignIn?

    /// Whether somebody had proved ``email`` when the code was made.
    package var wasEmailVerified = false

    /// The client address for which the mail was counted, if it was; using the code takes this
    /// back.
    package var origin: SendOrigin?

    /// Whether the account has a password that was chosen before the address was proved.
    ///
    /// Another person may have chosen it. This is known while the code is made, and not stored.
    package var hasUnprovedPassword = false

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

    /// Makes the code that `secret` opens.
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
    }
}

/// What the mail holds of an ``ActionCode``.
package typealias ActionSecret = OpaqueSecret<ActionCode>
