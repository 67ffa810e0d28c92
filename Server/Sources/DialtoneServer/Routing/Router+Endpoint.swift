import HTTPTypes
import Hummingbird
import IdentityToolkit

extension Router where Context == ServerContext {
    /// Adds a call for apps with all of its paths.
    func add<Call: Endpoint>(
        _ endpoint: Call,
        _ path: IdentityToolkit.EndpointPath,
        _ callerGuard: some CallerGuard<Call.Caller>,
        method: HTTPRequest.Method = .post
    ) {
        let responder = EndpointResponder(endpoint: endpoint, callerGuard: callerGuard)
        add(responder, at: path, method: method)
    }

    /// Adds a path with one call for apps and another for administrators.
    func add<AppCall: Endpoint, AdminCall: Endpoint>(
        _ endpoint: AppCall,
        or adminEndpoint: AdminCall,
        _ path: IdentityToolkit.EndpointPath,
        _ apps: some CallerGuard<AppCall.Caller>,
        _ admins: some CallerGuard<AdminCall.Caller>
    ) {
        let responder = PrivilegedResponder(
            apps: EndpointResponder(endpoint: endpoint, callerGuard: apps),
            admins: EndpointResponder(endpoint: adminEndpoint, callerGuard: admins)
        )
        add(responder, at: path, method: .post)
    }

    /// Adds a call for administrators with all of its paths.
    func add<Call: Endpoint>(
        _ endpoint: Call,
        _ path: AdminPath,
        _ callerGuard: some CallerGuard<Call.Caller>,
        method: HTTPRequest.Method = .post
    ) {
        let responder = EndpointResponder(endpoint: endpoint, callerGuard: callerGuard)
        for spelling in path.spellings {
            on(RouterPath(spelling), method: method, responder: responder)
        }
    }

    private func add(
        _ responder: some HTTPResponder<ServerContext>,
        at path: IdentityToolkit.EndpointPath,
        method: HTTPRequest.Method
    ) {
        for spelling in path.currentSpellings {
            on(RouterPath(spelling), method: method, responder: responder)
        }
        for spelling in path.legacySpellings {
            for method in [HTTPRequest.Method.get, .post, .put, .patch, .delete] {
                on(RouterPath(spelling), method: method, responder: responder)
            }
        }
    }
}

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
