package import DialtoneBasics

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

    /// Counts what waits in a queue, up to ``StoredQueue/countLimit``, and returns when the oldest
    /// item was created; `nil` if the queue is empty.
    func waiting(in queue: StoredQueue) throws -> (count: Int, oldest: Timestamp?)
}
