import LoadGenerator

/// The latencies of a workload that arrives at a fixed rate.
struct LatencyReport: Encodable {
    let arrivalsPerSecond: Double
    let p50Milliseconds: Double
    let p90Milliseconds: Double
    let p99Milliseconds: Double
    let p999Milliseconds: Double

    @LoadLoop
    init(of run: LoadRun, arrivalsPerSecond: Double) {
        self.arrivalsPerSecond = arrivalsPerSecond
        p50Milliseconds = run.latencies.milliseconds(atPercentile: 50)
        p90Milliseconds = run.latencies.milliseconds(atPercentile: 90)
        p99Milliseconds = run.latencies.milliseconds(atPercentile: 99)
        p999Milliseconds = run.latencies.milliseconds(atPercentile: 99.9)
    }
}
