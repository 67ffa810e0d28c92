/// The name under which ID tokens are issued, one for each project.
package struct TokenIssuer: Hashable, Sendable {
    /// What upstream's admin SDKs and third parties' recipes compare with, exactly.
    package static let upstream = TokenIssuer(base: "https://securetoken.google.com")

    private let base: String

    /// Takes an address without a final slash.
    package init(base: String) {
        self.base = base
    }

    package func issuer(of project: ProjectID) -> String {
        "\(base)/\(project.rawValue)"
    }
}
