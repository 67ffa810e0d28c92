import DialtoneCore
import Foundation

/// Knows the hosts whose pages may show a project's challenge.
struct ChallengeHosts: Sendable {
    let mode: ServerMode
    let publicURL: String?

    /// In production a request is not believed about the server's name: with another one it
    /// could have a challenge count that was solved elsewhere.
    func hosts(of project: Project, authority: String?) -> Set<String> {
        var hosts = Set(project.settings.authorizedDomains.map { $0.lowercased() })
        if let publicURL { hosts.formUnion(Self.host(of: publicURL)) }
        if mode.isDevelopment, let authority { hosts.formUnion(Self.host(of: "//\(authority)")) }
        return hosts
    }

    private static func host(of address: String) -> Set<String> {
        guard let host = URLComponents(string: address)?.host?.lowercased() else { return [] }
        return [host]
    }
}
