import DialtoneTestSupport
import Foundation
import NIOCore
import NIOPosix
import Testing

@testable import DialtoneStorage

/// Stores that close while a thread of theirs waits.
@Suite(.timeLimit(.minutes(15)))
struct PostgresClosingTests {
    /// Waits of the tests are far longer than any test may take, and no test waits for their end.
    private static let patience = Duration.seconds(600)
    private static let promptly = Duration.seconds(120)

    private func timeOfWork(by worker: @escaping @Sendable () -> Void) async -> Duration {
        let clock = ContinuousClock()
        let begin = clock.now
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                worker()
                continuation.resume()
            }
        }
        return begin.duration(to: clock.now)
    }

    @Test func `a pause ends when the store closes`() async throws {
        let closing = try ClosingSignal()
        #expect(closing.pause(for: .milliseconds(1)))
        let time = await timeOfWork {
            Thread.detachNewThread { closing.signal() }
            #expect(!closing.pause(for: Self.patience))
            // Whoever asks later learns it too.
            #expect(closing.isSignaled)
            #expect(!closing.pause(for: Self.patience))
        }
        #expect(time < Self.promptly)
    }

    @Test func `a worker that waits for a silent server ends when the store closes`() async throws {
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
        let time = await timeOfWork {
            PostgresWorker(
                index: 0,
                url: "postgresql://dialtone@127.0.0.1:\(port)/none?sslmode=disable",
                patience: Self.patience,
                queue: PostgresQueue(),
                closing: closing,
                logger: .silent
            )
            .work()
        }
        await ending.value
        try await server.close().get()
        #expect(time < Self.promptly)
    }
}
