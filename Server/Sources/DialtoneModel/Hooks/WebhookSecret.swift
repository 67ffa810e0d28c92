import Crypto
import DialtoneBasics
package import Foundation

/// The shared key of a webhook: `whsec_` and 24 to 64 bytes in base64.
package struct WebhookSecret: Sendable, CustomStringConvertible, CustomReflectable {
    private static let prefix = "whsec_"

    package let bytes: [UInt8]

    /// Parses a secret; returns `nil` if it does not have the required form.
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

    /// The secret in the form that the receiver is configured with.
    package var text: String { Self.prefix + Data(bytes).base64EncodedString() }

    /// Returns the `webhook-signature` of a request, according to Standard Webhooks version 1.
    package func signature(id: String, timestamp: Int64, body: some DataProtocol) -> String {
        var code = HMAC<SHA256>(key: SymmetricKey(data: bytes))
        code.update(data: Data("\(id).\(timestamp).".utf8))
        code.update(data: body)
        return "v1," + Data(code.finalize()).base64EncodedString()
    }

    /// Whether one of the signatures in a `webhook-signature` header was made with this secret.
    ///
    /// Signatures are separated by spaces; some senders use commas as well.
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
            return ConstantTime.isCode(code, of: signed, under: SymmetricKey(data: bytes))
        }
    }

    package var description: String { "WebhookSecret(•••)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
