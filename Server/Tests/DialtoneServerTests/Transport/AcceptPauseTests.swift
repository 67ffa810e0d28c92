#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import InMemoryLogging
import Logging
import NIOCore
import NIOEmbedded
import Testing

@testable import DialtoneServer

/// A listener whose process has run out of file descriptors, on a loop whose time the test holds.
@Suite struct AcceptPauseTests {
    private let logs = InMemoryLogHandler()
    private let listener: EmbeddedChannel

    init() throws {
        let logs = logs
        listener = EmbeddedChannel(
            handler: AcceptPause(logger: Logger(label: "test", factory: { _ in logs }))
        )
        try listener.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
    }

    private func fail(_ code: CInt = EMFILE) {
        listener.pipeline.fireErrorCaught(IOError(errnoCode: code, reason: "accept"))
        // The channel throws errors that reach the end of its pipeline at its next use.
        #expect(throws: IOError.self) { try listener.throwIfErrorCaught() }
    }

    /// The earlier error of the channel is thrown here; it is not part of the test.
    private func accept() {
        _ = try? listener.writeInbound(EmbeddedChannel() as any Channel)
    }

    /// Whether the event loop was asked to accept connections; `nil` if it was not asked anything.
    private var accepts: Bool? {
        listener.options.last { $0.option is ChannelOptions.Types.AutoReadOption }?.value as? Bool
    }

    @Test(arguments: [EMFILE, ENFILE, ENOBUFS, ENOMEM])
    func `accepting connections pauses for a second`(code: CInt) throws {
        fail(code)
        #expect(accepts == false)
        listener.embeddedEventLoop.advanceTime(by: .milliseconds(999))
        #expect(accepts == false)
        listener.embeddedEventLoop.advanceTime(by: .milliseconds(1))
        #expect(accepts == true)
    }

    @Test func `the failure is logged once until a connection is accepted again`() {
        for _ in 0..<5 {
            fail()
            fail()
            listener.embeddedEventLoop.advanceTime(by: .seconds(1))
        }
        #expect(logs.entries.map(\.level) == [.error])
        accept()
        #expect(logs.entries.map(\.level) == [.error, .notice])
        accept()
        fail()
        #expect(logs.entries.map(\.level) == [.error, .notice, .error])
    }

    @Test func `other errors change nothing`() {
        fail(ECONNABORTED)
        #expect(accepts == nil)
        #expect(logs.entries.isEmpty)
    }
}
