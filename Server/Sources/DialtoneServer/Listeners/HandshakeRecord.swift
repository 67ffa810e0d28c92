import DialtoneMetrics
import NIOSSL

/// Counts why the TLS handshake of one connection failed: only the first reason, since others
/// follow from it.
///
/// It belongs to one channel and is used only on that channel's event loop.
final class HandshakeRecord {
    private let metrics: ConnectionMetrics
    private var isOver = false

    init(in metrics: ConnectionMetrics) {
        self.metrics = metrics
    }

    func fail(_ reason: ConnectionMetrics.HandshakeFailure) {
        guard !isOver else { return }
        isOver = true
        metrics.note(reason)
    }

    func fail(with error: any Error) {
        fail(Self.isDisagreement(error) ? .invalid : .abandoned)
    }

    /// Ends the record without a failure: the handshake is complete, or the server stops.
    func finish() { isOver = true }

    /// Returns whether the handshake failed because of its content; otherwise, the client left.
    private static func isDisagreement(_ error: any Error) -> Bool {
        switch error {
        case NIOSSLError.handshakeFailed(.sslError(let problems)):
            problems != [.eofDuringHandshake]
        case NIOSSLError.handshakeFailed: true
        default: false
        }
    }
}
