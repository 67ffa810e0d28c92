package import CoreMetrics
import Synchronization

/// The metrics of one server, as a backend of swift-metrics.
///
/// Only documented metrics are recorded; others have no effect. A series is created once and then
/// updated without a lock, so callers keep the counters and timers of series that they update
/// often.
package final class MetricRegistry: MetricsFactory {
    /// The maximum number of series of a metric; the labels of further ones become ``rest``.
    package static let seriesLimit = 2_000

    /// The label of all series beyond the limit together.
    static let rest = "other"

    /// Reads values when the metrics are requested; it must not wait for the database.
    package typealias Collector = @Sendable () -> [MetricSample]

    struct Key: Hashable {
        let name: String
        let labels: [String]
    }

    enum Series {
        case counter(CounterSeries)
        case histogram(HistogramSeries)
    }

    private struct State {
        var series: [Key: Series] = [:]
        var counts: [String: Int] = [:]
        var collectors: [Collector] = []
    }

    private static let families = Dictionary(
        uniqueKeysWithValues: MetricFamily.all.map { ($0.name, $0) }
    )

    private let state = Mutex(State())

    package init() {}

    /// Adds values that are read when the metrics are requested.
    package func collect(_ collector: @escaping Collector) {
        state.withLock { $0.collectors.append(collector) }
    }

    /// The present series and samples.
    var contents: (series: [Key: Series], samples: [MetricSample]) {
        let (series, collectors) = state.withLock { ($0.series, $0.collectors) }
        return (series, collectors.flatMap { $0() })
    }

    private func series(_ label: String, _ dimensions: [(String, String)]) -> Series? {
        guard let family = Self.families[label], family.labels == dimensions.map(\.0) else {
            return nil
        }
        let key = Key(name: family.name, labels: dimensions.map(\.1))
        return state.withLock { state in
            if let known = state.series[key] { return known }
            var key = key
            if state.counts[family.name, default: 0] >= Self.seriesLimit {
                key = Key(name: family.name, labels: key.labels.map { _ in Self.rest })
                if let known = state.series[key] { return known }
            }
            let made: Series
            switch family.kind {
            case .counter: made = .counter(CounterSeries())
            case .histogram(let bounds): made = .histogram(HistogramSeries(bounds: bounds))
            case .gauge: return nil
            }
            state.series[key] = made
            state.counts[family.name, default: 0] += 1
            return made
        }
    }
}

extension MetricRegistry {
    package func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        guard case .counter(let counter) = series(label, dimensions) else {
            return NOOPMetricsHandler.instance
        }
        return counter
    }

    package func makeFloatingPointCounter(
        label: String,
        dimensions: [(String, String)]
    ) -> any FloatingPointCounterHandler {
        guard case .counter(let counter) = series(label, dimensions) else {
            return NOOPMetricsHandler.instance
        }
        return counter
    }

    package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        guard case .histogram(let histogram) = series(label, dimensions) else {
            return NOOPMetricsHandler.instance
        }
        return histogram
    }

    /// No metric of the server is set from outside: gauges are collected.
    package func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        NOOPMetricsHandler.instance
    }

    /// No metric of the server is a distribution of other values than durations.
    package func makeRecorder(
        label: String,
        dimensions: [(String, String)],
        aggregate: Bool
    ) -> any RecorderHandler {
        NOOPMetricsHandler.instance
    }

    // Series are kept, because Prometheus would take a new counter for a restart.
    package func destroyCounter(_ handler: any CounterHandler) {}
    package func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
    package func destroyTimer(_ handler: any TimerHandler) {}
    package func destroyMeter(_ handler: any MeterHandler) {}
    package func destroyRecorder(_ handler: any RecorderHandler) {}
}
