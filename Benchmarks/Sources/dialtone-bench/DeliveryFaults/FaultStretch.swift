import LoadGenerator

/// What was measured while the first gateway suffered one fault, or none.
struct FaultStretch: Encodable {
    let fault: DeliveryFault?
    let signIns: Int

    /// Sign-ins whose code never came.
    let lost: Int

    /// From the request for a code to its arrival, by whichever gateway.
    let timeToCode: FaultLatency
    let refreshes: FaultLatency
    let lookUps: FaultLatency
}

/// Latencies of one kind of request in one stretch.
struct FaultLatency: Encodable {
    let count: Int
    let p50Milliseconds: Double
    let p99Milliseconds: Double
    let longestMilliseconds: Double

    @LoadLoop
    init(_ latencies: LatencyRecorder) {
        count = latencies.count
        p50Milliseconds = latencies.milliseconds(atPercentile: 50)
        p99Milliseconds = latencies.milliseconds(atPercentile: 99)
        longestMilliseconds = latencies.milliseconds(atPercentile: 100)
    }
}
