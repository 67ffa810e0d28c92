import Foundation
import Testing

@testable import dialtone_bench

struct ThroughputTests {
    /// The server's program, where there is one.
    private static let program = ProcessInfo.processInfo.environment["DIALTONE_BIN"]

    @Test(.enabled(if: program != nil, "DIALTONE_BIN names no server"), .timeLimit(.minutes(5)))
    func `every workload is measured, with tokens of the wanted algorithm`() async throws {
        var launch = ServerLaunch(program: Self.program ?? "", databaseURL: nil)
        launch.algorithm = .es256
        let plan = ThroughputPlan(
            storage: .sqlite,
            connections: 2,
            rounds: 1,
            seconds: 1,
            warmUpSeconds: 1
        )
        let report = try await ServerProcess.with(launch, nodes: 1) { servers in
            try await ThroughputRun(plan: plan, servers: servers).measure()
        }
        #expect(report.algorithm == .es256)
        #expect(report.workloads.map(\.workload) == WorkloadKind.allCases)
        #expect(report.workloads.allSatisfy { $0.perSecond.lowest > 0 })
        #expect(report.text.contains("tokens: ES256"))
    }

    @Test func `the algorithm of a token is that of its header`() throws {
        let token = "eyJhbGciOiJFUzI1NiIsImtpZCI6ImEifQ.e30.AA"
        #expect(try SignedIn(idToken: token, refreshToken: "").algorithm == .es256)
        #expect(throws: (any Error).self) {
            try SignedIn(idToken: "e30", refreshToken: "").algorithm
        }
    }
}
