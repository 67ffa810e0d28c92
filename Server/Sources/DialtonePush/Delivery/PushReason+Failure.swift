import DialtoneModel
import AsyncHTTPClient
import NIOSSL

extension PushReason {
    /// The reason for a request that got no response.
    init(failure: any Error) {
        switch failure {
        case let error as HTTPClientError where Self.timeouts.contains(error): self = .timedOut
        case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError: self = .tlsFailed
        default: self = .unreachable
        }
    }

    private static let timeouts: [HTTPClientError] = [
        .deadlineExceeded, .readTimeout, .writeTimeout, .tlsHandshakeTimeout,
        .getConnectionFromPoolTimeout,
    ]
}
