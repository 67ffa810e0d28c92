package import DialtoneCore

/// A data store that somebody has to look after: whoever opened it checks and closes it.
package protocol Database: DataStore {
    /// Makes a durable write of the kind that a full disk refuses, and throws what stands in its
    /// way.
    func checkWritable() async throws

    /// The clock that all servers of this database share; `nil` where it is the machine's own.
    func time() async throws -> Timestamp?

    /// Makes everything that waits for the database fail now, for a server that has to end.
    func abandon()

    /// Finishes what was begun, refuses what comes after, and lets go of all connections.
    func close() async
}
