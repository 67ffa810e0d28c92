/// A documentation comment as text for readers who do not see the Swift types.
struct CommentText {
    private let lines: [String]

    init(_ lines: [String]) {
        self.lines = lines
    }

    /// One line for each paragraph; links to properties become their names in JSON.
    func text(spellings: [String: String]) -> String {
        lines.split(whereSeparator: \.isEmpty)
            .map { $0.joined(separator: " ") }
            .joined(separator: "\n\n")
            .replacing(/``([^`]+)``/) { link in
                let name = String(link.1.split(separator: "/").last ?? link.1)
                return "`\(spellings[name] ?? name)`"
            }
    }
}
