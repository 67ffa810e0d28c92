import DialtoneBasics
@testable import DialtoneModel
import DialtoneTestSupport
import Testing

struct DeliveryScheduleTests {
    private func wait(after attempts: Int, asked delay: TimeSpan? = nil) -> TimeSpan? {
        DeliverySchedule.wait(after: attempts, asked: delay, random: .seeded(UInt64(attempts)))
    }

    @Test func `the waits grow from seconds to a day and then end`() throws {
        let waits = try (1...10).map { try #require(wait(after: $0)) }
        #expect(waits == waits.sorted())
        #expect(waits[0] >= .seconds(5))
        #expect(waits[0] <= .seconds(6))
        #expect(waits[9] >= .hours(24))
        #expect(waits[9].milliseconds <= TimeSpan.hours(24).milliseconds * 6 / 5)
        #expect(wait(after: 11) == nil)
    }

    @Test func `a hook that asks for a longer wait gets it, up to a day`() throws {
        #expect(try #require(wait(after: 1, asked: .hours(1))) >= .hours(1))
        let longest = try #require(wait(after: 1, asked: .days(30)))
        #expect(longest.milliseconds <= TimeSpan.hours(24).milliseconds * 6 / 5)
    }

    @Test func `events that failed together are retried at different times`() {
        let random = RandomSource.seeded(1)
        let waits = (0..<50).map { _ in
            DeliverySchedule.wait(after: 4, asked: nil, random: random)
        }
        #expect(Set(waits).count > 40)
    }
}
