import Synchronization

/// The state of a connection while a request on it is being answered.
///
/// The connection's handler sets it; the request's log line reads it.
final class ConnectionFate: Sendable {
    enum End: UInt8, Sendable {
        case open

        /// The client closed its side. It may still read an answer, or be gone.
        case clientFinished

        /// The client is gone: nothing can be written to it.
        case clientGone

        /// The server hung up, because the request or its answer took too long.
        case deadline
    }

    private let value = Atomic(End.open.rawValue)

    var end: End { End(rawValue: value.load(ordering: .relaxed)) ?? .open }

    /// Records `end`, unless a more specific one is recorded already.
    func note(_ end: End) {
        value.max(end.rawValue, ordering: .relaxed)
    }
}
