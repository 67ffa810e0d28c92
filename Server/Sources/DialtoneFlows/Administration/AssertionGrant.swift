package import DialtoneBasics
import DialtoneIDTokens
package import DialtoneModel
import Foundation

/// Issues access tokens to service accounts for assertions that they signed (RFC 7523).
package struct AssertionGrant: Sendable {
    /// The only supported grant type.
    package static let grantType = "urn:ietf:params:oauth:grant-type:jwt-bearer"

    /// The audience that Google's libraries set, whatever their key file says.
    ///
    /// It is as safe as the server's own address: only this server has the account's public key.
    private static let googleAudience = "https://oauth2.googleapis.com/token"

    private let store: any DataStore
    private let clock: ServerClock
    private let random: RandomSource

    package init(store: any DataStore, clock: ServerClock, random: RandomSource) {
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// Returns a new access token for the service account that signed `assertion`.
    ///
    /// The audience must be `tokenURL`, the server's own address if one is configured, or Google's.
    /// An assertion can be reused until it expires, as the standard allows: it gives its holder
    /// nothing that the access token would not give for the same time.
    package func accessToken(
        for assertion: String,
        at tokenURL: String?
    ) async throws -> AdminSecret {
        let now = clock.now
        guard let token = SignedToken(assertion),
            let claims = try? JSONDecoder().decode(AssertionClaims.self, from: Data(token.payload))
        else { throw InvalidGrant(problem: "The assertion is not a signed JSON Web Token.") }
        guard let account = try await store.read({ try $0.serviceAccount(email: claims.issuer) }),
            account.hasSigned(token)
        else {
            throw InvalidGrant(problem: "The assertion is not signed by a known service account.")
        }
        guard claims.isInForce(at: now) else {
            throw InvalidGrant(
                problem:
                    "The assertion expired, is not valid yet, or is valid for more than an hour."
            )
        }
        let audiences = [tokenURL, Self.googleAudience].compactMap { $0 }
        guard claims.audience.names.contains(where: audiences.contains) else {
            throw InvalidGrant(problem: "The assertion has another audience.")
        }
        guard claims.subject == nil || claims.subject == claims.issuer else {
            throw InvalidGrant(
                problem: "A service account cannot act for another account: omit the sub claim."
            )
        }
        let secret = AdminSecret(.accessToken, random: random)
        let accessToken = AccessToken(
            digest: secret.digest,
            serviceAccount: account.email,
            expiresAt: now + AccessToken.lifetime
        )
        try await store.write { try $0.insert(accessToken) }
        return secret
    }
}

/// The reason why an assertion is rejected, as a message for the client.
package struct InvalidGrant: Error, Hashable {
    package let problem: String
}
