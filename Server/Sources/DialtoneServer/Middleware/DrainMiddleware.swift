import HTTPTypes
import Hummingbird

/// Asks clients and proxies for a new connection to another server, while this one drains.
struct DrainMiddleware: RouterMiddleware {
    let isDraining: @Sendable () -> Bool

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        if isDraining() { response.headers[.connection] = "close" }
        return response
    }
}
