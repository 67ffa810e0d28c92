import DialtoneCore

/// A kind of gateway that operators set up.
protocol ConfiguredGateway: SMSGateway {
    /// What it has to be told.
    static var fields: [GatewayField] { get }

    /// Checks what the operator says; throws what is wrong with it.
    init(
        _ configuration: SMSGatewayConfiguration,
        _ parts: GatewayParts
    ) throws(InvalidGateway)
}

extension GatewayCatalog.Entry {
    init<Gateway: ConfiguredGateway>(_ type: Gateway.Type) {
        self.init(fields: Gateway.fields) { configuration, parts throws(InvalidGateway) in
            try Gateway(configuration, parts)
        }
    }
}
