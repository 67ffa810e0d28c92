/// Issues ID tokens that nobody signs, for the one admin SDK (Node) that takes no others in its
/// emulator mode.
///
/// Whoever can write JSON can make such a token, so this is for development and nothing else.
package struct UnsignedTokens: IDTokenService {
    /// The text `{"alg":"none","typ":"JWT"}` in base64url, and a dot.
    private static let header = "eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0."

    private let signed: IDTokenAuthority
    private let issuer: TokenIssuer

    /// Tokens that `signed` issued stay good.
    package init(beside signed: IDTokenAuthority, issuer: TokenIssuer = .upstream) {
        self.signed = signed
        self.issuer = issuer
    }

    package func issue(
        for session: Session,
        account: Account,
        id: IDTokenID,
        by settings: TokenSettings,
        at now: Timestamp
    ) async throws -> String {
        let token = IDToken(
            id: id,
            issuer: issuer.issuer(of: account.projectID.parent),
            session: session,
            account: account,
            issuedAt: now
        )
        return Self.header + Base64URL.encode(token.claims()) + "."
    }

    package func issueCookie(
        of idToken: String,
        of project: Project,
        lasting lifetime: TimeSpan,
        at now: Timestamp
    ) async throws -> String {
        let cookie = SessionCookie(
            of: idToken,
            issuer: issuer.cookieIssuer(of: project.id.parent),
            lasting: lifetime,
            at: now
        )
        guard let cookie else { throw Refusal.invalidIDToken }
        return Self.header + Base64URL.encode(cookie.claims) + "."
    }

    package func check(
        _ token: String,
        of project: ProjectID,
        at now: Timestamp
    ) throws -> CheckedIDToken {
        guard token.hasPrefix(Self.header) else {
            return try signed.check(token, of: project, at: now)
        }
        guard token.utf8.count <= IDTokenVerifier.maximumLength, token.hasSuffix("."),
            let payload = Base64URL.decode(String(token.dropFirst(Self.header.count).dropLast()))
        else { throw Refusal.invalidIDToken }
        return try signed.check(payload: payload, of: project, at: now)
    }
}
