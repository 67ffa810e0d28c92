/// The Kolmogorov-Smirnov distance between two samples: the maximum difference between their
/// distribution functions.
///
/// 0 means equal; 1 means that every value of one is below every value of the other.
struct KolmogorovSmirnov {
    let statistic: Double

    /// The distance that two samples of the same distribution stay below in 999 of 1000 cases.
    let chance: Double

    init(_ first: [Int64], _ second: [Int64]) {
        let (first, second) = (first.sorted(), second.sorted())
        let (firstCount, secondCount) = (Double(first.count), Double(second.count))
        var (inFirst, inSecond) = (0, 0)
        var largest = 0.0
        while inFirst < first.count, inSecond < second.count {
            let value = min(first[inFirst], second[inSecond])
            while inFirst < first.count, first[inFirst] == value { inFirst += 1 }
            while inSecond < second.count, second[inSecond] == value { inSecond += 1 }
            largest = max(
                largest,
                abs(Double(inFirst) / firstCount - Double(inSecond) / secondCount)
            )
        }
        statistic = largest
        chance = 1.95 * ((firstCount + secondCount) / (firstCount * secondCount)).squareRoot()
    }
}
