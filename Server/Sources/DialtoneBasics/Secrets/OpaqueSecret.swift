/// A secret of 32 random bytes that only the client stores; the database has its digest.
///
/// `Record` is the type that the secret gives access to, so that secrets of different kinds cannot
/// be confused.
package struct OpaqueSecret<Record>: Sendable, CustomStringConvertible {
    private static var form: BytesText { BytesText(length: 32) }

    private let bytes: [UInt8]

    package init(random: RandomSource) {
        bytes = random.bytes(Self.form.length)
    }

    /// Parses text from a client; `nil` if it is not 32 bytes in base64url.
    package init?(_ text: String) {
        guard let bytes = Self.form.bytes(of: text) else { return nil }
        self.bytes = bytes
    }

    /// The secret as the client receives and sends it, in base64url.
    package var text: String { Self.form.text(of: bytes) }

    package var digest: TokenDigest { TokenDigest(of: bytes) }

    package var description: String { "OpaqueSecret(•••)" }
}
