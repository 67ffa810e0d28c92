/// A signing key of the ring, parsed once and ready for any number of tokens.
struct RingKey: Sendable {
    let id: String
    let algorithm: SigningAlgorithm
    var lifetime: KeyLifetime
    let certificate: [UInt8]
    let signer: any TokenSigner

    /// The first part of every token of this key, dot included.
    ///
    /// Tokens are also recognized by it, so the header of a foreign token is never interpreted:
    /// there is no algorithm, key address or embedded key in it that could be believed.
    let header: [UInt8]

    /// The first part of every session cookie: another one, so that no cookie passes as an ID
    /// token.
    let cookieHeader: [UInt8]

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
