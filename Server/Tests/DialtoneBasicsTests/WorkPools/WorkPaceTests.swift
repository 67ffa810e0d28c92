import DialtoneBasics
import Testing

struct WorkPaceTests {
    @Test func `a machine's speed is learned from finished work`() {
        var pace = WorkPace()
        let before = pace.time(for: 1_000_000)
        #expect(before == TimeSpan(milliseconds: 800))
        for _ in 0..<100 { pace.note(nanoseconds: 4_000_000_000, cost: 1_000_000) }
        #expect(pace.time(for: 1_000_000) > .seconds(3))
        for _ in 0..<100 { pace.note(nanoseconds: 100_000_000, cost: 1_000_000) }
        #expect(pace.time(for: 1_000_000) < .seconds(1))
    }

    @Test func `very short work does not change the estimate`() {
        var pace = WorkPace()
        for _ in 0..<100 { pace.note(nanoseconds: 1_000_000_000, cost: 8) }
        #expect(pace.time(for: 1_000_000) == TimeSpan(milliseconds: 800))
    }

    @Test func `a measured time out of any range does not break the estimate`() {
        var pace = WorkPace()
        pace.note(nanoseconds: .max, cost: 2_000)
        #expect(pace.time(for: 1_000) < .minutes(10))
    }
}
