/// Accounts in a file, one after the other.
package protocol AccountSource {
    /// The next row, or `nil` after the last.
    mutating func next() throws(SourceFailure) -> SourceRow?
}
