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
    /// Whether no connection came about, so that the next address may be tried without doing
    /// anything twice.
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

    /// Whether the other side is not who it should be, or would not agree on how to encrypt: then
    /// no request was sent.
    var meansNoHandshake: Bool {
        if case NIOSSLError.handshakeFailed? = self as? NIOSSLError { return true }
        return self is NIOSSLExtraError || self as? HTTPClientError == .tlsHandshakeTimeout
    }

    /// Whether the connection ended before there was an answer.
    var meansBrokenConnection: Bool {
        switch self {
        case let error as HTTPClientError: error == .remoteConnectionClosed
        case let error as IOError: [ECONNRESET, EPIPE].contains(error.errnoCode)
        case let error as ChannelError: error == .ioOnClosedChannel
        default: false
        }
    }
}
