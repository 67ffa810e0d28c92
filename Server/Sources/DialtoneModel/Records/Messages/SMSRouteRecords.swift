package import DialtoneBasics
package import PhoneNumbers

/// Reads SMS gateways and their routes.
package protocol SMSRouteReader {
    /// Returns the gateways in the order in which they were added.
    func smsGateways() throws -> [SMSGatewayRecord]

    /// Returns the routes: those for all projects first, and the most specific last.
    func smsRoutes() throws -> [SMSRoute]
}

/// Changes SMS gateways and their routes.
package protocol SMSRouteWriter {
    /// Returns the gateways; until the transaction ends, no other one holds them.
    ///
    /// Hold them also before a route is changed: every route has a gateway.
    func holdSMSGateways() throws -> [SMSGatewayRecord]

    /// Inserts a gateway; returns `false` and changes nothing if the name exists.
    func insert(_ gateway: SMSGatewayRecord) throws -> Bool
    /// Saves everything except name and creation time; returns `false` if the gateway does not
    /// exist.
    func update(_ gateway: SMSGatewayRecord) throws -> Bool
    func deleteSMSGateway(_ name: String) throws -> Bool

    /// Saves a route; replaces one with the same project and scope.
    func save(_ route: SMSRoute) throws
    /// Deletes a route; returns `false` if it does not exist.
    func deleteSMSRoute(_ scope: NumberScope, of project: ProjectID?) throws -> Bool
}
