package import Crypto
package import DialtoneCore
import Foundation

/// Where gateways send what they learn about messages: an address with a secret in it.
///
/// The secret is derived, so that all nodes agree on it and none has to be kept.
package struct CallbackAddresses: Sendable {
    package static let path = "/callbacks/sms"

    private let key: SymmetricKey

    /// The address of the server as the outside world knows it; without one nobody is told where
    /// to call.
    private let publicURL: String?

    package init(key: SymmetricKey, publicURL: String?) {
        self.key = key
        self.publicURL = publicURL
    }

    package init(masterKey: MasterKey, publicURL: String?) {
        self.init(key: masterKey.key(for: .smsCallbacks), publicURL: publicURL)
    }

    /// The whole address for one gateway.
    package func statusURL(of gateway: String) -> String? {
        publicURL.map { "\($0)\(Self.path)/\(gateway)/\(token(of: gateway))" }
    }

    /// Whether `token` is the one that this gateway was told; how long it takes to see says
    /// nothing.
    package func accepts(_ token: String, of gateway: String) -> Bool {
        guard let given = Base64URL.decode(token) else { return false }
        return HMAC<SHA256>.isValidAuthenticationCode(
            given,
            authenticating: Self.message(gateway),
            using: key
        )
    }

    private func token(of gateway: String) -> String {
        let code = HMAC<SHA256>.authenticationCode(for: Self.message(gateway), using: key)
        return Base64URL.encode(Array(code))
    }

    private static func message(_ gateway: String) -> Data { Data("sms/\(gateway)".utf8) }
}
