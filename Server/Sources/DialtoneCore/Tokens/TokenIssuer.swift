/// The names under which ID tokens and session cookies are issued, one for each project.
package struct TokenIssuer: Hashable, Sendable {
    /// What upstream's admin SDKs and third parties' recipes compare with, exactly.
    package static let upstream = TokenIssuer(base: upstreamBase)

    private static let upstreamBase = "https://securetoken.google.com"

    private let base: String
    private let cookieBase: String

    /// Takes an address without a final slash.
    package init(base: String) {
        self.base = base
        cookieBase =
            base == Self.upstreamBase ? "https://session.firebase.google.com" : "\(base)/session"
    }

    package func issuer(of project: ProjectID) -> String {
        "\(base)/\(project.rawValue)"
    }

    /// The issuer whose address on this server is `path`, of ID tokens or of session cookies;
    /// `nil` if there is none, or if issuers are named after another server.
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

    /// Another name, so that whoever verifies ID tokens takes no cookie for one.
    package func cookieIssuer(of project: ProjectID) -> String {
        "\(cookieBase)/\(project.rawValue)"
    }
}
