import DialtoneTestSupport
import Foundation
import NIOCore
import NIOPosix
import Testing

@testable import DialtoneStorage

/// Stores that close while a thread of theirs waits.
@Suite(.timeLimit(.minutes(60)))
struct PostgresClosingTests {
    /// A timeout longer than the suite's: a wait that does not end early fails the test.
    private static let longTimeout = Duration.seconds(3_600)

    private func finish(_ worker: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                worker()
                continuation.resume()
            }
        }
    }

    @Test func `a pause ends when the store closes`() async throws {
        let closing = try ClosingSignal()
        #expect(closing.pause(for: .milliseconds(1)))
        await finish {
            Thread.detachNewThread { closing.signal() }
            #expect(!closing.pause(for: Self.longTimeout))
            // Later calls see it too.
            #expect(closing.isSignaled)
            #expect(!closing.pause(for: Self.longTimeout))
        }
    }

    @Test func `a worker that waits for a silent server stops when the store closes`() async throws
    {
        let connected = AsyncStream.makeStream(of: Void.self)
        let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { channel in
                connected.continuation.yield()
                return channel.eventLoop.makeSucceededVoidFuture()
            }
            .bind(host: "127.0.0.1", port: 0).get()
        let port = try #require(server.localAddress?.port)
        let closing = try ClosingSignal()
        let ending = Task {
            _ = await connected.stream.first { _ in true }
            closing.signal()
        }
        await finish {
            let reach = PostgresReach(timeout: Self.longTimeout)
            PostgresWorker(
                index: 0,
                parts: PostgresWorker.Parts(
                    url: "postgresql://dialtone@127.0.0.1:\(port)/none?sslmode=disable",
                    statement: Self.longTimeout,
                    transaction: Self.longTimeout,
                    queue: PostgresQueue(reach: reach),
                    reach: reach,
                    use: PostgresUse(),
                    numbers: SharedNumberStorage(),
                    closing: closing,
                    severing: nil,
                    logger: .silent
                )
            )
            .work()
        }
        await ending.value
        try await server.close().get()
    }
}
