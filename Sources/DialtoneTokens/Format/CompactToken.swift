#if Tokens

import Foundation

/// A JSON Web Token in its compact form, parsed but not verified.
struct CompactToken: Sendable {
    /// Longer than any token that the server issues, because the size of the claims is limited.
    static let maximumLength = 32_768

    /// Longer than any header that the server writes.
    ///
    /// The header is parsed before the signature is verified, so its length limits the work that a
    /// forged token can cause.
    private static let maximumHeaderLength = 1_024

    let header: TokenHeader
    let payload: Data
    let signature: Data

    /// The text that the signature is for: header, dot and payload, as in the token.
    let signedText: Data

    init(_ text: String) throws(InvalidToken) {
        guard text.utf8.count <= Self.maximumLength else { throw InvalidToken(.tooLong) }
        let bytes = Array(text.utf8)
        let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count <= Self.maximumHeaderLength,
            let header = Base64URL.decode(parts[0]),
            let payload = Base64URL.decode(parts[1]), let signature = Base64URL.decode(parts[2])
        else { throw InvalidToken(.malformed) }
        self.header = try TokenHeader(header)
        self.payload = payload
        self.signature = signature
        signedText = Data(bytes[..<parts[1].endIndex])
    }

    /// Whether it is a token that development mode issues to clients in emulator mode.
    var isUnsigned: Bool { header.algorithm == "none" && signature.isEmpty }
}

/// The header of a token.
///
/// Only these members are read: keys and addresses of keys that a header contains are ignored.
struct TokenHeader: Sendable {
    let algorithm: String
    let keyID: String?

    init(_ json: Data) throws(InvalidToken) {
        guard let members = StrictJSON.object(json), let algorithm = members["alg"]?.string else {
            throw InvalidToken(.malformed)
        }
        // `crit` names extensions that a verifier must support; this one supports none.
        guard members["crit"] == nil else { throw InvalidToken(.malformed) }
        // Session cookies have no type.
        if let type = members["typ"], type.string?.uppercased() != "JWT" {
            throw InvalidToken(.malformed)
        }
        self.algorithm = algorithm
        keyID = members["kid"]?.string
    }
}

#endif
