package import DialtoneBasics
import DialtoneModel

/// The issuer names of ID tokens and session cookies, which depend on the project.
package struct TokenIssuer: Hashable, Sendable {
    /// The names that upstream's admin SDKs and third-party verifiers require exactly.
    package static let upstream = TokenIssuer(base: upstreamBase)

    private static let upstreamBase = "https://securetoken.google.com"

    private let base: String
    private let cookieBase: String

    /// Creates issuer names from a base URL without a trailing slash.
    package init(base: String) {
        self.base = base
        cookieBase =
            base == Self.upstreamBase ? "https://session.firebase.google.com" : "\(base)/session"
    }

    package func issuer(of project: ProjectID) -> String {
        "\(base)/\(project.rawValue)"
    }

    /// The issuer of ID tokens or session cookies whose URL on this server has the path `path`.
    ///
    /// `nil` if there is none, or if the issuer names belong to another server.
    package func named(
        atPath path: some StringProtocol
    ) -> (issuer: String, project: ProjectID)? {
        guard base != Self.upstreamBase, let name = path.split(separator: "/").last,
            let project = ProjectID(checking: String(name))
        else { return nil }
        for issuer in [issuer(of: project), cookieIssuer(of: project)]
        where issuer.dropFirst("https://".count).drop(while: { $0 != "/" }) == path {
            return (issuer, project)
        }
        return nil
    }

    /// The issuer of session cookies.
    ///
    /// It differs from that of ID tokens, so that no cookie is accepted as an ID token.
    package func cookieIssuer(of project: ProjectID) -> String {
        "\(cookieBase)/\(project.rawValue)"
    }
}

extension TokenIssuer {
    /// Returns the token of a session for the current state of its account.
    func token(of session: Session, account: Account, id: IDTokenID, at now: Timestamp) -> IDToken {
        IDToken(
            id: id,
            issuer: issuer(of: account.projectID.parent),
            session: session,
            account: account,
            issuedAt: now
        )
    }

    /// Returns the cookie with the claims of a verified ID token.
    func cookie(
        of idToken: String,
        of project: ProjectID,
        lasting lifetime: TimeSpan,
        at now: Timestamp
    ) throws(Refusal) -> SessionCookie {
        let cookie = SessionCookie(
            of: idToken,
            issuer: cookieIssuer(of: project.parent),
            lasting: lifetime,
            at: now
        )
        guard let cookie else { throw .invalidIDToken }
        return cookie
    }
}
