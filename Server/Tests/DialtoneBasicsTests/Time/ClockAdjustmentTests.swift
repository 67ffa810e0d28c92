import DialtoneBasics
import Testing

/// A wall clock that is set while the machine runs.
@Suite struct ClockAdjustmentTests {
    private static let start = Timestamp(seconds: 1_800_000_000)

    /// A machine whose wall clock is off by `error`.
    private struct Machine {
        var adjustment = ClockAdjustment()
        var uptime = TimeSpan.seconds(0)
        var error = TimeSpan.seconds(0)

        /// Returns the error of the server's time after `span`, with a request each second.
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
            mutating get { adjustment.time(at: start + uptime + error, after: uptime) }
        }
    }

    @Test func `time follows a machine clock that is not changed`() {
        var machine = Machine()
        #expect(machine.run(.hours(1)) == .seconds(0))
    }

    @Test func `a clock that jumps an hour ahead and back changes nothing`() {
        var machine = Machine()
        machine.run(.minutes(1))
        machine.error = .hours(1)
        #expect(machine.run(.seconds(50)) == .seconds(0))
        machine.error = .seconds(0)
        #expect(machine.run(.seconds(1)) == .seconds(0))
        #expect(machine.run(.hours(2)) == .seconds(0))
    }

    @Test func `a lasting step ahead is accepted, and reversed at once when undone`() {
        var machine = Machine()
        machine.run(.minutes(1))
        machine.error = .hours(1)
        #expect(machine.run(.minutes(2)) == .hours(1))
        machine.error = .seconds(0)
        // No token says from now on that it was issued in the future.
        #expect(machine.run(.seconds(1)) == .seconds(0))
    }

    @Test func `two steps ahead are reversed one by one`() {
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

    @Test func `after a step back time goes on at half speed until it is right`() {
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

    @Test func `after a step back the pace does not depend on the number of readings`() {
        var machine = Machine()
        machine.run(.minutes(1))
        machine.error = .seconds(0) - .hours(1)
        let before = machine.now
        machine.run(.seconds(10), step: TimeSpan(milliseconds: 1))
        #expect(machine.now - before == .seconds(5))
    }

    @Test func `small corrections by time daemons are followed`() {
        var machine = Machine()
        machine.run(.minutes(1))
        machine.error = .seconds(5)
        #expect(machine.run(.seconds(1)) == .seconds(5))
        machine.error = .seconds(1)
        #expect(machine.run(.minutes(1)) == .seconds(1))
    }

    @Test func `a server clock reports its lead over the machine's clock`() {
        let clock = ServerClock(wallClock: { Self.start }, uptime: { .seconds(0) })
        #expect(clock.now == Self.start)
        #expect(clock.lead == .seconds(0))
    }
}
