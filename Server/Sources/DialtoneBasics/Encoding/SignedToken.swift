import Foundation

/// A parsed JSON Web Token from another issuer; nothing in it is verified yet.
package struct SignedToken: Sendable {
    /// The maximum length of a token, in bytes; tokens of all known providers are shorter.
    package static let maximumLength = 32_768

    package let algorithm: String
    package let keyID: String?
    package let payload: [UInt8]
    package let signature: [UInt8]

    /// The bytes that the signature covers.
    package let signedBytes: [UInt8]

    /// Parses `text`; `nil` unless it is three base64url parts with a supported header.
    ///
    /// A header that lists critical extensions (`crit`) is not supported.
    package init?(_ text: String) {
        guard text.utf8.count <= Self.maximumLength else { return nil }
        let bytes = Array(text.utf8)
        let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 3,
            let header = [UInt8](base64URL: parts[0]),
            let payload = [UInt8](base64URL: parts[1]),
            let signature = [UInt8](base64URL: parts[2]),
            let fields = try? JSONDecoder().decode(Header.self, from: Data(header)),
            fields.critical == nil
        else { return nil }
        algorithm = fields.algorithm
        keyID = fields.keyID
        self.payload = payload
        self.signature = signature
        signedBytes = Array(bytes.prefix(parts[0].count + 1 + parts[1].count))
    }

    /// The header fields that are used; key URLs and embedded keys are never read.
    private struct Header: Decodable {
        let algorithm: String
        let keyID: String?

        /// Extensions that a verifier must understand or else reject the token.
        let critical: [String]?

        private enum CodingKeys: String, CodingKey {
            case algorithm = "alg"
            case keyID = "kid"
            case critical = "crit"
        }
    }
}
