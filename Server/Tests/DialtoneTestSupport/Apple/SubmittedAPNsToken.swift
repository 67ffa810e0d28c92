import DialtoneBasics
import Crypto
import Foundation

/// A provider token in Apple's format: a JWT with ES256 and `kid`, `iss` and `iat`.
struct SubmittedAPNsToken {
    let keyID: String
    let teamID: String
    let issuedAt: Int64

    private struct Header: Decodable {
        let alg: String
        let kid: String
    }

    private struct Claims: Decodable {
        let iss: String
        let iat: Int64
    }

    /// Parses a token; `nil` unless one of `keys` signed it for its own team.
    init?(_ authorization: String, keys: [String: ApplePushWorld.Key]) {
        guard authorization.hasPrefix("bearer ") else { return nil }
        let parts = authorization.dropFirst(7).split(
            separator: ".",
            omittingEmptySubsequences: false
        )
        guard parts.count == 3,
            let header: Header = Self.json(parts[0]), header.alg == "ES256",
            let claims: Claims = Self.json(parts[1]),
            let key = keys[header.kid], key.teamID == claims.iss,
            let bytes = Base64URL.decode(String(parts[2])),
            let signature = try? P256.Signing.ECDSASignature(rawRepresentation: bytes),
            key.publicKey.isValidSignature(signature, for: Data("\(parts[0]).\(parts[1])".utf8))
        else { return nil }
        keyID = header.kid
        teamID = claims.iss
        issuedAt = claims.iat
    }

    private static func json<Value: Decodable>(_ part: Substring) -> Value? {
        guard let bytes = Base64URL.decode(String(part)) else { return nil }
        return try? JSONDecoder().decode(Value.self, from: Data(bytes))
    }
}
