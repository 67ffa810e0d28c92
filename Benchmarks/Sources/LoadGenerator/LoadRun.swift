package import NIOCore

/// The result of one period of load.
@LoadLoop
package struct LoadRun {
    package let latencies: LatencyRecorder
    package let elapsed: TimeAmount

    package var perSecond: Double {
        Double(latencies.count) / (Double(elapsed.nanoseconds) / 1e9)
    }
}
