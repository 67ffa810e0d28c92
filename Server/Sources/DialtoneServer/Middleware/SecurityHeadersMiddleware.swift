import HTTPTypes
import Hummingbird

/// Sets restrictive security headers on responses.
///
/// Headers that a response sets itself are kept, so that pages can set their own content policy.
struct SecurityHeadersMiddleware: RouterMiddleware {
    private static let headers: HTTPFields = [
        .xContentTypeOptions: "nosniff",
        .contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
        .referrerPolicyName: "no-referrer",
    ]

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        for field in Self.headers where !response.headers.contains(field.name) {
            response.headers.append(field)
        }
        return response
    }
}
