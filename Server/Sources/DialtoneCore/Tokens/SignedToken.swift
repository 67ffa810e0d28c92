import Foundation

/// A JSON Web Token of somebody else, taken apart; nothing in it is believed yet.
package struct SignedToken: Sendable {
    /// Longer than tokens of any provider that anybody knows of.
    package static let maximumLength = 32_768

    package let algorithm: String
    package let keyID: String?
    package let payload: [UInt8]
    package let signature: [UInt8]

    /// What the signature is over.
    package let signedBytes: [UInt8]

    /// `nil` unless `text` is three parts in base64url, the first of which is a header that asks
    /// for nothing unusual.
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

    /// Key addresses and embedded keys, which a header may also hold, are not even read.
    private struct Header: Decodable {
        let algorithm: String
        let keyID: String?

        /// Extensions that whoever does not know them must refuse the token for.
        let critical: [String]?

        private enum CodingKeys: String, CodingKey {
            case algorithm = "alg"
            case keyID = "kid"
            case critical = "crit"
        }
    }
}
