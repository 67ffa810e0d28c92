import DialtoneBasics
import DialtoneMetrics
import DialtoneModel
import Synchronization

/// The queues in the database, as they were when they were last counted.
///
/// Requests for metrics must not wait for the database, so they do not count.
final class QueueWatch: Sendable {
    private let store: any DataStore
    private let clock: ServerClock
    private let latest = Mutex<[(queue: StoredQueue, state: QueueState)]>([])

    init(store: any DataStore, clock: ServerClock) {
        self.store = store
        self.clock = clock
    }

    func count() async throws {
        let now = clock.now
        let counted = try await store.read { data in
            try StoredQueue.allCases.map { queue in
                let waiting = try data.waiting(in: queue)
                let age = waiting.oldest.map { max(.seconds(0), now - $0) } ?? .seconds(0)
                let state = QueueState(
                    length: waiting.count,
                    oldestAge: .milliseconds(age.milliseconds)
                )
                return (queue: queue, state: state)
            }
        }
        latest.withLock { $0 = counted }
    }

    var samples: [MetricSample] {
        latest.withLock { $0 }.flatMap { MetricSample.all(of: $0.queue.rawValue, $0.state) }
    }
}

extension MetricSample {
    /// The length of a queue, and the age of its oldest item.
    static func all(of queue: String, _ state: QueueState) -> [MetricSample] {
        [
            MetricSample(.queueLength, [queue], Double(state.length)),
            MetricSample(.queueOldest, [queue], state.oldestAge / .seconds(1)),
        ]
    }
}
