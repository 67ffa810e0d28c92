import DialtoneBasics
import Foundation
import Hummingbird
import NIOCore

/// Decodes requests in all formats that clients use.
struct WireDecoder: Sendable {
    /// The maximum body size of an ordinary call: enough for a thousand account IDs.
    static let sizeLimit = 256 * 1_024

    /// The size from which decoding is moved off the event loop.
    ///
    /// Decoding a larger body can take a millisecond or more, during which an event loop serves no other
    /// request.
    private static let promptSize = 16 * 1_024

    private static let camelCase = JSONDecoder()

    private static let snakeCase: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }()

    /// Decodes large bodies.
    let pool: WorkPool

    /// Decodes the body, or the query if the body is empty.
    ///
    /// Keys may be in camel case or snake case; an empty body is an empty object.
    func decode<Input: WireInput>(
        _ type: Input.Type,
        from request: Request
    ) async throws -> Input {
        let bringsForm = Self.isForm(request)
        let limit = bringsForm ? min(Input.sizeLimit, FormText.sizeLimit) : Input.sizeLimit
        let body = try await Self.collect(request, upTo: limit)
        if body.readableBytes == 0 { return try Self.decodeQuery(type, of: request) }
        return try await read(body) { bytes in
            bringsForm ? try Self.decodeForm(type, bytes) : try Self.decodeJSON(type, bytes)
        }
    }

    /// Reads the form that a page of this server posts; a signed-in operator's can be longer.
    func decodeForm<Form: Decodable & Sendable>(
        _ type: Form.Type,
        from request: Request,
        byOperator: Bool = false
    ) async throws -> Form {
        let limit = byOperator ? FormText.operatorSizeLimit : FormText.sizeLimit
        let body = try await Self.collect(request, upTo: limit)
        return try await read(body) { try Self.decodeForm(type, $0, byOperator: byOperator) }
    }

    private func read<Value: Sendable>(
        _ body: ByteBuffer,
        by decode: @escaping @Sendable ([UInt8]) throws -> Value
    ) async throws -> Value {
        guard body.readableBytes > Self.promptSize else { return try decode(Array(buffer: body)) }
        return try await pool.run(elseThrow: WorkPoolIsFull()) { try decode(Array(buffer: body)) }
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
        _ body: [UInt8]
    ) throws -> Input {
        let shape = JSONShape(body)
        guard shape.depth <= JSONShape.depthLimit else {
            throw RequestRefusal.malformedBody("Nested too deeply.")
        }
        guard shape.valueCount <= Input.valueLimit else {
            throw RequestRefusal.malformedBody("Too many values.")
        }
        let decoder = shape.hasSnakeCaseKeys ? snakeCase : camelCase
        do {
            return try decoder.decode(CheckedInput<Input>.self, from: Data(body)).input
        } catch let error as DecodingError {
            throw RequestRefusal(error)
        }
    }

    private static func decodeQuery<Input: WireInput>(
        _ type: Input.Type,
        of request: Request
    ) throws -> Input {
        guard Input.self != NoInput.self, let query = request.uri.query else {
            return try decodeForm(type, [])
        }
        return try decodeForm(type, Array(query.utf8))
    }

    private static func decodeForm<Form: Decodable>(
        _ type: Form.Type,
        _ bytes: [UInt8],
        byOperator: Bool = false
    ) throws -> Form {
        guard FormText.isReadable(bytes, byOperator: byOperator) else {
            throw RequestRefusal.malformedBody("Too many fields.")
        }
        guard let fields = FormText.strictFields(of: bytes, byOperator: byOperator)
        else {
            throw RequestRefusal.malformedBody("Not a form.")
        }
        do {
            return try FormDecoder.decode(type, from: fields)
        } catch let error as DecodingError {
            throw RequestRefusal(error)
        }
    }

    private static func isForm(_ request: Request) -> Bool {
        guard let type = request.headers[.contentType] else { return false }
        return type.hasPrefix("application/x-www-form-urlencoded")
    }
}

/// The input of a JSON body without members that it must not have.
private struct CheckedInput<Input: WireInput>: Decodable {
    let input: Input

    init(from decoder: any Decoder) throws {
        input = try Input(from: decoder)
        try Input.checkMembers(of: decoder)
    }
}
