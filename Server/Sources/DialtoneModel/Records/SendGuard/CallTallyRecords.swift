package import DialtoneBasics
package import DialtoneSendGuard

/// Reads the counts of limited calls.
package protocol CallTallyReader {
    /// Returns the tallies of the address and its network without locking them; empty if there are
    /// none.
    func callTallies(
        of call: LimitedCall,
        from origin: SendOrigin,
        in project: ProjectID
    ) throws -> [SendTally]
}

/// Counts limited calls by client address.
package protocol CallTallyWriter {
    /// Returns the same tallies, locked until the end of the transaction, in the order of the
    /// dimensions.
    func holdCallTallies(
        of call: LimitedCall,
        from origin: SendOrigin,
        in project: ProjectID
    ) throws -> [SendTally]

    func save(
        _ tallies: [SendTally],
        of call: LimitedCall,
        in project: ProjectID,
        at now: Timestamp
    ) throws

    /// Deletes the counts of the address or network, and returns the number of tallies.
    func deleteCallTallies(on dimension: SendDimension, in project: ProjectID) throws -> Int
}

extension SendOrigin {
    /// The dimensions in which calls from here are counted, in the order of ``SendDimension``.
    package var dimensions: [SendDimension] {
        [SendDimension(.address, address), SendDimension(.network, network)]
    }
}
