#if Tokens

import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Collects the parts of responses, and cancels those that are too long.
final class ResponseCollector: NSObject, URLSessionDataDelegate, Sendable {
    typealias End = CheckedContinuation<ServerExchange.Response, any Error>

    private struct Partial: Sendable {
        let limit: Int
        let end: End
        var body = Data()
        var isTooLong = false
    }

    private let partials = Guarded<[Int: Partial]>([:])

    func expect(_ task: URLSessionDataTask, limit: Int, _ end: End) {
        partials.withLock { $0[task.taskIdentifier] = Partial(limit: limit, end: end) }
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive data: Data
    ) {
        let isTooLong = partials.withLock { partials in
            guard var partial = partials.removeValue(forKey: dataTask.taskIdentifier) else {
                return false
            }
            partial.isTooLong = partial.body.count + data.count > partial.limit
            if !partial.isTooLong { partial.body.append(data) }
            partials[dataTask.taskIdentifier] = partial
            return partial.isTooLong
        }
        if isTooLong { dataTask.cancel() }
    }

    // A redirect could lead to keys of another server.
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
        if partial.isTooLong {
            return partial.end.resume(throwing: URLError(.dataLengthExceedsMaximum))
        }
        if let error { return partial.end.resume(throwing: error) }
        guard let response = task.response as? HTTPURLResponse else {
            return partial.end.resume(throwing: URLError(.badServerResponse))
        }
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            headers[String(describing: name).lowercased()] = String(describing: value)
        }
        partial.end.resume(
            returning: .init(status: response.statusCode, headers: headers, body: partial.body)
        )
    }
}

#endif
