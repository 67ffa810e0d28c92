package import DialtoneBasics

/// A signed-in device: an app, a browser, or a client of OpenID Connect.
///
/// ``use`` says which.
package struct Session: Hashable, Sendable {
    package let id: SessionID
    package let projectID: ProjectID
    package let accountID: AccountID

    /// The digest of the session's first refresh token.
    package let refreshTokenDigest: TokenDigest
    /// How the user signed in; for a former anonymous user, the first sign-in method set up.
    package var signInProvider: SignInProvider

    /// When the user signed in; refreshes do not change it.
    package let signedInAt: Timestamp

    /// When an ID token was last refreshed, to the minute.
    package var lastUsedAt: Timestamp

    /// The device's name as reported by the client, for the list of devices.
    package let client: String?

    /// The rotation state of the session's refresh token.
    package var rotation: SessionRotation

    package var context: SessionContext

    package var use: SessionUse

    /// When the session ends; `nil` if only a sign-out ends it.
    package var expiresAt: Timestamp?

    package init(
        id: SessionID,
        projectID: ProjectID,
        accountID: AccountID,
        refreshTokenDigest: TokenDigest,
        signInProvider: SignInProvider,
        signedInAt: Timestamp,
        lastUsedAt: Timestamp,
        client: String?,
        rotation: SessionRotation = SessionRotation(),
        context: SessionContext = SessionContext(),
        use: SessionUse = .app,
        expiresAt: Timestamp? = nil
    ) {
        self.id = id
        self.projectID = projectID
        self.accountID = accountID
        self.refreshTokenDigest = refreshTokenDigest
        self.signInProvider = signInProvider
        self.signedInAt = signedInAt
        self.lastUsedAt = lastUsedAt
        self.client = client
        self.rotation = rotation
        self.context = context
        self.use = use
        self.expiresAt = expiresAt
    }
}

extension Session {
    /// When the session's validity begins; revoking older sessions does not end it.
    package var validFrom: Timestamp { context.continuedAt ?? signedInAt }
}

/// The ID of a session, which grants no access to it.
package struct SessionID: Hashable, Sendable {
    package static let length = form.length
    private static let form = BytesText(length: 16, prefix: "session_")

    package let bytes: [UInt8]

    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    package init(random: RandomSource, at now: Timestamp) {
        bytes = random.orderedID(at: now)
    }

    /// Parses ``text``; returns `nil` if it does not have the required form.
    package init?(_ text: String) {
        guard let bytes = Self.form.bytes(of: text) else { return nil }
        self.bytes = bytes
    }

    /// The session's ID in lists of devices and in commands.
    ///
    /// It never begins with a hyphen, which a command would parse as an option.
    package var text: String { Self.form.text(of: bytes) }
}
