package import DialtoneBasics
import Crypto
import DialtoneModel
import Foundation

/// The callback URLs that gateways send delivery receipts to; each contains a secret token.
///
/// The token is derived from a key, so that all nodes compute the same one and none is stored.
package struct CallbackAddresses: Sendable {
    private let keys: DerivedKeys

    /// The public URL of the server; without it, gateways get no callback URL.
    private let publicURL: String?

    package init(keys: DerivedKeys, publicURL: String?) {
        self.keys = keys
        self.publicURL = publicURL
    }

    package init(masterKey: MasterKey, publicURL: String?) {
        self.init(keys: masterKey.keys(for: .smsCallbacks), publicURL: publicURL)
    }

    /// Returns the callback URL for a gateway, or `nil` if the server has no public URL.
    package func statusURL(of gateway: String) -> String? {
        publicURL.map { "\($0)\(GatewayCallback.path)/\(gateway)/\(token(of: gateway))" }
    }

    /// Returns whether `token` is the token of this gateway, compared in constant time.
    package func accepts(_ token: String, of gateway: String) -> Bool {
        guard let given = Base64URL.decode(token) else { return false }
        return keys.isCode(given, of: Self.message(gateway))
    }

    private func token(of gateway: String) -> String {
        let code = HMAC<SHA256>.authenticationCode(for: Self.message(gateway), using: keys.writing)
        return Base64URL.encode(Array(code))
    }

    private static func message(_ gateway: String) -> Data { Data("sms/\(gateway)".utf8) }
}
