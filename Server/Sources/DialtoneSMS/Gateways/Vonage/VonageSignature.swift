import DialtoneBasics
import Crypto

/// The `sig` parameter of requests to and from Vonage.
struct VonageSignature: Sendable {
    enum Method: Hashable, Sendable {
        /// The account's default: an MD5 digest of the parameters and the secret.
        case md5hash

        case keyed(KeyedHash)

        init?(_ name: String?) {
            switch name {
            case nil, "md5hash": self = .md5hash
            case "md5", "sha1", "sha256", "sha512":
                guard let hash = name.flatMap(KeyedHash.init) else { return nil }
                self = .keyed(hash)
            default: return nil
            }
        }
    }

    let secret: GatewaySecret
    let method: Method

    /// Returns the signature of `parameters`, which excludes `sig` itself.
    func code(of parameters: [(name: String, value: String)]) -> [UInt8] {
        let text = parameters.filter { $0.name != "sig" }
            .sorted { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }
            .map { "&\($0.name)=\(Self.plain($0.value))" }
            .joined()
        return switch method {
        case .md5hash: Array(Insecure.MD5.hash(data: Array(text.utf8) + secret.bytes))
        case .keyed(let hash): hash.code(of: Array(text.utf8), key: secret.bytes)
        }
    }

    func isGood(_ parameters: [(name: String, value: String)]) -> Bool {
        guard let text = parameters.first(where: { $0.name == "sig" })?.value,
            let code = Hex.decode(text)
        else { return false }
        return ConstantTime.areEqual(code, self.code(of: parameters))
    }

    /// Replaces the characters that separate parameters.
    private static func plain(_ value: String) -> String {
        value.replacing("&", with: "_").replacing("=", with: "_")
    }
}
