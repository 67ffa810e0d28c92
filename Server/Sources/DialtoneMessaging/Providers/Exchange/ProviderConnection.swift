import DialtoneCore

/// Which provider is reached by HTTP, and with what.
struct ProviderConnection: Sendable {
    let name: String
    let http: any OutboundHTTP
    let address: ProviderAddress
    private let clock: ServerClock

    init(name: String, address: ProviderAddress, _ parts: ProviderParts) {
        self.name = name
        self.address = address
        http = parts.http
        clock = parts.clock
    }

    var now: Timestamp { clock.now }
}
