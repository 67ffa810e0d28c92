/// A Markdown table; numbers are not aligned.
struct MarkdownTable {
    let header: [String]
    let rows: [[String]]

    var text: String {
        ([header, header.map { _ in "---" }] + rows)
            .map { "| \($0.joined(separator: " | ")) |" }
            .joined(separator: "\n")
    }
}
