import Foundation

/// Gives access tokens to service accounts for assertions that they signed (RFC 7523).
package struct AssertionGrant: Sendable {
    /// The only grant that there is.
    package static let grantType = "urn:ietf:params:oauth:grant-type:jwt-bearer"

    /// What Google's libraries write as the audience, whatever their key file says.
    ///
    /// It is as good as our own address: the key is known to this server and to nobody else.
    private static let googleAudience = "https://oauth2.googleapis.com/token"

    private let store: any DataStore
    private let clock: ServerClock
    private let random: RandomSource

    package init(store: any DataStore, clock: ServerClock, random: RandomSource) {
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// A new access token for the service account that signed `assertion`.
    ///
    /// The audience must be `tokenURL`, the server's own address if one is configured, or Google's.
    /// An assertion may be used again until it expires, as the standard allows: whoever holds it
    /// gains nothing that the access token would not give for as long.
    package func accessToken(
        for assertion: String,
        at tokenURL: String?
    ) async throws -> AdminSecret {
        let now = clock.now
        guard let token = SignedToken(assertion),
            let claims = try? JSONDecoder().decode(AssertionClaims.self, from: Data(token.payload))
        else { throw InvalidGrant(problem: "The assertion is no signed token.") }
        guard let account = try await store.read({ try $0.serviceAccount(email: claims.issuer) }),
            account.hasSigned(token)
        else { throw InvalidGrant(problem: "The assertion's signature is of no service account.") }
        guard claims.isInForce(at: now) else {
            throw InvalidGrant(
                problem: "The assertion is not in force, or for longer than an hour."
            )
        }
        let audiences = [tokenURL, Self.googleAudience].compactMap { $0 }
        guard claims.audience.names.contains(where: audiences.contains) else {
            throw InvalidGrant(problem: "The assertion is for another audience.")
        }
        guard claims.subject == nil || claims.subject == claims.issuer else {
            throw InvalidGrant(problem: "A service account speaks for itself only.")
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

/// Why an assertion gets no access token, in words for whoever sent it.
package struct InvalidGrant: Error, Hashable {
    package let problem: String
}
