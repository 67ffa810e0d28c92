import DialtoneBasics

/// Why an operator blocks messages to a number, or allows them again.
package enum OptOutReason {
    package static let limit = 200

    /// Returns the text without white space around it; `nil` if it is empty.
    package static func checked(_ text: String?) throws(Refusal) -> String? {
        guard let text, !text.allSatisfy(\.isWhitespace) else { return nil }
        guard text.utf16.count <= limit else {
            throw .invalidArgument(
                field: "reason",
                problem: "must have at most \(limit) characters"
            )
        }
        guard text.unicodeScalars.allSatisfy(\.staysInLine) else {
            throw .invalidArgument(field: "reason", problem: "must be a single line of text")
        }
        return text
    }
}
