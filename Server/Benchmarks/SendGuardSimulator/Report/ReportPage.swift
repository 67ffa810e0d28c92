import Foundation

/// A page of the documentation with a place for figures.
struct ReportPage {
    private static let begin = "<!-- figures: begin -->"
    private static let end = "<!-- figures: end -->"

    let text: String

    /// Returns the page with other figures; `nil` if it has no place for them.
    func with(figures: String) -> String? {
        guard let begin = text.range(of: Self.begin),
            let end = text.range(of: Self.end, range: begin.upperBound..<text.endIndex)
        else { return nil }
        return text[..<begin.upperBound] + "\n\n\(figures)\n\n" + text[end.lowerBound...]
    }
}
