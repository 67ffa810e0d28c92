import DialtoneBasics
import DialtoneFlows
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Encodes responses as JSON.
enum WireEncoder {
    /// Sorts keys, so that equal responses have equal bytes and their order reveals nothing.
    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    /// Returns a value as JSON for one line of an export.
    static func line(_ value: some Encodable) throws -> [UInt8] {
        Array(try encoder.encode(value))
    }

    /// Returns the response for a refusal, with the retry delay.
    static func response(of refusal: WireRefusal) throws -> Response {
        var response = try response(refusal.body, status: refusal.status)
        if let wait = refusal.retryAfter {
            response.headers[.retryAfter] = String(wait.wholeSeconds)
        }
        return response
    }

    /// Returns the response to a request that does not reach the error middleware.
    static func response(of refusal: RequestRefusal) throws -> Response {
        let wire = WireRefusal(of: refusal)
        SecurityTrail.current?.refuse(refusal, code: wire.codeForLogs)
        return try response(of: wire)
    }

    static func response(
        _ value: some Encodable,
        status: HTTPResponse.Status = .ok
    ) throws -> Response {
        let body =
            if let json = (value as? any DirectResponse)?.json {
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
