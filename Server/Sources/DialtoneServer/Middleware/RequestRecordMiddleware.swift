import DialtoneFlows
import Dispatch
import HTTPTypes
import Hummingbird
import Logging
import Metrics
import Synchronization

/// Writes one log line and one metric for each request: its route, status and duration.
///
/// A request whose connection ended before its response has no status, because none was sent.
///
/// The route is the pattern that matched, never the requested path, so that neither logs nor
/// metrics can contain caller input.
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
        let end = context.fate?.end ?? .open
        let status =
            switch end {
            case .open, .clientFinished: String(response.status.code)
            case .clientGone, .deadline: "none"
            }
        metrics.record(
            RequestMetrics.Key(
                route: route,
                method: method,
                status: status
            ),
            nanoseconds: nanoseconds
        )
        guard context.logger.logLevel <= .info else { return response }
        var metadata: Logger.Metadata = [
            "http.method": "\(method)",
            "http.route": "\(route)",
            "http.status": Int(status).map { .stringConvertible($0) } ?? .string(status),
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

    /// Returns the method's name; callers can invent methods, so only the usual ones are named.
    private static func name(of method: HTTPRequest.Method) -> String {
        switch method {
        case .get, .head, .post, .put, .patch, .delete, .options: method.rawValue
        default: "other"
        }
    }
}

/// The timers of requests, by route, method and status.
final class RequestMetrics: Sendable {
    struct Key: Hashable {
        let route: String
        let method: String
        let status: String
    }

    private let timers = Mutex<[Key: Metrics.Timer]>([:])

    func record(_ key: Key, nanoseconds: UInt64) {
        let timer = timers.withLock { timers in
            if let timer = timers[key] { return timer }
            let timer = Metrics.Timer(
                label: "http_server_request_duration",
                dimensions: [
                    ("route", key.route), ("method", key.method), ("status", key.status),
                ],
                preferredDisplayUnit: .seconds
            )
            timers[key] = timer
            return timer
        }
        timer.recordNanoseconds(Int64(clamping: nanoseconds))
    }
}
