import DialtoneBasics
import DialtoneTestSupport
import Logging
import Synchronization
import Testing

@testable import DialtoneNode

@Suite struct ClockWatchTests {
    private static let now = Timestamp(seconds: 1_800_000_000)

    private func watch(_ lead: Difference, _ log: LogRecorder) -> ClockWatch {
        ClockWatch(clock: ServerClock { Self.now }, logger: log.logger) {
            Self.now - lead.value
        }
    }

    @Test(arguments: [-30_000, 0, 30_000])
    func `a clock close to the database's is accepted`(
        milliseconds: Int64
    )
        async throws
    {
        try await watch(.init(milliseconds), LogRecorder()).check()
    }

    @Test(arguments: [(-30_001, "behind"), (30_001, "ahead of"), (5_184_000_000, "ahead of")])
    func `a clock too far from the database's is refused`(
        milliseconds: Int64,
        side: String
    ) async throws {
        let watch = watch(.init(milliseconds), LogRecorder())
        let error = await #expect(throws: WrongClock.self) { try await watch.check() }
        #expect("\(String(describing: error))".contains(side))
    }

    @Test func `a small difference is logged once, and its end once`() async throws {
        let (lead, log) = (Difference(6_000), LogRecorder())
        let watch = watch(lead, log)
        for _ in 0..<3 { try await watch.check() }
        #expect(log.messages.count == 1)
        #expect(log.messages.first?.contains("6 s ahead of") == true)
        lead.value = .seconds(1)
        for _ in 0..<3 { try await watch.check() }
        #expect(log.messages.count == 2)
    }

    @Test func `a database without a clock of its own is not compared`() async throws {
        let clock = ServerClock { Self.now }
        try await ClockWatch(clock: clock, logger: .silent) { nil }.check()
    }

    @Test func `a machine clock that was set back is logged once`() async throws {
        let (lead, log) = (Difference(0), LogRecorder())
        let clock = ServerClock { Self.now - lead.value }
        let watch = ClockWatch(clock: clock, logger: log.logger) { nil }
        try await watch.check()
        #expect(log.messages.isEmpty)
        lead.value = .hours(1)
        for _ in 0..<3 { try await watch.check() }
        #expect(log.messages.count == 1)
        #expect(log.messages.first?.contains("set back by 3600 s") == true)
    }
}

/// A length of time that a test changes.
private final class Difference: Sendable {
    private let span: Mutex<TimeSpan>

    init(_ milliseconds: Int64) {
        span = Mutex(TimeSpan(milliseconds: milliseconds))
    }

    var value: TimeSpan {
        get { span.withLock { $0 } }
        set { span.withLock { $0 = newValue } }
    }
}
