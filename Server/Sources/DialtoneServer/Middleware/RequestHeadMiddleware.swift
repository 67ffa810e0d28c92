import HTTPTypes
import Hummingbird

/// Refuses requests whose head is ambiguous, or that name a host that the listener does not
/// answer for.
///
/// It writes its refusals itself, before the middleware that lets web pages read answers, so that
/// pages cannot read these.
struct RequestHeadMiddleware: RouterMiddleware {
    let hosts: AcceptedHosts

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        do throws(RequestRefusal) {
            try check(request)
        } catch {
            return try WireEncoder.response(of: error)
        }
        return try await next(request, context)
    }

    private func check(_ request: Request) throws(RequestRefusal) {
        guard let host = request.head.authority else {
            throw .malformedHead("The Host header is missing.")
        }
        // The first Host is not among the fields, so any Host there is a second one.
        guard !request.headers.contains(.host) else {
            throw .malformedHead("The Host header is repeated.")
        }
        try hosts.check(HostName(host))
        try SingleFields.check(request.headers)
    }
}
