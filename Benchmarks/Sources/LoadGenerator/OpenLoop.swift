package import NIOCore

/// Load that does not wait: work arrives evenly at a fixed rate, whatever the server does.
///
/// Latency counts from the moment the work was due, so that a stall is charged to all the work
/// that arrived during it, also where no connection was free to send it.
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
