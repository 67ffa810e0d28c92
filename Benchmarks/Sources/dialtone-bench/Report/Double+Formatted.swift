import Foundation

extension Double {
    /// Formats the number with the given number of decimal places, the same in every locale.
    func formatted(digits: Int) -> String {
        String(format: "%.\(digits)f", self)
    }

    /// The number as a percentage: 0.412 as `41 %`.
    var percent: String { "\((self * 100).formatted(digits: 0)) %" }
}
