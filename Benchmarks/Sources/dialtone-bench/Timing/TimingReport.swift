/// The response times of refusals, by reason.
struct TimingReport: Encodable {
    struct Row: Encodable {
        let refusal: RefusalKind
        let medianMicroseconds: Double

        /// The distance of the times from those of a wrong code.
        let distance: Double
        let distanceByChance: Double
    }

    let samplesEach: Int
    let rows: [Row]

    init(samples: [RefusalKind: [Int64]]) {
        let reference = samples[.wrongCode] ?? []
        samplesEach = reference.count
        rows = RefusalKind.allCases.compactMap { kind in
            guard let times = samples[kind], let spread = Spread(times.map(Double.init)) else {
                return nil
            }
            let comparison = KolmogorovSmirnov(times, reference)
            return Row(
                refusal: kind,
                medianMicroseconds: spread.median / 1_000,
                distance: comparison.statistic,
                distanceByChance: comparison.chance
            )
        }
    }

    /// The report as text.
    var text: String {
        var table = TextTable(titles: ["refused for", "median", "distance", "by chance below"])
        for row in rows {
            table.add([
                row.refusal.rawValue,
                "\(row.medianMicroseconds.formatted(digits: 0)) us",
                row.distance.formatted(digits: 3),
                row.distanceByChance.formatted(digits: 3),
            ])
        }
        return """
            \(samplesEach) tries of each kind; distance: Kolmogorov-Smirnov, from wrong code

            \(table.text)
            """
    }
}
