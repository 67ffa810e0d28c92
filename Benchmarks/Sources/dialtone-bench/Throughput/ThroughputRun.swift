import Foundation
import LoadGenerator
import NIOCore

/// One run of the benchmark against a server, or several with the same database.
@LoadLoop
struct ThroughputRun {
    private let plan: ThroughputPlan
    private let servers: [ServerProcess]
    private let generator = ProcessUsage(processID: ProcessInfo.processInfo.processIdentifier)
    private let speed: SignatureSpeed

    init(plan: ThroughputPlan, servers: [ServerProcess]) {
        self.plan = plan
        self.servers = servers
        speed = SignatureSpeed(seconds: 3, processes: ProcessInfo.processInfo.activeProcessorCount)
    }

    func measure() async throws -> ThroughputReport {
        let usage = ProcessUsage.Sum(servers.map(\.usage))
        let idle = usage.residentMegabytes
        let pool = try await ConnectionPool(to: servers.map(\.address), size: plan.connections)
        var signatures: [Double] = []
        let signedIn = SignedInRing()
        let kinds = makeWorkloads(inbox: try Inbox(in: servers.map(\.output)), signedIn: signedIn)
        let samples = try await measureRounds(kinds, over: pool, signatures: &signatures)
        let workloads = try await finish(samples, of: kinds, over: pool)
        await pool.close()
        return ThroughputReport(
            storage: plan.storage,
            nodes: servers.count,
            algorithm: try signedIn.take().entry.algorithm,
            cores: speed.processes,
            connections: plan.connections,
            rounds: plan.rounds,
            secondsPerRound: plan.seconds,
            signatureCommand: speed.command.joined(separator: " "),
            signaturesPerSecond: Spread(signatures),
            startSeconds: servers[0].startSeconds,
            residentMegabytesIdle: idle,
            residentMegabytesAfter: usage.residentMegabytes,
            workloads: workloads
        )
    }
}

extension ThroughputRun {
    private typealias Workloads = [(kind: WorkloadKind, workload: any Workload)]

    private func makeWorkloads(inbox: Inbox, signedIn: SignedInRing) -> Workloads {
        let numbers = FreshPhoneNumbers()
        return WorkloadKind.allCases.map { kind in
            switch kind {
            case .signIns:
                (kind, PhoneSignIns(inbox: inbox, numbers: numbers, signedIn: signedIn))
            case .refreshes: (kind, Refreshes(signedIn: signedIn))
            case .lookUps: (kind, LookUps(signedIn: signedIn))
            case .emptyCalls: (kind, EmptyCalls())
            }
        }
    }

    private func measureRounds(
        _ workloads: Workloads,
        over pool: ConnectionPool,
        signatures: inout [Double]
    ) async throws -> [WorkloadKind: WorkloadSamples] {
        for (_, workload) in workloads where plan.warmUpSeconds > 0 {
            let warmUp = ClosedLoop(duration: .seconds(Int64(plan.warmUpSeconds)))
            _ = try await warmUp.run(workload, over: pool)
        }
        let measurement = WorkloadMeasurement(
            seconds: plan.seconds,
            servers: ProcessUsage.Sum(servers.map(\.usage)),
            generator: generator
        )
        var samples: [WorkloadKind: WorkloadSamples] = [:]
        for round in 1...plan.rounds {
            FileHandle.progress("round \(round) of \(plan.rounds)")
            let limit = try speed.measure()
            if let limit { signatures.append(limit) }
            for (kind, workload) in workloads {
                try await measurement.take(
                    of: workload,
                    over: pool,
                    limit: limit,
                    into: &samples[kind, default: WorkloadSamples()]
                )
            }
        }
        return samples
    }

    private func finish(
        _ samples: [WorkloadKind: WorkloadSamples],
        of workloads: Workloads,
        over pool: ConnectionPool
    ) async throws -> [WorkloadReport] {
        var reports: [WorkloadReport] = []
        for (kind, workload) in workloads {
            guard let samples = samples[kind], let perSecond = Spread(samples.perSecond) else {
                continue
            }
            FileHandle.progress("latencies of \(kind.rawValue)")
            let rate = perSecond.median / 2
            let run = try await OpenLoop(
                arrivalsPerSecond: rate,
                duration: .seconds(Int64(plan.seconds * plan.rounds))
            )
            .run(workload, over: pool)
            reports.append(
                WorkloadReport(
                    workload: kind,
                    perSecond: perSecond,
                    ofSignatures: Spread(samples.ofSignatures),
                    serverMicrosecondsPerUnit: Spread(samples.serverMicroseconds),
                    generatorMicrosecondsPerUnit: Spread(samples.generatorMicroseconds),
                    latencyAtHalfLoad: LatencyReport(of: run, arrivalsPerSecond: rate)
                )
            )
        }
        return reports
    }
}
