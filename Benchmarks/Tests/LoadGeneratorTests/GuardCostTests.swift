import Foundation
import Testing

@testable import dialtone_bench

struct GuardCostTests {
    /// The server's program, where there is one.
    private static let program = ProcessInfo.processInfo.environment["DIALTONE_BIN"]

    @Test(.enabled(if: program != nil, "DIALTONE_BIN names no server"), .timeLimit(.minutes(5)))
    func `sign-ins are measured with the guard and without it`() async throws {
        let plan = ThroughputPlan(
            storage: .sqlite,
            connections: 4,
            rounds: 2,
            seconds: 1,
            warmUpSeconds: 1
        )
        let report = try await GuardCostRun.measure(
            plan,
            launch: ServerLaunch(program: Self.program ?? "", databaseURL: nil)
        )
        #expect(report.modes.map(\.mode) == [.off, .audit])
        for mode in report.modes {
            #expect(mode.perSecond.lowest > 0)
            #expect(report.text.contains(mode.mode.rawValue))
        }
    }
}
