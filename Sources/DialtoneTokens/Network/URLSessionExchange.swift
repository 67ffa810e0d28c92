#if Tokens

import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The system's HTTP client, without cookies, caches and redirects.
final class URLSessionExchange: Sendable {
    private let session: URLSession
    private let collector = ResponseCollector()

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        session = URLSession(configuration: configuration, delegate: collector, delegateQueue: nil)
    }

    deinit {
        // A session retains its delegate until it is invalidated.
        session.finishTasksAndInvalidate()
    }

    func send(_ request: ServerExchange.Request) async throws -> ServerExchange.Response {
        // Longer than the caller's own deadline, which also counts a response that never ends.
        let timeout = request.timeout.rounded(.up) + 5
        var message = URLRequest(url: request.url, timeoutInterval: timeout)
        if let json = request.json {
            message.httpMethod = "POST"
            message.httpBody = json
            message.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        let task = session.dataTask(with: message)
        let limit = request.maximumLength
        defer { collector.forget(task) }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { collector.start(task, limit: limit, $0) }
        } onCancel: {
            collector.cancel(task)
        }
    }
}

#endif
