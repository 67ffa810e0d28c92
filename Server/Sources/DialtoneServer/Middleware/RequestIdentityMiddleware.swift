import DialtoneBasics
import HTTPTypes
import Hummingbird
import Logging

/// Assigns each request an ID, which is part of its log lines and its response.
///
/// The ID of a trusted caller is kept if it is safe to log.
struct RequestIdentityMiddleware: RouterMiddleware {
    let callers: Reloadable<TrustedProxies>

    static let metadataKey = "hb.request.id"

    private static let lengthLimit = 64

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let given = callers.current.trusts(context.peer) ? request.headers[.requestID] : nil
        let id = Self.accepted(given) ?? context.id
        var context = context
        context.logger[metadataKey: Self.metadataKey] = .string(id)
        var response = try await next(request, context)
        response.headers[.requestID] = id
        return response
    }

    private static func accepted(_ id: String?) -> String? {
        guard let id, !id.isEmpty, id.utf8.count <= lengthLimit,
            id.utf8.allSatisfy(isHarmless)
        else { return nil }
        // Nine digits in a row could be a phone number.
        return id.firstMatch(of: /[0-9]{9}/) == nil ? id : nil
    }

    private static func isHarmless(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }
}
