import CoreMetrics
import Synchronization

/// A value that only grows, such as a number of requests or an amount of money.
final class CounterSeries: CounterHandler, FloatingPointCounterHandler {
    private let units = Atomic<Int64>(0)

    /// The bits of the sum of fractions.
    private let fractions = Atomic<UInt64>(0)

    var value: Double {
        Double(units.load(ordering: .relaxed))
            + Double(bitPattern: fractions.load(ordering: .relaxed))
    }

    func increment(by amount: Int64) {
        units.add(max(0, amount), ordering: .relaxed)
    }

    func increment(by amount: Double) {
        guard amount > 0, amount.isFinite else { return }
        var known = fractions.load(ordering: .relaxed)
        while true {
            let sum = (Double(bitPattern: known) + amount).bitPattern
            let (isExchanged, found) = fractions.weakCompareExchange(
                expected: known,
                desired: sum,
                ordering: .relaxed
            )
            if isExchanged { return }
            known = found
        }
    }

    /// Does nothing: a counter that Prometheus has read must not go back.
    func reset() {}
}
