/// The streams that are told of each event.
///
/// A slow consumer gets one element for several events.
final class Subscribers: Sendable {
    private struct State: Sendable {
        var added = 0
        var continuations: [Int: AsyncStream<Void>.Continuation] = [:]
    }

    private let state = Locked(State())

    /// Returns a stream with an element after each event from now on.
    func stream() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Void.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let number = state.withLock { state in
            state.added += 1
            state.continuations[state.added] = continuation
            return state.added
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { $0.continuations[number] = nil }
        }
        return stream
    }

    func tell() {
        for continuation in state.current.continuations.values { continuation.yield() }
    }
}
