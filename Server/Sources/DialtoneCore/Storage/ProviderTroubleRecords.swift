/// Reads which providers operators were told about.
package protocol ProviderTroubleReader {
    func providerTroubles() throws -> [ProviderTrouble]
}

/// Changes that; each check-and-set is one conditional statement.
package protocol ProviderTroubleWriter {
    /// `false` if it is noted already, by whatever node.
    func insert(_ trouble: ProviderTrouble) throws -> Bool

    /// Notes that a node still finds it so.
    func saw(_ trouble: ProviderTrouble, at now: Timestamp) throws

    /// Ends it; `false` if somebody else did, or has seen it again meanwhile.
    func delete(_ trouble: ProviderTrouble) throws -> Bool
}
