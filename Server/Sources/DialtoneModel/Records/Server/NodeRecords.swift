package import DialtoneBasics

/// Reads the nodes of the server.
package protocol NodeReader {
    /// Returns the nodes that run or have not been seen for a while, the oldest first.
    func nodes() throws -> [NodeRecord]
}

/// Changes the records of nodes; each node writes only its own.
package protocol NodeWriter {
    /// Inserts the record, or updates what changes while the node runs.
    func save(_ node: NodeRecord) throws
    func deleteNode(_ id: String) throws

    /// Deletes the records of a host that were last written before `moment`.
    func deleteNodes(onHost hostName: String, notSeenSince moment: Timestamp) throws
}
