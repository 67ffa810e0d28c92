package import NIOCore

/// An open-loop load: operations arrive evenly at a fixed rate, whatever the server does.
///
/// Latency is measured from the time when the operation was due, so that a stall counts for all
/// operations that arrived during it, even if no connection was free to send them.
package struct OpenLoop: Sendable {
    private let rate: Double
    private let duration: TimeAmount

    package init(arrivalsPerSecond rate: Double, duration: TimeAmount) {
        self.rate = rate
        self.duration = duration
    }

    @LoadLoop
    package func run(_ workload: any Workload, over pool: ConnectionPool) async throws -> LoadRun {
        let latencies = LatencyRecorder()
        let start = NIODeadline.now()
        let schedule = ArrivalSchedule(perSecond: rate, duration: duration)
        try await pool.onEachConnection { connection in
            while !Task.isCancelled, let due = schedule.next() {
                await LoadLoop.sleep(until: due)
                try await workload.perform(on: connection)
                latencies.record(since: due)
            }
        }
        return LoadRun(latencies: latencies, elapsed: NIODeadline.now() - start)
    }
}
