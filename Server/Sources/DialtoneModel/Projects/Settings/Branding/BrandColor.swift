import Foundation

/// An opaque sRGB color.
package struct BrandColor: Hashable, Sendable, CustomStringConvertible {
    static let white = BrandColor(red: 255, green: 255, blue: 255)
    static let black = BrandColor(red: 0, green: 0, blue: 0)

    private let red: UInt8
    private let green: UInt8
    private let blue: UInt8

    private init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// `nil` unless the text is `#` and six hexadecimal digits.
    package init?(_ text: String) {
        guard text.wholeMatch(of: /#[0-9A-Fa-f]{6}/) != nil,
            let value = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        red = UInt8(value >> 16)
        green = UInt8((value >> 8) & 0xFF)
        blue = UInt8(value & 0xFF)
    }

    /// The color in CSS.
    package var description: String {
        "#" + [red, green, blue].map { String(format: "%02x", $0) }.joined()
    }

    /// The contrast ratio of WCAG 2.2, from 1 to 21.
    package func contrast(to other: Self) -> Double {
        let pair = [luminance, other.luminance].sorted()
        return (pair[1] + 0.05) / (pair[0] + 0.05)
    }

    /// The relative luminance of WCAG 2.2.
    private var luminance: Double {
        func linear(_ value: UInt8) -> Double {
            let share = Double(value) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Returns the color with a share of `other`, from 0 to 1.
    func mixed(with other: Self, _ share: Double) -> Self {
        func mix(_ own: UInt8, _ other: UInt8) -> UInt8 {
            UInt8((Double(own) * (1 - share) + Double(other) * share).rounded())
        }
        return Self(
            red: mix(red, other.red),
            green: mix(green, other.green),
            blue: mix(blue, other.blue)
        )
    }
}

extension BrandColor {
    /// The lowest contrast of the color to the backgrounds that it appears on.
    package func contrast(on scheme: BrandPalette.Scheme) -> Double {
        scheme.backgrounds.map(contrast).min() ?? 1
    }

    package func isLegible(on scheme: BrandPalette.Scheme) -> Bool {
        contrast(on: scheme) >= BrandPalette.leastContrast
    }

    /// Returns the color itself, or the most similar shade of it that is legible.
    package func legible(on scheme: BrandPalette.Scheme) -> Self {
        let shades = stride(from: 0.0, through: 1, by: 0.02)
        return shades.lazy.map { mixed(with: scheme.ink, $0) }.first { $0.isLegible(on: scheme) }
            ?? scheme.ink
    }
}
