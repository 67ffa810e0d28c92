/// The colors that the pages derive from a project's accent color, for one color scheme.
package struct BrandPalette: Hashable, Sendable {
    /// The lowest contrast of text to its background (WCAG 2.2, level AA).
    static let leastContrast = 4.5

    package enum Scheme: Sendable {
        case light
        case dark

        /// The backgrounds of the pages, as in `base.css`.
        var backgrounds: [BrandColor] {
            let texts =
                switch self {
                case .light: ["#f6f5f1", "#fffefc", "#efede7"]
                case .dark: ["#121412", "#1a1d1a", "#141714"]
                }
            return texts.compactMap(BrandColor.init)
        }

        /// The color that has the greatest contrast to the backgrounds.
        var ink: BrandColor { self == .light ? .black : .white }

        /// The color of text on the accent color.
        var inkOnAccent: BrandColor { self == .light ? .white : .black }

        private var card: BrandColor { backgrounds[1] }

        func wash(_ accent: BrandColor) -> BrandColor { card.mixed(with: accent, 0.12) }
    }

    package let accent: BrandColor

    /// The color of a button under the pointer, and of text on ``wash``.
    package let deep: BrandColor

    /// The color of text on ``accent``.
    package let onAccent: BrandColor

    /// The background of what is chosen or to be noticed.
    package let wash: BrandColor

    init(accent: BrandColor, on scheme: Scheme) {
        self.accent = accent
        deep = accent.mixed(with: scheme.ink, 0.25)
        onAccent = scheme.inkOnAccent
        wash = scheme.wash(accent)
    }
}
