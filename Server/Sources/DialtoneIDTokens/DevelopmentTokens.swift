package import DialtoneBasics
package import DialtoneModel

/// The ID tokens of development mode, signed or unsigned depending on ``TokenKinds``.
///
/// Anyone can create an unsigned token, so this type is for development only.
package struct DevelopmentTokens: IDTokenService {
    /// The text `{"alg":"none","typ":"JWT"}` in base64url, followed by a dot.
    private static let header = "eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0."

    private let signed: IDTokenAuthority
    private let issuer: TokenIssuer
    private let kinds: TokenKinds

    /// Creates a service that uses `signed` to issue and verify signed tokens.
    package init(
        beside signed: IDTokenAuthority,
        issuer: TokenIssuer = .upstream,
        kinds: TokenKinds
    ) {
        self.signed = signed
        self.issuer = issuer
        self.kinds = kinds
    }

    package func issue(
        for session: Session,
        account: Account,
        id: IDTokenID,
        by settings: TokenSettings,
        at now: Timestamp
    ) async throws -> String {
        guard kinds.kind(for: account.projectID) == .unsigned else {
            return try await signed.issue(
                for: session,
                account: account,
                id: id,
                by: settings,
                at: now
            )
        }
        let token = issuer.token(of: session, account: account, id: id, at: now)
        return Self.header + Base64URL.encode(token.claims()) + "."
    }

    package func issueCookie(
        of idToken: String,
        of project: Project,
        lasting lifetime: TimeSpan,
        at now: Timestamp
    ) async throws -> String {
        guard kinds.kind(for: project.id) == .unsigned else {
            return try await signed.issueCookie(
                of: idToken,
                of: project,
                lasting: lifetime,
                at: now
            )
        }
        let cookie = try issuer.cookie(of: idToken, of: project.id, lasting: lifetime, at: now)
        return Self.header + Base64URL.encode(cookie.claims) + "."
    }

    package func check(
        _ token: String,
        of project: ProjectID,
        at now: Timestamp
    ) throws -> CheckedIDToken {
        guard token.hasPrefix(Self.header), !kinds.areAlwaysSigned(for: project) else {
            return try signed.check(token, of: project, at: now)
        }
        guard token.utf8.count <= IDTokenVerifier.maximumLength, token.hasSuffix("."),
            let payload = Base64URL.decode(String(token.dropFirst(Self.header.count).dropLast()))
        else { throw Refusal.invalidIDToken }
        return try signed.check(payload: payload, of: project, at: now)
    }
}
