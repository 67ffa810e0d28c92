import Foundation
import JWTKit

/// Verifies ID tokens of one project, or of one of its tenants.
actor IDTokenVerifier {
    struct Claims: JWTPayload {
        struct Firebase: Codable {
            var tenant: String?
        }

        var iss: IssuerClaim
        var aud: String
        var sub: SubjectClaim
        var exp: ExpirationClaim
        var iat: IssuedAtClaim
        var phone_number: String?
        var firebase: Firebase

        // JWTKit calls this after it has checked the signature; the verifier checks the rest.
        func verify(using algorithm: some JWTAlgorithm) throws {}
    }

    private let project: String
    private let tenant: String?
    private let issuer: String
    private let keyLifespan: Duration
    private let pause: Duration
    private let now: @Sendable () -> Date
    private let fetchKeys: @Sendable () async throws -> Data
    private var keys = JWTKeyCollection()
    private var fetchedAt: ContinuousClock.Instant?

    /// `fetchKeys` fetches `/.well-known/jwks.json` of the server, with any HTTP client.
    init(
        project: String,
        tenant: String? = nil,
        issuer: String = "https://securetoken.google.com",
        keyLifespan: Duration = .seconds(900),
        pause: Duration = .seconds(30),
        now: @escaping @Sendable () -> Date = { Date() },
        fetchKeys: @escaping @Sendable () async throws -> Data
    ) {
        self.project = project
        self.tenant = tenant
        self.issuer = "\(issuer)/\(project)"
        self.keyLifespan = keyLifespan
        self.pause = pause
        self.now = now
        self.fetchKeys = fetchKeys
    }

    /// Returns the claims of a valid ID token; throws for any other.
    func verify(_ token: String) async throws -> Claims {
        try await fetch(ifOlderThan: keyLifespan)
        let claims: Claims
        do {
            claims = try await keys.verify(token, as: Claims.self)
        } catch {
            // The key may be new. Tokens with forged key IDs must not cause a request each.
            try await fetch(ifOlderThan: pause)
            claims = try await keys.verify(token, as: Claims.self)
        }
        try check(claims, at: now())
        return claims
    }

    private func check(_ claims: Claims, at now: Date) throws {
        guard claims.iss.value == issuer, claims.aud == project,
            claims.firebase.tenant == tenant, !claims.sub.value.isEmpty,
            claims.iat.value <= now + 60
        else { throw JWTError.claimVerificationFailure(failedClaim: claims.sub, reason: "foreign") }
        try claims.exp.verifyNotExpired(currentDate: now)
    }

    private func fetch(ifOlderThan age: Duration) async throws {
        let now = ContinuousClock.now
        if let fetchedAt, now - fetchedAt < age { return }
        let set = try JSONDecoder().decode(JWKS.self, from: try await fetchKeys())
        let fetched = JWTKeyCollection()
        // Not as the default key, which JWTKit would use for tokens with an unknown key ID.
        for key in set.keys { try await fetched.add(jwk: key, isDefault: false) }
        keys = fetched
        fetchedAt = now
    }
}
