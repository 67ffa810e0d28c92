/// The internal ID of a verification session; clients receive it with a MAC, as `SessionInfo`.
package struct VerificationSessionID: Hashable, Sendable {
    package static let length = form.length
    private static let form = BytesText(length: 16)

    package let bytes: [UInt8]

    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    package init(random: RandomSource, at now: Timestamp) {
        bytes = random.orderedID(at: now)
    }

    /// Parses ``text``.
    package init?(_ text: String) {
        guard let bytes = Self.form.bytes(of: text) else { return nil }
        self.init(bytes: bytes)
    }

    /// The ID of the session's message for operators: 22 characters of base64url.
    package var text: String { Self.form.text(of: bytes) }

    /// When the session began.
    package var createdAt: Timestamp {
        Timestamp(milliseconds: bytes.prefix(6).reduce(0) { $0 << 8 | Int64($1) })
    }

    /// The lowest ID of a session that begins at `moment` or later, since IDs sort by time.
    package static func first(at moment: Timestamp) -> Self {
        let none = RandomSource { Array(repeating: 0, count: $0) }
        return Self(random: none, at: moment)
    }
}
