package import DialtoneBasics

/// Reads which gateways operators were told about.
package protocol GatewayTroubleReader {
    func gatewayTroubles() throws -> [GatewayTrouble]
}

/// Changes that; each check-and-set is one conditional statement.
package protocol GatewayTroubleWriter {
    /// `false` if it is noted already, by whatever node.
    func insert(_ trouble: GatewayTrouble) throws -> Bool

    /// Notes that a node still finds it so.
    func saw(_ trouble: GatewayTrouble, at now: Timestamp) throws

    /// Ends it; `false` if somebody else did, or has seen it again meanwhile.
    func delete(_ trouble: GatewayTrouble) throws -> Bool
}
