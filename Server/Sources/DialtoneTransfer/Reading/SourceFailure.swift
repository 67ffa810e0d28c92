/// Why no more accounts can be read from a file.
package enum SourceFailure: Error, Hashable, Sendable {
    case unreadable

    /// The text is not of its format from this byte on.
    case malformed(offset: Int)

    /// The text begins as no list or object of JSON does.
    case notJSON

    /// The text ends in the middle.
    case brokenOff(offset: Int)

    /// There is no list of this name where one is expected.
    case noList(String)

    /// A table lacks this column.
    case noColumn(String)
}
