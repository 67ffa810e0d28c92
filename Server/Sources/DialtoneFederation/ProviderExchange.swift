import DialtoneBasics
package import DialtoneModel
import Foundation

/// Exchanges authorization codes for tokens (RFC 6749, section 4.1.3).
package struct ProviderExchange: Sendable {
    package let providers: ProviderClient
    package let issuers: IssuerDirectory
    package let secrets: ProviderSecrets

    package init(
        providers: ProviderClient,
        issuers: IssuerDirectory,
        secrets: ProviderSecrets
    ) {
        self.providers = providers
        self.issuers = issuers
        self.secrets = secrets
    }

    /// The tokens that the provider issues for `code`.
    package func tokens(
        for code: String,
        of provider: IdentityProvider,
        session: RedirectSession
    ) async throws -> Tokens {
        guard let issuer = provider.issuers.first, let clientID = provider.settings.clientID,
            let secret = try secrets.clientSecret(of: provider)
        else {
            throw FederationRefusal.invalidCredential(
                "No client secret is configured for the provider."
            )
        }
        let metadata = try await issuers.metadata(of: issuer)
        guard let url = metadata.tokenURL else { throw ProviderUnavailable() }
        let answer = try await providers.exchange(
            [
                ("grant_type", "authorization_code"), ("code", code),
                ("redirect_uri", session.returnURL), ("code_verifier", session.codeVerifier),
            ],
            of: ProviderClient.Credentials(
                clientID: clientID,
                secret: secret,
                methods: metadata.clientAuthentications
            ),
            at: url
        )
        guard answer.status < 500 else { throw ProviderUnavailable() }
        guard answer.isSuccess,
            let tokens = try? JSONDecoder().decode(Tokens.self, from: Data(answer.body))
        else { throw FederationRefusal.invalidResponse("The provider rejected the code.") }
        return tokens
    }

    package struct Tokens: Decodable, Sendable {
        package let idToken: String
        package let accessToken: String?
        package let refreshToken: String?

        private enum CodingKeys: String, CodingKey {
            case idToken = "id_token"
            case accessToken = "access_token"
            case refreshToken = "refresh_token"
        }
    }
}
