package import DialtoneBasics

/// The ID of one attempt to send a message by one gateway.
///
/// Gateways receive it as an idempotency key, so that a repeated request sends no second message.
package struct AttemptID: Hashable, Sendable {
    package static let length = form.length
    private static let form = BytesText(length: 16)

    package let bytes: [UInt8]

    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    package init(random: RandomSource) {
        self.init(bytes: random.bytes(Self.length))
    }

    /// The ID as 22 characters of base64url.
    package var text: String { Self.form.text(of: bytes) }

    package init?(_ text: String) {
        guard let bytes = Self.form.bytes(of: text) else { return nil }
        self.init(bytes: bytes)
    }
}
