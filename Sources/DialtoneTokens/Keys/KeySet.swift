#if Tokens

import Foundation

/// A downloaded set of keys, and for how long it may be used.
struct KeySet: Sendable {
    /// More than the server ever publishes.
    static let maximumCount = 64

    let keys: [String: VerificationKey]
    let lifetime: TimeInterval

    /// Parses a JSON Web Key Set.
    ///
    /// Keys for other purposes and of other kinds are left out, as the standard requires.
    ///
    /// - Throws: ``KeysUnavailable`` if the text is not a key set with at least one usable key, has
    ///   too many keys, or has two keys with the same ID.
    init(_ json: Data, lifetime: TimeInterval) throws(KeysUnavailable) {
        guard let list = StrictJSON.object(json)?["keys"]?.array else {
            throw KeysUnavailable("The response is not a key set.")
        }
        guard list.count <= Self.maximumCount else {
            throw KeysUnavailable("The key set has more than \(Self.maximumCount) keys.")
        }
        var keys: [String: VerificationKey] = [:]
        for case .object(let members) in list {
            guard let id = members["kid"]?.string, let key = VerificationKey(jwk: members) else {
                continue
            }
            guard keys.updateValue(key, forKey: id) == nil else {
                throw KeysUnavailable("Two keys of the key set have the same ID.")
            }
        }
        guard !keys.isEmpty else { throw KeysUnavailable("The key set has no usable key.") }
        self.keys = keys
        self.lifetime = lifetime
    }
}

extension VerificationKey {
    /// Reads a JSON Web Key; `nil` if it is not for one of the server's signatures.
    fileprivate init?(jwk: [String: ClaimValue]) {
        guard jwk["use"] == nil || jwk["use"]?.string == "sig" else { return nil }
        func bytes(_ name: String) -> Data? {
            jwk[name]?.string.flatMap { Base64URL.decode($0.utf8) }
        }
        switch jwk["kty"]?.string {
        case "RSA":
            guard let modulus = bytes("n"), let exponent = bytes("e") else { return nil }
            self.init(modulus: modulus, exponent: exponent)
        case "EC" where jwk["crv"]?.string == "P-256":
            guard let x = bytes("x"), let y = bytes("y") else { return nil }
            self.init(x: x, y: y)
        default: return nil
        }
        guard jwk["alg"] == nil || jwk["alg"]?.string == algorithm.rawValue else { return nil }
    }
}

#endif
