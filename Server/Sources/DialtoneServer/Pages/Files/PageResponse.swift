import HTTPTypes
import Hummingbird
import NIOCore

/// A page, and what browsers may do with it.
///
/// Scripts and styles come from this server's files only: what stands in a page itself is never
/// run, whoever put it there. No other site can frame a page, and nobody keeps a copy.
enum PageResponse {
    private static let policy = [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ].joined(separator: "; ")

    static func html(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
        let body = ByteBuffer(string: text)
        return Response(
            status: status,
            headers: [
                .contentType: "text/html; charset=utf-8",
                .cacheControl: "no-store",
                .contentLength: String(body.readableBytes),
                .contentSecurityPolicy: policy,
                .frameOptions: "DENY",
                .openerPolicy: "same-origin",
            ],
            body: ResponseBody(byteBuffer: body)
        )
    }
}

extension HTTPField.Name {
    fileprivate static let frameOptions = Self("x-frame-options") ?? .from
    fileprivate static let openerPolicy = Self("cross-origin-opener-policy") ?? .from
}
