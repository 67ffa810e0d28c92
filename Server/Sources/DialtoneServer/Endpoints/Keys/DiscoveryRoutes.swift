import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import HTTPTypes
import Hummingbird

/// The discovery documents by which OpenID Connect libraries find an issuer's keys.
///
/// Their paths are below the issuer's URL, which an operator configures, so fixed routes cannot
/// cover all of them: ``add(to:)`` adds the fixed ones, and the middleware handles the others.
///
/// Every valid project ID has these documents, and they are served from memory: a response does not
/// reveal which projects exist, and guesses do not reach the database. Only the root looks up
/// projects.
struct DiscoveryRoutes: RouterMiddleware {
    private static let path = "/.well-known/openid-configuration"

    let keys: KeyRing
    let issuer: TokenIssuer
    let projects: ProjectDirectory
    let clock: ServerClock
    let address: PublicAddress

    /// Adds the routes that do not depend on the issuer; the middleware applies to later routes.
    func add(to router: Router<ServerContext>) {
        router.get(RouterPath(Self.path)) { request, _ in
            guard let project = try await projects.onlyProject() else {
                throw Refusal.unknownProject
            }
            return try answer(request, issuer.issuer(of: project))
        }
        router.get(RouterPath("/projects/{project}" + Self.path)) { request, context in
            let name = try context.parameters.require("project")
            guard let project = ProjectID(checking: name) else { throw Refusal.unknownProject }
            return try answer(request, issuer.issuer(of: project))
        }
        router.add(middleware: self)
    }

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let path = request.uri.path
        guard request.method == .get || request.method == .head, path.hasSuffix(Self.path),
            let named = issuer.named(atPath: path.dropLast(Self.path.count))
        else { return try await next(request, context) }
        return try answer(request, named.issuer)
    }

    private func answer(_ request: Request, _ issuer: String) throws -> Response {
        let document = OpenIDConfiguration(
            issuer: issuer,
            keySetURL: try address.origin(for: request) + KeyRoutes.keySetPath,
            keys: keys.publishedKeys(at: clock.now)
        )
        var response = try WireEncoder.response(document)
        response.headers[.cacheControl] = KeyRoutes.cacheControl
        return response
    }
}
