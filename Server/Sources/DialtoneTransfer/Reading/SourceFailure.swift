/// The reason why no more accounts can be read from a file.
package enum SourceFailure: Error, Hashable, Sendable {
    case unreadable

    /// The text is not valid from this byte on.
    case malformed(offset: Int)

    /// A part of the text without any row is too long.
    case tooLong

    /// The text begins with neither a JSON list nor a JSON object.
    case notJSON

    /// The text ends prematurely.
    case truncated(offset: Int)

    /// There is no list with this name.
    case noList(String)

    /// The first row names columns, which a table of this format does not have.
    case hasHeader

    /// The table does not have this column.
    case noColumn(String)
}
