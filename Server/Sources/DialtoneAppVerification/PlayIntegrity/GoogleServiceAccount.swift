import DialtoneBasics
import Crypto
import CryptoExtras
import Foundation

/// A Google service account, from its key file.
package struct GoogleServiceAccount: Sendable {
    /// The maximum size of a key file, in bytes.
    private static let sizeLimit = 16 * 1_024

    /// The permitted key sizes; longer keys make signing slow, and Google does not issue them.
    private static let keyBits = 2_048...4_096

    /// The lifetime of an assertion: short, but long enough for clocks that differ slightly.
    private static let assertionLifetime = TimeSpan.minutes(5)

    package let email: String

    /// The URL that issues access tokens.
    package let tokenAddress: String
    private let keyID: String
    private let key: _RSA.Signing.PrivateKey

    /// Parses the JSON key file that Google Cloud issues for a service account.
    package init(keyFile: [UInt8]) throws(InvalidServiceAccount) {
        guard keyFile.count <= Self.sizeLimit,
            let fields = try? JSONDecoder().decode(Fields.self, from: Data(keyFile)),
            fields.type == "service_account"
        else { throw .notAKeyFile }
        guard let key = try? _RSA.Signing.PrivateKey(pemRepresentation: fields.privateKey),
            Self.keyBits.contains(key.keySizeInBits)
        else { throw .unusableKey }
        email = fields.clientEmail
        tokenAddress = fields.tokenAddress
        keyID = fields.privateKeyID
        self.key = key
    }

    /// Identifies the account together with its key.
    ///
    /// A file can name another project's account, but cannot contain that account's key.
    var fingerprint: String {
        let digest = SHA256.hash(data: key.publicKey.derRepresentation)
        return "\(email) \(tokenAddress) \(Hex.encode(digest))"
    }

    /// Returns a signed assertion that requests an access token for `scope` (RFC 7523).
    func assertion(for scope: String, at now: Timestamp) throws -> String {
        let claims = Claims(
            iss: email,
            scope: scope,
            aud: tokenAddress,
            iat: now.seconds,
            exp: (now + Self.assertionLifetime).seconds
        )
        let header = Header(alg: "RS256", typ: "JWT", kid: keyID)
        let message = [
            Base64URL.encode(try JSONEncoder().encode(header)),
            Base64URL.encode(try JSONEncoder().encode(claims)),
        ]
        .joined(separator: ".")
        let signature = try key.signature(
            for: Data(message.utf8),
            padding: .insecurePKCS1v1_5
        )
        return message + "." + Base64URL.encode(signature.rawRepresentation)
    }

    private struct Fields: Decodable {
        let type: String
        let privateKeyID: String
        let privateKey: String
        let clientEmail: String
        let tokenAddress: String

        private enum CodingKeys: String, CodingKey {
            case type
            case privateKeyID = "private_key_id"
            case privateKey = "private_key"
            case clientEmail = "client_email"
            case tokenAddress = "token_uri"
        }
    }

    private struct Header: Encodable {
        let alg: String
        let typ: String
        let kid: String
    }

    private struct Claims: Encodable {
        let iss: String
        let scope: String
        let aud: String
        let iat: Int64
        let exp: Int64
    }
}

/// The reason why a file is not accepted as a service account's key file.
package enum InvalidServiceAccount: Error, Hashable {
    case notAKeyFile, unusableKey
}

extension InvalidServiceAccount: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notAKeyFile: "The file is not the JSON key file of a Google service account."
        case .unusableKey: "The private key in the file cannot be read."
        }
    }
}

extension GoogleServiceAccount: CustomStringConvertible, CustomReflectable {
    package var description: String { "GoogleServiceAccount(\(email))" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
