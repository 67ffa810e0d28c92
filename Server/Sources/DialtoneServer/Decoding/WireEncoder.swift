import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Writes answers as JSON.
enum WireEncoder {
    /// The same answer has the same bytes, so that they cannot tell anything by their order.
    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    static func response(
        _ value: some Encodable,
        status: HTTPResponse.Status = .ok
    ) throws -> Response {
        let body =
            if let json = (value as? any DirectAnswer)?.json {
                ByteBuffer(bytes: json)
            } else {
                ByteBuffer(bytes: try encoder.encode(value))
            }
        return Response(
            status: status,
            headers: [
                .contentType: "application/json; charset=utf-8",
                .cacheControl: "no-store",
                .contentLength: String(body.readableBytes),
            ],
            body: ResponseBody(byteBuffer: body)
        )
    }
}
