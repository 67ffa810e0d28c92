import DialtoneBasics
import Crypto
import Foundation

/// A provider token that authenticates the server to APNs: a JWT signed with a team's key.
struct ProviderToken: Sendable {
    let text: String
    let issuedAt: Timestamp

    init(signedBy key: APNsKey, at now: Timestamp) throws {
        let header = try Self.part(Header(alg: "ES256", kid: key.keyID))
        let claims = try Self.part(Claims(iss: key.teamID, iat: now.seconds))
        let signature = try key.key.signature(for: Data("\(header).\(claims)".utf8))
        text = "\(header).\(claims).\(Base64URL.encode(signature.rawRepresentation))"
        issuedAt = now
    }

    private struct Header: Encodable {
        let alg: String
        let kid: String
    }

    private struct Claims: Encodable {
        let iss: String
        let iat: Int64
    }

    private static func part(_ value: some Encodable) throws -> String {
        Base64URL.encode(try JSONEncoder().encode(value))
    }
}
