#if Tokens

import Foundation

/// Checks the claims of a token whose signature is valid.
struct ClaimCheck {
    let issuer: String
    let settings: TokenVerifierSettings
    let earliestSignIn: Date?
    let now: Date

    func callAsFunction(_ claims: TokenClaims) throws(InvalidToken) {
        guard claims.issuer == issuer else { throw InvalidToken(.wrongIssuer) }
        // The audience of tokens for enrolling a second factor begins with the project's ID.
        guard claims.audience == settings.projectID else { throw InvalidToken(.wrongAudience) }
        guard settings.tenant.accepts(claims.tenantID) else { throw InvalidToken(.wrongTenant) }
        guard (1...128).contains(claims.subject.utf8.count) else { throw InvalidToken(.noUser) }
        try checkTimes(claims)
    }

    private func checkTimes(_ claims: TokenClaims) throws(InvalidToken) {
        let (earliest, latest) = (now - settings.leeway, now + settings.leeway)
        guard earliest < claims.expiresAt else { throw InvalidToken(.expired) }
        guard claims.issuedAt <= latest, claims.signedInAt <= latest else {
            throw InvalidToken(.notYetValid)
        }
        // The time of a sign-in has whole seconds.
        let earliestSecond = earliestSignIn?.timeIntervalSince1970.rounded(.down)
        if let earliestSecond, !(claims.signedInAt.timeIntervalSince1970 >= earliestSecond) {
            throw InvalidToken(.signedInTooLongAgo)
        }
    }
}

#endif
