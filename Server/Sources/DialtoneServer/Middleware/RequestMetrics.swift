import Metrics
import Synchronization

/// The timers of requests, by route, method and status.
final class RequestMetrics: Sendable {
    struct Key: Hashable {
        let route: String
        let method: String
        let status: String
    }

    private let timers = Mutex<[Key: Metrics.Timer]>([:])

    func record(_ key: Key, nanoseconds: UInt64) {
        let timer = timers.withLock { timers in
            if let timer = timers[key] { return timer }
            let timer = Metrics.Timer(
                label: "http_server_request_duration",
                dimensions: [
                    ("route", key.route), ("method", key.method), ("status", key.status),
                ],
                preferredDisplayUnit: .seconds
            )
            timers[key] = timer
            return timer
        }
        timer.recordNanoseconds(Int64(clamping: nanoseconds))
    }
}
