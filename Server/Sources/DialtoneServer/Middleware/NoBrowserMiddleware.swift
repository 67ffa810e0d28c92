import HTTPTypes
import Hummingbird

/// Refuses everything that a browser sends.
///
/// On the listener of administrators reaching it is all it takes, and a browser on the same
/// machine reaches it for every page that it shows. Programs send neither of these headers, and
/// no page can leave them out.
struct NoBrowserMiddleware: RouterMiddleware {
    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        guard !request.headers.contains(.origin), !request.headers.contains(.fetchSite) else {
            let refusal = RequestRefusal.forbidden("The admin listener is not for browsers.")
            return try WireEncoder.response(of: refusal)
        }
        return try await next(request, context)
    }
}
