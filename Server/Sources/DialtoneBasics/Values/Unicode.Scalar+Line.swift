extension Unicode.Scalar {
    /// Whether a text with this character stays in one line, and in its own order.
    ///
    /// Texts of callers are shown beside other texts, which they must not rearrange.
    package var staysInLine: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        // Joiners, which Persian and emojis need, reorder nothing.
        case .format: self == "\u{200C}" || self == "\u{200D}"
        default: true
        }
    }
}
