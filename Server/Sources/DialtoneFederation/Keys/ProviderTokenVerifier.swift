import Crypto
package import DialtoneBasics
import DialtoneIDTokens
package import DialtoneModel
import Foundation

/// Verifies ID tokens of OpenID Connect providers (OpenID Connect Core 1.0, section 3.1.3.7).
package struct ProviderTokenVerifier: Sendable {
    package let issuers: IssuerDirectory

    package init(issuers: IssuerDirectory) {
        self.issuers = issuers
    }

    /// Returns the identity in an ID token; throws a ``Refusal`` if the token is not valid.
    package func identity(
        in text: String,
        of provider: IdentityProvider,
        nonce: String?,
        at now: Timestamp
    ) async throws -> ProviderIdentity {
        guard let issuer = provider.issuers.first else {
            throw FederationRefusal.invalidCredential("The provider does not issue ID tokens.")
        }
        guard let token = SignedToken(text) else {
            throw FederationRefusal.invalidResponse("The ID token cannot be parsed.")
        }
        guard TokenAlgorithm(rawValue: token.algorithm) != nil else {
            throw FederationRefusal.invalidResponse("The ID token's algorithm is not allowed.")
        }
        guard let key = try await issuers.key(for: token, of: issuer),
            await key.hasSigned(token)
        else { throw FederationRefusal.invalidResponse("The ID token's signature is not valid.") }
        guard
            let claims = try? JSONDecoder().decode(ProviderClaims.self, from: Data(token.payload)),
            let identity = ProviderIdentity(claims, of: provider.id, payload: token.payload)
        else { throw FederationRefusal.invalidResponse("The ID token's claims cannot be parsed.") }
        try Self.check(claims, of: provider, at: now)
        try ProviderNonce.check(claims.nonce, against: nonce)
        return identity
    }

    private static func check(
        _ claims: ProviderClaims,
        of provider: IdentityProvider,
        at now: Timestamp
    ) throws(FederationRefusal) {
        guard let issuer = claims.issuer, provider.issuers.contains(issuer) else {
            throw .invalidResponse("The ID token has another issuer.")
        }
        let audiences = claims.audience?.names ?? []
        guard !audiences.isEmpty, provider.audiences.isSuperset(of: audiences) else {
            throw .invalidResponse("The ID token has another audience.")
        }
        if audiences.count > 1 {
            guard let party = claims.authorizedParty, provider.audiences.contains(party) else {
                throw .invalidResponse("The ID token has another authorized party.")
            }
        }
        let skew = IDTokenVerifier.clockSkew
        guard let expiry = claims.expiresAt?.moment, now < expiry + skew else {
            throw .invalidResponse("The ID token has expired.")
        }
        guard let issued = claims.issuedAt?.moment, issued <= now + skew,
            claims.notBefore.map({ $0.moment <= now + skew }) ?? true
        else { throw .invalidResponse("The ID token is not valid yet.") }
    }
}

/// Verifies that an ID token was issued for the current sign-in attempt.
enum ProviderNonce {
    /// Throws unless the token's nonce is the app's nonce or its SHA-256.
    static func check(_ claim: String?, against shown: String?) throws(FederationRefusal) {
        switch (claim, shown) {
        case (nil, nil): return
        case (nil, _?): throw .invalidNonce("The ID token has no nonce.")
        case (_?, nil): throw .invalidNonce("The ID token has a nonce, but the request does not.")
        case (let claim?, let shown?):
            guard claim == shown || claim == digest(of: shown) else {
                throw .invalidNonce("The nonce does not match the ID token's.")
            }
        }
    }

    private static func digest(of text: String) -> String {
        let digits = Array("0123456789abcdef")
        return String(
            SHA256.hash(data: Array(text.utf8)).flatMap {
                [digits[Int($0 >> 4)], digits[Int($0 & 15)]]
            }
        )
    }
}
