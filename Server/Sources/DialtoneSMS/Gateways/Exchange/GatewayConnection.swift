import DialtoneBasics

/// The name, HTTP client and base URL of a gateway.
struct GatewayConnection: Sendable {
    let name: String
    let http: any OutboundHTTP
    let address: GatewayAddress
    private let clock: ServerClock

    init(name: String, address: GatewayAddress, _ dependencies: GatewayDependencies) {
        self.name = name
        self.address = address
        http = dependencies.http
        clock = dependencies.clock
    }

    var now: Timestamp { clock.now }
}
