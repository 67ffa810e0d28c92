import DialtoneTestSupport
import DialtoneBasics
@testable import DialtoneSMS
import Crypto

/// Creates JSON Web Tokens like those with which vendors sign callbacks.
enum HMACToken {
    static func text(
        _ claims: [String: JSONValue],
        key: String,
        algorithm: String = "HS256",
        by hash: KeyedHash = .sha256
    ) -> String {
        let header = JSONValue.object(["alg": .string(algorithm), "typ": .string("JWT")])
        let parts = [header, .object(claims)].map { Base64URL.encode($0.text.utf8) }
        let signed = parts.joined(separator: ".")
        let code = hash.code(of: Array(signed.utf8), key: Array(key.utf8))
        return signed + "." + Base64URL.encode(code)
    }
}
