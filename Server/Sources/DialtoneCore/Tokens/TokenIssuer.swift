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

    /// Another name, so that whoever verifies ID tokens takes no cookie for one.
    package func cookieIssuer(of project: ProjectID) -> String {
        "\(cookieBase)/\(project.rawValue)"
    }
}
