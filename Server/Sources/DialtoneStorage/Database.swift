package import DialtoneCore

/// A data store whose opener checks and closes it.
package protocol Database: DataStore {
    /// Makes a durable write that fails on a full disk, and throws if it fails.
    func checkWritable() async throws

    /// The clock that all servers of this database share; `nil` where it is the machine's own.
    func time() async throws -> Timestamp?

    /// Fails everything that waits for the database now, for a server that must end.
    func abandon()

    /// Finishes what was begun, refuses what comes after, and lets go of all connections.
    func close() async
}
