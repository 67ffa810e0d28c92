import HTTPTypes
import Hummingbird

/// Lets web pages of any origin call: API keys are public, and no cookie is ever read.
struct AnyOriginMiddleware: RouterMiddleware {
    /// How long a browser may remember a preflight, in seconds; browsers cap it themselves.
    private static let preflightAge = "7200"

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        guard let origin = request.headers[.origin] else {
            return try await next(request, context)
        }
        var response = isPreflight(request) ? preflight(request) : try await next(request, context)
        response.headers[.accessControlAllowOrigin] = origin
        response.headers[values: .vary].append("Origin")
        response.headers[.accessControlExposeHeaders] = "Retry-After, X-Request-Id"
        return response
    }

    private func isPreflight(_ request: Request) -> Bool {
        request.method == .options && request.headers[.accessControlRequestMethod] != nil
    }

    private func preflight(_ request: Request) -> Response {
        var headers: HTTPFields = [
            .accessControlAllowMethods: "GET, POST, PUT, PATCH, DELETE, HEAD",
            .accessControlMaxAge: Self.preflightAge,
        ]
        headers[.accessControlAllowHeaders] = request.headers[.accessControlRequestHeaders]
        if request.headers[.privateNetworkRequested] == "true" {
            headers[.privateNetworkAllowed] = "true"
        }
        return Response(status: .noContent, headers: headers)
    }
}
