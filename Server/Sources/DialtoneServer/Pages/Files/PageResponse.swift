import HTTPTypes
import Hummingbird
import NIOCore

/// A page, and what browsers may do with it.
///
/// No other site can frame a page, and nobody keeps a copy.
enum PageResponse {
    static func html(
        _ text: String,
        status: HTTPResponse.Status = .ok,
        policy: ContentPolicy = .standard
    ) -> Response {
        let body = ByteBuffer(string: text)
        return Response(
            status: status,
            headers: [
                .contentType: "text/html; charset=utf-8",
                .cacheControl: "no-store",
                .contentLength: String(body.readableBytes),
                .contentSecurityPolicy: policy.text,
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
