import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// A response of the console for its own scripts.
enum ConsoleJSON {
    static func response(_ value: some Encodable) throws -> Response {
        let body = ByteBuffer(bytes: try JSONEncoder().encode(value))
        return Response(
            status: .ok,
            headers: [
                .contentType: "application/json; charset=utf-8", .cacheControl: "no-store",
                .contentLength: String(body.readableBytes),
            ],
            body: ResponseBody(byteBuffer: body)
        )
    }
}
