import Testing

@testable import DialtoneStorage

@Suite struct ProbeScheduleTests {
    private let start = ContinuousClock.now

    @Test func `one probe in each interval is thorough, however many there are`() {
        var schedule = ProbeSchedule(interval: .seconds(3))
        let thorough = (0..<70).map { tenth in
            schedule.isNextThorough(at: start + .milliseconds(100 * tenth))
        }
        #expect(thorough.indices.filter { thorough[$0] } == [0, 30, 60])
    }

    @Test func `probes further apart than the interval are all thorough`() {
        var schedule = ProbeSchedule(interval: .seconds(3))
        let thorough = (0..<5).map { schedule.isNextThorough(at: start + .seconds(10 * $0)) }
        #expect(!thorough.contains(false))
    }

    @Test func `after a failure all probes are thorough until one passes`() {
        var schedule = ProbeSchedule(interval: .seconds(3))
        _ = schedule.isNextThorough(at: start)
        schedule.failed()
        let doubtful = (0..<20).map { schedule.isNextThorough(at: start + .milliseconds($0)) }
        #expect(!doubtful.contains(false))
        schedule.passed()
        let isThorough = schedule.isNextThorough(at: start + .seconds(1))
        #expect(!isThorough)
    }

    @Test func `a full disk is detected within three seconds`() {
        #expect(PostgresStore.Limits().probeInterval <= .seconds(3))
    }
}
