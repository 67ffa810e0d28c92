package import DialtoneCore

/// A data store that somebody has to look after: whoever opened it checks and closes it.
package protocol Database: DataStore {
    /// Makes a durable write, and throws what stands in its way.
    func checkWritable() async throws

    /// Finishes what was begun, refuses what comes after, and lets go of all connections.
    func close() async
}
