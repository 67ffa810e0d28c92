import DialtoneBasics
import DialtoneModel
import Hummingbird

/// The issuer of the OpenID Connect provider of a project, and the URLs of its endpoints.
///
/// It differs from the issuer of the ID tokens of apps, which usually belongs to another server.
struct OpenIDIssuer: Hashable, Sendable {
    /// The endpoints below the issuer.
    enum Endpoint: String, Sendable, CaseIterable {
        case authorize, token, userinfo, revoke, logout

        /// The route for every project.
        var route: RouterPath { RouterPath("\(OpenIDIssuer.root)/{project}/\(rawValue)") }

        /// The path for one project.
        func path(for project: ProjectID) -> String {
            "\(OpenIDIssuer.root)/\(project)/\(rawValue)"
        }
    }

    /// The beginning of the issuer's path; the ID of the project follows.
    static let root = "/oidc"

    /// Whether a path is one of the provider's pages, which scripts of other sites must not call.
    static func isPage(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        if parts.count == 3, "/\(parts[0])" == root {
            return [Endpoint.authorize, .logout].map(\.rawValue).contains(String(parts[2]))
        }
        return ["sign-in", "sign-out"].contains(parts.first)
    }

    /// The server's URL, without a path.
    let origin: String
    let project: ProjectID

    var text: String { "\(origin)\(Self.root)/\(project)" }

    func url(of endpoint: Endpoint) -> String { origin + endpoint.path(for: project) }
}

extension PublicAddress {
    /// Returns the issuer of a project; throws if the server's URL is not configured.
    func issuer(of project: ProjectID, for request: Request) throws(Refusal) -> OpenIDIssuer {
        OpenIDIssuer(origin: try origin(for: request), project: project)
    }
}

extension ServerContext {
    /// Returns the ID of the project in the path, which may not exist.
    func projectInPath() throws(Refusal) -> ProjectID {
        guard let name = parameters.get("project"), let id = ProjectID(checking: name) else {
            throw .unknownProject
        }
        return id
    }
}
