import Foundation
import LoadGenerator
import NIOCore

/// Sign-ins at one server whose send guard is in one of its modes.
@LoadLoop
struct GuardCostRun {
    /// Longer than this gateway ever takes.
    private nonisolated static let hedgeAfterSeconds = 5

    private let plan: ThroughputPlan
    private let server: ServerProcess
    private let telephones: Telephones

    /// Measures a new server in each mode in turn, as often as the plan specifies.
    nonisolated static func measure(
        _ plan: ThroughputPlan,
        launch: ServerLaunch
    ) async throws -> GuardCostReport {
        var samples: [GuardMode: WorkloadSamples] = [:]
        for round in 1...plan.rounds {
            for mode in GuardMode.allCases {
                FileHandle.progress("round \(round) of \(plan.rounds), guard \(mode.rawValue)")
                let earlier = samples[mode] ?? WorkloadSamples()
                samples[mode] = try await measure(mode, plan, launch, adding: earlier)
            }
        }
        return GuardCostReport(plan: plan, samples: samples)
    }

    private nonisolated static func measure(
        _ mode: GuardMode,
        _ plan: ThroughputPlan,
        _ launch: ServerLaunch,
        adding earlier: WorkloadSamples
    ) async throws -> WorkloadSamples {
        let telephones = Telephones()
        return try await BenchGateway.with(1, delivering: telephones) { gateways in
            var launch = launch
            launch.production = ProductionSetUp(
                gatewayPorts: gateways.map(\.port),
                hedgeAfterSeconds: hedgeAfterSeconds,
                guardMode: mode
            )
            return try await ServerProcess.with(launch) { server in
                try await Self(plan: plan, server: server, telephones: telephones)
                    .measure(adding: earlier)
            }
        }
    }

    private func measure(adding earlier: WorkloadSamples) async throws -> WorkloadSamples {
        let signIns = RoutedSignIns(
            telephones: telephones,
            numbers: FreshPhoneNumbers(),
            signedIn: SignedInRing()
        )
        let pool = try await ConnectionPool(to: server.address, size: plan.connections)
        let warmUp = ClosedLoop(duration: .seconds(Int64(plan.warmUpSeconds)))
        _ = try await warmUp.run(signIns, over: pool)
        let measurement = WorkloadMeasurement(
            seconds: plan.seconds,
            servers: ProcessUsage.Sum([server.usage]),
            generator: ProcessUsage(processID: ProcessInfo.processInfo.processIdentifier)
        )
        var samples = earlier
        try await measurement.take(of: signIns, over: pool, limit: nil, into: &samples)
        await pool.close()
        guard signIns.lost == 0 else { throw SignInsFailed(count: signIns.lost) }
        return samples
    }
}

/// Some of the measured sign-ins failed.
struct SignInsFailed: Error {
    let count: Int
}
