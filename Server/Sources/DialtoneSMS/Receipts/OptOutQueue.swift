package import DialtoneModel
package import Logging
import Synchronization

/// A bounded queue of opt-out and opt-in requests from phones, written apart from the messages.
package final class OptOutQueue: Sendable {
    /// The number of requests that one call writes.
    private static let batch = 50

    private struct State {
        var requests: [OptOutRequest] = []
        var dropped = 0
    }

    private let store: any DataStore
    private let capacity: Int
    private let logger: Logger
    private let state = Mutex(State())

    package init(store: any DataStore, capacity: Int = 1_000, logger: Logger) {
        self.store = store
        self.capacity = capacity
        self.logger = logger
    }

    /// The total number of requests dropped because the queue was full.
    package var droppedCount: Int { state.withLock { $0.dropped } }

    package func note(_ request: OptOutRequest) {
        let isFirstDropped = state.withLock { state in
            guard state.requests.count >= capacity else {
                state.requests.append(request)
                return false
            }
            state.dropped += 1
            return state.dropped == 1
        }
        if isFirstDropped {
            logger.warning("opt-out replies were dropped: the queue is full")
        }
    }

    /// Writes a batch in order, each request in its own transaction; returns their number.
    @discardableResult
    package func writeBatch() async throws -> Int {
        let requests = state.withLock { state in
            defer { state.requests.removeFirst(min(Self.batch, state.requests.count)) }
            return Array(state.requests.prefix(Self.batch))
        }
        for (index, request) in requests.enumerated() {
            do {
                try await write(request)
            } catch {
                let rest = requests[index...]
                state.withLock { $0.requests.insert(contentsOf: rest, at: 0) }
                throw error
            }
        }
        return requests.count
    }

    /// Writes all requests that are queued now.
    package func writeAll() async throws {
        while try await writeBatch() > 0 {}
    }

    private func write(_ request: OptOutRequest) async throws {
        let count = try await store.write { try request.apply(in: $0) }
        logger.info(
            "a phone opted in or out of messages",
            metadata: [
                "gateway": "\(request.gatewayName)",
                "word": "\(request.word)",
                "projects": "\(count)",
            ]
        )
    }
}
