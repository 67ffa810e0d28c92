import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The system's HTTP client, without cookies and caches, and with a limit on response sizes.
final class URLSessionTransport: HTTPTransport {
    private let session: URLSession
    private let answers: AnswerCollector

    /// The default limit in bytes, far above any response of a Dialtone server.
    static let usualLimit = 4 << 20

    init(limit: Int = usualLimit) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        answers = AnswerCollector(limit: limit)
        session = URLSession(configuration: configuration, delegate: answers, delegateQueue: nil)
    }

    deinit {
        // A session retains its delegate until it is invalidated.
        session.finishTasksAndInvalidate()
    }

    func send(_ request: HTTPExchange.Request) async throws -> HTTPExchange.Response {
        var message = URLRequest(url: request.url, timeoutInterval: request.timeout)
        message.httpMethod = request.method
        message.httpBody = request.body
        for (name, value) in request.headers { message.setValue(value, forHTTPHeaderField: name) }
        return try await answers.answer(to: session.dataTask(with: message))
    }
}

/// A response exceeded the size limit.
struct AnswerTooLong: Error {
    let limit: Int
}

/// Collects the parts of responses.
private final class AnswerCollector: NSObject, URLSessionDataDelegate, Sendable {
    private struct Partial: Sendable {
        var body = Data()
        let end = Waiting<HTTPExchange.Response>()
    }

    private let partials = Locked<[Int: Partial]>([:])
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    /// Starts the task and waits for its response; cancels the task if the caller is canceled.
    func answer(to task: URLSessionDataTask) async throws -> HTTPExchange.Response {
        let partial = Partial()
        partials.withLock { $0[task.taskIdentifier] = partial }
        task.resume()
        defer { task.cancel() }
        return try await partial.end.outcome()
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive data: Data
    ) {
        let tooLong: Partial? = partials.withLock { partials in
            guard let partial = partials[dataTask.taskIdentifier] else { return nil }
            guard partial.body.count + data.count <= limit else {
                return partials.removeValue(forKey: dataTask.taskIdentifier)
            }
            partials[dataTask.taskIdentifier]?.body.append(data)
            return nil
        }
        guard let tooLong else { return }
        tooLong.end.end(with: .failure(AnswerTooLong(limit: limit)))
        dataTask.cancel()
    }

    /// Follows no redirect, which would send codes, passwords and tokens to another address.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        let partial = partials.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        guard let partial else { return }
        if let error { return partial.end.end(with: .failure(error)) }
        guard let response = task.response as? HTTPURLResponse else {
            return partial.end.end(with: .failure(URLError(.badServerResponse)))
        }
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            headers[String(describing: name).lowercased()] = String(describing: value)
        }
        partial.end.end(
            with: .success(
                HTTPExchange.Response(
                    status: response.statusCode,
                    headers: headers,
                    body: partial.body
                )
            )
        )
    }
}
