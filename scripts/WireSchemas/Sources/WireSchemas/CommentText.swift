/// A documentation comment as text for readers who do not see the Swift types.
struct CommentText {
    private let lines: [String]

    init(_ lines: [String]) {
        self.lines = lines
    }

    /// One line for each paragraph; properties in backticks become their names in JSON.
    ///
    /// `spelling` knows the name of a property that is written as `property` or `Type/property`.
    func text(spelling: (String) -> String?) -> String {
        lines.split(whereSeparator: \.isEmpty)
            .map { $0.joined(separator: " ") }
            .joined(separator: "\n\n")
            .replacing(/(`{1,2})([^`]+)\1/) { code in
                let name = String(code.2)
                let isLink = code.1.count == 2
                let last = isLink ? name.split(separator: "/").last.map(String.init) : nil
                return "`\(spelling(name) ?? last ?? name)`"
            }
    }
}
