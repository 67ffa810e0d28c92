import Foundation

extension Double {
    /// With that many digits after the point, the same in every locale.
    func formatted(digits: Int) -> String {
        String(format: "%.\(digits)f", self)
    }

    /// 0.412 as `41 %`.
    var percent: String { "\((self * 100).formatted(digits: 0)) %" }
}
