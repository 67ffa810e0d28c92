/// A documented metric: its name, its kind, and the labels of its series.
package struct MetricFamily: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case counter
        case gauge

        /// A distribution of durations; the bounds of its buckets are in seconds.
        case histogram(bounds: [Double])
    }

    package let name: String
    package let kind: Kind
    package let labels: [String]

    /// One sentence for operators, as in docs/metrics.md.
    package let help: String

    init(_ name: String, _ kind: Kind, _ labels: [String] = [], _ help: String) {
        self.name = name
        self.kind = kind
        self.labels = labels
        self.help = help
    }
}
