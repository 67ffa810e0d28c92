#if Tokens

public import Foundation

/// Verifies the ID tokens and session cookies of one project.
///
/// Create one verifier and share it: it caches the server's keys. It may be used by any number of
/// tasks at once, which share one download of the keys. It accepts `RS256` and `ES256` tokens.
public struct TokenVerifier: Sendable {
    let settings: TokenVerifierSettings
    let environment: TokenVerifierEnvironment
    private let keys: KeyCache

    /// Creates a verifier; the keys are downloaded when the first token is verified.
    ///
    /// - Throws: ``InvalidTokenVerifierSettings``.
    public init(
        _ settings: TokenVerifierSettings,
        environment: TokenVerifierEnvironment = TokenVerifierEnvironment()
    ) throws {
        try settings.check()
        guard environment.deadline > 0, environment.deadline <= 60 else {
            throw InvalidTokenVerifierSettings("deadline must be more than 0, to 60 seconds.")
        }
        self.settings = settings
        self.environment = environment
        let url = settings.url(forPath: "/.well-known/jwks.json")
        let (send, timeout) = (environment.send, environment.deadline)
        keys = KeyCache(retention: settings.keyRetention, environment: environment) {
            try await KeySetDownload(url: url, send: send, timeout: timeout).keySet()
        }
    }

    /// Verifies an ID token.
    ///
    /// It checks the signature and every claim, but does not ask the server: a user who signed out
    /// after the token was issued is accepted until the token expires, for up to an hour.
    /// ``verifySignedIn(_:)`` also detects that.
    ///
    /// - Parameters:
    ///   - token: The token without `Bearer `.
    ///   - earliestSignIn: Refuses the tokens of earlier sign-ins, for example because your back
    ///     end has recorded that the user's sessions were revoked, or needs a recent sign-in.
    /// - Returns: The claims.
    /// - Throws: ``InvalidToken``, or ``KeysUnavailable`` if the token cannot be verified now.
    public func verifyIDToken(
        _ token: String,
        signedInSince earliestSignIn: Date? = nil
    ) async throws -> VerifiedToken {
        try await verify(token, issuedBy: settings.idTokenIssuer, earliestSignIn)
    }

    /// Verifies a session cookie.
    ///
    /// A session cookie is valid for up to two weeks, and the server cannot be asked about it. To
    /// end sessions earlier, record when and pass the time as `earliestSignIn`.
    ///
    /// - Parameters:
    ///   - cookie: The value of the cookie.
    ///   - earliestSignIn: Refuses the cookies of earlier sign-ins.
    /// - Returns: The claims.
    /// - Throws: ``InvalidToken``, or ``KeysUnavailable`` if the cookie cannot be verified now.
    public func verifySessionCookie(
        _ cookie: String,
        signedInSince earliestSignIn: Date? = nil
    ) async throws -> VerifiedToken {
        try await verify(cookie, issuedBy: settings.sessionCookieIssuer, earliestSignIn)
    }

    private func verify(
        _ text: String,
        issuedBy issuer: String,
        _ earliestSignIn: Date?
    ) async throws -> VerifiedToken {
        let token = try CompactToken(text)
        try await checkSignature(of: token)
        let claims = try TokenClaims(payload: token.payload)
        let check = ClaimCheck(
            issuer: issuer,
            settings: settings,
            earliestSignIn: earliestSignIn,
            now: environment.now()
        )
        try check(claims)
        return VerifiedToken(claims)
    }

    private func checkSignature(of token: CompactToken) async throws {
        if settings.acceptsUnsignedTokens, token.isUnsigned { return }
        guard let algorithm = SignatureAlgorithm(rawValue: token.header.algorithm) else {
            throw InvalidToken(.wrongAlgorithm)
        }
        guard let keyID = token.header.keyID, !keyID.isEmpty else {
            throw InvalidToken(.unknownKey)
        }
        let key = try await keys.key(withID: keyID)
        // The key decides, not the token: an RSA key must never be used for another algorithm.
        guard key.algorithm == algorithm else { throw InvalidToken(.wrongAlgorithm) }
        guard key.isValidSignature(token.signature, for: token.signedText) else {
            throw InvalidToken(.wrongSignature)
        }
    }
}

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
