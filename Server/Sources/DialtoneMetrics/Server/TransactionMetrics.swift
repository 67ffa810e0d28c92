import CoreMetrics

/// Times the transactions of a server.
package struct TransactionMetrics: Sendable {
    package enum Operation: String, CaseIterable, Sendable {
        case read, write
    }

    package enum Outcome: String, CaseIterable, Sendable {
        case committed

        /// Undone by its own code, as for a refusal.
        case undone

        /// Failed by the database.
        case failed
    }

    private struct Key: Hashable {
        let operation: Operation
        let outcome: Outcome
    }

    private let timers: [Key: Timer]

    init(in registry: MetricRegistry) {
        let keys = Operation.allCases.flatMap { operation in
            Outcome.allCases.map { Key(operation: operation, outcome: $0) }
        }
        timers = Dictionary(
            uniqueKeysWithValues: keys.map { key in
                let dimensions = [
                    ("operation", key.operation.rawValue), ("outcome", key.outcome.rawValue),
                ]
                let name = MetricFamily.databaseDuration.name
                return (key, Timer(label: name, dimensions: dimensions, factory: registry))
            }
        )
    }

    package func record(_ operation: Operation, _ outcome: Outcome, nanoseconds: UInt64) {
        timers[Key(operation: operation, outcome: outcome)]?
            .recordNanoseconds(Int64(clamping: nanoseconds))
    }
}
