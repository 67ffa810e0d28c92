import Testing

@testable import DialtoneStorage

@Suite struct ProbeCourseTests {
    private let start = ContinuousClock.now

    @Test func `one probe in each interval is thorough, however many there are`() {
        var course = ProbeCourse(interval: .seconds(3))
        let thorough = (0..<70).map { tenth in
            course.isNextThorough(at: start + .milliseconds(100 * tenth))
        }
        #expect(thorough.indices.filter { thorough[$0] } == [0, 30, 60])
    }

    @Test func `probes further apart than the interval are all thorough`() {
        var course = ProbeCourse(interval: .seconds(3))
        let thorough = (0..<5).map { course.isNextThorough(at: start + .seconds(10 * $0)) }
        #expect(!thorough.contains(false))
    }

    @Test func `after a failure all probes are thorough until one passes`() {
        var course = ProbeCourse(interval: .seconds(3))
        _ = course.isNextThorough(at: start)
        course.failed()
        let doubtful = (0..<20).map { course.isNextThorough(at: start + .milliseconds($0)) }
        #expect(!doubtful.contains(false))
        course.passed()
        let isThorough = course.isNextThorough(at: start + .seconds(1))
        #expect(!isThorough)
    }

    @Test func `a full disk is detected within three seconds`() {
        #expect(PostgresStore.Limits().probeInterval <= .seconds(3))
    }
}
