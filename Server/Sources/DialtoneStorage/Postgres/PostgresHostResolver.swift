import Foundation
import Synchronization

/// Resolves host names, with a deadline.
///
/// The system's lookup blocks while a name server does not respond. It runs on a separate thread,
/// which is abandoned at the deadline.
enum PostgresHostResolver {
    static func addresses(
        of host: String,
        until deadline: ContinuousClock.Instant,
        unless closing: ClosingSignal?
    ) throws(StorageError) -> [String] {
        if let literal = lookUp(host, flags: AI_NUMERICHOST) { return literal }
        let answer = Answer(signal: try ClosingSignal())
        Thread.detachNewThread {
            answer.addresses.withLock { $0 = lookUp(host, flags: 0) ?? [] }
            answer.signal.signal()
        }
        let ready = PostgresSocket(descriptor: answer.signal.descriptor)
            .wait(for: .readable, until: deadline, unless: closing)
        let addresses = ready.isEmpty ? nil : answer.addresses.withLock { $0 }
        guard let addresses else { throw .unavailable("no DNS server responded for \(host)") }
        guard !addresses.isEmpty else { throw .unavailable("the host \(host) was not found") }
        return addresses
    }

    private final class Answer: Sendable {
        let signal: ClosingSignal
        let addresses = Mutex<[String]?>(nil)

        init(signal: ClosingSignal) {
            self.signal = signal
        }
    }

    private static func lookUp(_ host: String, flags: Int32) -> [String]? {
        var hints = addrinfo()
        hints.ai_flags = flags
        hints.ai_protocol = Int32(IPPROTO_TCP)
        var first: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &first) == 0, let first else { return nil }
        defer { freeaddrinfo(first) }
        var addresses: [String] = []
        var next: UnsafeMutablePointer<addrinfo>? = first
        while let info = next?.pointee {
            next = info.ai_next
            guard let text = text(of: info), !addresses.contains(text) else { continue }
            addresses.append(text)
        }
        return addresses
    }

    private static func text(of info: addrinfo) -> String? {
        var buffer = [CChar](repeating: 0, count: 256)
        let code = getnameinfo(
            info.ai_addr,
            info.ai_addrlen,
            &buffer,
            socklen_t(buffer.count),
            nil,
            0,
            NI_NUMERICHOST
        )
        guard code == 0 else { return nil }
        return String(
            decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) },
            as: UTF8.self
        )
    }
}
