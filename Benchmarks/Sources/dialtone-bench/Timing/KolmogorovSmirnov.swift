/// The distance between two samples: the most by which their distribution functions differ.
///
/// 0 means alike, 1 means that every value of one lies below every value of the other.
struct KolmogorovSmirnov {
    let statistic: Double

    /// What samples of one and the same distribution stay below, 999 times of 1000.
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
