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
    private let uses: CredentialUses
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        uses: CredentialUses,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.uses = uses
        self.clock = clock
        self.random = random
    }

    /// Returns a new access token for the service account that signed `assertion`.
    ///
    /// The token expires with the account, at the latest.
    /// The audience must be `tokenURL`, the server's own address if one is configured, or Google's.
    /// An assertion can be reused until it expires, as the standard allows: it gives its holder
    /// nothing that the access token would not give for the same time.
    package func accessToken(
        for assertion: String,
        at tokenURL: String?
    ) async throws -> (secret: AdminSecret, lifetime: TimeSpan) {
        let now = clock.now
        guard let token = SignedToken(assertion),
            let claims = try? JSONDecoder().decode(AssertionClaims.self, from: Data(token.payload))
        else { throw InvalidGrant(problem: "The assertion is not a signed JSON Web Token.") }
        try check(claims, at: now, by: tokenURL)
        guard let account = try await store.read({ try $0.serviceAccount(email: claims.issuer) }),
            account.hasSigned(token)
        else { throw InvalidGrant.unknownSignature }
        if let end = account.expiresAt, account.hasExpired(at: now) {
            throw InvalidGrant(problem: "The service account expired at \(end.rfc3339).")
        }
        let secret = AdminSecret(.accessToken, random: random)
        let end = account.expiresAt ?? now + AccessToken.lifetime
        let lifetime = min(AccessToken.lifetime, end - now)
        let accessToken = AccessToken(
            digest: secret.digest,
            serviceAccount: claims.issuer,
            expiresAt: now + lifetime
        )
        // An administrator who replaces the account's key at the same time either prevents the
        // token or deletes it. The signature is checked before, so that callers without a key
        // cannot occupy the database's writer.
        try await store.write { data in
            guard try data.holdServiceAccount(email: claims.issuer)?.keyID == account.keyID else {
                throw InvalidGrant.unknownSignature
            }
            try data.insert(accessToken)
        }
        uses.note(account.credential, after: account.lastUsedAt)
        return (secret, lifetime)
    }

    /// Throws if the assertion could not get a token even with a valid signature.
    private func check(
        _ claims: AssertionClaims,
        at now: Timestamp,
        by tokenURL: String?
    ) throws(InvalidGrant) {
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
    }
}

/// The reason why an assertion is rejected, as a message for the client.
package struct InvalidGrant: Error, Hashable {
    package let problem: String

    fileprivate static let unknownSignature = InvalidGrant(
        problem: "The assertion is not signed by a known service account."
    )
}
