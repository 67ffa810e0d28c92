package import DialtoneBasics
package import PhoneNumbers

/// Reads SMS gateways and the routes to them.
package protocol SMSRouteReader {
    /// In the order in which they were added.
    func smsGateways() throws -> [SMSGatewayRecord]

    /// Those for all projects first, the narrowest last.
    func smsRoutes() throws -> [SMSRoute]
}

/// Changes SMS gateways and the routes to them.
package protocol SMSRouteWriter {
    /// `false` if there is one of that name, and then nothing changes.
    func insert(_ gateway: SMSGatewayRecord) throws -> Bool
    /// Writes everything but name and time of creation; `false` if it is gone.
    func update(_ gateway: SMSGatewayRecord) throws -> Bool
    func deleteSMSGateway(_ name: String) throws -> Bool

    /// Saves a route in place of one of the same project and scope.
    func save(_ route: SMSRoute) throws
    /// `false` if there is no such route.
    func deleteSMSRoute(_ scope: NumberScope, of project: ProjectID?) throws -> Bool
}
