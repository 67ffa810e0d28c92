import Crypto
package import Foundation

/// The key that sender and receiver of a webhook share: `whsec_` and 24 to 64 bytes in base64.
package struct WebhookSecret: Sendable, CustomStringConvertible, CustomReflectable {
    private static let prefix = "whsec_"

    package let bytes: [UInt8]

    /// `nil` for what is no such secret.
    package init?(_ text: String) {
        guard text.hasPrefix(Self.prefix),
            let bytes = Data(base64Encoded: String(text.dropFirst(Self.prefix.count)))
        else { return nil }
        self.init(bytes: Array(bytes))
    }

    package init?(bytes: [UInt8]) {
        guard (24...64).contains(bytes.count) else { return nil }
        self.bytes = bytes
    }

    /// What the receiver is given.
    package var text: String { Self.prefix + Data(bytes).base64EncodedString() }

    /// The `webhook-signature` of a request, by version 1 of Standard Webhooks.
    package func signature(id: String, timestamp: Int64, body: some DataProtocol) -> String {
        var code = HMAC<SHA256>(key: SymmetricKey(data: bytes))
        code.update(data: Data("\(id).\(timestamp).".utf8))
        code.update(data: body)
        return "v1," + Data(code.finalize()).base64EncodedString()
    }

    /// Whether one of the signatures in a `webhook-signature` is of this secret.
    ///
    /// They stand with spaces between them; some senders put commas there as well.
    package func hasSigned(
        _ signatures: String,
        id: String,
        timestamp: Int64,
        body: some DataProtocol
    ) -> Bool {
        let signed = Data("\(id).\(timestamp).".utf8) + Data(body)
        return signatures.split(separator: " ").contains { signature in
            guard signature.hasPrefix("v1,"),
                let code = Data(base64Encoded: String(signature.dropFirst(3).prefix { $0 != "," }))
            else { return false }
            return HMAC<SHA256>.isValidAuthenticationCode(
                code,
                authenticating: signed,
                using: SymmetricKey(data: bytes)
            )
        }
    }

    package var description: String { "WebhookSecret(•••)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
