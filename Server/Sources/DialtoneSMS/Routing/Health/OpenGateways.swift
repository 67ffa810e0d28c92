package import DialtoneBasics
package import DialtoneModel
package import PhoneNumbers

/// The open gateways of a node, for administrators.
package struct OpenGateways: GatewayDesk {
    let directory: GatewayDirectory
    private let health: GatewayHealthBoard
    private let addresses: CallbackAddresses
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        directory: GatewayDirectory,
        health: GatewayHealthBoard,
        addresses: CallbackAddresses,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.directory = directory
        self.health = health
        self.addresses = addresses
        self.clock = clock
        self.random = random
    }

    package func isHealthy(_ gateway: String) async -> Bool? {
        guard directory.names.contains(gateway) else { return nil }
        return health.standing(of: gateway) == .healthy
    }

    package func sendTest(
        by gateway: String,
        to number: PhoneNumber,
        from sender: SenderIdentity?
    ) async throws -> SendOutcome? {
        let message = TextMessage.test(
            of: gateway,
            to: number,
            from: sender,
            at: clock.now,
            random: random
        )
        let attempt = SMSAttempt.test(random: random, statusURL: addresses.statusURL(of: gateway))
        return try await directory.gateway(named: gateway)?.use { gateway in
            await gateway.send(message, as: attempt)
        }
    }
}
