import Synchronization

/// When the items of a queue in memory were added.
package final class QueueAges<Ticks: Clock<Duration>>: Sendable {
    private struct Items {
        var added: [Int: Ticks.Instant] = [:]
        var next = 0
    }

    private let ticks: Ticks
    private let items = Mutex(Items())

    package init(ticks: Ticks) {
        self.ticks = ticks
    }

    package var state: QueueState {
        let now = ticks.now
        return items.withLock { items in
            let oldest = items.added.values.min()
            return QueueState(
                length: items.added.count,
                oldestAge: oldest.map { max(.zero, $0.duration(to: now)) } ?? .zero
            )
        }
    }

    /// Adds an item; returns its number for ``remove(_:)``.
    package func add() -> Int {
        let now = ticks.now
        return items.withLock { items in
            defer { items.next += 1 }
            items.added[items.next] = now
            return items.next
        }
    }

    package func remove(_ number: Int) {
        _ = items.withLock { $0.added.removeValue(forKey: number) }
    }
}
