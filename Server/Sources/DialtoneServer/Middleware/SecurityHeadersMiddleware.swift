import HTTPTypes
import Hummingbird

/// Sets restrictive security headers on responses.
///
/// Headers that a response sets itself are kept, so that pages can set their own content policy.
struct SecurityHeadersMiddleware: RouterMiddleware {
    /// A year.
    private static let strictTransportSecurity = "max-age=31536000"

    private static let headers: HTTPFields = [
        .xContentTypeOptions: "nosniff",
        .contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
        .referrerPolicyName: "no-referrer",
    ]

    private let headers: HTTPFields

    /// Creates the middleware; with `demandsTLS`, browsers do not use the host without TLS again.
    init(demandsTLS: Bool) {
        var headers = Self.headers
        if demandsTLS { headers[.strictTransportSecurity] = Self.strictTransportSecurity }
        self.headers = headers
    }

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        for field in headers where !response.headers.contains(field.name) {
            response.headers.append(field)
        }
        return response
    }
}
