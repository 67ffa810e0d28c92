/// Metrics in Prometheus' text format, version 0.0.4.
///
/// Every documented metric is named, also while it has no values.
struct PrometheusText {
    private let series: [String: [(labels: [String], series: MetricRegistry.Series)]]
    private let samples: [String: [MetricSample]]

    init(series: [MetricRegistry.Key: MetricRegistry.Series], samples: [MetricSample]) {
        self.series = Dictionary(
            grouping: series.map { (name: $0.key.name, labels: $0.key.labels, series: $0.value) },
            by: \.name
        )
        .mapValues { list in
            list.map { (labels: $0.labels, series: $0.series) }
                .sorted { $0.labels.lexicographicallyPrecedes($1.labels) }
        }
        self.samples = Dictionary(grouping: samples, by: \.family.name)
    }

    var text: String {
        var text = ""
        for family in MetricFamily.all { append(family, to: &text) }
        return text
    }

    private func append(_ family: MetricFamily, to text: inout String) {
        text += "# HELP \(family.name) \(family.help)\n# TYPE \(family.name) \(family.kind.name)\n"
        for (labels, series) in series[family.name] ?? [] {
            switch series {
            case .counter(let counter):
                text += family.line(labels: labels, counter.value)
            case .histogram(let histogram):
                append(histogram.reading, of: family, labels, to: &text)
            }
        }
        for sample in samples[family.name] ?? [] {
            text += family.line(labels: sample.labels, sample.value)
        }
    }

    /// Appends a histogram, unless it is empty: most routes are never called.
    private func append(
        _ reading: HistogramSeries.Reading,
        of family: MetricFamily,
        _ labels: [String],
        to text: inout String
    ) {
        guard case .histogram(let bounds) = family.kind, reading.total > 0 else { return }
        var count: UInt64 = 0
        for (bound, inBucket) in zip(bounds.map { "\($0)" } + ["+Inf"], reading.counts) {
            count += inBucket
            text += family.line("_bucket", labels: labels, upTo: bound, Double(count))
        }
        text += family.line("_sum", labels: labels, reading.seconds)
        text += family.line("_count", labels: labels, Double(count))
    }
}

extension MetricFamily {
    fileprivate func line(
        _ suffix: String = "",
        labels values: [String],
        upTo bound: String? = nil,
        _ value: Double
    ) -> String {
        let pairs = Array(zip(labels, values)) + (bound.map { [("le", $0)] } ?? [])
        let list = pairs.map { "\($0)=\"\(Self.escaped($1))\"" }.joined(separator: ",")
        return "\(name)\(suffix)\(list.isEmpty ? "" : "{\(list)}") \(Self.number(value))\n"
    }

    private static func escaped(_ value: String) -> String {
        guard value.utf8.contains(where: { [0x22, 0x5c, 0x0a].contains($0) }) else { return value }
        // A quotation mark with a combining mark is one character.
        return value.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "\\": text += "\\\\"
            case "\"": text += "\\\""
            case "\n": text += "\\n"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    private static func number(_ value: Double) -> String {
        value.magnitude < 1e15 && value == value.rounded() ? "\(Int64(value))" : "\(value)"
    }
}

extension MetricFamily.Kind {
    fileprivate var name: String {
        switch self {
        case .counter: "counter"
        case .gauge: "gauge"
        case .histogram: "histogram"
        }
    }
}

extension MetricRegistry {
    /// The media type of ``text``.
    package static let contentType = "text/plain; version=0.0.4; charset=utf-8"

    /// The metrics in Prometheus' text format.
    package var text: String {
        let (series, samples) = contents
        return PrometheusText(series: series, samples: samples).text
    }
}
