package import DialtoneBasics
package import DialtoneModel

/// A data store together with its connections, which the opener must close.
package protocol Database: DataStore {
    /// Makes a durable write; throws if it fails, for example because the disk is full.
    func checkWritable() async throws

    /// The clock that all servers of this database share; `nil` if it is the machine's own.
    func time() async throws -> Timestamp?

    /// What waits for the database now, and how its connections are used.
    var load: DatabaseLoad { get }

    /// Fails everything that waits for the database, so that the server can exit at once.
    func abandon()

    /// Completes running transactions, rejects new ones, and closes all connections.
    func close() async
}

/// How busy a database's queue and connections are.
package struct DatabaseLoad: Sendable {
    /// The transactions that wait for a connection or for the writer.
    package var waiting = 0

    /// The connections to a server by use; `nil` without a server.
    package var connections: (busy: Int, idle: Int, closed: Int)?

    package init() {}
}
