import HTTPTypes
import Hummingbird
import NIOCore

/// Creates the response for a page, with its security headers.
///
/// Only sites that the page specifies can frame it, and it is never cached.
enum PageResponse {
    /// Whether a page of another origin that opened this one can send it messages.
    enum OpenerPolicy: String {
        case sameOrigin = "same-origin"
        case unsafeNone = "unsafe-none"
    }

    static func html(
        _ text: String,
        status: HTTPResponse.Status = .ok,
        policy: ContentPolicy = .standard,
        opener: OpenerPolicy = .sameOrigin
    ) -> Response {
        let body = ByteBuffer(string: text)
        var headers: HTTPFields = [
            .contentType: "text/html; charset=utf-8",
            .cacheControl: "no-store",
            .contentLength: String(body.readableBytes),
            .contentSecurityPolicy: policy.text,
            .openerPolicy: opener.rawValue,
        ]
        if !policy.allowsFrames { headers[.frameOptions] = "DENY" }
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
    }
}

extension HTTPField.Name {
    fileprivate static let frameOptions = Self("x-frame-options") ?? .from
    fileprivate static let openerPolicy = Self("cross-origin-opener-policy") ?? .from
}
