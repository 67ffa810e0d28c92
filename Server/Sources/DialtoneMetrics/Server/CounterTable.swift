import CoreMetrics

/// The counters of one metric with a single label.
///
/// The counters of known values are found without a lock.
struct CounterTable: Sendable {
    private let family: MetricFamily
    private let registry: MetricRegistry
    private let known: [String: Counter]

    init(_ family: MetricFamily, of values: [String], in registry: MetricRegistry) {
        self.family = family
        self.registry = registry
        known = Dictionary(
            uniqueKeysWithValues: Set(values).map {
                ($0, Self.counter(family, $0, registry))
            }
        )
    }

    func increment(_ value: String) {
        (known[value] ?? Self.counter(family, value, registry)).increment()
    }

    private static func counter(
        _ family: MetricFamily,
        _ value: String,
        _ registry: MetricRegistry
    ) -> Counter {
        Counter(
            label: family.name,
            dimensions: family.labels.map { ($0, value) },
            factory: registry
        )
    }
}
