import DialtoneCore
import Foundation
import Hummingbird
import NIOCore
import NIOPosix

/// Reads what clients send, in every form that they send it in.
enum WireDecoder {
    /// The most bytes in the body of an ordinary call: enough for a thousand account IDs.
    static let sizeLimit = 256 * 1_024

    /// Reading a larger body takes milliseconds, during which an event loop serves no other
    /// request.
    private static let promptSize = 64 * 1_024

    private static let camelCase = JSONDecoder()

    private static let snakeCase: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }()

    /// Reads the body, or the query if the body is empty.
    ///
    /// Keys may be camel case or snake case; an empty body is an empty object.
    static func decode<Input: WireInput>(
        _ type: Input.Type,
        from request: Request
    ) async throws -> Input {
        let bringsForm = isForm(request)
        let limit = bringsForm ? min(Input.sizeLimit, FormText.sizeLimit) : Input.sizeLimit
        let body = try await collect(request, upTo: limit)
        if body.readableBytes == 0 { return try decodeQuery(type, of: request) }
        if bringsForm { return try decodeForm(type, String(buffer: body)) }
        guard body.readableBytes > promptSize else { return try decodeJSON(type, body) }
        return try await NIOThreadPool.singleton.runIfActive { try decodeJSON(type, body) }
    }

    private static func collect(_ request: Request, upTo limit: Int) async throws -> ByteBuffer {
        do {
            return try await request.body.collect(upTo: limit)
        } catch is NIOTooManyBytesError {
            throw RequestRefusal.bodyTooLarge(limit: limit)
        }
    }

    private static func decodeJSON<Input: WireInput>(
        _ type: Input.Type,
        _ body: ByteBuffer
    ) throws -> Input {
        let shape = JSONShape(body.readableBytesView)
        guard shape.depth <= JSONShape.depthLimit else {
            throw RequestRefusal.malformedBody("Nested too deeply.")
        }
        guard shape.valueCount <= Input.valueLimit else {
            throw RequestRefusal.malformedBody("Too many values.")
        }
        let decoder = shape.hasSnakeCaseKeys ? snakeCase : camelCase
        do {
            return try decoder.decode(type, from: Data(body.readableBytesView))
        } catch let error as DecodingError {
            throw RequestRefusal(error)
        }
    }

    private static func decodeQuery<Input: WireInput>(
        _ type: Input.Type,
        of request: Request
    ) throws -> Input {
        guard Input.self != NoInput.self, let query = request.uri.query else {
            return try decodeForm(type, "")
        }
        return try decodeForm(type, query)
    }

    private static func decodeForm<Input: WireInput>(
        _ type: Input.Type,
        _ text: String
    ) throws -> Input {
        guard FormText.isReadable(text) else {
            throw RequestRefusal.malformedBody("Too many fields.")
        }
        do {
            return try URLEncodedFormDecoder().decode(type, from: text)
        } catch let error as DecodingError {
            throw RequestRefusal(error)
        } catch {
            throw RequestRefusal.malformedBody("Not a form.")
        }
    }

    private static func isForm(_ request: Request) -> Bool {
        guard let type = request.headers[.contentType] else { return false }
        return type.hasPrefix("application/x-www-form-urlencoded")
    }
}
