import DialtoneBasics
import Foundation
import Synchronization
import Testing

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

    @Test func `any number of seconds becomes a valid timestamp`() {
        #expect(Timestamp(seconds: .max) == Timestamp(milliseconds: .max))
        #expect(Timestamp(seconds: .min) == Timestamp(milliseconds: .min))
        #expect(Timestamp(seconds: -2) == Timestamp(milliseconds: -2_000))
        let far = Date(timeIntervalSince1970: 1e30)
        #expect(Timestamp(far) == Timestamp(milliseconds: .max))
        #expect(Timestamp(Date(timeIntervalSince1970: -1e30)) == Timestamp(milliseconds: .min))
    }

    @Test(arguments: ["9223372036854775807", "-9223372036854775808", "31622400001"])
    func `a time span of more than a thousand years is refused`(text: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(TimeSpan.self, from: Data(text.utf8))
        }
    }

    @Test func `a wait in whole seconds is rounded up`() {
        #expect(TimeSpan(milliseconds: 1).wholeSeconds == 1)
        #expect(TimeSpan(milliseconds: 1_000).wholeSeconds == 1)
        #expect(TimeSpan(milliseconds: 1_001).wholeSeconds == 2)
        #expect(TimeSpan(milliseconds: -5).wholeSeconds == 0)
    }
}
