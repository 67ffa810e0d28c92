import Foundation

/// Turns codes into ID tokens at a provider (RFC 6749, section 4.1.3).
struct ProviderExchange: Sendable {
    let providers: ProviderClient
    let issuers: IssuerDirectory
    let secrets: ProviderSecrets

    /// The tokens that `code` stands for.
    func tokens(
        for code: String,
        of provider: IdentityProvider,
        session: RedirectSession
    ) async throws -> Tokens {
        guard let issuer = provider.issuers.first, let clientID = provider.settings.clientID,
            let secret = try secrets.clientSecret(of: provider)
        else {
            throw FederationRefusal.invalidCredential("The provider has no client secret here.")
        }
        let metadata = try await issuers.metadata(of: issuer)
        guard let url = metadata.tokenURL else { throw ProviderUnavailable() }
        var form = [
            ("grant_type", "authorization_code"), ("code", code),
            ("redirect_uri", session.returnURL), ("code_verifier", session.codeVerifier),
            ("client_id", clientID),
        ]
        let takesForm = metadata.clientAuthentications?.contains("client_secret_post") ?? false
        if takesForm { form.append(("client_secret", secret)) }
        let answer = try await providers.post(
            form.map { (name: $0.0, value: $0.1) },
            authorization: takesForm ? nil : Self.basic(clientID, secret),
            to: url
        )
        guard answer.status < 500 else { throw ProviderUnavailable() }
        guard answer.isSuccess,
            let tokens = try? JSONDecoder().decode(Tokens.self, from: Data(answer.body))
        else { throw FederationRefusal.invalidResponse("The provider does not accept the code.") }
        return tokens
    }

    struct Tokens: Decodable, Sendable {
        let idToken: String
        let accessToken: String?
        let refreshToken: String?

        private enum CodingKeys: String, CodingKey {
            case idToken = "id_token"
            case accessToken = "access_token"
            case refreshToken = "refresh_token"
        }
    }

    private static func basic(_ name: String, _ secret: String) -> String {
        let pair = [name, secret].map { FormText.escape($0) }.joined(separator: ":")
        return "Basic " + Data(pair.utf8).base64EncodedString()
    }
}
