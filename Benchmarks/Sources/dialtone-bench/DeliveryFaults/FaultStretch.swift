import LoadGenerator

/// The measurements during one fault of the first gateway, or without a fault.
struct FaultStretch: Encodable {
    let fault: DeliveryFault?
    let signIns: Int

    /// The number of sign-ins whose code did not arrive.
    let lost: Int

    /// The time from the request for a code to its arrival, through any gateway.
    let timeToCode: FaultLatency
    let refreshes: FaultLatency
    let lookUps: FaultLatency
}

/// The latencies of one kind of request in one stretch.
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
