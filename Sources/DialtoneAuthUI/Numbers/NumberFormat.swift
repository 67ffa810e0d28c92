/// How some numbers of a country are grouped, without the calling code.
struct NumberFormat: Hashable, Sendable {
    /// A regular expression for the whole number, with groups.
    let pattern: String

    /// The written form, with the groups as `$1` to `$9`.
    let replacement: String

    /// Regular expressions for the first digits; empty if the format suits every number.
    ///
    /// The first one tests three digits, and each of the others one digit more than the one before.
    let leadingDigits: [String]

    /// Reads a cell of the table.
    init?(_ cell: String) {
        let parts = cell.split(separator: "~", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 2 else { return nil }
        pattern = parts[0]
        replacement = parts[1]
        leadingDigits = Array(parts[2...])
    }
}
