import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Calls of the admin API in this process, on behalf of the console's user.
///
/// A call takes the same way as one from outside: through the router, the guard with the user's
/// role, and the endpoint. Only its errors are thrown instead of being written as a response.
struct AdminCalls: Sendable {
    private let responder: RouterResponder<ServerContext>

    /// Creates the calls for a server whose API is `routes`.
    init(_ routes: ProtocolRoutes) {
        let router = Router(context: ServerContext.self)
        routes.addAdminCalls(to: router)
        responder = router.buildResponder()
    }

    /// Makes a call and returns its result.
    ///
    /// Throws what the endpoint or its guard throws.
    func call<Output: Decodable>(
        _ method: HTTPRequest.Method,
        _ path: String,
        query: [String: String] = [:],
        _ input: (any Encodable & Sendable)? = nil,
        for visit: ConsoleVisit
    ) async throws -> Output {
        try await Self.output(
            of: response(to: method, path, query: query, input, for: visit)
        )
    }

    /// Makes a call whose body is a file that is sent while it is read.
    func upload<Output: Decodable>(
        _ file: RequestBody,
        to path: String,
        for visit: ConsoleVisit
    ) async throws -> Output {
        let type = "application/octet-stream"
        return try await Self.output(
            of: response(to: .post, path, sending: file, as: type, for: visit)
        )
    }

    private static func output<Output: Decodable>(of response: Response) async throws -> Output {
        let body = BodyCollector()
        try await response.body.write(body)
        return try JSONDecoder().decode(
            Output.self,
            from: Data(body.content.buffer.readableBytesView)
        )
    }

    /// Makes a call and returns its response, whose body is written as it is read.
    func response(
        to method: HTTPRequest.Method,
        _ path: String,
        query: [String: String] = [:],
        _ input: (any Encodable & Sendable)? = nil,
        for visit: ConsoleVisit
    ) async throws -> Response {
        try await response(
            to: method,
            Self.path(path, query),
            sending: RequestBody(buffer: try Self.body(of: input)),
            as: "application/json",
            for: visit
        )
    }

    private func response(
        to method: HTTPRequest.Method,
        _ path: String,
        sending body: RequestBody,
        as type: String,
        for visit: ConsoleVisit
    ) async throws -> Response {
        var context = visit.context
        context.consoleUser = visit.user
        let request = Request(
            head: HTTPRequest(
                method: method,
                scheme: nil,
                authority: visit.request.head.authority,
                path: path,
                headerFields: [.contentType: type]
            ),
            body: body
        )
        let response = try await responder.respond(to: request, context: context)
        guard response.status.kind == .successful else { throw HTTPError(response.status) }
        return response
    }

    /// Makes a call whose result does not matter.
    func call(
        _ method: HTTPRequest.Method,
        _ path: String,
        query: [String: String] = [:],
        _ input: (any Encodable & Sendable)? = nil,
        for visit: ConsoleVisit
    ) async throws {
        let _: JSONValue = try await call(method, path, query: query, input, for: visit)
    }

    private static func body(of input: (any Encodable)?) throws -> ByteBuffer {
        guard let input else { return ByteBuffer() }
        return ByteBuffer(bytes: try JSONEncoder().encode(input))
    }

    private static func path(_ path: String, _ query: [String: String]) -> String {
        guard !query.isEmpty else { return path }
        let fields = query.sorted { $0.key < $1.key }.map { name, value in
            "\(PagePath.escaped(name))=\(PagePath.escaped(value))"
        }
        return "\(path)?\(fields.joined(separator: "&"))"
    }
}

/// Collects the body of a response.
private struct BodyCollector: ResponseBodyWriter {
    /// The bytes so far, which the copies of the writer share.
    final class Content {
        var buffer = ByteBuffer()
    }

    let content = Content()

    func write(_ buffer: ByteBuffer) async throws {
        content.buffer.writeImmutableBuffer(buffer)
    }

    func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
