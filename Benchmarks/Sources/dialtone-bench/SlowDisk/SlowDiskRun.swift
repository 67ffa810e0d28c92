import Foundation
import LoadGenerator
import NIOCore

/// The load on one server with one disk.
@LoadLoop
struct SlowDiskRun {
    /// Connections for refreshes, and for look-ups.
    private static let otherConnections = 16

    private let plan: SlowDiskPlan
    private let server: ServerProcess
    private let signIns: PhoneSignIns
    private let signedIn = SignedInRing()

    nonisolated static func measure(
        _ plan: SlowDiskPlan,
        launch: ServerLaunch
    ) async throws -> SlowDiskReport {
        var disks: [SlowDiskReport.Disk] = []
        for (index, fault) in plan.faults.enumerated() {
            FileHandle.progress("disk \(index + 1) of \(plan.faults.count): \(fault.rawValue)")
            var launch = launch
            launch.environment = [
                "LD_PRELOAD": plan.library, "DIALTONE_SLOW_DISK": fault.setting,
            ]
            let disk = try await ServerProcess.with(launch) { server in
                try await Self(plan, server).measure(fault)
            }
            disks.append(disk)
        }
        return SlowDiskReport(plan: plan, disks: disks)
    }

    private init(_ plan: SlowDiskPlan, _ server: ServerProcess) throws {
        self.plan = plan
        self.server = server
        signIns = PhoneSignIns(
            inbox: try Inbox(in: [server.output]),
            numbers: FreshPhoneNumbers(),
            signedIn: signedIn
        )
    }

    private func measure(_ fault: DiskFault) async throws -> SlowDiskReport.Disk {
        let pool = try await ConnectionPool(to: server.address, size: plan.connections)
        let warmUp = ClosedLoop(duration: .seconds(Int64(plan.warmUpSeconds)))
        _ = try await warmUp.run(signIns, over: pool)
        let fastest = try await ClosedLoop(duration: .seconds(Int64(plan.seconds)))
            .run(signIns, over: pool)
            .perSecond
        let disk = try await latencies(fault, fastest: fastest, over: pool)
        await pool.close()
        return disk
    }

    private func latencies(
        _ fault: DiskFault,
        fastest: Double,
        over pool: ConnectionPool
    ) async throws -> SlowDiskReport.Disk {
        // A slower server gets half of what it can do, or else its queue would be measured.
        let rate = min(Double(plan.signInsPerSecond), fastest / 2)
        let others = (
            refreshes: try await ConnectionPool(to: server.address, size: Self.otherConnections),
            lookUps: try await ConnectionPool(to: server.address, size: Self.otherConnections)
        )
        async let signInRun = load(rate).run(signIns, over: pool)
        async let refreshRun = load(Double(plan.othersPerSecond))
            .run(Refreshes(signedIn: signedIn), over: others.refreshes)
        async let lookUpRun = load(Double(plan.othersPerSecond))
            .run(LookUps(signedIn: signedIn), over: others.lookUps)
        let (signedIn, refreshed, lookedUp) = try await (signInRun, refreshRun, lookUpRun)
        await others.refreshes.close()
        await others.lookUps.close()
        return SlowDiskReport.Disk(
            fault: fault,
            signInsPerSecond: fastest,
            signIns: LatencyReport(of: signedIn, arrivalsPerSecond: rate),
            refreshes: LatencyReport(
                of: refreshed,
                arrivalsPerSecond: Double(plan.othersPerSecond)
            ),
            lookUps: LatencyReport(of: lookedUp, arrivalsPerSecond: Double(plan.othersPerSecond))
        )
    }

    private func load(_ rate: Double) -> OpenLoop {
        OpenLoop(arrivalsPerSecond: rate, duration: .seconds(Int64(plan.seconds)))
    }
}
