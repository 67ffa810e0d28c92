import Synchronization

/// The state of a connection while a request on it is being answered.
///
/// The connection's handler sets it; the request's log line reads it.
final class ConnectionFate: Sendable {
    enum End: UInt8, Sendable {
        case open

        /// The client closed its side of the connection, but may still read a response.
        case clientFinished

        /// The client disconnected: nothing can be written to it.
        case clientGone

        /// The server closed the connection, because the request or its response took too long.
        case deadline
    }

    private let value = Atomic(End.open.rawValue)

    var end: End { End(rawValue: value.load(ordering: .relaxed)) ?? .open }

    /// Records `end`, unless a more specific one was recorded earlier.
    func note(_ end: End) {
        value.max(end.rawValue, ordering: .relaxed)
    }
}
