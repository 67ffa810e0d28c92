/// Names a verification session inside the server; clients see it sealed, as ``SessionInfo``.
package struct VerificationSessionID: Hashable, Sendable {
    package static let length = 16

    package let bytes: [UInt8]

    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    package init(random: RandomSource, at now: Timestamp) {
        bytes = random.orderedID(at: now)
    }

    /// Reads ``text``.
    package init?(_ text: String) {
        guard let bytes = Base64URL.decode(text), bytes.count == Self.length else { return nil }
        self.init(bytes: bytes)
    }

    /// What operators know the session's message by: 22 characters of base64url.
    package var text: String { Base64URL.encode(bytes) }

    /// Where the sessions of `moment` and later ones begin, since IDs are in the order of time.
    package static func first(at moment: Timestamp) -> Self {
        let none = RandomSource { Array(repeating: 0, count: $0) }
        return Self(random: none, at: moment)
    }
}
