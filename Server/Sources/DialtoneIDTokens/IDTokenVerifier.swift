package import DialtoneBasics
import Foundation

/// Verifies ID tokens that were issued by this server or another of its nodes.
package struct IDTokenVerifier: Sendable {
    /// The tolerated difference between the clocks of nodes.
    package static let clockSkew = TimeSpan.seconds(60)

    /// Longer than any token that this server issues, because the size of the claims is limited.
    static let maximumLength = 32_768

    let keys: KeyRing
    let issuer: TokenIssuer

    func verify(
        _ token: String,
        of project: ProjectID,
        at now: Timestamp
    ) throws(InvalidIDToken) -> IDTokenClaims {
        try claims(in: keys.payload(of: token, at: now), of: project, at: now)
    }

    /// The claims in an authentic payload, if they are valid for `project` at `now`.
    func claims(
        in payload: [UInt8],
        of project: ProjectID,
        at now: Timestamp
    ) throws(InvalidIDToken) -> IDTokenClaims {
        guard let claims = try? JSONDecoder().decode(IDTokenClaims.self, from: Data(payload))
        else { throw .malformed }
        guard claims.issuer == issuer.issuer(of: project.parent) else { throw .wrongIssuer }
        let audiences = [project.parent.rawValue, project.parent.enrollmentAudience]
        guard audiences.contains(claims.audience) else { throw .wrongAudience }
        guard claims.firebase.tenant == project.tenantID else { throw .wrongTenant }
        guard (1...128).contains(claims.subject.utf8.count) else { throw .invalidSubject }
        guard now.seconds < claims.expiresAt else { throw .expired }
        let latest = (now + Self.clockSkew).seconds
        guard claims.issuedAt <= latest, claims.signedInAt <= latest else { throw .notYetValid }
        return claims
    }
}

/// The reason why an ID token is rejected.
///
/// It is used in logs and tests. Clients learn only that the token is not valid.
enum InvalidIDToken: Error, Hashable, CaseIterable {
    case malformed
    case unknownKey
    case invalidSignature
    case wrongIssuer
    case wrongAudience
    case wrongTenant
    case invalidSubject
    case withoutSession
    case expired
    case notYetValid
}
