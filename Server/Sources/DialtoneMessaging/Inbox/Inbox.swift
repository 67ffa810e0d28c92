package import DialtoneCore
import Synchronization

/// Development's sender: keeps messages in memory instead of paying anyone to deliver them.
package final class Inbox: SMSSender, Sendable {
    /// How many messages a listener may fall behind before it loses the oldest.
    private static let listenerBuffer = 100

    private struct Listener {
        let project: ProjectID
        let continuation: AsyncStream<TextMessage>.Continuation
    }

    private struct State {
        var messages: [TextMessage] = []
        var listeners: [Int: Listener] = [:]
        var nextListener = 0
        var isFinished = false
    }

    private let capacity: Int
    private let show: @Sendable (TextMessage) -> Void
    private let state = Mutex(State())

    /// Keeps the last `capacity` messages of all projects together.
    ///
    /// `show` is called with each message after it was kept; development mode prints it.
    package init(
        capacity: Int = 1_000,
        show: @escaping @Sendable (TextMessage) -> Void = { _ in }
    ) {
        self.capacity = max(1, capacity)
        self.show = show
    }

    package func send(_ message: TextMessage) async throws {
        let listeners = state.withLock { state in
            state.messages.append(message)
            // Many at once: each removal moves all that stay.
            if state.messages.count >= 2 * capacity {
                state.messages.removeFirst(state.messages.count - capacity)
            }
            return state.listeners.values.filter { $0.project == message.projectID }
        }
        for listener in listeners { listener.continuation.yield(message) }
        show(message)
    }

    /// What was sent for the project, oldest first.
    package func messages(of project: ProjectID) -> [TextMessage] {
        state.withLock { $0.messages.suffix(capacity).filter { $0.projectID == project } }
    }

    /// Forgets the messages of the project.
    package func clear(_ project: ProjectID) {
        state.withLock { $0.messages.removeAll { $0.projectID == project } }
    }

    /// The messages of the project from now on, until ``finish()``.
    ///
    /// A listener that reads too slowly loses the oldest messages it has not read.
    package func stream(of project: ProjectID) -> AsyncStream<TextMessage> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: TextMessage.self,
            bufferingPolicy: .bufferingNewest(Self.listenerBuffer)
        )
        let number = state.withLock { state -> Int? in
            guard !state.isFinished else { return nil }
            state.nextListener += 1
            state.listeners[state.nextListener] = Listener(
                project: project,
                continuation: continuation
            )
            return state.nextListener
        }
        guard let number else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { $0.listeners[number] = nil }
        }
        return stream
    }

    /// Ends every stream, now and later, so that a server with listeners can stop.
    package func finish() {
        let listeners = state.withLock { state in
            state.isFinished = true
            defer { state.listeners = [:] }
            return state.listeners.values
        }
        for listener in listeners { listener.continuation.finish() }
    }
}
