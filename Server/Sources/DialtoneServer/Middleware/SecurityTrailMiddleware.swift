import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird
import Logging

/// Binds a security trail to each request for all of its handlers.
struct SecurityTrailMiddleware: RouterMiddleware {
    let sink: any SecurityEventSink
    let meter: any ActivityMeter
    let tally: ActivityTally?
    let proxies: Reloadable<TrustedProxies>
    let clock: ServerClock

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let trail = SecurityTrail(
            from: .init(
                address: proxies.current.remoteAddress(behind: context.peer, by: request.headers),
                clientVersion: request.headers[.clientVersion],
                requestID: context.logger[metadataKey: RequestIdentityMiddleware.metadataKey]?
                    .description
            ),
            sink: sink,
            meter: meter,
            tally: tally,
            clock: clock
        )
        return try await trail.whileBound { try await next(request, context) }
    }
}
