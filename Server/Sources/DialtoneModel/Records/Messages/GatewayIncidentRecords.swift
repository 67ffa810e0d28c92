package import DialtoneBasics

/// Reads the incidents of gateways that operators were alerted to.
package protocol GatewayIncidentReader {
    func gatewayIncidents() throws -> [GatewayIncident]
}

/// Changes the incidents of gateways; each check-and-set is a single conditional statement.
package protocol GatewayIncidentWriter {
    /// Inserts an incident; returns `false` if it exists, from any node.
    func insert(_ incident: GatewayIncident) throws -> Bool

    /// Records that a node still observes the incident.
    func saw(_ incident: GatewayIncident, at now: Timestamp) throws

    /// Ends the incident; returns `false` if another node has ended it, or has observed it again in
    /// the meantime.
    func delete(_ incident: GatewayIncident) throws -> Bool
}
