import DialtoneBasics
import DialtoneModel

/// A parsed signing key of the ring.
struct RingKey: Sendable {
    let id: String
    let algorithm: SigningAlgorithm
    var lifetime: KeyLifetime
    let certificate: [UInt8]
    let signer: any TokenSigner

    /// The header of every token that this key signs, in base64url and with the dot.
    ///
    /// Tokens are recognized by comparing these bytes. The header of a foreign token is never
    /// parsed, so its algorithm, key URL or embedded key cannot be used.
    let header: [UInt8]

    /// The header of every session cookie.
    ///
    /// It differs from ``header``, so that no cookie is accepted as an ID token.
    let cookieHeader: [UInt8]

    /// The header of every access token of a client of OpenID Connect (RFC 9068).
    let accessTokenHeader: [UInt8]

    init(_ key: SigningKey) throws(SigningFailure) {
        id = key.id
        algorithm = key.algorithm
        lifetime = key.lifetime
        certificate = key.certificate
        signer =
            switch key.algorithm {
            case .rs256: try RSATokenSigner(pkcs8: key.privateKey)
            case .es256: try P256TokenSigner(pkcs8: key.privateKey)
            }
        header = Self.header(of: key, type: "JWT")
        cookieHeader = Self.header(of: key, type: nil)
        accessTokenHeader = Self.header(of: key, type: "at+jwt")
    }

    /// Returns the header of tokens of `type`.
    func header(of type: SignedTokenType) -> [UInt8] {
        switch type {
        case .idToken: header
        case .accessToken: accessTokenHeader
        }
    }

    private static func header(of key: SigningKey, type: String?) -> [UInt8] {
        var json = JSONWriter()
        json.object { header in
            header.member("alg", string: key.algorithm.rawValue)
            header.member("kid", string: key.id)
            if let type { header.member("typ", string: type) }
        }
        var encoded: [UInt8] = []
        encoded.appendBase64URL(json.bytes)
        encoded.append(UInt8(ascii: "."))
        return encoded
    }
}
