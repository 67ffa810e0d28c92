/// A value that is read when the metrics are requested.
package struct MetricSample: Hashable, Sendable {
    let family: MetricFamily

    /// In the order of the family's labels.
    let labels: [String]
    let value: Double

    package init(_ family: MetricFamily, _ labels: [String] = [], _ value: Double) {
        self.family = family
        self.labels = labels
        self.value = value
    }
}

extension MetricSample {
    package init(_ family: MetricFamily, _ value: Double) {
        self.init(family, [], value)
    }
}
