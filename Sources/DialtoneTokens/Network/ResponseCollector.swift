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

        /// Returns whether the response is too long.
        mutating func append(_ data: Data) -> Bool {
            isTooLong = isTooLong || body.count + data.count > limit
            if !isTooLong { body.append(data) }
            return isTooLong
        }
    }

    private struct State: Sendable {
        var partials: [Int: Partial] = [:]
        var canceled: Set<Int> = []
    }

    private let state = Guarded(State())

    /// Starts a task and ends the continuation with its response.
    func start(_ task: URLSessionDataTask, limit: Int, _ end: End) {
        let isCanceled = state.withLock { state in
            guard !state.canceled.contains(task.taskIdentifier) else { return true }
            state.partials[task.taskIdentifier] = Partial(limit: limit, end: end)
            return false
        }
        if isCanceled { return end.resume(throwing: CancellationError()) }
        task.resume()
    }

    /// Ends a task at once, even if it has not started.
    func cancel(_ task: URLSessionDataTask) {
        let partial = state.withLock { state in
            state.canceled.insert(task.taskIdentifier)
            return state.partials.removeValue(forKey: task.taskIdentifier)
        }
        partial?.end.resume(throwing: CancellationError())
        task.cancel()
    }

    /// Forgets a task whose continuation has ended.
    func forget(_ task: URLSessionDataTask) {
        _ = state.withLock { $0.canceled.remove(task.taskIdentifier) }
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive data: Data
    ) {
        let isTooLong = state.withLock { state in
            state.partials[dataTask.taskIdentifier]?.append(data) ?? false
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
        let partial = state.withLock { $0.partials.removeValue(forKey: task.taskIdentifier) }
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

/// A value that is protected by a lock.
///
/// The standard library's `Mutex` requires newer system versions than this package supports.
final class Guarded<Value: Sendable>: @unchecked Sendable {
    // Unchecked, because the compiler cannot see that `value` is accessed only under `lock`.
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// Runs `body` with the lock held; it must be short and must not acquire the same lock again.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}

#endif
