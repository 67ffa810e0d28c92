/// A sentence in which times are elements of the page, so that they are shown as local times.
struct TimedText: Sendable {
    /// Some text, and the time that follows it.
    struct Part: Sendable {
        let text: String
        let moment: ConsoleTime?
    }

    let parts: [Part]

    /// Finds the times of RFC 3339 in a sentence.
    init(_ sentence: String) {
        var parts: [Part] = []
        var rest = sentence[...]
        while let found = rest.firstMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/) {
            parts.append(
                Part(
                    text: String(rest[..<found.range.lowerBound]),
                    moment: ConsoleTime(rfc3339: String(found.output.0))
                )
            )
            rest = rest[found.range.upperBound...]
        }
        self.parts = parts + [Part(text: String(rest), moment: nil)]
    }
}
