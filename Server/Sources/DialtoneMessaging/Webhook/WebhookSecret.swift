import Crypto
package import Foundation

/// The key that sender and receiver of a webhook share: `whsec_` and 24 to 64 bytes in base64.
package struct WebhookSecret: Sendable, CustomStringConvertible {
    private static let prefix = "whsec_"

    private let key: SymmetricKey

    /// `nil` for what is no such secret.
    package init?(_ text: String) {
        guard text.hasPrefix(Self.prefix),
            let bytes = Data(base64Encoded: String(text.dropFirst(Self.prefix.count))),
            (24...64).contains(bytes.count)
        else { return nil }
        key = SymmetricKey(data: bytes)
    }

    /// The `webhook-signature` of a request, by version 1 of Standard Webhooks.
    package func signature(id: String, timestamp: Int64, body: Data) -> String {
        var content = Data("\(id).\(timestamp).".utf8)
        content.append(body)
        let code = HMAC<SHA256>.authenticationCode(for: content, using: key)
        return "v1," + Data(code).base64EncodedString()
    }

    package var description: String { "WebhookSecret(•••)" }
}
