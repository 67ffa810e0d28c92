package import DialtoneBasics
import Dispatch
import NIOCore
import NIOPosix

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The operating system's resolver, including the hosts file.
package struct SystemResolver: HostResolver {
    package init() {}

    /// Resolves `host`; returns early if the task is cancelled, and then discards the result.
    package func addresses(of host: String) async throws -> [IPAddress] {
        let found = MultiThreadedEventLoopGroup.singleton.any().makePromise(of: [IPAddress].self)
        DispatchQueue.global().async { found.succeed(Self.lookUp(host)) }
        return try await withTaskCancellationHandler {
            try await found.futureResult.get()
        } onCancel: {
            found.fail(CancellationError())
        }
    }

    private static func lookUp(_ host: String) -> [IPAddress] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        hints.ai_protocol = Int32(IPPROTO_TCP)
        var first: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &first) == 0 else { return [] }
        defer { freeaddrinfo(first) }
        return sequence(first: first) { $0?.pointee.ai_next }
            .prefix { $0 != nil }
            .compactMap { $0?.pointee.address }
    }
}

extension addrinfo {
    fileprivate var address: IPAddress? {
        switch ai_family {
        case AF_INET:
            ai_addr?.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { socket in
                IPAddress(bytes: withUnsafeBytes(of: socket.pointee.sin_addr) { Array($0) })
            }
        case AF_INET6:
            ai_addr?.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { socket in
                IPAddress(bytes: withUnsafeBytes(of: socket.pointee.sin6_addr) { Array($0) })
            }
        default:
            nil
        }
    }
}
