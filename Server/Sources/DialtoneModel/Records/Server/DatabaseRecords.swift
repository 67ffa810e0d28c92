/// What a database is and how large it has become.
package struct DatabaseSize: Hashable, Sendable {
    /// `sqlite` or `postgres`.
    package let kind: String
    package let bytes: Int64

    package init(kind: String, bytes: Int64) {
        self.kind = kind
        self.bytes = bytes
    }
}

/// Reads the state of the database itself.
package protocol DatabaseReader {
    /// Makes the smallest possible read.
    func ping() throws
    func databaseSize() throws -> DatabaseSize
}
