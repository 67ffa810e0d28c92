package import DialtoneBasics
package import Crypto

/// The data of Apple's push service: teams' keys, apps and devices.
package struct ApplePushWorld: Sendable {
    package struct Key: Sendable {
        package let teamID: String
        package let publicKey: P256.Signing.PublicKey

        package init(teamID: String, publicKey: P256.Signing.PublicKey) {
            self.teamID = teamID
            self.publicKey = publicKey
        }
    }

    package struct Device: Hashable, Sendable {
        package let app: String
        package let isGone: Bool

        package init(app: String, isGone: Bool = false) {
            self.app = app
            self.isGone = isGone
        }
    }

    /// The keys by key ID.
    package var keys: [String: Key] = [:]

    /// The team of each app.
    package var apps: [String: String] = [:]

    /// The devices by device token, in lower-case hexadecimal digits.
    package var devices: [String: Device] = [:]

    /// The clock of Apple's service.
    package var clock: ServerClock

    package init(clock: ServerClock) {
        self.clock = clock
    }
}
