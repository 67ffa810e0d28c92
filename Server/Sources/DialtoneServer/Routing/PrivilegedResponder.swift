import Hummingbird

/// Handles a path of two endpoints: a bearer token selects the one for administrators.
struct PrivilegedResponder<Apps: HTTPResponder, Admins: HTTPResponder>: HTTPResponder
where Apps.Context == ServerContext, Admins.Context == ServerContext {
    typealias Context = ServerContext

    let apps: Apps
    let admins: Admins

    func respond(to request: Request, context: ServerContext) async throws -> Response {
        guard Bearer(request.headers[.authorization]) == nil else {
            return try await admins.respond(to: request, context: context)
        }
        return try await apps.respond(to: request, context: context)
    }
}
