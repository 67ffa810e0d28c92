package import DialtoneBasics
package import DialtoneFlows

/// What explanations depend on besides the data: the settings of the server.
package struct DiagnosisSettings: Sendable {
    /// The spending caps for the messages of all projects together.
    package var spendCaps = Reloadable(ServerSpendCaps.none)

    /// Whether messages are sent by the gateways in the database.
    package var needsGateway = false

    /// Why users get no mail, as the end of a sentence; `nil` if they do.
    package var mailObstacle: String?

    /// Why alerts are not mailed to operators, as the end of a sentence; `nil` if they are.
    package var alertMailObstacle: String?

    package init() {}
}
