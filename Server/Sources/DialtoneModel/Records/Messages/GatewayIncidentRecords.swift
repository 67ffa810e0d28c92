package import DialtoneBasics

/// Reads which gateways operators were told about.
package protocol GatewayIncidentReader {
    func gatewayIncidents() throws -> [GatewayIncident]
}

/// Changes that; each check-and-set is one conditional statement.
package protocol GatewayIncidentWriter {
    /// `false` if it is noted already, by whatever node.
    func insert(_ incident: GatewayIncident) throws -> Bool

    /// Notes that a node still finds it so.
    func saw(_ incident: GatewayIncident, at now: Timestamp) throws

    /// Ends it; `false` if another node ended it, or has seen it again meanwhile.
    func delete(_ incident: GatewayIncident) throws -> Bool
}
