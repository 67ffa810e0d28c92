import DialtoneFlows
import DialtoneModel
import Foundation

/// Determines the hosts whose pages may show a project's challenge.
struct ChallengeHosts: Sendable {
    let mode: ServerMode
    let publicURL: String?

    /// Returns the allowed hosts.
    ///
    /// In production, the request does not determine the server's own name: otherwise, a challenge
    /// that was solved on another site would count.
    func hosts(of project: Project, authority: String?) -> Set<String> {
        var hosts = Set(project.settings.authorizedDomains.map { $0.lowercased() })
        if let publicURL { hosts.formUnion(Self.host(of: publicURL)) }
        if mode.isDevelopment, let authority { hosts.formUnion(Self.host(of: "//\(authority)")) }
        return hosts
    }

    /// Throws if the calling page belongs neither to the project nor to this server.
    ///
    /// Otherwise, any site could make its visitors solve challenges, and so send messages at the
    /// project's expense. Programs can forge the origin, but browsers report it correctly: this
    /// blocks direct calls of pages, but not calls of a program that relays for them.
    func check(_ caller: AppCaller) throws(AppProofProblem) {
        guard !mode.isDevelopment, let origin = caller.claims.origin else { return }
        // A page of this server; if its URL is configured, the list below contains it.
        if publicURL == nil, let authority = caller.claims.authority,
            origin.hasSuffix("://\(authority)")
        {
            return
        }
        let page = Self.host(of: origin)
        let known = hosts(of: caller.project.project, authority: caller.claims.authority)
        guard !page.isEmpty, page.isSubset(of: known) else {
            throw AppProofProblem(
                .challenge,
                .foreign,
                "The page's host is not one of the project's authorized domains."
            )
        }
    }

    private static func host(of address: String) -> Set<String> {
        guard let host = URLComponents(string: address)?.host?.lowercased() else { return [] }
        return [host]
    }
}
