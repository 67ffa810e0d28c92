/// One device that is signed in: the holder of one refresh token, and of those that replace it.
package struct Session: Hashable, Sendable {
    package let id: SessionID
    package let projectID: ProjectID
    package let accountID: AccountID

    /// Of the token that the session began with.
    package let refreshTokenDigest: TokenDigest
    /// How the user signed in; after an anonymous user has set up a way to sign in, that one.
    package var signInProvider: SignInProvider

    /// When the person signed in; refreshes do not change it.
    package let signedInAt: Timestamp

    /// When the session last renewed an ID token, to the minute.
    package var lastUsedAt: Timestamp

    /// What the device called itself, for the list of devices.
    package let client: String?

    /// What became of the refresh token that the session began with.
    package var rotation: SessionRotation

    package var context: SessionContext

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
        context: SessionContext = SessionContext()
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
    }
}

extension Session {
    /// Since when the session holds; revoking what is older leaves it alone.
    package var validFrom: Timestamp { context.continuedAt ?? signedInAt }
}

/// Names a session without giving access to it.
package struct SessionID: Hashable, Sendable {
    package static let length = 16

    package let bytes: [UInt8]

    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    package init(random: RandomSource, at now: Timestamp) {
        bytes = random.orderedID(at: now)
    }

    /// Takes ``text`` back; `nil` if it cannot be one.
    package init?(_ text: String) {
        guard text.hasPrefix(Self.prefix),
            let bytes = Base64URL.decode(String(text.dropFirst(Self.prefix.count))),
            bytes.count == Self.length
        else { return nil }
        self.bytes = bytes
    }

    /// What lists of devices and commands call the session.
    ///
    /// Never begins with a hyphen, which a command would take for the name of an option.
    package var text: String { Self.prefix + Base64URL.encode(bytes) }

    private static let prefix = "session_"
}
