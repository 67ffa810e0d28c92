import Dispatch
import HTTPTypes
import Hummingbird
import Logging
import Metrics

/// Writes one line and one measurement for each request: its route, status and duration.
///
/// The route is the pattern that matched, never the path that was asked for, so that neither
/// logs nor metrics can hold what a caller wrote into an address.
struct RequestRecordMiddleware: RouterMiddleware {
    private let metrics = RequestMetrics()

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let start = DispatchTime.now().uptimeNanoseconds
        let response = try await next(request, context)
        let nanoseconds = DispatchTime.now().uptimeNanoseconds - start
        let route = context.endpointPath ?? "none"
        let method = Self.name(of: request.method)
        metrics.record(
            RequestMetrics.Key(
                route: route,
                method: method,
                status: response.status.code
            ),
            nanoseconds: nanoseconds
        )
        context.logger.info(
            "request",
            metadata: [
                "http.method": "\(method)",
                "http.route": "\(route)",
                "http.status": "\(response.status.code)",
                "duration.ms": "\(Double(nanoseconds / 10_000) / 100)",
            ]
        )
        return response
    }

    /// Callers can make up methods, so only the usual ones are named.
    private static func name(of method: HTTPRequest.Method) -> String {
        switch method {
        case .get, .head, .post, .put, .patch, .delete, .options: method.rawValue
        default: "other"
        }
    }
}
