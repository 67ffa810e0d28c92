package import DialtoneBasics
package import DialtoneModel

/// Tests push credentials, for operators who set up pushes.
package struct APNsTrial: Sendable {
    private let client: APNsClient
    private let clock: ServerClock
    private let random: RandomSource

    /// The bundle ID of the app.
    package let app: String

    package init(client: APNsClient, app: String, clock: ServerClock, random: RandomSource) {
        self.client = client
        self.app = app
        self.clock = clock
        self.random = random
    }

    /// Sends a push in the real format, with a receipt that is not valid for verification.
    package func push(
        to device: DeviceToken,
        in environment: PushEnvironment,
        by credentials: [APNsCredential]
    ) async -> PushOutcome {
        await client.send(push(to: device, environment), by: credentials)
    }

    /// Returns why Apple rejects the credential; `nil` if it does not.
    ///
    /// Sends a push to a nonexistent device: Apple checks the credential before the device token.
    package func show(
        _ credential: APNsCredential,
        in environment: PushEnvironment
    ) async -> PushReason? {
        guard let unknown = DeviceToken(hex: String(repeating: "00", count: 32)) else { return nil }
        let push = push(to: unknown, environment)
        switch await client.send(push, to: environment, by: credential) {
        case .sent, .refused(.badDeviceToken, _): return nil
        case .refused(let reason, _): return reason
        }
    }

    private func push(to device: DeviceToken, _ environment: PushEnvironment) -> SilentPush {
        SilentPush(
            deviceToken: device,
            topic: app,
            environment: environment,
            receipt: Base64URL.encode(random.bytes(32)),
            secret: Base64URL.encode(random.bytes(32)),
            expiresAt: clock.now + .minutes(5)
        )
    }
}
