import DialtoneCore

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

        /// Whether the codes are those that this server checks.
        var isUsual: Bool {
            (subType ?? "totp") == "totp" && (digits ?? 6) == 6 && (period ?? 30) == 30
                && (algorithm ?? "HmacSHA1") == "HmacSHA1"
        }
    }

    /// What the authenticator app shares with the server.
    var totpSecret: [UInt8] {
        get throws(ImportProblem) {
            let secret: Secret = try Self.decode(secretData)
            let parameters: Parameters = try Self.decode(credentialData)
            guard parameters.isUsual else {
                throw .ofSource("its authenticator app makes codes of another kind")
            }
            // Keycloak takes the characters for the key unless it says otherwise.
            guard let text = secret.value,
                let bytes = parameters.secretEncoding == "BASE32"
                    ? Base32.decode(text) : Array(text.utf8)
            else { throw .unreadable("secretData") }
            return bytes
        }
    }
}
