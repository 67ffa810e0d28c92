import AsyncHTTPClient
import NIOCore
import NIOPosix
import NIOSSL

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Error {
    /// Whether no connection was established, so that the next address can safely be tried.
    var meansNoConnection: Bool {
        switch self {
        case let error as HTTPClientError: error == .connectTimeout
        case is NIOConnectionError: true
        case let error as IOError:
            [ECONNREFUSED, ENETUNREACH, EHOSTUNREACH, EADDRNOTAVAIL, ETIMEDOUT]
                .contains(error.errnoCode)
        default: false
        }
    }

    /// Whether the TLS handshake failed, for example because of the certificate.
    ///
    /// If it did, no request was sent.
    var meansNoHandshake: Bool {
        if case NIOSSLError.handshakeFailed? = self as? NIOSSLError { return true }
        return self is NIOSSLExtraError || self as? HTTPClientError == .tlsHandshakeTimeout
    }

    /// Whether the connection was lost before there was a response.
    var meansBrokenConnection: Bool {
        switch self {
        case let error as HTTPClientError: error == .remoteConnectionClosed
        case let error as IOError: [ECONNRESET, EPIPE].contains(error.errnoCode)
        case let error as ChannelError: error == .ioOnClosedChannel
        default: false
        }
    }
}
