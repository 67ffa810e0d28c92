import DialtoneBasics
import DialtoneFlows

extension KeycloakCredential {
    private struct Secret: Decodable {
        let value: String?
    }

    private struct Parameters: Decodable {
        let subType: String?
        let digits: Int?
        let period: Int?
        let algorithm: String?
        let secretEncoding: String?

        /// Whether the parameters are the only ones that this server supports.
        var isUsual: Bool {
            (subType ?? "totp") == "totp" && (digits ?? 6) == 6 && (period ?? 30) == 30
                && (algorithm ?? "HmacSHA1") == "HmacSHA1"
        }
    }

    /// The shared secret of the authenticator app.
    var totpSecret: [UInt8] {
        get throws(ImportProblem) {
            let secret: Secret = try Self.decode(secretData)
            let parameters: Parameters = try Self.decode(credentialData)
            guard parameters.isUsual else {
                throw .ofSource("the parameters of the authenticator app are not supported")
            }
            // Keycloak uses the characters themselves as the key unless an encoding is specified.
            guard let text = secret.value,
                let bytes = parameters.secretEncoding == "BASE32"
                    ? Base32.decode(text) : Array(text.utf8)
            else { throw .unreadable("secretData") }
            return bytes
        }
    }
}
