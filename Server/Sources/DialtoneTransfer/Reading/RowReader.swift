/// Decodes the rows of a file, whatever has divided the file into rows.
package protocol RowReader: Sendable {
    func row(_ text: ListedText<[UInt8]>, number: Int) -> SourceRow
}
