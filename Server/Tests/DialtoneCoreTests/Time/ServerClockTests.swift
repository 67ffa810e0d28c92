import Synchronization
import Testing

@testable import DialtoneCore

@Suite struct ServerClockTests {
    @Test func `time does not run backwards when the wall clock does`() {
        let readings = Mutex(
            [100, 50, 120].map { Timestamp(seconds: $0) }.reversed() as [Timestamp]
        )
        let clock = ServerClock { readings.withLock { $0.popLast() ?? Timestamp(seconds: 0) } }
        #expect(clock.now == Timestamp(seconds: 100))
        #expect(clock.now == Timestamp(seconds: 100))
        #expect(clock.now == Timestamp(seconds: 120))
    }

    @Test func `a wait in whole seconds is never too short`() {
        #expect(TimeSpan(milliseconds: 1).wholeSeconds == 1)
        #expect(TimeSpan(milliseconds: 1_000).wholeSeconds == 1)
        #expect(TimeSpan(milliseconds: 1_001).wholeSeconds == 2)
        #expect(TimeSpan(milliseconds: -5).wholeSeconds == 0)
    }
}
