import Synchronization

/// What became of a connection while a request on it was being answered.
///
/// The connection's handler writes it, the request's log line reads it.
final class ConnectionFate: Sendable {
    enum End: UInt8, Sendable {
        case open

        /// The client closed its side. It may still read an answer, or have gone away.
        case clientFinished

        /// The client is gone: nothing can be written to it.
        case clientGone

        /// The server hung up, because the request or its answer took too long.
        case deadline
    }

    private let value = Atomic(End.open.rawValue)

    var end: End { End(rawValue: value.load(ordering: .relaxed)) ?? .open }

    /// Takes note of `end`, unless something that says more is noted already.
    func note(_ end: End) {
        value.max(end.rawValue, ordering: .relaxed)
    }
}
