import DialtoneFlows
import Dispatch
import HTTPTypes
import Hummingbird
import Logging

/// Writes one log line and one metric for each request: its route, status and duration.
///
/// A request whose connection ended before its response has no status, because none was sent.
///
/// The route is the pattern that matched, never the requested path, so that neither logs nor
/// metrics can contain caller input.
struct RequestRecordMiddleware: RouterMiddleware {
    let metrics: RequestMetrics

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let start = DispatchTime.now().uptimeNanoseconds
        metrics.begin()
        let response: Response
        do {
            response = try await next(request, context)
        } catch {
            // The connection is in an invalid state: there is no response.
            metrics.end(
                route: RequestMetrics.noRoute,
                method: RequestMetrics.name(of: request.method),
                status: nil,
                nanoseconds: DispatchTime.now().uptimeNanoseconds - start
            )
            throw error
        }
        let nanoseconds = DispatchTime.now().uptimeNanoseconds - start
        let route = context.endpointPath ?? RequestMetrics.noRoute
        let method = RequestMetrics.name(of: request.method)
        let end = context.fate?.end ?? .open
        let status =
            switch end {
            case .open, .clientFinished: response.status.code
            case .clientGone, .deadline: Int?.none
            }
        metrics.end(route: route, method: method, status: status, nanoseconds: nanoseconds)
        if let code = SecurityTrail.current?.errorCode { metrics.noteRefusal(code) }
        guard context.logger.logLevel <= .info else { return response }
        var metadata: Logger.Metadata = [
            "http.method": "\(method)",
            "http.route": "\(route)",
            "http.status": status.map { .stringConvertible($0) }
                ?? .string(RequestMetrics.noStatus),
            "duration.ms": .stringConvertible(Double(nanoseconds / 10_000) / 100),
        ]
        if let cutOff = Self.cutOff(by: end) { metadata["cut.off"] = "\(cutOff)" }
        SecurityTrail.current?.describe(in: &metadata)
        context.logger.info("request", metadata: metadata)
        return response
    }

    /// Returns which side ended the connection before the response was written, if one did.
    private static func cutOff(by end: ConnectionFate.End) -> String? {
        switch end {
        case .open: nil
        case .clientFinished, .clientGone: "client"
        case .deadline: "deadline"
        }
    }
}
