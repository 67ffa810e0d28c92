package import DialtoneBasics
package import Crypto

/// A developer team at Apple, with one key, one app and one device of each kind.
package struct AppleTeam: Sendable {
    package let teamID = "TEAM123456"
    package let keyID = "KEY1234567"
    package let app: String
    package let key = P256.Signing.PrivateKey()

    /// The token of a device in the production environment; ``debugPhone`` is in the sandbox.
    package let phone = String(repeating: "a1", count: 32)
    package let debugPhone = String(repeating: "b2", count: 32)

    package init(app: String = "com.example.shop") {
        self.app = app
    }

    /// Returns the data of the production service.
    package func production(at clock: ServerClock) -> ApplePushWorld {
        world(clock, devices: [phone])
    }

    /// Returns the data of the sandbox service.
    package func sandbox(at clock: ServerClock) -> ApplePushWorld {
        world(clock, devices: [debugPhone])
    }

    private func world(_ clock: ServerClock, devices: [String]) -> ApplePushWorld {
        var world = ApplePushWorld(clock: clock)
        world.keys[keyID] = .init(teamID: teamID, publicKey: key.publicKey)
        world.apps[app] = teamID
        for device in devices { world.devices[device] = .init(app: app) }
        return world
    }
}
