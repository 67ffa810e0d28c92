/// A color in the sRGB color space, for every front end of the screen.
public struct SignInColor: Hashable, Sendable {
    /// The share of red, from 0 to 1.
    public let red: Double

    /// The share of green, from 0 to 1.
    public let green: Double

    /// The share of blue, from 0 to 1.
    public let blue: Double

    /// Creates a color; values outside 0 to 1 are moved to the nearest end.
    public init(red: Double, green: Double, blue: Double) {
        self.red = Self.share(red)
        self.green = Self.share(green)
        self.blue = Self.share(blue)
    }

    /// Creates a color from its hexadecimal form, `#0A7EA4` or `#07A`; `nil` for any other text.
    ///
    /// The number sign can be left out.
    public init?(hex: String) {
        var digits = Array(hex.hasPrefix("#") ? hex.dropFirst() : hex[...])
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        guard digits.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
            let value = Int(String(digits), radix: 16)
        else { return nil }
        self.init(
            red: Double(value >> 16) / 255,
            green: Double(value >> 8 & 255) / 255,
            blue: Double(value & 255) / 255
        )
    }

    /// The shares as whole numbers from 0 to 255: red, green and blue.
    public var bytes: [Int] { [red, green, blue].map { Int(($0 * 255).rounded()) } }

    private static func share(_ value: Double) -> Double {
        value.isNaN ? 0 : min(max(value, 0), 1)
    }
}
