package import CoreMetrics

/// The metrics of one server.
package struct ServerMetrics: Sendable {
    package let registry: MetricRegistry
    package let activity: ActivityMetrics
    package let transactions: TransactionMetrics
    package let connections: ConnectionMetrics

    /// Records how late event loops run their jobs.
    package let eventLoopLag: Timer

    private let refusals: CounterTable

    package init(version: String = "unknown") {
        registry = MetricRegistry()
        activity = ActivityMetrics(in: registry)
        transactions = TransactionMetrics(in: registry)
        connections = ConnectionMetrics(in: registry)
        eventLoopLag = Timer(label: MetricFamily.eventLoopLag.name, factory: registry)
        refusals = CounterTable(.refusals, of: [], in: registry)
        let process = ProcessSamples()
        registry.collect { process.samples + [MetricSample(.buildInfo, [version], 1)] }
    }

    /// Counts a request that was refused with an error code of the protocol.
    package func noteRefusal(_ reason: String) {
        refusals.increment(reason)
    }
}
