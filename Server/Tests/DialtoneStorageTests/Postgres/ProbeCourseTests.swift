import Testing

@testable import DialtoneStorage

@Suite struct ProbeCourseTests {
    @Test func `one probe in eight is thorough, and all are from a failure to the next success`() {
        var course = ProbeCourse()
        let first = (0..<9).map { _ in course.isNextThorough() }
        #expect(first == [true] + Array(repeating: false, count: 7) + [true])
        course.failed()
        let doubtful = (0..<20).map { _ in course.isNextThorough() }
        #expect(!doubtful.contains(false))
        course.passed()
        let later = (0..<8).map { _ in course.isNextThorough() }
        #expect(later.count { $0 } == 1)
    }
}
