/// A source that returns the accounts of a file one by one.
package protocol AccountSource {
    /// Returns the next row, or `nil` after the last one.
    mutating func next() throws(SourceFailure) -> SourceRow?
}
