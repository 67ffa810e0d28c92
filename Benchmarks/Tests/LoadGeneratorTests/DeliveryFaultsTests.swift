import Foundation
import Testing

@testable import dialtone_bench

struct DeliveryFaultsTests {
    /// The server's program, where there is one.
    private static let program = ProcessInfo.processInfo.environment["DIALTONE_BIN"]

    @Test(.enabled(if: program != nil, "DIALTONE_BIN names no server"), .timeLimit(.minutes(5)))
    func `a gateway outage loses no code and affects no other request`() async throws {
        var plan = DeliveryFaultsPlan(
            storage: .sqlite,
            signInsPerSecond: 10,
            othersPerSecond: 10,
            seconds: 1,
            warmUpSeconds: 1,
            hedgeAfterSeconds: 1
        )
        plan.awaitsRecovery = false
        let report = try await DeliveryFaultsRun.measure(
            plan,
            launch: ServerLaunch(program: Self.program ?? "", databaseURL: nil)
        )
        #expect(report.stretches.map(\.fault) == [nil, .killed, .silent, .nonsense, nil])
        for stretch in report.stretches {
            #expect(stretch.signIns == 10)
            #expect(stretch.lost == 0)
            #expect(stretch.timeToCode.count == 10)
            #expect(stretch.refreshes.count == 10)
            #expect(stretch.lookUps.count == 10)
        }
        for name in ["healthy", "killed", "silent", "nonsense", "healthy again"] {
            #expect(report.text.contains(name))
        }
    }
}
