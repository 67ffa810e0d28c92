import DialtoneModel

/// A gateway type that operators configure.
protocol ConfiguredGateway: SMSGateway {
    /// The settings and secrets that this gateway type accepts.
    static var fields: [GatewayField] { get }

    /// Creates the gateway; throws the first problem found in its configuration.
    init(
        _ configuration: SMSGatewayConfiguration,
        _ dependencies: GatewayDependencies
    ) throws(InvalidGateway)
}
