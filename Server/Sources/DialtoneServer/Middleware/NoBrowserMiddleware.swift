import HTTPTypes
import Hummingbird

/// Rejects all requests from browsers.
///
/// The administrators' listener trusts every caller that reaches it, and a browser on the same
/// machine can reach it for any web page. Programs send neither of these headers, and a page cannot
/// omit them.
struct NoBrowserMiddleware: RouterMiddleware {
    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        guard !request.headers.contains(.origin), !request.headers.contains(.fetchSite) else {
            let refusal = RequestRefusal.forbidden(
                "The admin listener does not accept requests from browsers."
            )
            return try WireEncoder.response(of: refusal)
        }
        return try await next(request, context)
    }
}
