/// Reads what was counted of limited calls.
package protocol CallTallyReader {
    /// The tallies of the address and its network, empty where there are none, without holding
    /// them.
    func callTallies(
        of call: LimitedCall,
        from origin: SendOrigin,
        in project: ProjectID
    ) throws -> [SendTally]
}

/// Counts limited calls by where they come from.
package protocol CallTallyWriter {
    /// The same tallies, held by this transaction until it ends: others wait, in the order of
    /// the axes.
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

    /// Forgets what was counted from that address or network, and says of how many tallies.
    func deleteCallTallies(on axis: SendAxis, in project: ProjectID) throws -> Int

    func deleteCallTallies(untouchedSince moment: Timestamp, limit: Int) throws -> Int
}

extension SendOrigin {
    /// What calls from here are counted for, in the order of ``SendAxis``.
    package var axes: [SendAxis] {
        [SendAxis(.address, address), SendAxis(.network, network)]
    }
}
