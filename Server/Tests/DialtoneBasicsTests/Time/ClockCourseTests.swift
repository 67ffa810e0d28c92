import DialtoneBasics
import Testing

/// A wall clock that is set while the machine runs.
@Suite struct ClockCourseTests {
    private static let start = Timestamp(seconds: 1_800_000_000)

    /// A machine whose wall clock is off by `error`.
    private struct Machine {
        var course = ClockCourse()
        var uptime = TimeSpan.seconds(0)
        var error = TimeSpan.seconds(0)

        /// How far the server's time is from the true one after `span`, asked every second.
        @discardableResult
        mutating func run(_ span: TimeSpan, step: TimeSpan = .seconds(1)) -> TimeSpan {
            let end = uptime + span
            var time = now
            while uptime < end {
                uptime = uptime + step
                time = now
            }
            return time - (start + uptime)
        }

        var now: Timestamp {
            mutating get { course.time(at: start + uptime + error, after: uptime) }
        }
    }

    @Test func `a clock that is not set is followed`() {
        var machine = Machine()
        #expect(machine.run(.hours(1)) == .seconds(0))
    }

    @Test func `a clock that jumps an hour ahead and comes back changes nothing`() {
        var machine = Machine()
        machine.run(.minutes(1))
        machine.error = .hours(1)
        #expect(machine.run(.seconds(50)) == .seconds(0))
        machine.error = .seconds(0)
        #expect(machine.run(.seconds(1)) == .seconds(0))
        #expect(machine.run(.hours(2)) == .seconds(0))
    }

    @Test func `a step ahead that lasts is believed, and undone at once when it is taken back`() {
        var machine = Machine()
        machine.run(.minutes(1))
        machine.error = .hours(1)
        #expect(machine.run(.minutes(2)) == .hours(1))
        machine.error = .seconds(0)
        // No token says from now on that it was issued in the future.
        #expect(machine.run(.seconds(1)) == .seconds(0))
    }

    @Test func `two steps ahead are undone one by one`() {
        var machine = Machine()
        machine.run(.minutes(1))
        machine.error = .hours(1)
        machine.run(.minutes(2))
        machine.error = .hours(3)
        #expect(machine.run(.minutes(2)) == .hours(3))
        machine.error = .hours(1)
        #expect(machine.run(.seconds(1)) == .hours(1))
        machine.error = .seconds(0)
        #expect(machine.run(.seconds(1)) == .seconds(0))
    }

    @Test func `after a step back time never runs back, goes on at half the pace, and arrives`() {
        var machine = Machine()
        machine.run(.minutes(1))
        machine.error = .seconds(0) - .hours(1)
        var latest = machine.now
        for _ in 0..<60 {
            machine.uptime = machine.uptime + .seconds(1)
            let time = machine.now
            #expect(time - latest == TimeSpan(milliseconds: 500))
            latest = time
        }
        #expect(machine.run(.hours(2)) == .seconds(0) - .hours(1))
    }

    @Test func `time goes on after a step back however often it is asked for`() {
        var machine = Machine()
        machine.run(.minutes(1))
        machine.error = .seconds(0) - .hours(1)
        let before = machine.now
        machine.run(.seconds(10), step: TimeSpan(milliseconds: 1))
        #expect(machine.now - before == .seconds(5))
    }

    @Test func `what time daemons correct is followed`() {
        var machine = Machine()
        machine.run(.minutes(1))
        machine.error = .seconds(5)
        #expect(machine.run(.seconds(1)) == .seconds(5))
        machine.error = .seconds(1)
        #expect(machine.run(.minutes(1)) == .seconds(1))
    }

    @Test func `a server's clock tells how far it is from the machine's`() {
        let clock = ServerClock(wallClock: { Self.start }, uptime: { .seconds(0) })
        #expect(clock.now == Self.start)
        #expect(clock.lead == .seconds(0))
    }
}
