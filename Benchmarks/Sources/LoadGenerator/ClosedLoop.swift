package import NIOCore

/// Load that waits for itself: each connection asks again when it has its answer.
///
/// It finds the most that a server does. The latencies it sees say little, because a slow
/// server is asked less often.
package struct ClosedLoop: Sendable {
    private let duration: TimeAmount

    package init(duration: TimeAmount) {
        self.duration = duration
    }

    @LoadLoop
    package func run(_ workload: any Workload, over pool: ConnectionPool) async throws -> LoadRun {
        let latencies = LatencyRecorder()
        let start = NIODeadline.now()
        let end = start + duration
        try await pool.onEachConnection { connection in
            var began = NIODeadline.now()
            while began < end, !Task.isCancelled {
                try await workload.perform(on: connection)
                latencies.record(since: began)
                began = NIODeadline.now()
            }
        }
        return LoadRun(latencies: latencies, elapsed: NIODeadline.now() - start)
    }
}
