import Tracing

extension NodeTracer {
    /// Runs `exchange` in the span of a request to `host`, with the headers that continue the trace.
    ///
    /// The span has the host and the status, and nothing else of the URL: paths and queries can
    /// contain secrets.
    package func whileCalling<Response: Sendable>(
        _ host: String,
        method: String,
        isolation: isolated (any Actor)? = #isolation,
        status: (Response) -> Int,
        exchange: (_ headers: [(name: String, value: String)]) async throws -> Response
    ) async throws -> Response {
        try await withSpan(method, ofKind: .client) { span in
            span.updateAttributes {
                $0[AttributeName.method] = method
                $0[AttributeName.serverAddress] = host
            }
            var headers: [(name: String, value: String)] = []
            inject(span.context, into: &headers, using: HeaderList())
            let response = try await exchange(headers)
            let status = status(response)
            span.updateAttributes { $0[AttributeName.status] = status }
            if status >= 400 {
                span.updateAttributes { $0[AttributeName.errorType] = "\(status)" }
                span.setStatus(SpanStatus(code: .error))
            }
            return response
        }
    }

    /// Runs `exchange` in the span of a message to `host` by a protocol that is not HTTP, and has
    /// no headers for traces.
    ///
    /// `problem` returns the code or the kind of a failure, which must not contain personal data.
    package func whileSending<Outcome: Sendable>(
        _ name: String,
        to host: String,
        by network: String,
        isolation: isolated (any Actor)? = #isolation,
        problem: (Outcome) -> String?,
        exchange: () async -> Outcome
    ) async -> Outcome {
        await withSpan(name, ofKind: .client) { span in
            span.updateAttributes {
                $0[AttributeName.networkProtocol] = network
                $0[AttributeName.serverAddress] = host
            }
            let outcome = await exchange()
            if let problem = problem(outcome) {
                span.updateAttributes { $0[AttributeName.errorType] = problem }
                span.setStatus(SpanStatus(code: .error))
            }
            return outcome
        }
    }
}

private struct HeaderList: Injector {
    func inject(
        _ value: String,
        forKey key: String,
        into carrier: inout [(name: String, value: String)]
    ) {
        carrier.append((key, value))
    }
}
