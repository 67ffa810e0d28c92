#if os(macOS) || os(Linux)
import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// One connection of a browser, from its first byte to the response.
final class LoopbackConnection {
    private static let headLimit = 16_384

    let socket: Int32
    /// The monotonic time when the connection began, in nanoseconds.
    let start: UInt64
    private var head: [UInt8] = []

    init(_ socket: Int32, _ start: UInt64) {
        self.socket = socket
        self.start = start
    }

    /// Reads available data, and responds once the head is complete; returns whether it is done.
    func read(_ page: LoopbackPage) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = recv(socket, &buffer, buffer.count, 0)
        guard count > 0 else { return true }
        head += buffer[..<count]
        guard head.count <= Self.headLimit else {
            answer(LoopbackResponse(status: "431 Request Header Fields Too Large"))
            return true
        }
        let text = String(decoding: head, as: UTF8.self)
        guard text.contains("\r\n\r\n") else { return false }
        answer(page.answer(to: text))
        return true
    }

    private func answer(_ answer: LoopbackResponse) {
        let message = Array(answer.message.utf8)
        #if canImport(Darwin)
        var on: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        _ = send(socket, message, message.count, 0)
        #else
        _ = send(socket, message, message.count, Int32(MSG_NOSIGNAL))
        #endif
    }
}
#endif
