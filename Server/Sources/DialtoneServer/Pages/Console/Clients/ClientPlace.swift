import DialtoneBasics
import DialtoneModel
import Hummingbird

/// The pages of the clients of a project, and the values that their libraries need.
struct ClientPlace: Sendable {
    let project: ProjectID

    /// The path of the list.
    let list: String

    /// The issuer of the project's provider.
    let issuer: String
    let discoveryURL: String

    init(of visit: ConsoleVisit, in site: ConsoleSite) throws {
        project = try visit.projectID()
        list = ConsoleTab.clients.path(in: project.rawValue)
        issuer =
            OpenIDIssuer(origin: site.appOrigin(of: visit.request), project: project).text
        discoveryURL = "\(issuer)/.well-known/openid-configuration"
    }

    func path(of client: String) -> String { "\(list)/\(PagePath.escaped(client))" }

    /// What the page calls a field of the API whose value is refused.
    static let fieldNames: [String: @Sendable (String) -> String] = [
        "displayName": { _ in translated("The name") },
        "redirectUris": addresses,
        "postLogoutRedirectUris": addresses,
        "audience": { _ in translated("The audience") },
    ]

    /// A problem is about all addresses, or names one of them.
    private static let addresses: @Sendable (String) -> String = { problem in
        problem.hasPrefix("must") ? translated("The list of addresses") : translated("The address")
    }
}
