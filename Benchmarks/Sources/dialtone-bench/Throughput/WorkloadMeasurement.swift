import Foundation
import LoadGenerator
import NIOCore

/// Measures one workload for a while, at maximum speed.
@LoadLoop
struct WorkloadMeasurement {
    let seconds: Int
    let servers: ProcessUsage.Sum
    let generator: ProcessUsage

    /// Adds a measurement; `limit` is the machine's number of signatures per second.
    func take(
        of workload: any Workload,
        over pool: ConnectionPool,
        limit: Double?,
        into samples: inout WorkloadSamples
    ) async throws {
        let serverBefore = servers.cpuSeconds
        let generatorBefore = generator.cpuSeconds
        let run = try await ClosedLoop(duration: .seconds(Int64(seconds)))
            .run(workload, over: pool)
        let units = Double(run.latencies.count)
        samples.perSecond.append(run.perSecond)
        if let limit { samples.ofSignatures.append(run.perSecond / limit) }
        if let serverBefore, let after = servers.cpuSeconds {
            samples.serverMicroseconds.append((after - serverBefore) / units * 1e6)
        }
        if let generatorBefore, let after = generator.cpuSeconds {
            samples.generatorMicroseconds.append((after - generatorBefore) / units * 1e6)
        }
    }
}
