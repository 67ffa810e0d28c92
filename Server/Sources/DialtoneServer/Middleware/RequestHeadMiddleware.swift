import HTTPTypes
import Hummingbird

/// Rejects requests with an ambiguous head, or with a host that the listener does not accept.
///
/// It writes its responses itself, before the CORS middleware, so that web pages cannot read them.
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

/// Security-relevant header fields, which may occur only once (RFC 9110, section 5.3).
///
/// If one of them is repeated, a proxy and this server could use different values.
enum SingleFields {
    private static let bits: [HTTPField.Name: UInt32] = {
        let names: [HTTPField.Name] = [
            .accessControlRequestMethod, .apiKey, .appInstance, .appSecret, .authorization,
            .bundleIdentifier, .contentLength, .contentType, .googleAppID, .host, .origin,
        ]
        return names.enumerated().reduce(into: [:]) { $0[$1.element] = 1 << UInt32($1.offset) }
    }()

    static func check(_ fields: HTTPFields) throws(RequestRefusal) {
        var seen: UInt32 = 0
        for field in fields {
            guard let bit = bits[field.name] else { continue }
            guard seen & bit == 0 else {
                throw .malformedHead("The header \(field.name.rawName) is repeated.")
            }
            seen |= bit
        }
    }
}
