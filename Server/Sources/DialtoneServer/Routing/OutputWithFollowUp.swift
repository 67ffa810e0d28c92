import Hummingbird

/// A response with work to do after it is written.
protocol OutputWithFollowUp: Encodable, Sendable {
    associatedtype Answer: Encodable

    var answer: Answer { get }

    /// The work, which is skipped if the client disconnects before the response is written.
    var followUp: @Sendable () async -> Void { get }
}

extension OutputWithFollowUp {
    func encode(to encoder: any Encoder) throws {
        try answer.encode(to: encoder)
    }
}

extension Response {
    /// Returns the response with `followUp` after its last byte.
    func followed(by followUp: @escaping @Sendable () async -> Void) -> Response {
        var response = self
        let body = response.body
        response.body = ResponseBody(contentLength: body.contentLength) { writer in
            try await body.write(writer)
            await followUp()
        }
        return response
    }
}
