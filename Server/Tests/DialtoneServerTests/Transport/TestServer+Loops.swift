import NIOCore
import NIOPosix
import Synchronization
import Testing

/// Counts turns of an event loop.
private final class TurnCounter: Sendable {
    private let count = Atomic(0)

    var turns: Int { count.load(ordering: .relaxed) }

    /// Each turn asks for the next one.
    func turn(_ loop: any EventLoop, times: Int) {
        loop.execute { [self] in
            count.add(1, ordering: .relaxed)
            if times > 1 { turn(loop, times: times - 1) }
        }
    }
}

extension TestServer {
    /// Expects every event loop to turn, and a response on so many connections that each loop has
    /// one.
    ///
    /// It gives up after a limited number of attempts, so that a blocked loop fails the test.
    func expectTurningLoops() async throws {
        let counters = MultiThreadedEventLoopGroup.singleton.makeIterator().map { loop in
            let counter = TurnCounter()
            counter.turn(loop, times: 100)
            return counter
        }
        for _ in 0..<60_000 where counters.contains(where: { $0.turns < 100 }) {
            try await Task.sleep(for: .milliseconds(1))
        }
        try #require(counters.map(\.turns) == Array(repeating: 100, count: counters.count))
        for _ in 0..<System.coreCount {
            let socket = try await RawConnection(to: self)
            try await socket.send(
                "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            )
            #expect(try await socket.textUntilClosed().contains("alive"))
        }
    }
}
