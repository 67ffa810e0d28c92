package import DialtoneBasics
package import DialtoneModel

/// Issues and verifies ID tokens with the keys of a ``KeyRing``.
package struct IDTokenAuthority: IDTokenService, ClaimSigner {
    private let keys: KeyRing
    private let pool: SigningPool
    private let issuer: TokenIssuer
    private let verifier: IDTokenVerifier

    package init(keys: KeyRing, pool: SigningPool, issuer: TokenIssuer = .upstream) {
        self.keys = keys
        self.pool = pool
        self.issuer = issuer
        verifier = IDTokenVerifier(keys: keys, issuer: issuer)
    }

    package func issue(
        for session: Session,
        account: Account,
        id: IDTokenID,
        by settings: TokenSettings,
        at now: Timestamp
    ) async throws -> String {
        let key = try signingKey(by: settings, at: now)
        let token = issuer.token(of: session, account: account, id: id, at: now)
        return try await sign(with: key, under: key.header) { token.claims() }
    }

    package func sign(
        _ claims: [UInt8],
        as type: SignedTokenType,
        by settings: TokenSettings,
        at now: Timestamp
    ) async throws -> String {
        let key = try signingKey(by: settings, at: now)
        return try await sign(with: key, under: key.header(of: type)) { claims }
    }

    package func issueCookie(
        of idToken: String,
        of project: Project,
        lasting lifetime: TimeSpan,
        at now: Timestamp
    ) async throws -> String {
        let key = try signingKey(by: project.settings.tokens, at: now)
        let cookie = try issuer.cookie(of: idToken, of: project.id, lasting: lifetime, at: now)
        return try await sign(with: key, under: key.cookieHeader) { cookie.claims }
    }

    private func signingKey(
        by settings: TokenSettings,
        at now: Timestamp
    ) throws(NoSigningKey) -> RingKey {
        guard let key = keys.signingKey(by: settings.algorithm, at: now) else {
            throw NoSigningKey()
        }
        return key
    }

    package func check(
        _ token: String,
        of project: ProjectID,
        at now: Timestamp
    ) throws -> CheckedIDToken {
        do {
            return try CheckedIDToken(verifier.verify(token, of: project, at: now), of: project)
        } catch {
            throw Refusal(error)
        }
    }

    /// Validates the payload of a token that needs no signature.
    func check(
        payload: [UInt8],
        of project: ProjectID,
        at now: Timestamp
    ) throws -> CheckedIDToken {
        do {
            let claims = try verifier.claims(in: payload, of: project, at: now)
            return try CheckedIDToken(claims, of: project)
        } catch {
            throw Refusal(error)
        }
    }

    private func sign(
        with key: RingKey,
        under header: [UInt8],
        _ claims: @escaping @Sendable () throws -> [UInt8]
    ) async throws -> String {
        let signed = try await pool.sign(with: key.signer) {
            var text = header
            text.appendBase64URL(try claims())
            return text
        }
        var text = signed.message
        text.append(UInt8(ascii: "."))
        text.appendBase64URL(signed.signature)
        return String(decoding: text, as: UTF8.self)
    }
}

extension CheckedIDToken {
    /// Throws for a token without a session, because such a token could not be revoked.
    init(_ claims: IDTokenClaims, of project: ProjectID) throws(InvalidIDToken) {
        guard let session = claims.firebase.session, let sessionID = SessionID(session) else {
            throw .withoutSession
        }
        self.init(
            projectID: project,
            accountID: AccountID(rawValue: claims.subject),
            sessionID: sessionID,
            issuedAt: Timestamp(seconds: claims.issuedAt),
            signedInAt: Timestamp(seconds: claims.signedInAt),
            signInProvider: SignInProvider(rawValue: claims.firebase.signInProvider),
            secondFactor: claims.firebase.provedSecondFactor,
            isForEnrollment: claims.audience != project.parent.rawValue
        )
    }
}

extension Refusal {
    /// Clients learn only that the token is not valid, or that it belongs to another tenant.
    init(_ problem: InvalidIDToken) {
        self = problem == .wrongTenant ? .tenantMismatch : .invalidIDToken
    }
}

extension IDTokenClaims.Firebase {
    fileprivate var provedSecondFactor: ProvedSecondFactor? {
        guard let secondFactor, let secondFactorID else { return nil }
        return ProvedSecondFactor(
            kind: secondFactor,
            id: SecondFactorID(rawValue: secondFactorID)
        )
    }
}

/// The key ring is empty, or has not been maintained for a whole rotation period.
package struct NoSigningKey: ServerFault, Hashable {
    package init() {}

    package var isTemporary: Bool { true }
    package var description: String { "no signing key is valid now" }
}
