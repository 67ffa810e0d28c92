#if Tokens

import Foundation

/// Limits how long a request takes, even if the HTTP client ignores its timeout and cancellation.
struct Deadline: Sendable {
    private let environment: TokenVerifierEnvironment

    init(_ environment: TokenVerifierEnvironment) {
        self.environment = environment
    }

    /// Sends the request.
    ///
    /// - Throws: ``SignInStatusUnknown`` after the deadline, `CancellationError`, or what `send`
    ///   throws.
    func run(
        _ send: @escaping ServerExchange.Send,
        _ request: ServerExchange.Request
    ) async throws -> ServerExchange.Response {
        let end = AsyncStream<Result<ServerExchange.Response, any Error>>.makeStream()
        let sending = Task {
            do {
                end.continuation.yield(.success(try await send(request)))
            } catch {
                end.continuation.yield(.failure(error))
            }
        }
        let timer = Task { [environment] in
            try await environment.sleep(environment.deadline)
            let text = "The server did not respond within \(environment.deadline) seconds."
            end.continuation.yield(.failure(SignInStatusUnknown(text)))
        }
        defer {
            sending.cancel()
            timer.cancel()
        }
        // The stream ends without an element if this task is canceled.
        for await result in end.stream { return try result.get() }
        throw CancellationError()
    }
}

#endif
