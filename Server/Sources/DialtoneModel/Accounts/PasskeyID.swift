package import DialtoneBasics

/// The credential ID of a passkey, which its authenticator chose.
package struct PasskeyID: Hashable, Sendable {
    /// The possible lengths in bytes, which WebAuthn defines.
    private static let lengths = 1...1_023

    package let bytes: [UInt8]

    /// `nil` if no credential can have the ID.
    package init?(bytes: [UInt8]) {
        guard Self.lengths.contains(bytes.count) else { return nil }
        self.bytes = bytes
    }

    /// Parses an ID in base64url or base64, with or without padding.
    package init?(_ text: String) {
        guard let bytes = Base64Text.decode(text) else { return nil }
        self.init(bytes: bytes)
    }

    /// The ID in base64url, as clients send and receive it.
    package var text: String { Base64URL.encode(bytes) }
}

/// A passkey as its account knows it; ``Passkey`` has the rest.
package struct EnrolledPasskey: Hashable, Sendable {
    package let id: PasskeyID
    package let enrolledAt: Timestamp

    package init(id: PasskeyID, enrolledAt: Timestamp) {
        self.id = id
        self.enrolledAt = enrolledAt
    }
}
