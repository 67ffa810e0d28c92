package import NIOCore

/// A closed-loop load: each connection sends its next request after the response to the last one.
///
/// It measures the server's maximum throughput. Its latencies mean little, because a slow server
/// gets fewer requests.
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
